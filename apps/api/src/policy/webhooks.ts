import type { Grant } from '#application';

/**
 * Who says where an event's happenings are told to, and sees what
 * was told: what lies behind an address is the organizers' business.
 */
export const webhookRights: readonly Grant[] = ['owner', 'organizer'];
