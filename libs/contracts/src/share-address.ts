import { z } from 'zod';

/**
 * GET /api/address: where links and QR codes lead. `this-machine`: nobody but the machine itself reaches it.
 */
export const shareAddress = z.object({
  url: z.string(),
  reach: z.enum(['public', 'network', 'this-machine']),
});
export type ShareAddress = z.infer<typeof shareAddress>;
