import { z } from 'zod';
import { EVENT_STORE } from '#infrastructure';
import { PROJECTIONS } from '../infrastructure/tokens.js';
import { isRefusal, type Refusal, streamOf } from '#aggregate';
import { appendTo, type EventStore, type ModelReader, type StreamAppend } from '#event-store';
import { type TournamentCommand, tournamentDecider } from '#tournament';
import { type Clock, SystemCommands, systemClock } from '#application';
import { movedHeads } from '../sealing/heads.js';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

export interface SealParts {
  readonly commands: SystemCommands;
  readonly reader: ModelReader;
  readonly store: EventStore;
  readonly clock: Clock;
}

const payload = z.object({ eventId: z.string().min(1).nullable(), occasion: z.string().min(1) });
type Payload = z.infer<typeof payload>;

/** Seals the heads of one event, or once a day of every event that is running. */
export class SealHeadsJob implements JobHandler<Payload> {
  readonly job = 'seal-heads';

  constructor(private readonly parts: SealParts) {}

  async handle({ eventId, occasion }: Payload): Promise<JobOutcome> {
    const date = this.parts.clock.now().slice(0, 10);
    const eventIds = eventId === null ? await this.running() : [eventId];
    for (const each of eventIds)
      await this.seal(each, eventId === null ? `${occasion}.${date}` : occasion);
    return done;
  }

  private async running(): Promise<readonly string[]> {
    const { documents } = await this.parts.reader.listDocuments('event-list', 'all', {
      shared: true,
    });
    return documents.filter(({ doc }) => doc['status'] === 'running').map(({ key }) => key);
  }

  private async seal(eventId: string, occasion: string): Promise<void> {
    const act = { job: this.job, commandId: `seal-heads.${eventId}.${occasion}` } as const;
    await this.parts.commands.across(
      act,
      (context) =>
        async (load): Promise<readonly StreamAppend[] | Refusal> => {
          const tournament = await load(tournamentDecider, streamOf('event', eventId));
          const heads = await movedHeads(tournament, { load, ...this.parts });
          const command: TournamentCommand = { type: 'SealHeads', data: { heads }, ...context };
          const decision = tournamentDecider.decide(command, tournament.state);
          return isRefusal(decision) ? decision : [appendTo(tournament, decision)];
        },
    );
  }
}

/** Seals one event, or every running one when none is named. */
export const sealHeads = defineJob({
  name: 'seal-heads',
  payload,
  key: ({ eventId, occasion }) => `${eventId ?? 'running'}.${occasion}`,
  attempts: 5,
  backoffMs: 1_000,
  needs: { commands: SystemCommands, reader: PROJECTIONS, store: EVENT_STORE },
  handler: (parts) => new SealHeadsJob({ ...parts, clock: systemClock }),
});
