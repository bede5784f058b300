import { z } from 'zod';
import { id, isoTime } from './primitives.js';

/** How decks are judged: by today's Premier, or with cards of every set. */
export const freeFormat = z.enum(['premier', 'eternal']);
export type FreeFormat = z.infer<typeof freeFormat>;

export const freeBestOf = z.union([z.literal(1), z.literal(3)]);

/** One open table of the list: who waits there, and what is played. */
export const openTable = z.object({
  matchId: id,
  name: z.string(),
  format: freeFormat,
  bestOf: freeBestOf,
  openedAt: isoTime,
  openUntil: isoTime,
});
export type OpenTable = z.infer<typeof openTable>;

export const openTableQueries = {
  /** Tables at which somebody waits for anybody; newest first, at most 100. */
  openTables: { params: z.strictObject({}), result: z.object({ tables: z.array(openTable) }) },
} as const;
