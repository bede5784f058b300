import { z } from 'zod';
import { currentRound, isSameRound } from '#tournament';
import { Aggregates, SystemCommands } from '#application';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

const payload = z.object({
  eventId: z.string().min(1),
  phase: z.int().min(0),
  round: z.int().min(1),
});
type Payload = z.infer<typeof payload>;

/** The number of matches started concurrently. */
const AT_ONCE = 16;

/**
 * The round's clock was started: starts the time to ban at all Trilogy tables of the round that
 * wait for it.
 */
export class StartBanClocksJob implements JobHandler<Payload> {
  readonly job = 'start-ban-clocks';

  constructor(
    private readonly aggregates: Aggregates,
    private readonly system: SystemCommands,
  ) {}

  async handle({ eventId, phase, round }: Payload): Promise<JobOutcome> {
    const { state } = await this.aggregates.tournament(eventId);
    const standing = currentRound(state);
    if (state.format !== 'trilogy' || !standing || !isSameRound(standing, { phase, round }))
      return done;
    const matchIds = standing.tables.map(({ matchId }) => matchId);
    for (let from = 0; from < matchIds.length; from += AT_ONCE)
      await Promise.all(matchIds.slice(from, from + AT_ONCE).map((each) => this.start(each)));
    return done;
  }

  /** A refusal means that it already runs or the bans are over. */
  private async start(matchId: string): Promise<void> {
    const { trilogy } = (await this.aggregates.match(matchId)).state;
    if (trilogy?.stage !== 'ban' || trilogy.waitsFor === null) return;
    const act = { job: this.job, commandId: `start-ban-clocks.${matchId}` } as const;
    await this.system.toMatch(act, matchId, 'StartBanClock', { because: 'round' });
  }
}

/** Starts the time to ban of a round whose clock was started. */
export const startBanClocks = defineJob({
  name: 'start-ban-clocks',
  payload,
  key: ({ eventId, phase, round }) => `${eventId}.${phase}.${round}`,
  attempts: 8,
  backoffMs: 200,
  needs: { aggregates: Aggregates, system: SystemCommands },
  handler: ({ aggregates, system }) => new StartBanClocksJob(aggregates, system),
});
