import { z } from 'zod';
import { isoTime, roundKey } from './primitives.js';

const ofHundred = z.number().int().min(0).max(100).nullable();
/**
 * How often the top cut was reached in simulated ends of the Swiss rounds, by points before the next result.
 */
export const cutChances = z.object({
  /** Places that reach the cut; null where no cut is ahead. */
  size: z.number().nullable(),
  /** Swiss rounds that are not over. */
  left: z.number(),
  simulated: z.number(),
  /**
   * Of a hundred ends after a win, a draw and a loss in the next result; null where too few of them had it.
   */
  rows: z.array(z.object({ points: z.number(), win: ofHundred, draw: ofHundred, loss: ofHundred })),
});
export type CutChances = z.infer<typeof cutChances>;

/**
 * An estimate of the current round's end, from what its tables and earlier rounds did. It moves on as nothing
 * is heard of a table: each line counts from its moment until the next, if nothing else is told before.
 */
export const roundForecast = z.object({
  /** Null where no clock runs, or no table plays any more; then there are no lines. */
  key: roundKey.nullable(),
  lines: z.array(
    z.object({
      from: isoTime,
      /** The round is over by then in one of two cases; on a full minute. */
      endsAt: isoTime,
      /** Tables that play on behind the round's clock rather than not, the surest first. */
      runOver: z.array(z.number()),
    }),
  ),
});
export type RoundForecastView = z.infer<typeof roundForecast>;
