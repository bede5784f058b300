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
  likelyLogOf,
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
import { Aggregates, systemClock, SystemCommands } from '#application';
import { UnattendedStaff } from './demo/unattended-staff.js';
import { Pods } from './drafts/pods.js';
import { knownServices, NoticeOutbox, PushPost, PushSubscriptions, vapidKeys } from '#push';
import { provide } from './infrastructure/provide.js';
import * as token from './infrastructure/tokens.js';
import { dutyProviders, readingProviders } from './logs/log-providers.js';
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
import { RevealChoicesJob } from './jobs/reveal-choices.job.js';
import { RevealPacksJob } from './jobs/reveal-packs.job.js';
import { SealHeadsJob } from './jobs/seal-heads.job.js';
import { StartBuildingJob } from './jobs/start-building.job.js';
import { TellPeopleJob } from './jobs/tell-people.job.js';
import { webhookProviders } from './webhooks/webhook-providers.js';

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
        for (const log of new Set(events.map(likelyLogOf))) {
          wakeUps.wake(log);
          redis.publish(channels.appended, log).catch(() => undefined);
        }
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

const trilogyJobs = (system: SystemCommands, secrets: SealedSecrets, executor: CommandExecutor) => {
  const parts = { system, secrets, aggregates: new Aggregates(executor) };
  return [
    new RevealChoicesJob(parts),
    new ChooseByClockJob(parts),
    new ConfirmGameJob(system),
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

/** What a worker is made of, each thing once, built from the configuration. */
@Global()
@Module({})
export class WorkerModule {
  static with(configuration: Configuration, logger: Logger): DynamicModule {
    const given: Provider[] = [
      { provide: token.CONFIGURATION, useValue: configuration },
      { provide: token.LOGGER, useValue: logger },
    ];
    const providers = [
      ...given,
      ...connections,
      ...readingProviders,
      ...webhookProviders,
      ...jobs,
      ...dutyProviders,
    ];
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
