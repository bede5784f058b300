import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { catchUp, PostgresEventStore, PostgresProjectionStore, type ProjectionRunner, startProjections } from '#event-store';
import { channels, type Configuration, createDatabasePool, createLogger, createRedis, type DatabasePool, GracefulShutdown, type Redis } from '#platform';
import { changedQueries, readModels } from '#read-models';
import { createTestDatabase, testRedis } from '../../../test/support/database.js';
import { createApplication } from '../src/application.js';

export interface RunningApi {
  readonly app: NestFastifyApplication;
  /** http://127.0.0.1:<port> */
  readonly url: string;
  readonly configuration: Configuration;
  readonly store: PostgresEventStore;
  readonly pool: DatabasePool;
  readonly redis: Redis;
  /** Folds everything appended so far into the read models. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

const configurationOf = (databaseUrl: string, redisUrl: string, changes: Partial<Configuration>): Configuration => ({
  databaseUrl,
  redisUrl,
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'http://localhost:3000',
  apiUrl: 'http://127.0.0.1:3000',
  secret: 'a-secret-that-is-only-used-in-tests-0123456789',
  webDir: null,
  logLevel: 'silent',
  workerPort: 0,
  rateLimits: false,
  trustProxy: false,
  databasePool: 10,
  ...changes,
});

/** The api as it runs, with the projections that a worker would run folded in this process. */
export const startApi = async (changes: Partial<Configuration> = {}): Promise<RunningApi> => {
  const [database, redisHome] = await Promise.all([createTestDatabase(), testRedis()]);
  const configuration = configurationOf(database.url, redisHome.url, changes);
  const logger = createLogger('api', { logLevel: (process.env['TEST_LOG_LEVEL'] as Configuration['logLevel'] | undefined) ?? configuration.logLevel });
  const pool = createDatabasePool(configuration, 'test', logger);
  const redis = createRedis(configuration, 'request', logger);
  const store = new PostgresEventStore(pool);
  const projecting = { events: store, projections: new PostgresProjectionStore(pool), models: readModels };
  await catchUp(projecting);
  const runner = startProjections({ ...projecting, pollMs: 20, onAdvanced: announce(redis) });
  const shutdown = new GracefulShutdown(logger);
  const app = await createApplication(configuration, logger, shutdown);
  await app.listen(0, '127.0.0.1');
  const stop = (): Promise<void> => stopAll({ shutdown, runner, redis, pool, drop: () => Promise.all([database.drop(), redisHome.drop()]) });
  return { app, url: await app.getUrl(), configuration, store, pool, redis, settle: () => catchUp(projecting), stop };
};

const announce = (redis: Redis) => (model: string, scopes: readonly string[], position: number): void => {
  const changed = changedQueries(model);
  if (changed.length > 0) for (const scope of scopes) void redis.publish(channels.live(scope), JSON.stringify({ position, changed }));
};

interface Parts {
  readonly shutdown: GracefulShutdown;
  readonly runner: ProjectionRunner;
  readonly redis: Redis;
  readonly pool: DatabasePool;
  readonly drop: () => Promise<unknown>;
}

const stopAll = async ({ shutdown, runner, redis, pool, drop }: Parts): Promise<void> => {
  await shutdown.stop();
  await runner.stop();
  redis.disconnect();
  await pool.end();
  await drop();
};
