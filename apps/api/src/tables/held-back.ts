import { streamOf } from '#aggregate';
import { asFact, type EventStore, type RecordedEvent } from '#event-store';
import type { MatchEvent } from '#match';
import { BoundedCache } from '#platform';
import { type FollowedMatch, followedMatch } from './followed-match.js';

/** A match as it stood a while ago, and what has happened since. */
export interface HeldMatch {
  readonly state: FollowedMatch;
  readonly version: number;
  /** Events that are not to be told yet: version, and when their time comes (ms since 1970). */
  readonly waiting: readonly { readonly version: number; readonly due: number }[];
}

interface Held {
  state: FollowedMatch;
  version: number;
  waiting: RecordedEvent[];
}

const mostHeld = 500;

const dueAt = ({ meta }: RecordedEvent, delayMs: number): number => Date.parse(meta.at) + delayMs;

/**
 * Matches for those who watch with a delay: an event that is younger takes no part in what is sent
 * to them. Only a shortcut; a process that has never seen a match reads it from its first event.
 */
export class HeldBack {
  readonly #known = new BoundedCache<Held>({ most: mostHeld });

  constructor(
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly now: () => number,
  ) {}

  async of(matchId: string, delaySeconds: number): Promise<HeldMatch> {
    const delayMs = delaySeconds * 1_000;
    const held = this.held(matchId, delayMs);
    const last = held.waiting.at(-1)?.version ?? held.version;
    const more = await this.store.readStream(streamOf('match', matchId), { fromVersion: last + 1 });
    const read = held.waiting.at(-1)?.version ?? held.version;
    // Somebody else may have read the same while this one waited.
    held.waiting.push(...more.filter(({ version }) => version > read));
    const now = this.now();
    // An event is never told before one that came earlier, whatever their clocks said.
    for (let next = held.waiting[0]; next && dueAt(next, delayMs) <= now; next = held.waiting[0]) {
      held.state = followedMatch.evolve(held.state, asFact<MatchEvent>(next));
      held.version = next.version;
      held.waiting.shift();
    }
    return {
      state: held.state,
      version: held.version,
      waiting: held.waiting.map((event) => ({
        version: event.version,
        due: dueAt(event, delayMs),
      })),
    };
  }

  /**
   * By match and delay: a stream may be further behind than
   * other onlookers, and an organizer may lengthen theirs.
   */
  private held(matchId: string, delayMs: number): Held {
    const key = `${matchId} ${delayMs}`;
    const held: Held = this.#known.get(key) ?? {
      state: followedMatch.initialState,
      version: 0,
      waiting: [],
    };
    this.#known.set(key, held);
    return held;
  }
}
