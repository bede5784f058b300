/** How games of one kind lead from position to position. */
export interface Trail<Game, Reached> {
  /** The game at its beginning; null where it cannot begin under today's rules or cards. */
  readonly first: (game: Game, seed: string) => Reached | null;
  /** From there on every position to where the game stands, `start` first; null where it does not lead there any more. */
  readonly way: (start: Reached, game: Game) => readonly Reached[] | null;
  readonly cameThrough: (game: Game, reached: Reached) => boolean;
  /** Moves made. */
  readonly moves: (game: Game) => number;
  readonly movesAt: (reached: Reached) => number;
  /** Positions of one game that are kept. */
  readonly kept: number;
}

const MOST_GAMES = 1_000;

/**
 * Games as far as they were played here, each move once. Only a shortcut: without it a game is played from its first move. Null for a game that the
 * engine refuses by now, or that leads elsewhere than it did: rules or cards were changed since (ADR 14).
 */
export class TrailMemory<Game, Reached> {
  /** The last positions of each game by its seed, the newest at the end; the game used last at the end of all. */
  readonly #trails = new Map<string, readonly Reached[]>();

  constructor(
    private readonly trail: Trail<Game, Reached>,
    private readonly most = MOST_GAMES,
  ) {}

  /** How many moves the game has been played on since the last position of it that is known here; null where none is. */
  behind(game: Game, seed: string): number | null {
    const latest = this.known(game, seed).at(-1);
    return latest === undefined ? null : this.trail.moves(game) - this.trail.movesAt(latest);
  }

  /** `passed` is told of every position that the game is played on to. */
  of(game: Game, seed: string, passed?: (reached: Reached) => void): Reached | null {
    const known = this.known(game, seed);
    const reached = this.goOn(game, seed, { known, passed });
    if (reached !== null) return reached;
    // Whether it leads elsewhere is said by its moves alone.
    const start = this.trail.first(game, seed);
    return start === null ? null : this.goOn(game, seed, { known: [start], passed });
  }

  /** The same, played on from a position that somebody says it came through; null where it does not lead from there to what is on record. */
  from(start: Reached, game: Game, seed: string): Reached | null {
    return this.trail.cameThrough(game, start) ? this.goOn(game, seed, { known: [start] }) : null;
  }

  /** The positions known here that the game came through. */
  protected known(game: Game, seed: string): readonly Reached[] {
    const known = this.#trails.get(seed) ?? [];
    const through = known.filter((reached) => this.trail.cameThrough(game, reached));
    return through.length === known.length ? known : through;
  }

  private goOn(
    game: Game,
    seed: string,
    {
      known,
      passed,
    }: {
      readonly known: readonly Reached[];
      readonly passed?: ((reached: Reached) => void) | undefined;
    },
  ): Reached | null {
    const start = known.at(-1);
    const way = start === undefined ? null : this.trail.way(start, game);
    if (way === null) return null;
    if (passed) for (const reached of way.slice(1)) passed(reached);
    const kept = [...known.slice(0, -1), ...way].slice(-this.trail.kept);
    this.keep(seed, kept);
    return kept.at(-1) ?? null;
  }

  private keep(seed: string, kept: readonly Reached[]): void {
    this.#trails.delete(seed);
    this.#trails.set(seed, kept);
    for (const oldest of this.#trails.keys()) {
      if (this.#trails.size <= this.most) return;
      this.#trails.delete(oldest);
    }
  }
}
