import { sameOption, type ScreenMove, type ScreenPosition, type ScreenSetup } from '#game';
import { findGame } from '#games';

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
  /** Those that led here. */
  readonly moves: readonly ScreenMove[];
  readonly position: ScreenPosition;
  /** What each of the last moves did, the latest first; `move` is its number in the game, the first one's is 1. */
  readonly turns: readonly { readonly move: number; readonly lines: ScreenPosition['lines'] }[];
}

/** The most moves that are told of. */
export const MOST_TOLD = 40;

const same = (one: ScreenMove, other: ScreenMove | undefined): boolean =>
  one === other || (one.seat === other?.seat && sameOption(one.option, other.option));

/** Whether the game came through there. */
export const cameThrough = ({ moves }: ScreenGame, { moves: made }: PlayedScreenGame): boolean =>
  made.length <= moves.length && made.every((move, index) => same(move, moves[index]));

/** The game at its beginning; null where the players cannot play each other. */
export const begunScreenGame = (
  { game, setups }: Pick<ScreenGame, 'game' | 'setups'>,
  seed: string,
): PlayedScreenGame | null => {
  const position = findGame(game)?.practice?.begin(setups, seed);
  return position ? { moves: [], position, turns: [] } : null;
};

/** One after the other to where the game stands; null where today's rules or cards no longer lead there. */
export const playedScreenMoves = (
  from: PlayedScreenGame,
  { moves, hash }: ScreenGame,
): readonly PlayedScreenGame[] | null => {
  const way = [from];
  let { position, turns } = from;
  for (let made = from.moves.length; made < moves.length; made += 1) {
    const after = position.after(moves[made] as ScreenMove);
    if (!after) return null;
    position = after;
    turns = [{ move: made + 1, lines: after.lines }, ...turns].slice(0, MOST_TOLD);
    way.push({ moves: moves.slice(0, made + 1), position, turns });
  }
  return hash === null || position.hash() === hash ? way : null;
};

/** The game as it stands: as whoever asks knows it, else played from its beginning; null where today's rules or cards no longer lead there. */
export const playedScreenGame = (
  game: ScreenGame,
  seed: string,
  known?: PlayedScreenGame,
): PlayedScreenGame | null => {
  const start = known && cameThrough(game, known) ? known : begunScreenGame(game, seed);
  return (start && playedScreenMoves(start, game)?.at(-1)) ?? null;
};
