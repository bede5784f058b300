import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  catchUp,
  PersonalEventStore,
  PostgresEventStore,
  PostgresPersonKeys,
  PostgresProjectionStore,
  ProjectionRunner,
} from '#event-store';
import {
  channels,
  type Configuration,
  createDatabasePool,
  deriveKey,
  createLogger,
  createRedis,
  type DatabasePool,
  GracefulShutdown,
  publishAll,
  type Redis,
} from '#platform';
import { ownership } from '#facts';
import { personalFields } from '#application';
import { readModels } from '#read-models';
import { createTestDatabase, testRedis } from '../../../test/support/database.js';
import { LiveAnnouncer } from '../../worker/src/projections/live-announcer.js';
import { createApplication } from '../src/application.js';
import { assertFactsFit } from './stored-facts.js';
import { LogPositions } from '../src/queries/log-positions.js';

export interface RunningApi {
  readonly app: NestFastifyApplication;
  /** http://127.0.0.1:<port> */
  readonly url: string;
  readonly configuration: Configuration;
  readonly store: PostgresEventStore;
  readonly pool: DatabasePool;
  readonly redis: Redis;
  /**
   * Folds all appended events into the read models and notifies the API: later answers include all
   * of them.
   */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

const configurationOf = (
  databaseUrl: string,
  redisUrl: string,
  changes: Partial<Configuration>,
): Configuration => ({
  databaseUrl,
  redisUrl,
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'http://localhost:3000',
  publicUrlChosen: false,
  apiUrl: 'http://127.0.0.1:3000',
  secret: 'a-secret-that-is-only-used-in-tests-0123456789',
  webDir: null,
  logLevel: 'silent',
  workerPort: 0,
  rateLimits: false,
  loadPass: null,
  metricsToken: null,
  trustProxy: 0,
  pushServices: null,
  sourceUrl: null,
  pushContact: 'mailto:organizer@example.org',
  cardImages: null,
  webhooksPrivate: false,
  mail: null,
  signInProviders: [],
  discordCommands: false,
  witnesses: [],
  followedServers: [],
  witnessFor: [],
  eventImport: [],
  trustedServers: [],
  trustedBundles: [],
  signingKeys: [],
  retentionDays: 30,
  databasePool: 10,
  tracesTo: null,
  traceShare: 1,
  ...changes,
});

/** A running API, with the projections of the worker folded in this process. */
export const startApi = async (changes: Partial<Configuration> = {}): Promise<RunningApi> => {
  const [database, redisHome] = await Promise.all([createTestDatabase(), testRedis()]);
  const configuration = configurationOf(database.url, redisHome.url, changes);
  const logger = createLogger('api', {
    logLevel:
      (process.env['TEST_LOG_LEVEL'] as Configuration['logLevel'] | undefined) ??
      configuration.logLevel,
  });
  const pool = createDatabasePool(configuration, 'test', logger);
  const redis = createRedis(configuration, 'request', logger);
  const store = new PostgresEventStore(pool, ownership);
  const keys = new PostgresPersonKeys(pool, deriveKey(configuration.secret, 'sealed-secrets'));
  const projecting = {
    events: new PersonalEventStore(store, keys, personalFields),
    projections: new PostgresProjectionStore(pool),
    models: readModels,
    ownership,
  };
  await catchUp(projecting);
  const listener = createRedis(configuration, 'subscriber', logger);
  await listener.subscribe(channels.appended);
  const announcer = new LiveAnnouncer((messages) => publishAll(redis, messages));
  const runner = new ProjectionRunner({
    ...projecting,
    onAdvanced: ({ model, keys }, position) => announcer.advanced(model, keys, position),
  });
  listener.on('message', (_channel: string, log: string) => runner.soon([log]));
  const shutdown = new GracefulShutdown(logger);
  const app = await createApplication(configuration, logger, shutdown);
  await app.listen(0, '127.0.0.1');
  const settle = async (): Promise<void> => {
    await catchUp(projecting);
    await app.get<LogPositions>(LogPositions).caughtUp();
  };
  const stop = (): Promise<void> =>
    stopAll({
      shutdown,
      runner,
      events: projecting.events,
      connections: [redis, listener],
      pool,
      drop: () => Promise.all([database.drop(), redisHome.drop()]),
    });
  return { app, url: await app.getUrl(), configuration, store, pool, redis, settle, stop };
};

interface Parts {
  readonly shutdown: GracefulShutdown;
  readonly runner: ProjectionRunner;
  readonly connections: readonly Redis[];
  readonly events: PersonalEventStore;
  readonly pool: DatabasePool;
  readonly drop: () => Promise<unknown>;
}

const stopAll = async ({
  shutdown,
  runner,
  connections,
  events,
  pool,
  drop,
}: Parts): Promise<void> => {
  await shutdown.stop();
  await runner.stop();
  try {
    await assertFactsFit(events);
  } finally {
    for (const redis of connections) redis.disconnect();
    await pool.end();
    await drop();
  }
};
