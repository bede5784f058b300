import { z } from 'zod';
import { isoTime, roundKey } from './primitives.js';

const ofHundred = z.number().int().min(0).max(100).nullable();
/**
 * How often players reach the top cut when the rest of the Swiss rounds is simulated, by their
 * points before the next result.
 */
export const cutChances = z.object({
  /** Places that reach the cut; null if no cut is ahead. */
  size: z.number().nullable(),
  /** Swiss rounds that are not over. */
  left: z.number(),
  simulated: z.number(),
  /**
   * Percentage of the simulations with a win, a draw or a loss in the next result; null if too few
   * of them had it.
   */
  rows: z.array(z.object({ points: z.number(), win: ofHundred, draw: ofHundred, loss: ofHundred })),
});
export type CutChances = z.infer<typeof cutChances>;

/**
 * An estimate of the current round's end, from its tables and earlier rounds. As long as tables
 * report nothing, the estimate changes with time: each line holds from its `from` until the next
 * line, unless there is a newer forecast.
 */
export const roundForecast = z.object({
  /** Null, and without lines, if no clock runs or no table is still playing. */
  key: roundKey.nullable(),
  lines: z.array(
    z.object({
      from: isoTime,
      /** The time by which the round is over in half of the cases, rounded to a full minute. */
      endsAt: isoTime,
      /** Tables that will probably play on after the round's clock, most probable first. */
      runOver: z.array(z.number()),
    }),
  ),
});
export type RoundForecastView = z.infer<typeof roundForecast>;
