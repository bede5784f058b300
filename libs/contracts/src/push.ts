import { z } from 'zod';
import { id, languageTag } from './primitives.js';

/**
 * Web push: GET /api/push/key, POST /api/push/{listen,stop,state}. A
 * browser listens for its seat in an event, or for the floor of it.
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
  /** As the browser's PushSubscription writes it. */
  subscription: z.strictObject({
    endpoint,
    keys: z.strictObject({ p256dh: base64url(100), auth: base64url(40) }),
  }),
});
export const pushStop = z.strictObject({ eventId: id, sort: z.enum(pushSorts), endpoint });
/** Asks what the browser hears of the event, and says in which language from now on. */
export const pushState = z.strictObject({ eventId: id, language: languageTag, endpoint });

export const pushKey = z.object({ publicKey: z.string() });
export const pushHeard = z.object({ seat: z.boolean(), floor: z.boolean() });

export type PushListen = z.infer<typeof pushListen>;
export type PushStop = z.infer<typeof pushStop>;
export type PushState = z.infer<typeof pushState>;
export type PushKey = z.infer<typeof pushKey>;
export type PushHeard = z.infer<typeof pushHeard>;
