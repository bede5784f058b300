/* eslint-disable max-params -- Nest hands parts over one by one */
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import {
  type DynamicModule,
  type FactoryProvider,
  Global,
  Module,
  type Provider,
} from '@nestjs/common';
import type { Queue } from 'bullmq';
import {
  CommandExecutor,
  type EventStore,
  PostgresEventStore,
  PostgresProjectionStore,
  PostgresSealedSecrets,
  type ProjectionStore,
  type RecordedEvent,
  type SealedSecrets,
} from '#event-store';
import {
  channels,
  type Configuration,
  createDatabasePool,
  createMetrics,
  createRedis,
  type DatabasePool,
  deliveryQueueName,
  deriveKey,
  Histogram,
  latencyBuckets,
  type Logger,
  observePool,
  queueName,
  type Redis,
  type Registry,
} from '#platform';
import { systemClock, SystemCommands } from './commands/system-commands.js';
import { UnattendedStaff } from './demo/unattended-staff.js';
import { Pods } from './drafts/pods.js';
import { knownServices, NoticeOutbox, PushPost, PushSubscriptions, vapidKeys } from '#push';
import { Leadership } from './infrastructure/leadership.js';
import * as token from './infrastructure/tokens.js';
import { WakeUps } from './infrastructure/wake-ups.js';
import { BotPicksJob } from './jobs/bot-picks.job.js';
import { ChooseByClockJob } from './jobs/choose-by-clock.job.js';
import { CompleteRoundJob } from './jobs/complete-round.job.js';
import { ConfirmGameJob } from './jobs/confirm-game.job.js';
import { ConfirmReportJob } from './jobs/confirm-report.job.js';
import type { DeliverWebhookJob } from './jobs/deliver-webhook.job.js';
import { DemoEventJob } from './jobs/demo-event.job.js';
import { houseJobs } from './jobs/house-jobs.js';
import { DeliveryProcessor, JobProcessor } from './jobs/job-processor.js';
import { JobQueue } from './jobs/job-queue.js';
import { type AnyJobHandler, JobRegistry } from './jobs/job-registry.js';
import { PairRoundJob } from './jobs/pair-round.job.js';
import { PickByClockJob } from './jobs/pick-by-clock.job.js';
import { RevealChoicesJob, Reveals } from './jobs/reveal-choices.job.js';
import { RevealPacksJob } from './jobs/reveal-packs.job.js';
import { SealHeadsJob } from './jobs/seal-heads.job.js';
import { StartBuildingJob } from './jobs/start-building.job.js';
import { TellPeopleJob } from './jobs/tell-people.job.js';
import { HealthServer } from './operations/health-server.js';
import { LiveAnnouncer } from './projections/live-announcer.js';
import { ProjectionDuty } from './projections/projection-duty.js';
import { ReactionDuty } from './reactions/reaction-duty.js';
import type { WebhookDuty } from './webhooks/webhook-duty.js';
import { webhookProviders } from './webhooks/webhook-providers.js';

const RECONCILE_MS = 3_000;

/** Nest hands the injected parts over in the order of their tokens; their types meet here. */
const provide = <Parts extends never[]>(
  provided: symbol,
  inject: readonly (symbol | string)[],
  make: (...parts: Parts) => unknown,
): FactoryProvider => ({
  provide: provided,
  inject: [...inject],
  useFactory: make as (...parts: never[]) => unknown,
});

const observedPool = (
  configuration: Configuration,
  logger: Logger,
  registry: Registry,
): DatabasePool => {
  const pool = createDatabasePool(configuration, 'worker', logger);
  observePool(pool, registry);
  return pool;
};

const podIdOf = ({ streamId }: RecordedEvent): readonly string[] =>
  streamId.startsWith('pod-') ? [streamId.slice('pod-'.length)] : [];

const connections: Provider[] = [
  provide(token.METRICS, [], () => createMetrics('worker')),
  provide(token.POOL, [token.CONFIGURATION, token.LOGGER, token.METRICS], observedPool),
  provide(
    token.REDIS,
    [token.CONFIGURATION, token.LOGGER],
    (configuration: Configuration, logger: Logger) => createRedis(configuration, 'request', logger),
  ),
  provide(
    token.QUEUE_CONNECTION,
    [token.CONFIGURATION, token.LOGGER],
    (configuration: Configuration, logger: Logger) => createRedis(configuration, 'queue', logger),
  ),
  provide(
    token.SUBSCRIBER,
    [token.CONFIGURATION, token.LOGGER],
    (configuration: Configuration, logger: Logger) =>
      createRedis(configuration, 'subscriber', logger),
  ),
  provide(token.WAKE_UPS, [token.SUBSCRIBER], (subscriber: Redis) => new WakeUps(subscriber)),
  provide(token.EVENT_STORE, [token.POOL], (pool: DatabasePool) => new PostgresEventStore(pool)),
  provide(
    token.PROJECTIONS,
    [token.POOL],
    (pool: DatabasePool) => new PostgresProjectionStore(pool),
  ),
  provide(
    token.SEALED_SECRETS,
    [token.POOL, token.CONFIGURATION],
    (pool: DatabasePool, { secret }: Configuration) =>
      new PostgresSealedSecrets(pool, deriveKey(secret, 'sealed-secrets')),
  ),
  provide(
    token.COMMANDS,
    [token.EVENT_STORE, token.REDIS, token.WAKE_UPS],
    (store: EventStore, redis: Redis, wakeUps: WakeUps) => {
      const announce = (events: readonly RecordedEvent[]): void => {
        wakeUps.wake();
        redis.publish(channels.appended, '').catch(() => undefined);
        for (const podId of new Set(events.flatMap(podIdOf)))
          redis.publish(channels.pod(podId), '').catch(() => undefined);
      };
      return new SystemCommands(
        new CommandExecutor(store, { cachedStreams: 4_000 }),
        announce,
        systemClock,
      );
    },
  ),
];

const trilogyJobs = (
  commands: SystemCommands,
  secrets: SealedSecrets,
  { load }: CommandExecutor,
) => {
  const reveals = new Reveals(commands, secrets, load);
  return [
    new RevealChoicesJob(reveals),
    new ChooseByClockJob({ commands, secrets, load, reveals }),
    new ConfirmGameJob(commands),
  ] as const;
};

const draftJobs = (commands: SystemCommands, secrets: SealedSecrets, { load }: CommandExecutor) => {
  const pods = new Pods(load, secrets);
  return [
    new PickByClockJob(commands, pods, systemClock),
    new BotPicksJob(commands, pods, systemClock),
    new StartBuildingJob(commands, pods, load),
    new RevealPacksJob(commands, pods, load),
  ] as const;
};

/** Made when somebody is first to be told: the keys lie in the database. Keys that cannot be read now may be read later. */
const postOffice = (
  secrets: SealedSecrets,
  { pushServices, pushContact: contact }: Configuration,
) => {
  let made: Promise<PushPost> | null = null;
  return (): Promise<PushPost> => {
    made ??= vapidKeys(secrets).then(
      (keys) => new PushPost({ keys, services: pushServices ?? knownServices, contact }),
    );
    made.catch(() => (made = null));
    return made;
  };
};

const jobs: Provider[] = [
  provide(
    token.DEMO_JOB,
    [
      token.EVENT_STORE,
      token.COMMANDS,
      token.PROJECTIONS,
      token.SEALED_SECRETS,
      token.CONFIGURATION,
      token.LOGGER,
    ],
    (
      store: EventStore,
      commands: SystemCommands,
      reader: ProjectionStore,
      secrets: SealedSecrets,
      configuration: Configuration,
      logger: Logger,
    ) =>
      new DemoEventJob({
        store,
        staff: new UnattendedStaff(commands, reader, secrets),
        apiUrl: configuration.apiUrl,
        secret: deriveKey(configuration.secret, 'demo-bots').toString('hex'),
        logger,
      }),
  ),
  provide(
    token.TELL_PEOPLE_JOB,
    [token.EVENT_STORE, token.PROJECTIONS, token.SEALED_SECRETS, token.POOL, token.CONFIGURATION],
    (
      store: EventStore,
      reader: ProjectionStore,
      secrets: SealedSecrets,
      pool: DatabasePool,
      configuration: Configuration,
    ) =>
      new TellPeopleJob({
        outbox: new NoticeOutbox(pool),
        subscriptions: new PushSubscriptions(pool),
        post: postOffice(secrets, configuration),
        load: new CommandExecutor(store, { cachedStreams: 500 }).load,
        reader,
        clock: systemClock,
      }),
  ),
  houseJobs,
  provide(
    token.JOB_REGISTRY,
    [
      token.COMMANDS,
      token.PROJECTIONS,
      token.EVENT_STORE,
      token.SEALED_SECRETS,
      token.DEMO_JOB,
      token.TELL_PEOPLE_JOB,
      token.WEBHOOK_JOB,
      token.HOUSE_JOBS,
      token.LOGGER,
    ],
    (
      commands: SystemCommands,
      reader: ProjectionStore,
      store: EventStore,
      secrets: SealedSecrets,
      demo: DemoEventJob,
      telling: TellPeopleJob,
      delivering: DeliverWebhookJob,
      house: readonly AnyJobHandler[],
      logger: Logger,
    ) =>
      JobRegistry.bind([
        new PairRoundJob(commands, reader, secrets, logger),
        new ConfirmReportJob(commands),
        new CompleteRoundJob(commands, reader, store),
        new SealHeadsJob({ commands, reader, store, clock: systemClock }),
        demo,
        telling,
        delivering,
        ...house,
        ...trilogyJobs(commands, secrets, new CommandExecutor(store, { cachedStreams: 2_000 })),
        ...draftJobs(commands, secrets, new CommandExecutor(store, { cachedStreams: 2_000 })),
      ]),
  ),
  provide(
    token.JOB_QUEUE,
    [getQueueToken(queueName), getQueueToken(deliveryQueueName)],
    (queue: Queue, deliveries: Queue) => new JobQueue(queue, deliveries),
  ),
  provide(
    token.JOB_DURATIONS,
    [token.METRICS],
    (metrics: Registry) =>
      new Histogram({
        name: 'conclave_job_seconds',
        help: 'Time a job took, by job and outcome',
        labelNames: ['job', 'outcome'],
        buckets: latencyBuckets,
        registers: [metrics],
      }),
  ),
  ...[JobProcessor, DeliveryProcessor].map((Processor): FactoryProvider => ({
    provide: Processor,
    inject: [token.JOB_REGISTRY, token.JOB_DURATIONS, token.LOGGER],
    useFactory: (registry: JobRegistry, durations: Histogram<'job' | 'outcome'>, logger: Logger) =>
      new Processor(registry, durations, logger),
  })),
];

const duties: Provider[] = [
  provide(
    token.PROJECTION_DUTY,
    [
      token.EVENT_STORE,
      token.PROJECTIONS,
      token.WAKE_UPS,
      token.REDIS,
      token.METRICS,
      token.LOGGER,
    ],
    (
      store: EventStore,
      projections: ProjectionStore,
      wakeUps: WakeUps,
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
      return new ProjectionDuty({ store, projections, wakeUps, announcer, advances, logger });
    },
  ),
  provide(token.NOTICE_OUTBOX, [token.POOL], (pool: DatabasePool) => new NoticeOutbox(pool)),
  provide(
    token.REACTION_DUTY,
    [
      token.EVENT_STORE,
      token.PROJECTIONS,
      token.JOB_QUEUE,
      token.NOTICE_OUTBOX,
      token.REDIS,
      token.WAKE_UPS,
      token.LOGGER,
    ],
    (
      store: EventStore,
      projections: ProjectionStore,
      queue: JobQueue,
      outbox: NoticeOutbox,
      redis: Redis,
      wakeUps: WakeUps,
      logger: Logger,
    ) =>
      new ReactionDuty({
        store,
        projections,
        queue,
        outbox,
        redis,
        wakeUps,
        logger,
        reconcileMs: RECONCILE_MS,
      }),
  ),
  provide(
    token.LEADERSHIP,
    [token.POOL, token.PROJECTION_DUTY, token.REACTION_DUTY, token.WEBHOOK_DUTY, token.LOGGER],
    (
      pool: DatabasePool,
      projections: ProjectionDuty,
      reactions: ReactionDuty,
      webhooks: WebhookDuty,
      logger: Logger,
    ) => new Leadership(pool, [projections, reactions, webhooks], logger),
  ),
  provide(
    token.HEALTH,
    [token.POOL, token.REDIS, token.METRICS, token.LEADERSHIP],
    (pool: DatabasePool, redis: Redis, metrics: Registry, leadership: Leadership) =>
      new HealthServer({ pool, redis, metrics, leading: () => leadership.leading }),
  ),
];

/** What a worker is made of, each thing once, built from the configuration. */
@Global()
@Module({})
export class WorkerModule {
  static with(configuration: Configuration, logger: Logger): DynamicModule {
    const given: Provider[] = [
      { provide: token.CONFIGURATION, useValue: configuration },
      { provide: token.LOGGER, useValue: logger },
    ];
    const providers = [...given, ...connections, ...webhookProviders, ...jobs, ...duties];
    return {
      module: WorkerModule,
      imports: [
        BullModule.forRootAsync({
          inject: [token.QUEUE_CONNECTION],
          useFactory: (connection: Redis) => ({ connection: connection as never }),
        }),
        BullModule.registerQueue({ name: queueName }, { name: deliveryQueueName }),
      ],
      providers,
      exports: providers,
    };
  }
}
