import { z } from 'zod';
import { id, isoDate, penaltyLevel } from './primitives.js';

/**
 * Penalties that stand from other tournaments of the seasons in which this one counts, newest
 * first.
 */
export const penaltyHistory = z.object({
  penalties: z.array(
    z.object({
      penaltyId: id,
      event: z.string(),
      date: isoDate,
      round: z.number(),
      level: penaltyLevel,
      infraction: z.string(),
      /** The penalized player had no account: only the name is the same. */
      sameName: z.boolean(),
    }),
  ),
});
export type PenaltyHistory = z.infer<typeof penaltyHistory>;
