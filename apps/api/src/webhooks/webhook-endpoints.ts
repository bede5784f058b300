import { logOfEvent } from '#aggregate';
import { type MadeWebhook, mostWebhooks, type NewWebhook, type Webhook } from '#contracts';
import { channels, type Redis } from '#platform';
import { testBody, type UrlFault, urlFault, type WebhookStore } from '#webhooks';
import { notFoundFailure, conflictFailure } from '../http/failure.js';

export interface WebhookEndpointsParts {
  readonly webhooks: WebhookStore;
  readonly redis: Redis;
  readonly privateAllowed: boolean;
}

const faults: Readonly<Record<UrlFault, string>> = {
  'not-https': 'webhook/not-https',
  credentials: 'webhook/credentials',
  'private-address': 'webhook/private-address',
};

/**
 * Lets organizers manage the endpoints of their tournament. Sends nothing itself: the worker finds
 * what is waiting.
 */
export class WebhookEndpoints {
  constructor(private readonly parts: WebhookEndpointsParts) {}

  async make(eventId: string, account: string, asked: NewWebhook): Promise<MadeWebhook> {
    const { webhooks, privateAllowed } = this.parts;
    const fault = urlFault(asked.url, privateAllowed);
    if (fault !== null) throw conflictFailure(faults[fault]);
    if ((await webhooks.of(eventId)).length >= mostWebhooks)
      throw conflictFailure('webhook/too-many', { most: mostWebhooks });
    const made = await webhooks.make(eventId, account, asked);
    this.tell(eventId);
    return made;
  }

  async pause(eventId: string, endpointId: string): Promise<void> {
    await this.known(eventId, endpointId);
    await this.parts.webhooks.pause(endpointId);
    this.tell(eventId);
  }

  async resume(eventId: string, endpointId: string): Promise<void> {
    await this.known(eventId, endpointId);
    await this.parts.webhooks.resume(endpointId);
    this.tell(eventId);
  }

  async remove(eventId: string, endpointId: string): Promise<void> {
    await this.known(eventId, endpointId);
    await this.parts.webhooks.remove(endpointId);
    this.tell(eventId);
  }

  async test(eventId: string, endpointId: string): Promise<void> {
    const { status } = await this.known(eventId, endpointId);
    if (status !== 'active') throw conflictFailure('webhook/paused');
    const body = testBody(eventId, new Date().toISOString());
    if (!(await this.parts.webhooks.addTest(endpointId, body)))
      throw notFoundFailure('webhook/not-found');
    this.tell(eventId);
  }

  async redeliver(eventId: string, endpointId: string, messageId: string): Promise<void> {
    await this.known(eventId, endpointId);
    if (!(await this.parts.webhooks.redeliver(endpointId, messageId)))
      throw notFoundFailure('webhook/delivery-unknown');
    this.tell(eventId);
  }

  /** The endpoint, only if it belongs to this tournament. */
  async known(eventId: string, endpointId: string): Promise<Webhook> {
    const found = await this.parts.webhooks.find(eventId, endpointId);
    if (!found) throw notFoundFailure('webhook/not-found');
    return found;
  }

  /** Publishes hints: pages reload, and the worker need not wait for its next regular look. */
  private tell(eventId: string): void {
    this.parts.redis.publish(channels.webhooks(eventId), '').catch(() => undefined);
    this.parts.redis.publish(channels.appended, logOfEvent(eventId)).catch(() => undefined);
  }
}
