import type { GameScore } from '#contracts';

/** The length of the matches of the event here. */
export type BestOf = 1 | 3;

/**
 * The score of a result of which only the winner is known: won without a lost game, or an agreed
 * draw.
 */
export const scoreWonBy = (
  winner: 'a' | 'b' | 'draw' | 'double-loss',
  bestOf: BestOf,
): GameScore => {
  const most = bestOf === 3 ? 2 : 1;
  switch (winner) {
    case 'a':
      return { a: most, b: 0, drawn: 0 };
    case 'b':
      return { a: 0, b: most, drawn: 0 };
    case 'draw':
      return { a: 0, b: 0, drawn: bestOf === 3 ? 3 : 1 };
    default:
      return { a: 0, b: 0, drawn: 0 };
  }
};
