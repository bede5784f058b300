import { Module } from '@nestjs/common';
import { CONFIGURATION, LOGGER, POOL, REDIS, SEALED_SECRETS, SUBSCRIBER } from '#infrastructure';
import { channels, provide } from '#platform';
import { WebhookStore } from '#webhooks';
import { StreamHub } from '../live/stream-hub.js';
import { WebhookEndpoints } from './webhook-endpoints.js';
import { WEBHOOK_HUB } from './webhook-hub.js';
import { WebhooksController } from './webhooks.controller.js';

const store = provide(
  WebhookStore,
  [POOL, SEALED_SECRETS],
  (pool, secrets) => new WebhookStore(pool, secrets),
);

const desk = provide(
  WebhookEndpoints,
  [WebhookStore, REDIS, CONFIGURATION],
  (webhooks, redis, { webhooksPrivate }) =>
    new WebhookEndpoints({ webhooks, redis, privateAllowed: webhooksPrivate }),
);

/**
 * What is watched has no versions: every hint, and every heartbeat in
 * case one was lost, is reason enough for the few who look to ask again.
 */
const hub = provide(WEBHOOK_HUB, [SUBSCRIBER, LOGGER], (subscriber, logger) => {
  const versionOf = (): Promise<number> => Promise.resolve(Date.now());
  return new StreamHub(subscriber, { channel: channels.webhooks, versionOf }, logger);
});

@Module({ controllers: [WebhooksController], providers: [store, desk, hub] })
export class WebhooksModule {}
