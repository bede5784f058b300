import { Injectable } from '@nestjs/common';
import type { EventView } from '#contracts';
import { BoundedCache, Dependencies } from '#platform';
import { type FollowingChannel, Store } from '../store/store.js';
import { Conclave } from './conclave.js';

/** A hall that asks at once is answered by one question. */
const freshMs = 1_000;

interface Asked {
  readonly at: number;
  readonly view: Promise<EventView>;
}

/** Events that channels follow, as their staff see them; asked at most once a second each. */
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

  /** What was read is of yesterday. */
  forget(event: string): void {
    this.#asked.delete(event);
  }

  /** Who reads an event for a channel: the account of whoever let it follow. */
  readerOf({ person }: Pick<FollowingChannel, 'person'>): ReturnType<Conclave['as']> {
    return this.conclave.as(this.store.account(person)?.token ?? null);
  }
}
