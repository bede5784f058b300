import { z } from 'zod';
import { botPicks, isFree, type PodState } from '#draft';
import { isRefusal } from '#aggregate';
import { type Clock, SystemCommands, systemClock } from '#application';
import { Pods } from '../drafts/pods.js';
import { again, done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

/** So long a bot thinks at most before it takes up a pack. */
const paceMs = 300;
/** Picks of one run; other pods get their turn in between. */
const mostPicks = 64;

const payload = z.object({ podId: z.string().min(1) });
type Payload = z.infer<typeof payload>;

/** Picks for the seats that bots hold, until every pack lies before a person. */
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
        // Somebody acted in between: the rest of what was due is looked at anew.
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

/** Picks for the seats of a draft pod that bots hold, and asks to be run again while there are any. */
export const pickForBots = defineJob({
  name: 'bot-picks',
  payload,
  key: ({ podId }) => podId,
  attempts: 20,
  backoffMs: 100,
  needs: { commands: SystemCommands, pods: Pods },
  handler: ({ commands, pods }) => new BotPicksJob(commands, pods, systemClock),
});
