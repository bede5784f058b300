import { Module } from '@nestjs/common';
import { CONFIGURATION, POOL, REDIS, SEALED_SECRETS } from '#infrastructure';
import { channels, provide } from '#platform';
import { WebhookStore } from '#webhooks';
import { hintHub } from '../live/hint-hub.js';
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

@Module({
  controllers: [WebhooksController],
  providers: [store, desk, hintHub(WEBHOOK_HUB, channels.webhooks)],
})
export class WebhooksModule {}
