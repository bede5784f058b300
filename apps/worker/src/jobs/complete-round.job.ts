import { z } from 'zod';
import { EVENT_STORE } from '#infrastructure';
import { PROJECTIONS } from '../infrastructure/tokens.js';
import { isRefusal, type Refusal, streamOf } from '#aggregate';
import { appendTo, type EventStore, type ModelReader, type StreamAppend } from '#event-store';
import { readDocument, roundProgressModel } from '#read-models';
import {
  currentRound,
  openSharedTables,
  type RoundState,
  type TournamentCommand,
  tournamentDecider,
  tournamentRefusals,
  type TournamentEvent,
} from '#tournament';
import { SystemCommands } from '#application';
import { waitForModels } from '../models/reached.js';
import { movedHeads } from '../sealing/heads.js';
import { again, done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

const notYet: Refusal = tournamentRefusals.refuse('tables-open');

const payload = z.object({
  eventId: z.string().min(1),
  phase: z.int().min(0),
  round: z.int().min(1),
  /** The job waits until the read models have processed the log up to this position. */
  position: z.int().min(0),
});
type Payload = z.infer<typeof payload>;

/** Completes a round once all its tables are settled, and seals its streams in the same append. */
export class CompleteRoundJob implements JobHandler<Payload> {
  readonly job = 'complete-round';

  constructor(
    private readonly commands: SystemCommands,
    private readonly reader: ModelReader,
    private readonly store: EventStore,
  ) {}

  async handle({ eventId, phase, round, position }: Payload): Promise<JobOutcome> {
    if (!(await waitForModels(this.reader, eventId, position))) return again(100);
    const before = await this.settled(eventId, { phase, round });
    if (before === null) return done;
    const act = {
      job: this.job,
      commandId: `complete-round.${eventId}.${phase}.${round}.${position}`,
    } as const;
    await this.commands.across(
      act,
      (context) =>
        async (load): Promise<readonly StreamAppend[] | Refusal> => {
          const tournament = await load(tournamentDecider, streamOf('event', eventId));
          const standing = currentRound(tournament.state);
          if (!standing || standing.phase !== phase || standing.round !== round) return notYet;
          const settled = await this.settled(eventId, { phase, round });
          // The tables in the event's stream decide: staff may have added one that the models have
          // not processed yet.
          if (settled === null || !allSettled(standing, settled)) return notYet;
          const { attempt } = standing;
          const complete: TournamentCommand = {
            type: 'CompleteRound',
            data: { phase, round, attempt },
            ...context,
          };
          const completed = tournamentDecider.decide(complete, tournament.state);
          if (isRefusal(completed)) return completed;
          const seal: TournamentCommand = {
            type: 'SealHeads',
            data: {
              heads: await movedHeads(tournament, { load, store: this.store, reader: this.reader }),
            },
            ...context,
          };
          const sealed = tournamentDecider.decide(seal, tournament.state);
          return [
            appendTo(tournament, [
              ...completed,
              ...(isRefusal(sealed) ? [] : (sealed as readonly TournamentEvent[])),
            ]),
          ];
        },
    );
    return done;
  }

  /** The settled matches of a round, or null if some are open. */
  private async settled(
    eventId: string,
    { phase, round }: { phase: number; round: number },
  ): Promise<ReadonlySet<string> | null> {
    const progress = await readDocument(
      this.reader,
      roundProgressModel,
      eventId,
      `${phase}.${round}`,
    );
    if (!progress || progress.settled.length < progress.matches.length) return null;
    return new Set(progress.settled);
  }
}

const allSettled = (round: RoundState, settled: ReadonlySet<string>): boolean =>
  round.tables.every((table) => settled.has(table.matchId)) && openSharedTables(round).length === 0;

/**
 * Completes the round when none of its tables is open any more, and seals the heads of the event's
 * streams. One run serves all results that arrive before it; a result that arrives during a run is
 * found by the sweep.
 */
export const completeRound = defineJob({
  name: 'complete-round',
  payload,
  key: ({ eventId, phase, round }) => `${eventId}.${phase}.${round}`,
  attempts: 8,
  backoffMs: 100,
  needs: { commands: SystemCommands, reader: PROJECTIONS, store: EVENT_STORE },
  handler: ({ commands, reader, store }) => new CompleteRoundJob(commands, reader, store),
});
