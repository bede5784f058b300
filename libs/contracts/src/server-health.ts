import { z } from 'zod';

/** What `/health` answers: that the process lives, and how old the data are that it judges by. */
export const serverHealth = z.object({
  status: z.literal('ok'),
  uptimeSeconds: z.number(),
  data: z.array(
    z.object({
      /** Whose data they are: the game's id. */
      game: z.string(),
      part: z.enum(['sets', 'suspensions']),
      /** The day until which every entry was looked at; empty where none says one. */
      checkedUntil: z.string(),
      /** Whole days since then; null where nobody can say. */
      days: z.number().nullable(),
      /** From more days than this on the part is old. */
      limit: z.number(),
      old: z.boolean(),
    }),
  ),
});
export type ServerHealth = z.infer<typeof serverHealth>;
