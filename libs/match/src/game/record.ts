import {
  type GameCatalogue,
  screenIn,
  type ScreenMove,
  type ScreenPosition,
  type ScreenSetup,
  type ScreenTerms,
} from '#game';

/**
 * Why a game was taken back: the player's own choice, if it revealed nothing; both players'
 * agreement; or a judge's ruling.
 */
export type RewindCause = 'own-choice' | 'agreed' | 'ruled';

/** One taking back of a game, from `from` moves to `to` moves; `by` is a seat, null for a judge. */
export interface ScreenRewind {
  readonly from: number;
  readonly to: number;
  readonly cause: RewindCause;
  readonly by: number | null;
}

/** Everything that a game on screen follows from, except its secret seed. */
export interface ScreenRecord {
  readonly game: string;
  /** What each player brings, by seat. */
  readonly setups: readonly ScreenSetup[];
  readonly terms: ScreenTerms | null;
  /** The moves that count; those taken back are not among them. */
  readonly moves: readonly ScreenMove[];
  /** The latest recorded hash, and after how many moves it was taken. */
  readonly hashed: { readonly moves: number; readonly hash: string } | null;
  /** Every time the game was taken back, oldest first. */
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

/** The game with further moves, and the hash of the resulting position if one was recorded. */
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
 * Whether a game still stands where somebody saw it: by the number of times it was taken back and,
 * if given, of moves.
 */
export const standsAt = (
  { moves, rewinds }: { readonly moves: readonly unknown[]; readonly rewinds: readonly unknown[] },
  { at, takenBack }: { readonly at?: number | undefined; readonly takenBack: number },
): boolean => rewinds.length === takenBack && (at === undefined || moves.length === at);

/** The position after the deal; null if these setups cannot play each other. */
export const firstPositionOf = (
  games: GameCatalogue,
  { game, setups, terms }: Pick<ScreenRecord, 'game' | 'setups' | 'terms'>,
  seed: string,
): ScreenPosition | null => screenIn(games, game)?.begin(setups, seed, terms) ?? null;

/** Whether the position has the recorded hash; true if none is recorded after that many moves. */
export const isAsRecorded = (
  { hashed }: Pick<ScreenRecord, 'hashed'>,
  position: Pick<ScreenPosition, 'moves' | 'hash'>,
): boolean => hashed?.moves !== position.moves || hashed.hash === position.hash();

/**
 * The secret seed of a game, and its current position if the caller has it; without it the game is
 * replayed.
 */
export interface ReachedGame {
  readonly seed: string;
  readonly position?: ScreenPosition | undefined;
}

/**
 * The current position: the one that the caller has, else replayed from the first move. Null if
 * today's rules or cards no longer lead there: a move is refused now, or reaches another position.
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
