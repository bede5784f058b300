import type { Grant } from '#application';

/**
 * Who decides to which addresses a tournament's events are sent and sees the deliveries: only
 * organizers, because only they should know the endpoints.
 */
export const webhookRights: readonly Grant[] = ['owner', 'organizer'];
