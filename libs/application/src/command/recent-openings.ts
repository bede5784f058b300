import { BoundedCache } from '#platform';

interface Opening {
  readonly id: string;
  readonly until: number;
}

/** Longer than read models ever lag behind. */
const trailMs = 10_000;

/**
 * What each opener was allowed to open in the last few seconds. Read models lag, so a burst would
 * be decided before they show any of it. Each process remembers only its own decisions: every
 * further process may let through what it decides within that time.
 */
export class RecentOpenings {
  readonly #recent = new BoundedCache<readonly Opening[]>({ most: 10_000 });

  /**
   * Notes what is about to be opened and returns what the opener was allowed to open before. `at`:
   * ISO 8601.
   */
  take(opener: string, id: string, at: string): readonly string[] {
    const now = Date.parse(at);
    const others = this.othersOf(opener, id).filter(({ until }) => until > now);
    this.#recent.set(opener, [...others, { id, until: now + trailMs }]);
    return others.map((each) => each.id);
  }

  /** Forgets an opening that was refused after all. */
  release(opener: string, id: string): void {
    this.#recent.set(opener, this.othersOf(opener, id));
  }

  private othersOf(opener: string, id: string): readonly Opening[] {
    return (this.#recent.get(opener) ?? []).filter((each) => each.id !== id);
  }
}
