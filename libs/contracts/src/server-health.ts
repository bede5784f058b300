import { z } from 'zod';

/** The answer of `/health`: the process is alive, and the age of the data by which it judges. */
export const serverHealth = z.object({
  status: z.literal('ok'),
  uptimeSeconds: z.number(),
  data: z.array(
    z.object({
      /** The id of the game to which the data belong. */
      game: z.string(),
      part: z.enum(['sets', 'suspensions']),
      /** The day up to which every entry was checked; empty if unknown. */
      checkedUntil: z.string(),
      /** Whole days since then; null if unknown. */
      days: z.number().nullable(),
      /** The part counts as outdated after more days than this. */
      limit: z.number(),
      old: z.boolean(),
    }),
  ),
});
export type ServerHealth = z.infer<typeof serverHealth>;
