import { z } from 'zod';
import { gameScore, id, isoTime, reason } from './primitives.js';

/** What rested on a result that was corrected: later pairings made while the old score counted. */
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
      /** Tables of later rounds in which one of the two sat, or whose players' score groups changed by it. */
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
