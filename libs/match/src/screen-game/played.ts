import { findGame, type ScreenMove, type ScreenPosition, type ScreenSetup } from '#games';

/** A game that describes its board itself, by everything that it follows from but its seed. */
export interface ScreenGame {
  readonly game: string;
  /** What each player brings, by seat. */
  readonly setups: readonly ScreenSetup[];
  readonly moves: readonly ScreenMove[];
  /** Of the game after its last move; null where it is not known, such as after a move that was taken back. */
  readonly hash: string | null;
}

export interface PlayedScreenGame {
  readonly position: ScreenPosition;
  /** What each of the last moves did, the latest first; `move` is its number in the game, the first one's is 1. */
  readonly turns: readonly { readonly move: number; readonly lines: ScreenPosition['lines'] }[];
}

/** The most moves that are told of. */
const mostTold = 40;

interface Reached {
  readonly seed: string;
  readonly lines: ScreenPosition['lines'];
  /** Kept for the last moves alone. */
  readonly position: ScreenPosition | null;
}

/** Where moves led, by the moves themselves: each was made at one place of one game. It only saves playing them again. */
const reached = new WeakMap<ScreenMove, Reached>();
/** After the last move and before it, which is where a move is taken back to. */
const positionsKept = 2;

/** What nobody asks for any more is not kept: the lines of moves long past, and all positions but the last. */
const forgetOld = (moves: readonly ScreenMove[]): void => {
  for (const move of moves.slice(0, -mostTold)) reached.delete(move);
  for (const move of moves.slice(-mostTold, -positionsKept)) {
    const known = reached.get(move);
    if (known?.position) reached.set(move, { ...known, position: null });
  }
};

/** The game as it stands; null where today's rules or cards no longer lead there. */
export const playedScreenGame = (
  { game, setups, moves, hash }: ScreenGame,
  seed: string,
): PlayedScreenGame | null => {
  const known = (move: ScreenMove): ScreenPosition | null => {
    const at = reached.get(move);
    return at?.seed === seed ? at.position : null;
  };
  const from = moves.findLastIndex((move) => known(move) !== null);
  const last = moves[from];
  let position = last ? known(last) : (findGame(game)?.practice?.begin(setups, seed) ?? null);
  const firstTold = moves.length - mostTold;
  for (const [index, move] of moves.entries()) {
    if (index <= from) continue;
    position = position?.after(move) ?? null;
    if (position && index >= firstTold)
      reached.set(move, { seed, lines: position.lines, position });
  }
  if (!position || (hash !== null && position.hash() !== hash)) return null;
  forgetOld(moves);
  const turns = moves
    .map((move, index) => ({ move: index + 1, lines: reached.get(move)?.lines ?? [] }))
    .slice(-mostTold)
    .reverse();
  return { position, turns };
};
