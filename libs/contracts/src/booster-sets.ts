import { z } from 'zod';

/** GET /api/booster-sets: the sets whose boosters can be opened here today, newest last. */
export const boosterSetsOnOffer = z.object({
  sets: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type BoosterSetsOnOffer = z.infer<typeof boosterSetsOnOffer>;
