import {
  type GameCatalogue,
  screenIn,
  type ScreenMove,
  type ScreenPosition,
  type ScreenSetup,
  type ScreenTerms,
} from '#game';

/**
 * Why a game went back: the player's own choice that taught
 * nobody anything, both players' will, or a judge's ruling.
 */
export type RewindCause = 'own-choice' | 'agreed' | 'ruled';

/** One time that a game went back, by how many moves it had and has; `by` is a seat, null for a judge. */
export interface ScreenRewind {
  readonly from: number;
  readonly to: number;
  readonly cause: RewindCause;
  readonly by: number | null;
}

/** A game on screen, by everything that it follows from but its secret seed. */
export interface ScreenRecord {
  readonly game: string;
  /** What each player brings, by seat. */
  readonly setups: readonly ScreenSetup[];
  readonly terms: ScreenTerms | null;
  /** Those that count. */
  readonly moves: readonly ScreenMove[];
  /** The latest hash on record: after how many moves. */
  readonly hashed: { readonly moves: number; readonly hash: string } | null;
  /** How often it went back, oldest first. */
  readonly rewinds: readonly ScreenRewind[];
}

/** A game at its beginning. */
export const begunRecord = ({
  game,
  setups,
  terms,
}: Pick<ScreenRecord, 'game' | 'setups' | 'terms'>): ScreenRecord => ({
  game,
  setups,
  terms,
  moves: [],
  hashed: null,
  rewinds: [],
});

/** The game with moves more, and the hash of what they led to where one was recorded. */
export const withMoves = (
  record: ScreenRecord,
  more: readonly ScreenMove[],
  hash: string | null,
): ScreenRecord => {
  const moves = [...record.moves, ...more];
  return {
    ...record,
    moves,
    hashed: hash === null ? record.hashed : { moves: moves.length, hash },
  };
};

/** The game as it was after `to` moves. */
export const wentBack = (
  record: ScreenRecord,
  { to, cause, by }: Omit<ScreenRewind, 'from'>,
): ScreenRecord => ({
  ...record,
  moves: record.moves.slice(0, to),
  hashed: record.hashed && record.hashed.moves <= to ? record.hashed : null,
  rewinds: [...record.rewinds, { from: record.moves.length, to, cause, by }],
});

/**
 * Whether a game stands where somebody saw it: by its moves,
 * where they say so, and how often it had been taken back.
 */
export const standsAt = (
  { moves, rewinds }: { readonly moves: readonly unknown[]; readonly rewinds: readonly unknown[] },
  { at, takenBack }: { readonly at?: number | undefined; readonly takenBack: number },
): boolean => rewinds.length === takenBack && (at === undefined || moves.length === at);

/** The game at its beginning; null where the players cannot play each other. */
export const firstPositionOf = (
  games: GameCatalogue,
  { game, setups, terms }: Pick<ScreenRecord, 'game' | 'setups' | 'terms'>,
  seed: string,
): ScreenPosition | null => screenIn(games, game)?.begin(setups, seed, terms) ?? null;

/** Whether the recorded hash, where there is one of this place, is that of the position. */
export const isAsRecorded = (
  { hashed }: Pick<ScreenRecord, 'hashed'>,
  position: Pick<ScreenPosition, 'moves' | 'hash'>,
): boolean => hashed?.moves !== position.moves || hashed.hash === position.hash();

/**
 * The secret seed of a game, and where it stands where whoever
 * asks knows that; without it the game is played again.
 */
export interface ReachedGame {
  readonly seed: string;
  readonly position?: ScreenPosition | undefined;
}

/**
 * Where the game stands: as whoever asks knows it, else played again from its first move. Null where
 * today's rules or cards no longer lead there: a move is refused now, or leads elsewhere than it led.
 */
export const standing = (
  games: GameCatalogue,
  record: ScreenRecord,
  { seed, position: known }: ReachedGame,
): ScreenPosition | null => {
  const { moves } = record;
  if (known?.moves === moves.length) return isAsRecorded(record, known) ? known : null;
  let position = firstPositionOf(games, record, seed);
  for (const move of moves) {
    position = position?.after(move) ?? null;
    if (!position || !isAsRecorded(record, position)) return null;
  }
  return position;
};
