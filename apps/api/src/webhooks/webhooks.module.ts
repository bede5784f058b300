import { type FactoryProvider, Module } from '@nestjs/common';
import type { SealedSecrets } from '#event-store';
import {
  channels,
  type Configuration,
  type DatabasePool,
  type Logger,
  type Redis,
} from '#platform';
import { WebhookStore } from '#webhooks';
import {
  CONFIGURATION,
  LIVE_SUBSCRIBER,
  LOGGER,
  POOL,
  REDIS,
  SEALED_SECRETS,
  WEBHOOK_DESK,
  WEBHOOK_HUB,
  WEBHOOKS,
} from '../infrastructure/tokens.js';
import { StreamHub } from '../live/stream-hub.js';
import { WebhookDesk } from './webhook-desk.js';
import { WebhooksController } from './webhooks.controller.js';

const store: FactoryProvider = {
  provide: WEBHOOKS,
  inject: [POOL, SEALED_SECRETS],
  useFactory: (pool: DatabasePool, secrets: SealedSecrets) => new WebhookStore(pool, secrets),
};

const desk: FactoryProvider = {
  provide: WEBHOOK_DESK,
  inject: [WEBHOOKS, REDIS, CONFIGURATION],
  useFactory: (webhooks: WebhookStore, redis: Redis, { webhooksPrivate }: Configuration) =>
    new WebhookDesk({ webhooks, redis, privateAllowed: webhooksPrivate }),
};

/** What is watched has no versions: every hint, and every heartbeat in case one was lost, is reason enough for the few who look to ask again. */
const hub: FactoryProvider = {
  provide: WEBHOOK_HUB,
  inject: [LIVE_SUBSCRIBER, LOGGER],
  useFactory: (subscriber: Redis, logger: Logger) =>
    new StreamHub(
      subscriber,
      { channel: channels.webhooks, versionOf: () => Promise.resolve(Date.now()) },
      logger,
    ),
};

@Module({ controllers: [WebhooksController], providers: [store, desk, hub] })
export class WebhooksModule {}
