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
  /** Tells open pages that the deliveries of an event have changed. */
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
 * One try of a delivery. Killed between sending and writing that down it is
 * sent again, under the same id: its receiver can tell. A try that fails is no
 * fault of ours; the next one is a job of its own, asked for when it is due.
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

/** One try of one delivery to a receiver of an organizer's; `attempt` tries of it have failed. */
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
