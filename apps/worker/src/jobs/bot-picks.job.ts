import { z } from 'zod';
import { botPicks, isFree, type PodState } from '#draft';
import { isRefusal } from '#aggregate';
import { type Clock, SystemCommands, systemClock } from '#application';
import { Pods } from '../drafts/pods.js';
import { again, done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

/** How long a bot thinks at most before its next pick. */
const paceMs = 300;
/** Picks per run; other pods get their turn in between. */
const mostPicks = 64;

const payload = z.object({ podId: z.string().min(1) });
type Payload = z.infer<typeof payload>;

/** Makes the picks of seats held by bots, until every pack is in front of a human player. */
export class BotPicksJob implements JobHandler<Payload> {
  readonly job = 'bot-picks';

  constructor(
    private readonly commands: SystemCommands,
    private readonly pods: Pods,
    private readonly clock: Clock,
  ) {}

  async handle({ podId }: Payload): Promise<JobOutcome> {
    for (let made = 0; made < mostPicks;) {
      const { state, packs } = await this.pods.open(podId);
      if (!botsDraft(state) || isFree(state)) return done;
      const due = botPicks(state, packs, this.clock.now());
      if (due.length === 0) break;
      for (const pick of due) {
        const commandId = `bot-picks.${podId}.${pick.round}.${pick.pick}.${pick.seat}.${state.rewinds}`;
        const outcome = await this.commands.toPod({ job: this.job, commandId }, podId, 'PickCard', {
          ...pick,
          by: 'bot',
          packs,
        });
        // Another command came in between: the remaining picks are computed anew.
        if (isRefusal(outcome)) break;
        made += 1;
      }
      made += 1;
    }
    return again(paceMs);
  }
}

const botsDraft = ({ status, pausedAt, source, seats }: PodState): boolean =>
  status === 'drafting' &&
  pausedAt === null &&
  source === 'generated' &&
  seats.some((seat) => seat.holder === 'bot');

/**
 * Makes the picks of a draft pod's seats that are held by bots, and asks to be run again while
 * there are any.
 */
export const pickForBots = defineJob({
  name: 'bot-picks',
  payload,
  key: ({ podId }) => podId,
  attempts: 20,
  backoffMs: 100,
  needs: { commands: SystemCommands, pods: Pods },
  handler: ({ commands, pods }) => new BotPicksJob(commands, pods, systemClock),
});
