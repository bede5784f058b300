import { z } from 'zod';
import { eventRole, id } from './primitives.js';

/**
 * POST /api/staff-invites/look: the code of a link, to be told what
 * it offers. In a body: addresses are written down on their way.
 */
export const staffInviteLook = z.strictObject({ eventId: id, code: z.string().min(1).max(32) });
export type StaffInviteLook = z.infer<typeof staffInviteLook>;

/** What a link for staff offers, told to whoever has it. */
export const staffInviteOffer = z.object({ event: z.string(), role: eventRole });
export type StaffInviteOffer = z.infer<typeof staffInviteOffer>;
