import { type MatchShape, type ScoreFault, scoreFault } from '#game';
import type { GameScore } from './place.js';
import type { MatchState } from './state.js';

const shapeOf = ({ bestOf, mostPoints, seats }: MatchState): MatchShape =>
  mostPoints === null
    ? { kind: 'games', bestOf, ...(seats === null ? {} : { seats }) }
    : { kind: 'points', most: mostPoints };

/** Why this match cannot end with that score; null if it can. */
export const matchScoreFault = (match: MatchState, score: GameScore): ScoreFault | null =>
  scoreFault(score, shapeOf(match), match.drawsAllowed);
