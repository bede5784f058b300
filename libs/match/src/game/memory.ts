import type { GameCatalogue, ScreenMove } from '#game';
import { firstPositionOf, isAsRecorded, type ScreenRecord } from './record.js';
import { type Reel, reelAt, windOn } from './reel.js';

const MOST_GAMES = 1_000;
/** More than any player does between two decisions of another. */
const MOST_STEPS = 40;
/** Positions of one game that are kept: as many as mostly lie between two decisions of a player. */
const MOST_KEPT = 8;

/** The game at its beginning; null where it cannot begin under today's rules or cards. */
const dealtReel = (games: GameCatalogue, game: ScreenRecord, seed: string): Reel | null => {
  const dealt = firstPositionOf(games, game, seed);
  return dealt && windOn({ events: [] }, dealt, game);
};

/**
 * Whether the game came through there: it has as many moves
 * or more, and was taken back since no further than to there.
 */
const cameThrough = (game: ScreenRecord, { moves, rewinds }: Reel): boolean =>
  moves <= game.moves.length &&
  rewinds.length <= game.rewinds.length &&
  game.rewinds.slice(rewinds.length).every(({ to }) => to >= moves);

/**
 * From there on every position to where the game stands,
 * `start` first; null where it does not lead there any more.
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
 * The game at every position from the deal to where it
 * stands; null where rules or cards lead elsewhere by now.
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
 * Games on screen as far as they were played here, each move once. Only a shortcut:
 * without it a game is played from its first move. Null for a game that the engine refuses
 * by now, or that leads elsewhere than it did: rules or cards were changed since (ADR 14).
 */
export class GameMemory {
  /**
   * The last positions of each game by its seed, the newest at the end; the game used last at the end of all.
   */
  readonly #reels = new Map<string, readonly Reel[]>();

  constructor(
    private readonly games: GameCatalogue,
    private readonly most = MOST_GAMES,
  ) {}

  /**
   * How many moves the game has been played on since the last
   * position of it that is known here; null where none is.
   */
  behind(game: ScreenRecord, seed: string): number | null {
    const latest = this.known(game, seed).at(-1);
    return latest === undefined ? null : game.moves.length - latest.moves;
  }

  /** `passed` is told of every position that the game is played on to. */
  of(game: ScreenRecord, seed: string, passed?: (reel: Reel) => void): Reel | null {
    const known = this.known(game, seed);
    const reached = this.goOn(game, seed, { known, passed });
    if (reached !== null) return reached;
    // Whether it leads elsewhere is said by its moves alone.
    const start = dealtReel(this.games, game, seed);
    return start && this.goOn(game, seed, { known: [start], passed });
  }

  /**
   * The same, played on from a position that somebody says it came
   * through; null where it does not lead from there to what is on record.
   */
  from(start: Reel, game: ScreenRecord, seed: string): Reel | null {
    return cameThrough(game, start) ? this.goOn(game, seed, { known: [start] }) : null;
  }

  /**
   * The states after each move past `from`, but for the
   * last, at most so many; none when the page is up to date.
   */
  between(game: ScreenRecord, seed: string, from: number): readonly Reel[] {
    const last = game.moves.length - 1;
    const first = Math.max(from, last - MOST_STEPS);
    if (first >= last) return [];
    const kept = this.known(game, seed);
    const [oldest, latest] = [kept[0], kept.at(-1)];
    if (oldest && latest && oldest.moves <= first + 1 && latest.moves === game.moves.length)
      // Those from before it was taken back know nothing of that.
      return kept
        .filter(({ moves }) => moves > first && moves <= last)
        .map(({ position, events }) => reelAt(position, events, game));
    const whole = wholeGame(this.games, { ...game, moves: game.moves.slice(0, -1) }, seed);
    return whole?.filter(({ moves }) => moves > first) ?? [];
  }

  /** The positions known here that the game came through. */
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
