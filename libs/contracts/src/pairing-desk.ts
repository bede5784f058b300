import { z } from 'zod';
import { id } from './primitives.js';

/**
 * What staff need to pair by hand: who has met whom, the points, and the constraints that already
 * apply to the pairing.
 */
export const pairingDesk = z.object({
  /** The round to be paired: points and opponents are those before it. */
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
      /** The player takes part in the next pairing. */
      playing: z.boolean(),
    }),
  ),
  fixed: z.array(z.tuple([id, id])),
  byes: z.array(id),
  keptApart: z.array(z.tuple([id, id])),
  /**
   * The next round while only staff see it. `outdated`: a player has left or joined since it was
   * made.
   */
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
