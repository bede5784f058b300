import { logOfEvent } from '#aggregate';
import { Injectable } from '@nestjs/common';
import { BoundedCache, Dependencies } from '#platform';
import type { LoadedStream } from '#event-store';
import type { TournamentState } from '#tournament';
import { Aggregates } from '#application';
import { LogPositions } from './log-positions.js';

/** A tournament's recent state. */
interface Glance {
  readonly state: TournamentState;
  /**
   * Global position up to which the state is complete: at least that of the read models at the time
   * of the look-up.
   */
  readonly position: number;
}

interface Known {
  readonly at: number;
  readonly position: number;
  readonly loaded: Promise<LoadedStream<TournamentState>>;
}

const freshMs = 200;
const most = 2_000;

/**
 * The state of tournaments for the rights of queries, looked up at most five times a second however
 * many phones ask. What this process itself has appended meanwhile counts at once, so a player who
 * has just registered may ask about themselves.
 */
@Injectable()
@Dependencies(Aggregates, LogPositions)
export class TournamentCache {
  readonly #known = new BoundedCache<Known>({ most });

  constructor(
    private readonly aggregates: Pick<Aggregates, 'tournament' | 'tournamentInMemory'>,
    private readonly positions: Pick<LogPositions, 'known'>,
  ) {}

  /** @param after position that the state must contain if the tournament has it; null: any. */
  async at(eventId: string, after: number | null): Promise<TournamentState> {
    return (await this.look(eventId, after)).state;
  }

  /** The state, with the position up to which it is complete. */
  async look(eventId: string, after: number | null): Promise<Glance> {
    const known = this.#known.get(eventId);
    if (known && Date.now() - known.at < freshMs) {
      const [seen, own] = [await known.loaded, this.aggregates.tournamentInMemory(eventId)];
      const { state, position } = own.version > seen.version ? own : seen;
      if (after === null || position >= after) return { state, position: known.position };
    }
    // Read before the tournament is loaded, so that events appended in between are in the state as
    // well.
    const position = this.positions.known(logOfEvent(eventId));
    const loaded = this.aggregates.tournament(eventId);
    this.#known.set(eventId, { at: Date.now(), position, loaded });
    loaded.catch(() => this.#known.delete(eventId));
    return { state: (await loaded).state, position };
  }
}
