import { z } from 'zod';
import { id, isoDate, penaltyLevel } from './primitives.js';

/** Penalties that stand in other events of the seasons that an event counts for, newest first. */
export const penaltyHistory = z.object({
  penalties: z.array(
    z.object({
      penaltyId: id,
      event: z.string(),
      date: isoDate,
      round: z.number(),
      level: penaltyLevel,
      infraction: z.string(),
      /** Whoever got it had no account: only the name is the same. */
      sameName: z.boolean(),
    }),
  ),
});
export type PenaltyHistory = z.infer<typeof penaltyHistory>;
