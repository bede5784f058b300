import type { GameSnapshots } from './game-snapshots.js';
import type { GameMemory, Reel } from '#match';
import { EVERY, type GameSource } from './snapshot-form.js';

/** How a requested position was obtained. */
export type ReachedBy = 'memory' | 'snapshot' | 'replay';

/** Up to this many missing moves are replayed rather than looked up. */
const NEAR = 2 * EVERY;

export interface PlayedGamesParts {
  readonly memory: GameMemory;
  readonly snapshots: Pick<GameSnapshots, 'find' | 'mislead' | 'passed'>;
  readonly count: (by: ReachedBy) => void;
}

/**
 * The current positions of games on screen: recently requested games are in memory, others resume
 * from a snapshot, and the rest are replayed from the first move. All three give the same position.
 */
export class PlayedGames {
  readonly #looking = new Map<string, Promise<void>>();

  constructor(private readonly parts: PlayedGamesParts) {}

  get memory(): GameMemory {
    return this.parts.memory;
  }

  /**
   * Null for a game that the engine now refuses or that leads to another position than it did,
   * because rules or cards have changed since (ADR 14).
   */
  async of(source: GameSource): Promise<Reel | null> {
    const { memory, snapshots, count } = this.parts;
    const { game, seed } = source;
    const behind = memory.behind(game, seed);
    const far = behind === null ? game.moves.length >= EVERY : behind > NEAR;
    if (far) await (this.#looking.get(seed) ?? this.look(source));
    else count(behind === null ? 'replay' : 'memory');
    return memory.of(game, seed, (reel) => snapshots.passed(source, reel));
  }

  /** Many may ask for the same game at once; only one looks it up. */
  private look(source: GameSource): Promise<void> {
    const looking = this.resume(source).finally(() => this.#looking.delete(source.seed));
    this.#looking.set(source.seed, looking);
    return looking;
  }

  private async resume(source: GameSource): Promise<void> {
    const { memory, snapshots, count } = this.parts;
    const { game, seed } = source;
    const found = await snapshots.find(source);
    const resumed = found && memory.from(found, game, seed);
    if (found && !resumed) snapshots.mislead(source);
    count(resumed ? 'snapshot' : 'replay');
  }
}
