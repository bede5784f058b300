import { z } from 'zod';
import { eventRole, id } from './primitives.js';

/**
 * POST /api/staff-invites/look: asks what the link with this code offers. The code is in the body
 * because proxies log addresses.
 */
export const staffInviteLook = z.strictObject({ eventId: id, code: z.string().min(1).max(32) });
export type StaffInviteLook = z.infer<typeof staffInviteLook>;

/** What a staff link offers; visible to everybody who has it. */
export const staffInviteOffer = z.object({ event: z.string(), role: eventRole });
export type StaffInviteOffer = z.infer<typeof staffInviteOffer>;
