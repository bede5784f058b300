import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A new secret in the form that receivers' libraries take. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The id of a delivery: one for each endpoint and happening, whoever sends it and however often. */
export const messageIdOf = (endpointId: string, key: string): string => `msg_${endpointId}_${key}`;

export interface Signing {
  readonly secret: string;
  readonly messageId: string;
  readonly body: string;
  readonly at: Date;
}

/**
 * The headers by which a receiver knows who sent it, when,
 * and that nothing was changed (standardwebhooks.com).
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
