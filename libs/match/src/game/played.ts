import { describedIn, sameOption, type DescribedPosition, type ScreenMove } from '#game';
import { findGame } from '#games';
import { isAsRecorded, type ScreenRecord } from './record.js';

/** What a described game follows from, beside its seed. */
export type DescribedRecord = Pick<ScreenRecord, 'game' | 'setups' | 'moves' | 'hashed'>;

/** A game that describes its board itself, as far as it was played. */
export interface PlayedScreenGame {
  /** Those that led here. */
  readonly moves: readonly ScreenMove[];
  readonly position: DescribedPosition;
  /** What each of the last moves did, the latest first; `move` is its number in the game, the first one's is 1. */
  readonly turns: readonly {
    readonly move: number;
    readonly lines: DescribedPosition['lines'];
  }[];
}

/** The most moves that are told of. */
export const MOST_TOLD = 40;

const same = (one: ScreenMove, other: ScreenMove | undefined): boolean =>
  one === other || (one.seat === other?.seat && sameOption(one.option, other.option));

/** Whether the game came through there. */
export const cameThrough = (
  { moves }: DescribedRecord,
  { moves: made }: PlayedScreenGame,
): boolean => made.length <= moves.length && made.every((move, index) => same(move, moves[index]));

/** The game at its beginning; null where the players cannot play each other. */
export const begunScreenGame = (
  { game, setups }: Pick<DescribedRecord, 'game' | 'setups'>,
  seed: string,
): PlayedScreenGame | null => {
  const position = describedIn(findGame(game))?.begin(setups, seed);
  return position ? { moves: [], position, turns: [] } : null;
};

/** One after the other to where the game stands; null where today's rules or cards no longer lead there. */
export const playedScreenMoves = (
  from: PlayedScreenGame,
  { moves, hashed }: DescribedRecord,
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
  return isAsRecorded({ hashed }, position) ? way : null;
};

/** The game as it stands: as whoever asks knows it, else played from its beginning; null where today's rules or cards no longer lead there. */
export const playedScreenGame = (
  game: DescribedRecord,
  seed: string,
  known?: PlayedScreenGame,
): PlayedScreenGame | null => {
  const start = known && cameThrough(game, known) ? known : begunScreenGame(game, seed);
  return (start && playedScreenMoves(start, game)?.at(-1)) ?? null;
};
