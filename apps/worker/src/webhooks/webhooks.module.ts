import { Module } from '@nestjs/common';
import { CONFIGURATION, LOGGER, POOL, REDIS, SEALED_SECRETS } from '#infrastructure';
import { channels, provide, provideParts, token } from '#platform';
import { usualPatience, WebhookSender, WebhookStore } from '#webhooks';
import { DeliverWebhookJob } from '../jobs/deliver-webhook.job.js';

/** Tells open pages that the deliveries of a tournament have changed. */
export const ANNOUNCE_DELIVERIES = token<(eventId: string) => void>('AnnounceDeliveries');

const parts = [
  provide(WebhookStore, [POOL, SEALED_SECRETS], (pool, secrets) => new WebhookStore(pool, secrets)),
  provide(
    ANNOUNCE_DELIVERIES,
    [REDIS],
    (redis) => (eventId: string) =>
      void redis.publish(channels.webhooks(eventId), '').catch(() => undefined),
  ),
  provideParts(
    DeliverWebhookJob,
    {
      webhooks: WebhookStore,
      announce: ANNOUNCE_DELIVERIES,
      configuration: CONFIGURATION,
      logger: LOGGER,
    },
    ({ configuration, ...given }) =>
      new DeliverWebhookJob({
        ...given,
        sender: new WebhookSender({ privateAllowed: configuration.webhooksPrivate }),
        patience: usualPatience,
      }),
  ),
];

/** What other servers are told. */
@Module({ providers: parts, exports: parts })
export class WebhooksModule {}
