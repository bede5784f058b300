import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { CommandExecutor, ModelSet, PostgresLeases, PostgresLogIndex } from '#event-store';
import { CONFIGURATION, EVENT_STORE, LOGGER, METRICS, POOL, REDIS } from '#infrastructure';
import { Histogram, provide, provideParts, publishAll } from '#platform';
import { NoticeOutbox } from '#push';
import { readModels } from '#read-models';
import { WebhookStore } from '#webhooks';
import { ANNOUNCE_DELIVERIES, PROJECTIONS } from '../infrastructure/tokens.js';
import { WakeUps } from '../infrastructure/wake-ups.js';
import { JobQueue } from '../queue/job-queue.js';
import { LogDispatcher } from '../logs/log-dispatcher.js';
import { HealthServer } from '../operations/health-server.js';
import { ReactionReader } from '../reactions/reaction-reader.js';
import { WebhookReader } from '../webhooks/webhook-reader.js';
import { LiveAnnouncer } from './live-announcer.js';
import { ProjectionReader } from './projection-reader.js';
import { SharedEvents } from './shared-events.js';

const reading = [
  provide(SharedEvents, [EVENT_STORE], (store) => new SharedEvents(store)),
  provide(PostgresLogIndex, [POOL], (pool) => new PostgresLogIndex(pool)),
  provide(
    PostgresLeases,
    [POOL, LOGGER],
    (pool, logger) =>
      new PostgresLeases({
        pool,
        worker: randomUUID(),
        onError: (error) => logger.warn({ err: error }, 'the leases of logs cannot be renewed'),
      }),
  ),
];

const projections = provideParts(
  ProjectionReader,
  {
    events: SharedEvents,
    projections: PROJECTIONS,
    leases: PostgresLeases,
    redis: REDIS,
    metrics: METRICS,
    logger: LOGGER,
  },
  ({ redis, metrics, ...parts }) => {
    const announcer = new LiveAnnouncer((messages) => publishAll(redis, messages));
    const advances = new Histogram({
      name: 'conclave_projection_scopes',
      help: 'Scopes changed by one advance of a read model',
      labelNames: ['model'],
      buckets: [1, 2, 5, 10, 50, 200],
      registers: [metrics],
    });
    return new ProjectionReader({ ...parts, announcer, advances });
  },
);

const reactions = provideParts(
  ReactionReader,
  {
    events: SharedEvents,
    index: PostgresLogIndex,
    leases: PostgresLeases,
    projections: PROJECTIONS,
    queue: JobQueue,
    outbox: NoticeOutbox,
    logger: LOGGER,
  },
  (parts) => new ReactionReader(parts),
);

const webhooks = provideParts(
  WebhookReader,
  {
    events: SharedEvents,
    leases: PostgresLeases,
    webhooks: WebhookStore,
    executor: CommandExecutor,
    queue: JobQueue,
    announce: ANNOUNCE_DELIVERIES,
    logger: LOGGER,
  },
  ({ executor, ...parts }) => new WebhookReader({ ...parts, load: executor.load }),
);

const dispatcher = provideParts(
  LogDispatcher,
  {
    leases: PostgresLeases,
    index: PostgresLogIndex,
    wakeUps: WakeUps,
    projections: ProjectionReader,
    reactions: ReactionReader,
    webhooks: WebhookReader,
    logger: LOGGER,
  },
  ({ projections: models, reactions: jobs, webhooks: deliveries, ...parts }) =>
    new LogDispatcher({
      ...parts,
      versions: new ModelSet(readModels).versions,
      readers: [models, jobs, deliveries],
    }),
);

const health = provideParts(
  HealthServer,
  {
    pool: POOL,
    redis: REDIS,
    metrics: METRICS,
    logs: LogDispatcher,
    configuration: CONFIGURATION,
  },
  ({ logs, configuration: { metricsToken }, ...parts }) =>
    new HealthServer({ ...parts, metricsToken, buckets: () => logs.buckets }),
);

/** Reads the logs, for read models, jobs and deliveries. */
@Module({ providers: [...reading, projections, reactions, webhooks, dispatcher, health] })
export class ProjectionsModule {}
