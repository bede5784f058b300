import { z } from 'zod';

/**
 * GET /api/address: the address for links and QR codes. `this-machine`: only the machine itself can
 * reach it.
 */
export const shareAddress = z.object({
  url: z.string(),
  reach: z.enum(['public', 'network', 'this-machine']),
});
export type ShareAddress = z.infer<typeof shareAddress>;
