import { logOfEvent } from '#aggregate';
import { Injectable } from '@nestjs/common';
import { BoundedCache, Dependencies } from '#platform';
import type { LoadedStream } from '#event-store';
import type { TournamentState } from '#tournament';
import { Aggregates } from '#application';
import { LogPositions } from './log-positions.js';

/** An event as it was a moment ago. */
interface Glance {
  readonly state: TournamentState;
  /**
   * Global position up to which it has everything: what the
   * read models had at the least when it was looked up.
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
 * The event's own state for rights over questions, looked up at most five
 * times a second however many phones ask. What this very process has been told
 * meanwhile counts at once: whoever has just entered may ask about themselves.
 */
@Injectable()
@Dependencies(Aggregates, LogPositions)
export class TournamentCache {
  readonly #known = new BoundedCache<Known>({ most });

  constructor(
    private readonly aggregates: Pick<Aggregates, 'tournament' | 'tournamentInMemory'>,
    private readonly positions: Pick<LogPositions, 'known'>,
  ) {}

  /** @param after position that the state must contain when the event has it, or null. */
  async at(eventId: string, after: number | null): Promise<TournamentState> {
    return (await this.look(eventId, after)).state;
  }

  /** The same, with how far it reaches. */
  async look(eventId: string, after: number | null): Promise<Glance> {
    const known = this.#known.get(eventId);
    if (known && Date.now() - known.at < freshMs) {
      const [seen, own] = [await known.loaded, this.aggregates.tournamentInMemory(eventId)];
      const { state, position } = own.version > seen.version ? own : seen;
      if (after === null || position >= after) return { state, position: known.position };
    }
    // Asked before the event is: what is appended between the two is in the state already.
    const position = this.positions.known(logOfEvent(eventId));
    const loaded = this.aggregates.tournament(eventId);
    this.#known.set(eventId, { at: Date.now(), position, loaded });
    loaded.catch(() => this.#known.delete(eventId));
    return { state: (await loaded).state, position };
  }
}
