import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A new secret in the format of receivers' libraries. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The id of a delivery: one per endpoint and happening, the same for every attempt. */
export const messageIdOf = (endpointId: string, key: string): string => `msg_${endpointId}_${key}`;

export interface Signing {
  readonly secret: string;
  readonly messageId: string;
  readonly body: string;
  readonly at: Date;
}

/**
 * The headers by which a receiver verifies the sender, the time and the content
 * (standardwebhooks.com).
 */
export const signedHeaders = ({
  secret,
  messageId,
  body,
  at,
}: Signing): Record<string, string> => ({
  'webhook-id': messageId,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': new Webhook(secret).sign(messageId, at, body),
});
