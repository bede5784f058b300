import type { GameScore } from './place.js';

export type ScoreFault =
  'score-too-many-wins' | 'score-too-many-games' | 'score-unfinished' | 'draw-not-allowed';

/**
 * Says what is wrong with a score of a best-of-one or best-of-three match, or null.
 * Unfinished matches are legal (time ran out: 1-0, 1-1-1, 0-0-1, or drawn by agreement before play 0-0-3) unless the match must have a winner.
 */
export const scoreFault = (
  score: GameScore,
  bestOf: 1 | 3,
  drawsAllowed: boolean,
): ScoreFault | null => {
  const needed = bestOf === 3 ? 2 : 1;
  if (score.a > needed || score.b > needed || (score.a === needed && score.b === needed))
    return 'score-too-many-wins';
  // Drawn games are played again within the time, so more than three games can happen; three draws stand for an agreed draw.
  if (score.drawn > 3) return 'score-too-many-games';
  if (score.a + score.b + score.drawn === 0) return 'score-unfinished';
  if (!drawsAllowed && score.a === score.b) return 'draw-not-allowed';
  return null;
};

/** Who won the match: the one with more games, or nobody. */
export const winnerOf = (score: GameScore): 'a' | 'b' | null => {
  if (score.a === score.b) return null;
  return score.a > score.b ? 'a' : 'b';
};

/** No game won by anybody and none drawn: a match that the staff have ruled lost for both. */
export const isDoubleLoss = (score: GameScore): boolean => score.a + score.b + score.drawn === 0;

/** A draw agreed before play is written as three drawn games. */
export const isAgreedDraw = (score: GameScore): boolean =>
  score.a === 0 && score.b === 0 && score.drawn === 3;
