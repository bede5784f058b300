import { z } from 'zod';
import { id } from './primitives.js';

/**
 * What staff need to pair by hand: who has met whom, who
 * stands where, and what is asked of the pairing already.
 */
export const pairingDesk = z.object({
  /** The round spoken of: points and meetings are those before it. */
  phase: z.number(),
  round: z.number(),
  players: z.array(
    z.object({
      playerId: id,
      name: z.string(),
      points: z.number(),
      opponents: z.array(id),
      hadBye: z.boolean(),
      team: z.string().nullable(),
      staticTable: z.number().nullable(),
      /** Takes part in what is paired next. */
      playing: z.boolean(),
    }),
  ),
  fixed: z.array(z.tuple([id, id])),
  byes: z.array(id),
  keptApart: z.array(z.tuple([id, id])),
  /** The next round while only staff see it. `outdated`: somebody has left or entered since it was made. */
  proposal: z
    .object({
      attempt: z.number(),
      tables: z.array(z.object({ matchId: id, table: z.number(), a: id, b: id })),
      byes: z.array(id),
      multiplayer: z.array(z.object({ table: z.number(), seats: z.array(id) })),
      unavoidableRematches: z.number(),
      manual: z.boolean(),
      outdated: z.boolean(),
    })
    .nullable(),
  position: z.number(),
});
export type PairingDesk = z.infer<typeof pairingDesk>;
