import { z } from 'zod';
import { ANNOUNCE_DELIVERIES } from '../infrastructure/tokens.js';
import { LOGGER, CONFIGURATION } from '#infrastructure';
import type { Logger } from '#platform';
import {
  type Patience,
  signedHeaders,
  WebhookStore,
  WebhookSender,
  usualPatience,
} from '#webhooks';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

export interface DeliveryParts {
  readonly webhooks: WebhookStore;
  readonly sender: WebhookSender;
  readonly patience: Patience;
  /** Notifies open pages that the deliveries of an event have changed. */
  readonly announce: (eventId: string) => void;
  readonly logger: Logger;
}

const payload = z.object({
  endpointId: z.string().min(1),
  key: z.string().min(1),
  attempt: z.int().min(0),
});
type Payload = z.infer<typeof payload>;

/**
 * One attempt at a delivery. If the process is killed between sending and recording that, the
 * delivery is sent again under the same id, by which its receiver can recognize it. A failed
 * attempt is not an error of this server; the next one is a job of its own, requested when it is
 * due.
 */
export class DeliverWebhookJob implements JobHandler<Payload> {
  readonly job = 'deliver-webhook';

  constructor(private readonly parts: DeliveryParts) {}

  async handle(payload: Payload): Promise<JobOutcome> {
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

/**
 * One attempt at one delivery to an organizer's receiver; `attempt` attempts have failed before.
 */
export const deliverWebhook = defineJob({
  name: 'deliver-webhook',
  payload,
  key: ({ endpointId, key, attempt }) => `${endpointId}.${key}.${attempt}`,
  attempts: 5,
  backoffMs: 500,
  queue: 'deliveries',
  needs: {
    webhooks: WebhookStore,
    announce: ANNOUNCE_DELIVERIES,
    configuration: CONFIGURATION,
    logger: LOGGER,
  },
  handler: ({ configuration, ...parts }) =>
    new DeliverWebhookJob({
      ...parts,
      sender: new WebhookSender({ privateAllowed: configuration.webhooksPrivate }),
      patience: usualPatience,
    }),
});
