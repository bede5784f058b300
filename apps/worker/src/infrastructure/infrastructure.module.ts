import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { Aggregates, announceOver, systemClock, SystemCommands } from '#application';
import {
  CommandExecutor,
  likelyLogOf,
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
  deriveKey,
  type Logger,
  observePool,
  provide,
} from '#platform';
import { personalFields } from '#application';
import {
  CONFIGURATION,
  EVENT_STORE,
  LOGGER,
  METRICS,
  PERSON_KEYS,
  POOL,
  PROJECTIONS,
  QUEUE_CONNECTION,
  REDIS,
  SEALED_SECRETS,
  SUBSCRIBER,
} from './tokens.js';
import { WakeUps } from './wake-ups.js';

const connections: readonly Provider[] = [
  provide(METRICS, [], () => createMetrics('worker')),
  provide(POOL, [CONFIGURATION, LOGGER, METRICS], (configuration, logger, registry) => {
    const pool = createDatabasePool(configuration, 'worker', logger);
    observePool(pool, registry);
    return pool;
  }),
  provide(REDIS, [CONFIGURATION, LOGGER], (configuration, logger) =>
    createRedis(configuration, 'request', logger),
  ),
  provide(QUEUE_CONNECTION, [CONFIGURATION, LOGGER], (configuration, logger) =>
    createRedis(configuration, 'queue', logger),
  ),
  provide(SUBSCRIBER, [CONFIGURATION, LOGGER], (configuration, logger) =>
    createRedis(configuration, 'subscriber', logger),
  ),
  provide(WakeUps, [SUBSCRIBER], (subscriber) => new WakeUps(subscriber)),
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
  provide(PROJECTIONS, [POOL], (pool) => new PostgresProjectionStore(pool)),
  provide(
    SEALED_SECRETS,
    [POOL, CONFIGURATION],
    (pool, { secret }) => new PostgresSealedSecrets(pool, deriveKey(secret, 'sealed-secrets')),
  ),
  provide(
    CommandExecutor,
    [EVENT_STORE],
    (store) => new CommandExecutor(store, { cachedStreams: 8_000 }),
  ),
  provide(Aggregates, [CommandExecutor], (executor) => new Aggregates(executor)),
  provide(SystemCommands, [CommandExecutor, REDIS, WakeUps], (executor, redis, wakeUps) => {
    const overRedis = announceOver(redis);
    return new SystemCommands(
      executor,
      (events) => {
        for (const log of new Set(events.map(likelyLogOf))) wakeUps.wake(log);
        overRedis(events);
      },
      systemClock,
    );
  }),
];

/** Configuration, logging, connections and the way to send commands: what every module of the worker may use. */
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
