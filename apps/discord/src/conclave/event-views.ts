import { Injectable } from '@nestjs/common';
import type { EventView } from '#contracts';
import { BoundedCache, Dependencies } from '#platform';
import { type FollowingChannel, Store } from '../store/store.js';
import { Conclave } from './conclave.js';

/** Many simultaneous requests from a hall are answered by one query. */
const freshMs = 1_000;

interface Asked {
  readonly at: number;
  readonly view: Promise<EventView>;
}

/**
 * The events that channels follow, as their staff see them; each is fetched at most once a second.
 */
@Injectable()
@Dependencies(Conclave, Store)
export class EventViews {
  readonly #asked = new BoundedCache<Asked>({ most: 1_000 });

  constructor(
    private readonly conclave: Conclave,
    private readonly store: Store,
  ) {}

  of(following: Pick<FollowingChannel, 'event' | 'person'>): Promise<EventView> {
    const known = this.#asked.get(following.event);
    if (known && Date.now() - known.at < freshMs) return known.view;
    const view = this.readerOf(following).ask('event', { eventId: following.event });
    this.#asked.set(following.event, { at: Date.now(), view });
    view.catch(() => this.#asked.delete(following.event));
    return view;
  }

  /** Discards the cached view of an event. */
  forget(event: string): void {
    this.#asked.delete(event);
  }

  /**
   * The session that reads an event for a channel: that of the person who made the channel follow
   * it.
   */
  readerOf({ person }: Pick<FollowingChannel, 'person'>): ReturnType<Conclave['as']> {
    return this.conclave.as(this.store.account(person)?.token ?? null);
  }
}
