import type { FoundSnapshot, Snapshot, SnapshotStore } from '#event-store';
import type { Logger } from '#platform';
import type { Reel } from '#match';
import { openedPlace, sealedPlace, snapshotNames } from './snapshot-bytes.js';
import { EVERY, type GameSource, type Judging, keptPlace, reachedPlace } from './snapshot-form.js';

/** The outcome of looking for a snapshot or of saving one. */
export type SnapshotOutcome =
  | 'found'
  | 'missing'
  /** An earlier snapshot is missing, and with it the events up to there. */
  | 'incomplete'
  /** The bytes were altered, or cannot be read. */
  | 'unreadable'
  /** It leads to another position than the game on record. */
  | 'wrong'
  | 'kept'
  /** Too many snapshots waited to be saved. */
  | 'dropped'
  | 'failed';

export interface GameSnapshotsParts {
  readonly store: SnapshotStore;
  readonly logger: Pick<Logger, 'warn'>;
  readonly count: (outcome: SnapshotOutcome) => void;
}

interface Waiting {
  readonly source: GameSource;
  readonly reel: Reel;
}

/**
 * How long, and how many, snapshots may wait to be saved. Those lost when the process ends are
 * replayed.
 */
const GATHER_MS = 500;
const MOST_WAITING = 1_000;
/** How many are written with one statement. */
const TOGETHER = 32;
const LOOK_FOR_OLD_MS = 3_600_000;
const OLD_MS = 3 * 24 * LOOK_FOR_OLD_MS;

/**
 * Saved positions of running games, from which they can be resumed. Saving blocks nobody and
 * nothing depends on it: if a snapshot is missing, altered or wrong, the game is replayed.
 */
export class GameSnapshots {
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> | null = null;
  #lookedForOld = 0;

  constructor(
    private readonly parts: GameSnapshotsParts,
    private readonly judging: Judging,
  ) {}

  /** The last saved position of this game, with all events up to it; null if none fits. */
  async find(source: GameSource): Promise<Reel | null> {
    const { store, count, logger } = this.parts;
    const names = snapshotNames(source, this.judging);
    if (names.length === 0) return null;
    try {
      const found = await store.find(source.streamId, names);
      const [outcome, reached] = this.reached(source, found);
      count(outcome);
      return reached;
    } catch (error) {
      count('unreadable');
      logger.warn({ err: error, stream: source.streamId }, 'a snapshot could not be read');
      return null;
    }
  }

  private reached(
    source: GameSource,
    found: readonly FoundSnapshot[],
  ): readonly [SnapshotOutcome, Reel | null] {
    if (found.length === 0) return ['missing', null];
    if (found.some(({ place }, index) => place !== (index + 1) * EVERY))
      return ['incomplete', null];
    const place = openedPlace(source, found);
    const { hashed } = source.game;
    if (hashed?.moves === place.place && hashed.hash !== place.hash) return ['wrong', null];
    return ['found', reachedPlace(this.judging.games, source, place)];
  }

  /** Notes that a snapshot leads to another position than the recorded game. */
  mislead({ streamId }: Pick<GameSource, 'streamId'>): void {
    this.parts.count('wrong');
    this.parts.logger.warn({ stream: streamId }, 'a snapshot leads elsewhere');
  }

  /**
   * Called for each position that a game reaches; every `EVERY` moves it saves one, a moment later.
   */
  passed(source: GameSource, reel: Reel): void {
    if (reel.moves === 0 || reel.moves % EVERY !== 0) return;
    if (this.#waiting.length >= MOST_WAITING) return this.parts.count('dropped');
    this.#waiting.push({ source, reel });
    this.#timer ??= setTimeout(() => void this.settle(), GATHER_MS).unref();
  }

  /** Saves all waiting snapshots. */
  settle(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#writing ??= this.write().finally(() => (this.#writing = null));
    return this.#writing;
  }

  private async write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const some = this.#waiting.splice(0, TOGETHER);
      try {
        await this.keep(some);
      } catch (error) {
        for (const _ of some) this.parts.count('failed');
        this.parts.logger.warn({ err: error }, 'snapshots of games could not be kept');
      }
    }
  }

  private async keep(some: readonly Waiting[]): Promise<void> {
    const { store, count } = this.parts;
    const byName = new Map<string, Snapshot>();
    for (const { source, reel } of some) {
      const place = reel.moves;
      const basis = snapshotNames(source, this.judging)[place / EVERY - 1];
      if (basis === undefined) continue;
      const kept = keptPlace(reel);
      byName.set(`${source.streamId} ${basis}`, await sealedPlace(source, { basis, place, kept }));
    }
    await store.keep([...byName.values()]);
    for (const _ of byName) count('kept');
    const now = Date.now();
    if (now - this.#lookedForOld < LOOK_FOR_OLD_MS) return;
    this.#lookedForOld = now;
    await store.discard(new Date(now - OLD_MS));
  }
}
