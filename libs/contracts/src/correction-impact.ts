import { z } from 'zod';
import { gameScore, id, isoTime, reason } from './primitives.js';

/**
 * What depended on a result that was corrected: later pairings made while the old score counted.
 */
export const correctionImpact = z.object({
  corrections: z.array(
    z.object({
      matchId: id,
      phase: z.number(),
      round: z.number(),
      table: z.number(),
      a: z.string(),
      b: z.string(),
      previous: gameScore,
      score: gameScore,
      at: isoTime,
      /**
       * Tables of later rounds with one of the two players, or with players whose score group the
       * correction changed.
       */
      affected: z.array(
        z.object({
          phase: z.number(),
          round: z.number(),
          table: z.number(),
          matchId: id,
          a: z.string(),
          b: z.string(),
          why: reason,
        }),
      ),
    }),
  ),
});
export type CorrectionImpact = z.infer<typeof correctionImpact>;
