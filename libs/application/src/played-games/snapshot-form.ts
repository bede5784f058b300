/** A game, and what it follows from. */
export interface GameSource<Game> {
  readonly streamId: string;
  readonly game: Game;
  readonly seed: string;
}

/** What is kept of a game at one place: plain JSON. */
export interface KeptPlace {
  /** Of the state, as the game's stream tells it. */
  readonly hash: string;
  readonly state: unknown;
  /** What has happened since the place before. */
  readonly events: readonly unknown[];
}

/** A place as it was found: what happened at all places up to it stands together. */
export interface FoundPlace extends KeptPlace {
  readonly place: number;
}

/** How one kind of games is kept. */
export interface SnapshotForm<Game, Reached> {
  /** What decides how such a game goes on, beside its moves and its seed; a part of each name. */
  readonly rules: (game: Game) => readonly unknown[];
  readonly moves: (game: Game) => readonly unknown[];
  readonly place: (reached: Reached) => number;
  readonly keep: (reached: Reached) => KeptPlace;
  readonly reach: (source: GameSource<Game>, found: FoundPlace) => Reached;
  /** The hash that the stream tells of that place; null where it tells none. */
  readonly recorded: (game: Game, place: number) => string | null;
}

/** Games of one kind in memory. */
export interface GameMemory<Game, Reached> {
  /** How many moves a game has been played on since the last position of it that is known; null where none is. */
  behind(game: Game, seed: string): number | null;
  of(game: Game, seed: string, passed?: (reached: Reached) => void): Reached | null;
  /** Played on from a place that the game came through; null where it does not lead on from there. */
  from(start: Reached, game: Game, seed: string): Reached | null;
}
