import type { GameCatalogue, ScreenMove } from '#game';
import { firstPositionOf, isAsRecorded, type ScreenRecord } from './record.js';
import { type Reel, reelAt, windOn } from './reel.js';

const MOST_GAMES = 1_000;
/** More moves than any player makes between two decisions of another one. */
const MOST_STEPS = 40;
/** Positions kept for each game: usually as many as lie between two decisions of one player. */
const MOST_KEPT = 8;

/** The game at its beginning; null if it cannot begin under today's rules or cards. */
const dealtReel = (games: GameCatalogue, game: ScreenRecord, seed: string): Reel | null => {
  const dealt = firstPositionOf(games, game, seed);
  return dealt && windOn({ events: [] }, dealt, game);
};

/**
 * Whether the game passed through that position: it has at least as many moves, and since then was
 * never taken back beyond it.
 */
const cameThrough = (game: ScreenRecord, { moves, rewinds }: Reel): boolean =>
  moves <= game.moves.length &&
  rewinds.length <= game.rewinds.length &&
  game.rewinds.slice(rewinds.length).every(({ to }) => to >= moves);

/**
 * Replays the game from `start` to its current position and returns every position, `start` first;
 * null if the recorded moves no longer lead there.
 */
const playedOn = (start: Reel, game: ScreenRecord): readonly Reel[] | null => {
  let reel = reelAt(start.position, start.events, game);
  const way = [reel];
  while (reel.moves < game.moves.length) {
    const after = reel.position.after(game.moves[reel.moves] as ScreenMove);
    if (!after || !isAsRecorded(game, after)) return null;
    reel = windOn(reel, after, game);
    way.push(reel);
  }
  return way;
};

/**
 * The game at every position from the deal to the current one; null if today's rules or cards lead
 * elsewhere.
 */
export const wholeGame = (
  games: GameCatalogue,
  game: ScreenRecord,
  seed: string,
): readonly Reel[] | null => {
  const start = dealtReel(games, game, seed);
  return start && playedOn(start, game);
};

/**
 * A cache of games on screen, so that each move is computed once. Without it a game is replayed
 * from its first move. Null means that the rules or cards have changed and the engine now refuses a
 * recorded move or reaches another position (ADR 14).
 */
export class GameMemory {
  /**
   * The last positions of each game by its seed, the newest last; the most recently used game is
   * the last entry.
   */
  readonly #reels = new Map<string, readonly Reel[]>();

  constructor(
    private readonly games: GameCatalogue,
    private readonly most = MOST_GAMES,
  ) {}

  /** How many moves the game is ahead of its last cached position; null if none is cached. */
  behind(game: ScreenRecord, seed: string): number | null {
    const latest = this.known(game, seed).at(-1);
    return latest === undefined ? null : game.moves.length - latest.moves;
  }

  /**
   * The game at its current position. `passed` is called with every position that is computed on
   * the way.
   */
  of(game: ScreenRecord, seed: string, passed?: (reel: Reel) => void): Reel | null {
    const known = this.known(game, seed);
    const reached = this.goOn(game, seed, { known, passed });
    if (reached !== null) return reached;
    // Only a replay from the deal can prove that the game now leads elsewhere.
    const start = dealtReel(this.games, game, seed);
    return start && this.goOn(game, seed, { known: [start], passed });
  }

  /**
   * The same, replayed from a position that the caller says the game passed through; null if the
   * recorded moves do not lead on from it.
   */
  from(start: Reel, game: ScreenRecord, seed: string): Reel | null {
    return cameThrough(game, start) ? this.goOn(game, seed, { known: [start] }) : null;
  }

  /**
   * The positions after each move past `from` except the last, at most `MOST_STEPS`; none if the
   * page is up to date.
   */
  between(game: ScreenRecord, seed: string, from: number): readonly Reel[] {
    const last = game.moves.length - 1;
    const first = Math.max(from, last - MOST_STEPS);
    if (first >= last) return [];
    const kept = this.known(game, seed);
    const [oldest, latest] = [kept[0], kept.at(-1)];
    if (oldest && latest && oldest.moves <= first + 1 && latest.moves === game.moves.length)
      // Positions cached before the game was taken back do not contain the rewind, so they are
      // rebuilt.
      return kept
        .filter(({ moves }) => moves > first && moves <= last)
        .map(({ position, events }) => reelAt(position, events, game));
    const whole = wholeGame(this.games, { ...game, moves: game.moves.slice(0, -1) }, seed);
    return whole?.filter(({ moves }) => moves > first) ?? [];
  }

  /** The cached positions that the game passed through. */
  private known(game: ScreenRecord, seed: string): readonly Reel[] {
    const known = this.#reels.get(seed) ?? [];
    const through = known.filter((reel) => cameThrough(game, reel));
    return through.length === known.length ? known : through;
  }

  private goOn(
    game: ScreenRecord,
    seed: string,
    {
      known,
      passed,
    }: {
      readonly known: readonly Reel[];
      readonly passed?: ((reel: Reel) => void) | undefined;
    },
  ): Reel | null {
    const start = known.at(-1);
    const way = start === undefined ? null : playedOn(start, game);
    if (way === null) return null;
    if (passed) for (const reel of way.slice(1)) passed(reel);
    const kept = [...known.slice(0, -1), ...way].slice(-MOST_KEPT);
    this.keep(seed, kept);
    return kept.at(-1) ?? null;
  }

  private keep(seed: string, kept: readonly Reel[]): void {
    this.#reels.delete(seed);
    this.#reels.set(seed, kept);
    for (const oldest of this.#reels.keys()) {
      if (this.#reels.size <= this.most) return;
      this.#reels.delete(oldest);
    }
  }
}
