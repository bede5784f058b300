import { Injectable } from '@nestjs/common';
import { Dependencies } from '#platform';
import type { LoadedStream } from '#event-store';
import type { TournamentState } from '#tournament';
import { Aggregates } from '#application';

const freshMs = 200;
const most = 2_000;

/**
 * The event's own state for rights over questions, looked up at most five times a second however many phones ask. What this very process has
 * been told meanwhile counts at once: whoever has just entered may ask about themselves.
 */
@Injectable()
@Dependencies(Aggregates)
export class TournamentCache {
  readonly #known = new Map<
    string,
    { readonly at: number; readonly loaded: Promise<LoadedStream<TournamentState>> }
  >();

  constructor(private readonly aggregates: Pick<Aggregates, 'event' | 'eventInMemory'>) {}

  /** @param after position that the state must contain when the event has it, or null. */
  async at(eventId: string, after: number | null): Promise<TournamentState> {
    const known = this.#known.get(eventId);
    if (known && Date.now() - known.at < freshMs) {
      const [seen, own] = [await known.loaded, this.aggregates.eventInMemory(eventId)];
      const { state, position } = own.version > seen.version ? own : seen;
      if (after === null || position >= after) return state;
    }
    const loaded = this.aggregates.event(eventId);
    if (this.#known.size >= most) this.#known.clear();
    this.#known.set(eventId, { at: Date.now(), loaded });
    loaded.catch(() => this.#known.delete(eventId));
    return (await loaded).state;
  }
}
