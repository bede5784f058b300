import { z } from 'zod';
import { eventFormat } from './event-settings.js';

/** POST /api/demo: the format that the room of bots plays. */
export const demoRequest = z.strictObject({ format: eventFormat.default('premier') });
export type DemoRequest = z.input<typeof demoRequest>;

/**
 * The tournament, and the account of its organizer, to which the visitor is now signed in; no
 * account if the visitor was signed in before.
 */
export const demoCreated = z.object({
  eventId: z.string(),
  email: z.string().optional(),
  password: z.string().optional(),
});
export type DemoCreated = z.infer<typeof demoCreated>;
