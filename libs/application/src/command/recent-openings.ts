import { BoundedCache } from '#platform';

interface Opening {
  readonly id: string;
  readonly until: number;
}

/** Read models trail by less. */
const trailMs = 10_000;

/**
 * What each opener was let open a moment ago. Read models trail: a burst would
 * be decided before they show any of it. A process knows of its own alone, so
 * each further one may let through what it decides within that moment.
 */
export class RecentOpenings {
  readonly #recent = new BoundedCache<readonly Opening[]>({ most: 10_000 });

  /** Notes what is about to be opened; answers what the opener was let open before it. `at`: ISO 8601. */
  take(opener: string, id: string, at: string): readonly string[] {
    const now = Date.parse(at);
    const others = this.othersOf(opener, id).filter(({ until }) => until > now);
    this.#recent.set(opener, [...others, { id, until: now + trailMs }]);
    return others.map((each) => each.id);
  }

  /** It was refused after all. */
  release(opener: string, id: string): void {
    this.#recent.set(opener, this.othersOf(opener, id));
  }

  private othersOf(opener: string, id: string): readonly Opening[] {
    return (this.#recent.get(opener) ?? []).filter((each) => each.id !== id);
  }
}
