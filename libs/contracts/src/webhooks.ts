import { z } from 'zod';
import { id, isoTime } from './primitives.js';

/** What a receiver can be notified of: public facts, nothing that is hidden from onlookers. */
export const webhookKind = z.enum([
  'event.started',
  'event.finished',
  'event.reopened',
  'event.cancelled',
  'player.registered',
  'player.dropped',
  'round.paired',
  'round.voided',
  'result.final',
  'result.corrected',
  'standings.changed',
  'draft.seated',
  'draft.started',
  'draft.paused',
  'draft.resumed',
  'draft.finished',
  'checkpoint.signed',
]);
export type WebhookKind = z.infer<typeof webhookKind>;

/** Maximum number of endpoints of one tournament. */
export const mostWebhooks = 10;

/** POST /api/events/<eventId>/webhooks. */
export const newWebhook = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(1_000),
  kinds: z.array(webhookKind).min(1).max(webhookKind.options.length),
});
export type NewWebhook = z.infer<typeof newWebhook>;

export const webhook = z.object({
  endpointId: id,
  url: z.string(),
  kinds: z.array(webhookKind),
  /**
   * `failing`: paused by the system because nothing had arrived for long. What happens while it is
   * paused is delivered once it is resumed.
   */
  status: z.enum(['active', 'paused', 'failing']),
  createdAt: isoTime,
  /** Since when deliveries have failed; null: the last one arrived. */
  failingSince: isoTime.nullable(),
  /** Number of deliveries still to be made. */
  waiting: z.int(),
});
export type Webhook = z.infer<typeof webhook>;
export const webhookList = z.object({ webhooks: z.array(webhook) });
export type WebhookList = z.infer<typeof webhookList>;

/** The answer to a new endpoint; only this answer holds its secret. */
export const madeWebhook = z.object({ made: webhook, secret: z.string() });
export type MadeWebhook = z.infer<typeof madeWebhook>;

/** POST /api/events/<eventId>/webhooks/<endpointId>/redeliver. */
export const redelivery = z.strictObject({ messageId: z.string().min(1).max(200) });

export const webhookDelivery = z.object({
  /**
   * The header `webhook-id`: the same in every attempt, so that receivers can recognize
   * repetitions.
   */
  messageId: z.string(),
  kind: z.union([webhookKind, z.literal('test')]),
  status: z.enum(['waiting', 'delivered', 'given-up']),
  /** Attempts since it was last requested. */
  attempts: z.int(),
  createdAt: isoTime,
  lastTriedAt: isoTime.nullable(),
  /** When it is tried next; null: never. */
  dueAt: isoTime.nullable(),
  /** The HTTP status of the receiver's answer; null if there was none. */
  httpStatus: z.int().nullable(),
  /** Why the last attempt failed: a stable code. */
  fault: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
/** GET /api/events/<eventId>/webhooks/<endpointId>/deliveries: the last hundred, newest first. */
export const webhookDeliveryList = z.object({ deliveries: z.array(webhookDelivery) });
export type WebhookDeliveryList = z.infer<typeof webhookDeliveryList>;
