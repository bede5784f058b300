import { z } from 'zod';
import { RECORDED_SOURCE } from './recorded-source.js';

/**
 * A decision of a finished game: the `source` and number of its replay, and the moves made before
 * it.
 */
export const recordedDecision = z.strictObject({
  source: z
    .string()
    .regex(RECORDED_SOURCE)
    .meta({ examples: ['match/abcdefghijkl'] }),
  game: z.int().min(1).max(99),
  at: z.int().min(0).max(10_000),
});
