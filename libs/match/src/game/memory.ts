import {
  begunScreenGame,
  cameThrough,
  type DescribedRecord,
  type PlayedScreenGame,
  playedScreenMoves,
} from './played.js';

const mostGames = 1_000;
/** After the last move and before it, which is where a move is taken back to. */
const mostKept = 2;

/** Games that describe their board themselves, as far as they were played here; each move is played once. Only a shortcut. */
export class ScreenGameMemory {
  readonly #known = new Map<string, readonly PlayedScreenGame[]>();

  constructor(private readonly most = mostGames) {}

  /** How many moves the game has been played on since the last position of it that is known here; null where none is. */
  behind(game: DescribedRecord, seed: string): number | null {
    const last = this.through(game, seed).at(-1);
    return last ? game.moves.length - last.moves.length : null;
  }

  /** Null where today's rules or cards no longer lead there. */
  of(
    game: DescribedRecord,
    seed: string,
    passed?: (played: PlayedScreenGame) => void,
  ): PlayedScreenGame | null {
    const known = this.through(game, seed);
    const played = known.length > 0 ? this.goOn(game, seed, { known, passed }) : null;
    if (played) return played;
    // Whether it leads elsewhere is said by its moves alone.
    const start = begunScreenGame(game, seed);
    return start && this.goOn(game, seed, { known: [start], passed });
  }

  /** The same, played on from where somebody says that it was; null where it does not lead on from there. */
  from(start: PlayedScreenGame, game: DescribedRecord, seed: string): PlayedScreenGame | null {
    return cameThrough(game, start) ? this.goOn(game, seed, { known: [start] }) : null;
  }

  private through(game: DescribedRecord, seed: string): readonly PlayedScreenGame[] {
    return (this.#known.get(seed) ?? []).filter((played) => cameThrough(game, played));
  }

  private goOn(
    game: DescribedRecord,
    seed: string,
    {
      known,
      passed,
    }: {
      readonly known: readonly PlayedScreenGame[];
      readonly passed?: ((played: PlayedScreenGame) => void) | undefined;
    },
  ): PlayedScreenGame | null {
    const start = known.at(-1);
    const way = start && playedScreenMoves(start, game);
    if (!way) return null;
    if (passed) for (const played of way.slice(1)) passed(played);
    const kept = [...known.slice(0, -1), ...way].slice(-mostKept);
    this.#known.delete(seed);
    this.#known.set(seed, kept);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= this.most) break;
      this.#known.delete(oldest);
    }
    return kept.at(-1) ?? null;
  }
}
