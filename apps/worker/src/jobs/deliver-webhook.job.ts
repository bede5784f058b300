import type { Logger } from '#platform';
import { type Patience, signedHeaders, type WebhookSender, type WebhookStore } from '#webhooks';
import type { JobPayload } from './job-definitions.js';
import { done, type JobHandler, type JobOutcome } from './job-registry.js';

export interface DeliveryParts {
  readonly webhooks: WebhookStore;
  readonly sender: WebhookSender;
  readonly patience: Patience;
  /** Tells open pages that the deliveries of an event have changed. */
  readonly announce: (eventId: string) => void;
  readonly logger: Logger;
}

/**
 * One try of a delivery. Killed between sending and writing that down it is sent again, under the same id: its receiver can tell. A try that
 * fails is no fault of ours; the next one is a job of its own, asked for when it is due.
 */
export class DeliverWebhookJob implements JobHandler<'deliver-webhook'> {
  readonly job = 'deliver-webhook';

  constructor(private readonly parts: DeliveryParts) {}

  async handle(payload: JobPayload<'deliver-webhook'>): Promise<JobOutcome> {
    const { endpointId, key, attempt } = payload;
    const { webhooks, sender, patience, announce, logger } = this.parts;
    const open = await webhooks.open(endpointId, key, attempt);
    if (!open) return done;
    const { eventId, url, body, secret, messageId } = open;
    const sent = await sender.send({
      url,
      body,
      headers: signedHeaders({ secret, messageId, body, at: new Date() }),
    });
    const { pausedNow } = await webhooks.record(payload, sent, patience);
    if (pausedNow)
      logger.warn(
        { eventId, endpointId, fault: sent.kind === 'failed' ? sent.fault : null },
        'an endpoint that has failed for long is paused',
      );
    announce(eventId);
    return done;
  }
}
