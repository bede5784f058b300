import { z } from 'zod';
import { eventFormat } from './event-settings.js';

/** POST /api/demo: which format the room of bots plays. */
export const demoRequest = z.strictObject({ format: eventFormat.default('premier') });
export type DemoRequest = z.input<typeof demoRequest>;

/**
 * The answer: the event, and the account of its organizer that
 * the visitor is signed in to; none for who had signed in before.
 */
export const demoCreated = z.object({
  eventId: z.string(),
  email: z.string().optional(),
  password: z.string().optional(),
});
export type DemoCreated = z.infer<typeof demoCreated>;
