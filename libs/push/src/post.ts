import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushMessage } from './message.js';
import { isKnownService } from './services.js';
import type { PushSubscription } from './subscriptions.js';
import type { VapidKeys } from './vapid-keys.js';

/**
 * `gone`: the subscription no longer exists. `refused`: this message will never be accepted.
 * `busy`: may be retried.
 */
export type Posted = 'sent' | 'gone' | 'refused' | 'busy';

export interface PostOptions {
  readonly keys: VapidKeys;
  readonly services: readonly string[];
  /** Contact of the server's operator for the push service: https: or mailto:. */
  readonly contact: string;
}

const PATIENCE_MS = 10_000;
const GONE = new Set([404, 410]);

/**
 * The topic, of at most 32 characters: a message still waiting at the push service is replaced by
 * one with the same topic.
 */
const topicOf = ({ tag }: PushMessage): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/**
 * Encrypts a message for one browser and sends it to that browser's push service. Network failures
 * do not throw.
 */
export class PushPost {
  constructor(private readonly options: PostOptions) {}

  async send(to: PushSubscription, message: PushMessage, ttlSeconds: number): Promise<Posted> {
    const { keys, services, contact } = this.options;
    if (!isKnownService(to.endpoint, services)) return 'gone';
    let request: webPush.RequestDetails;
    try {
      request = webPush.generateRequestDetails(
        { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
        JSON.stringify(message),
        {
          TTL: Math.max(0, Math.floor(ttlSeconds)),
          urgency: 'high',
          topic: topicOf(message),
          contentEncoding: 'aes128gcm',
          vapidDetails: { subject: contact, ...keys },
        },
      );
    } catch {
      // The subscription's keys are invalid.
      return 'gone';
    }
    return this.post(request);
  }

  private async post({ endpoint, method, headers, body }: webPush.RequestDetails): Promise<Posted> {
    try {
      const { 'Content-Length': _length, ...rest } = headers as Record<string, string>;
      const response = await fetch(endpoint, {
        method,
        headers: Object.fromEntries(
          Object.entries(rest).map(([name, value]) => [name, String(value)]),
        ),
        body: body === null ? null : new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      if (GONE.has(response.status)) return 'gone';
      return response.status === 429 || response.status >= 500 ? 'busy' : 'refused';
    } catch {
      return 'busy';
    }
  }
}
