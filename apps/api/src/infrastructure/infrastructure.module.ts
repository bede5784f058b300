import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { Queue } from 'bullmq';
import {
  PersonalEventStore,
  PostgresEventStore,
  PostgresPersonKeys,
  PostgresProjectionStore,
  PostgresSealedSecrets,
} from '#event-store';
import {
  type Configuration,
  createDatabasePool,
  createMetrics,
  createRedis,
  deliveryQueueName,
  deriveKey,
  type Logger,
  observePool,
  provide,
  queueName,
} from '#platform';
import { personalFields } from '#application';
import { PrismaClient } from '../../../../prisma/generated/client.js';
import {
  CONFIGURATION,
  DELIVERY_QUEUE,
  EVENT_STORE,
  JOB_QUEUE,
  LIVE_SUBSCRIBER,
  LOGGER,
  METRICS,
  PERSON_KEYS,
  MODEL_READER,
  POOL,
  REDIS,
  SEALED_SECRETS,
} from './tokens.js';

const queueOf =
  (name: string) =>
  (configuration: Configuration, logger: Logger): Queue => {
    const queue = new Queue(name, {
      connection: createRedis(configuration, 'queue', logger) as never,
    });
    queue.on('error', (error) => logger.warn({ err: error }, 'the queue is not reachable'));
    return queue;
  };

const connections: readonly Provider[] = [
  provide(METRICS, [], () => createMetrics('api')),
  provide(POOL, [CONFIGURATION, LOGGER, METRICS], (configuration, logger, registry) => {
    const pool = createDatabasePool(configuration, 'api', logger);
    observePool(pool, registry);
    return pool;
  }),
  provide(REDIS, [CONFIGURATION, LOGGER], (configuration, logger) =>
    createRedis(configuration, 'request', logger),
  ),
  provide(LIVE_SUBSCRIBER, [CONFIGURATION, LOGGER], (configuration, logger) =>
    createRedis(configuration, 'subscriber', logger),
  ),
  provide(JOB_QUEUE, [CONFIGURATION, LOGGER], queueOf(queueName)),
  provide(DELIVERY_QUEUE, [CONFIGURATION, LOGGER], queueOf(deliveryQueueName)),
  provide(PrismaClient, [POOL], (pool) => new PrismaClient({ adapter: new PrismaPg(pool) })),
  provide(
    PERSON_KEYS,
    [POOL, CONFIGURATION],
    (pool, { secret }) => new PostgresPersonKeys(pool, deriveKey(secret, 'sealed-secrets')),
  ),
  provide(
    PersonalEventStore,
    [POOL, PERSON_KEYS],
    (pool, keys) => new PersonalEventStore(new PostgresEventStore(pool), keys, personalFields),
  ),
  provide(EVENT_STORE, [PersonalEventStore], (store) => store),
  provide(MODEL_READER, [POOL], (pool) => new PostgresProjectionStore(pool)),
  provide(
    SEALED_SECRETS,
    [POOL, CONFIGURATION],
    (pool, { secret }) => new PostgresSealedSecrets(pool, deriveKey(secret, 'sealed-secrets')),
  ),
];

/** Configuration, logging and connections: what every module of the api may use. */
@Global()
@Module({})
export class InfrastructureModule {
  static with(configuration: Configuration, logger: Logger): DynamicModule {
    const providers = [
      provide(CONFIGURATION, [], () => configuration),
      provide(LOGGER, [], () => logger),
      ...connections,
    ];
    return { module: InfrastructureModule, providers, exports: providers };
  }
}
