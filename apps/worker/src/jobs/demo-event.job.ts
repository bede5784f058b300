import { isOver } from '#vocabulary';
import { streamOf } from '#aggregate';
import { z } from 'zod';
import { LOGGER, EVENT_STORE, CONFIGURATION } from '#infrastructure';
import { lookAtPod } from '#bots';
import { type ApiSession, Connection } from '#client';
import type { EventStore } from '#event-store';
import { type Logger, deriveKey, demoJobName } from '#platform';
import { currentDraft, isLimited, type TournamentState } from '#tournament';
import { BotCrew, ignoreRefusal } from '../demo/bot-crew.js';
import { dueMoves } from '../demo/due-moves.js';
import type { Move } from '../demo/moves.js';
import { type DemoRoom, stateAndMilestones } from '../demo/demo-room.js';
import { UnattendedStaff } from '../demo/unattended-staff.js';
import { again, done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

const STEP_MS = 1_000;
/** Before the first round the room fills as fast as the server accepts registrations. */
const FILLING_MS = 50;

export interface DemoParts {
  readonly store: EventStore;
  readonly staff: UnattendedStaff;
  readonly apiUrl: string;
  /** The secret from which the bots' keys are derived. */
  readonly secret: string;
  readonly logger: Logger;
}

const payload = z.object({ eventId: z.string().min(1) });
type Payload = z.infer<typeof payload>;

/**
 * One step of a demo room: makes the moves that are due, and asks to be run again until the event
 * is over.
 */
export class DemoEventJob implements JobHandler<Payload> {
  readonly job = 'demo-event';
  private readonly crews = new Map<string, BotCrew>();
  private readonly connection: Connection;

  constructor(private readonly parts: DemoParts) {
    this.connection = new Connection(parts.apiUrl, { sockets: 8 });
  }

  async handle({ eventId }: Payload): Promise<JobOutcome> {
    const { state, since } = stateAndMilestones(
      await this.parts.store.readStream(streamOf('event', eventId)),
    );
    if (state.status === 'none' || isOver(state)) {
      this.crews.delete(eventId);
      return done;
    }
    try {
      await this.step(state, since);
    } catch (error) {
      // The api may be starting, busy or briefly unreachable: the room waits for it.
      this.parts.logger.debug({ err: error, eventId }, 'the demo room waits');
    }
    return again(state.rounds.length === 0 && !isLimited(state.format) ? FILLING_MS : STEP_MS);
  }

  close(): void {
    this.connection.close();
  }

  private async step(state: TournamentState, since: DemoRoom['since']): Promise<void> {
    const crew = this.crewOf(state.eventId);
    if (state.status === 'running')
      await crew.rejoin(new Set([...state.players.values()].map((player) => player.name)));
    const scene = {
      now: Date.now(),
      state,
      since,
      bots: crew.bots,
      ...(await sights(crew.spectator, state)),
    };
    const make = (move: Move): Promise<void> =>
      (move.by === 'bot' ? crew.make(move, state) : this.parts.staff.make(move, state)).catch(
        ignoreRefusal,
      );
    const moves = dueMoves(scene);
    // Bots register in parallel; at the tables a move may depend on the one before it.
    if (state.rounds.length === 0) await Promise.all(moves.map(make));
    else for (const move of moves) await make(move);
  }

  private crewOf(eventId: string): BotCrew {
    let crew = this.crews.get(eventId);
    if (!crew)
      this.crews.set(eventId, (crew = new BotCrew(this.connection, eventId, this.parts.secret)));
    return crew;
  }
}

/** The public view of the room: the tables of the current round, or the pods that draft. */
const sights = async (
  spectator: ApiSession,
  state: TournamentState,
): Promise<Pick<DemoRoom, 'tables' | 'trilogy' | 'pods'>> => {
  const { eventId, format, limited } = state;
  if (state.rounds.at(-1)?.completed === false) {
    const { tables } = await spectator.ask('pairings', { eventId });
    const open = format === 'trilogy' ? tables.filter(({ status }) => status !== 'completed') : [];
    return {
      tables,
      trilogy: await Promise.all(
        open.map(({ matchId }) => spectator.ask('trilogyMatch', { matchId })),
      ),
      pods: [],
    };
  }
  const drafting = limited.building === null ? (currentDraft(state)?.pods ?? []) : [];
  return {
    tables: [],
    trilogy: [],
    pods: await Promise.all(drafting.map(({ podId }) => lookAtPod(spectator, podId))),
  };
};

/** Bots that fill a demo event: each run makes the moves that are due and asks to be run again. */
export const demoEvent = defineJob({
  name: demoJobName,
  payload,
  key: ({ eventId }) => eventId,
  attempts: 20,
  backoffMs: 500,
  needs: {
    store: EVENT_STORE,
    staff: UnattendedStaff,
    configuration: CONFIGURATION,
    logger: LOGGER,
  },
  handler: ({ configuration, ...parts }) =>
    new DemoEventJob({
      ...parts,
      apiUrl: configuration.apiUrl,
      secret: deriveKey(configuration.secret, 'demo-bots').toString('hex'),
    }),
});
