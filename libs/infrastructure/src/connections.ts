import type { Provider } from '@nestjs/common';
import { personalFields } from '#application';
import { BundleStore, CardsInUse } from '#bundles';
import {
  PersonalEventStore,
  PostgresEventStore,
  PostgresPersonKeys,
  PostgresSealedSecrets,
} from '#event-store';
import { ownership } from '#facts';
import type { GameCatalogue } from '#game';
import {
  type Configuration,
  createDatabasePool,
  createMetrics,
  createRedis,
  deriveKey,
  isTracing,
  type Logger,
  observePool,
  provide,
} from '#platform';
import {
  CONFIGURATION,
  EVENT_STORE,
  GAMES,
  LOGGER,
  METRICS,
  PERSON_KEYS,
  POOL,
  REDIS,
  SEALED_SECRETS,
  SUBSCRIBER,
} from './tokens.js';
import { TracedEventStore } from './traced-event-store.js';

export interface ProcessParts {
  /** The name in metrics and database sessions. */
  readonly process: 'api' | 'worker';
  readonly configuration: Configuration;
  readonly logger: Logger;
  readonly games: GameCatalogue;
}

/** Configuration, logging, metrics and connections for every process. */
export const connections = ({
  process,
  configuration,
  logger,
  games,
}: ProcessParts): Provider[] => [
  provide(CONFIGURATION, [], () => configuration),
  provide(LOGGER, [], () => logger),
  provide(GAMES, [], () => games),
  provide(METRICS, [], () => createMetrics(process)),
  provide(POOL, [METRICS], (registry) => {
    const pool = createDatabasePool(configuration, process, logger);
    observePool(pool, registry);
    return pool;
  }),
  provide(
    CardsInUse,
    [POOL],
    (pool) =>
      new CardsInUse({
        store: new BundleStore(pool),
        trustedKeys: configuration.trustedBundles,
        logger,
      }),
  ),
  provide(REDIS, [], () => createRedis(configuration, 'request', logger)),
  provide(SUBSCRIBER, [], () => createRedis(configuration, 'subscriber', logger)),
  provide(
    PERSON_KEYS,
    [POOL],
    (pool) => new PostgresPersonKeys(pool, deriveKey(configuration.secret, 'sealed-secrets')),
  ),
  provide(
    PersonalEventStore,
    [POOL, PERSON_KEYS],
    (pool, keys) =>
      new PersonalEventStore(
        new (isTracing() ? TracedEventStore : PostgresEventStore)(pool, ownership),
        keys,
        personalFields,
      ),
  ),
  provide(EVENT_STORE, [PersonalEventStore], (store) => store),
  provide(
    SEALED_SECRETS,
    [POOL],
    (pool) => new PostgresSealedSecrets(pool, deriveKey(configuration.secret, 'sealed-secrets')),
  ),
];
