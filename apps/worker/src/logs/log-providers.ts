/* eslint-disable max-params -- Nest hands parts over one by one */
import { randomUUID } from 'node:crypto';
import type { Provider } from '@nestjs/common';
import {
  type EventStore,
  ModelSet,
  PostgresLeases,
  PostgresLogIndex,
  type ProjectionStore,
} from '#event-store';
import { type DatabasePool, Histogram, type Logger, type Redis, type Registry } from '#platform';
import { NoticeOutbox } from '#push';
import { readModels } from '#read-models';
import { provide } from '../infrastructure/provide.js';
import * as token from '../infrastructure/tokens.js';
import type { WakeUps } from '../infrastructure/wake-ups.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { HealthServer } from '../operations/health-server.js';
import { LiveAnnouncer } from '../projections/live-announcer.js';
import { ProjectionDuty } from '../projections/projection-duty.js';
import { SharedEvents } from '../projections/shared-events.js';
import { ReactionDuty } from '../reactions/reaction-duty.js';
import type { WebhookDuty } from '../webhooks/webhook-duty.js';
import { LogDuty } from './log-duty.js';

/** Who reads which logs. */
export const readingProviders: readonly Provider[] = [
  provide(token.LOG_EVENTS, [token.EVENT_STORE], (store: EventStore) => new SharedEvents(store)),
  provide(token.LOG_INDEX, [token.POOL], (pool: DatabasePool) => new PostgresLogIndex(pool)),
  provide(token.NOTICE_OUTBOX, [token.POOL], (pool: DatabasePool) => new NoticeOutbox(pool)),
  provide(
    token.LEASES,
    [token.POOL, token.LOGGER],
    (pool: DatabasePool, logger: Logger) =>
      new PostgresLeases({
        pool,
        worker: randomUUID(),
        onError: (error) => logger.warn({ err: error }, 'the leases of logs cannot be renewed'),
      }),
  ),
];

/** What is made of what is read. */
export const dutyProviders: readonly Provider[] = [
  provide(
    token.PROJECTION_DUTY,
    [token.LOG_EVENTS, token.PROJECTIONS, token.LEASES, token.REDIS, token.METRICS, token.LOGGER],
    (
      events: SharedEvents,
      projections: ProjectionStore,
      leases: PostgresLeases,
      redis: Redis,
      metrics: Registry,
      logger: Logger,
    ) => {
      const announcer = new LiveAnnouncer(
        (channel, message) => void redis.publish(channel, message).catch(() => undefined),
      );
      const advances = new Histogram({
        name: 'conclave_projection_scopes',
        help: 'Scopes changed by one advance of a read model',
        labelNames: ['model'],
        buckets: [1, 2, 5, 10, 50, 200],
        registers: [metrics],
      });
      return new ProjectionDuty({ events, projections, leases, announcer, advances, logger });
    },
  ),
  provide(
    token.REACTION_DUTY,
    [
      token.LOG_EVENTS,
      token.LOG_INDEX,
      token.LEASES,
      token.PROJECTIONS,
      token.JOB_QUEUE,
      token.NOTICE_OUTBOX,
      token.LOGGER,
    ],
    (
      events: SharedEvents,
      index: PostgresLogIndex,
      leases: PostgresLeases,
      projections: ProjectionStore,
      queue: JobQueue,
      outbox: NoticeOutbox,
      logger: Logger,
    ) => new ReactionDuty({ events, index, leases, projections, queue, outbox, logger }),
  ),
  provide(
    token.LOG_DUTY,
    [
      token.LEASES,
      token.LOG_INDEX,
      token.WAKE_UPS,
      token.PROJECTION_DUTY,
      token.REACTION_DUTY,
      token.WEBHOOK_DUTY,
      token.LOGGER,
    ],
    (
      leases: PostgresLeases,
      index: PostgresLogIndex,
      wakeUps: WakeUps,
      projections: ProjectionDuty,
      reactions: ReactionDuty,
      webhooks: WebhookDuty,
      logger: Logger,
    ) =>
      new LogDuty({
        leases,
        index,
        versions: new ModelSet(readModels).versions,
        readers: [projections, reactions, webhooks],
        wakeUps,
        logger,
      }),
  ),
  provide(
    token.HEALTH,
    [token.POOL, token.REDIS, token.METRICS, token.LOG_DUTY],
    (pool: DatabasePool, redis: Redis, metrics: Registry, logs: LogDuty) =>
      new HealthServer({ pool, redis, metrics, buckets: () => logs.buckets }),
  ),
];
