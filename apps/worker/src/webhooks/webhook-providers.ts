import type { FactoryProvider } from '@nestjs/common';
import {
  CommandExecutor,
  type EventStore,
  type PostgresLeases,
  type SealedSecrets,
} from '#event-store';
import {
  channels,
  type Configuration,
  type DatabasePool,
  type Logger,
  type Redis,
} from '#platform';
import { usualPatience, WebhookSender, WebhookStore } from '#webhooks';
import * as token from '../infrastructure/tokens.js';
import { DeliverWebhookJob } from '../jobs/deliver-webhook.job.js';
import type { JobQueue } from '../jobs/job-queue.js';
import type { SharedEvents } from '../projections/shared-events.js';
import { WebhookDuty } from './webhook-duty.js';

type Announce = (eventId: string) => void;

/** What tells receivers outside of what happens. */
export const webhookProviders: readonly FactoryProvider[] = [
  {
    provide: token.WEBHOOKS,
    inject: [token.POOL, token.SEALED_SECRETS],
    useFactory: (pool: DatabasePool, secrets: SealedSecrets) => new WebhookStore(pool, secrets),
  },
  {
    provide: token.WEBHOOK_NEWS,
    inject: [token.REDIS],
    useFactory:
      (redis: Redis): Announce =>
      (eventId) =>
        void redis.publish(channels.webhooks(eventId), '').catch(() => undefined),
  },
  {
    provide: token.WEBHOOK_JOB,
    inject: [token.WEBHOOKS, token.WEBHOOK_NEWS, token.CONFIGURATION, token.LOGGER],
    useFactory: (
      webhooks: WebhookStore,
      announce: Announce,
      { webhooksPrivate }: Configuration,
      logger: Logger,
    ) =>
      new DeliverWebhookJob({
        webhooks,
        sender: new WebhookSender({ privateAllowed: webhooksPrivate }),
        patience: usualPatience,
        announce,
        logger,
      }),
  },
  {
    provide: token.WEBHOOK_DUTY,
    inject: [
      token.EVENT_STORE,
      token.LOG_EVENTS,
      token.LEASES,
      token.WEBHOOKS,
      token.JOB_QUEUE,
      token.WEBHOOK_NEWS,
      token.LOGGER,
    ],
    // eslint-disable-next-line max-params -- Nest hands parts over one by one
    useFactory: (
      store: EventStore,
      events: SharedEvents,
      leases: PostgresLeases,
      webhooks: WebhookStore,
      queue: JobQueue,
      announce: Announce,
      logger: Logger,
    ) =>
      new WebhookDuty({
        events,
        leases,
        webhooks,
        load: new CommandExecutor(store, { cachedStreams: 200 }).load,
        queue,
        announce,
        logger,
      }),
  },
];
