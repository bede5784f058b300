import { z } from 'zod';
import { id, languageTag } from './primitives.js';

/**
 * Web push: GET /api/push/key, POST /api/push/{listen,stop,state}. A browser subscribes to its own
 * seat in a tournament, or to what concerns the staff on the floor.
 */
export const pushSorts = ['seat', 'floor'] as const;
export type PushSort = (typeof pushSorts)[number];

const endpoint = z.url().max(1_000);
const base64url = (length: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .max(length);

export const pushListen = z.strictObject({
  eventId: id,
  sort: z.enum(pushSorts),
  language: languageTag,
  /** In the format of the browser's PushSubscription. */
  subscription: z.strictObject({
    endpoint,
    keys: z.strictObject({ p256dh: base64url(100), auth: base64url(40) }),
  }),
});
export const pushStop = z.strictObject({ eventId: id, sort: z.enum(pushSorts), endpoint });
/**
 * Asks for the browser's subscriptions in the tournament, and sets the language of later messages.
 */
export const pushState = z.strictObject({ eventId: id, language: languageTag, endpoint });

export const pushKey = z.object({ publicKey: z.string() });
export const pushHeard = z.object({ seat: z.boolean(), floor: z.boolean() });

export type PushListen = z.infer<typeof pushListen>;
export type PushStop = z.infer<typeof pushStop>;
export type PushState = z.infer<typeof pushState>;
export type PushKey = z.infer<typeof pushKey>;
export type PushHeard = z.infer<typeof pushHeard>;
