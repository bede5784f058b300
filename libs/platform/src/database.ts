import pg from 'pg';
import type { Configuration } from './configuration.js';
import type { Logger } from './logging.js';
import { Counter, Gauge, type Registry } from './metrics.js';

export type DatabasePool = pg.Pool;

/**
 * The process's connection pool. A connection lost while idle is logged and not fatal: the pool
 * opens another.
 */
export const createDatabasePool = (
  configuration: Pick<Configuration, 'databaseUrl' | 'databasePool'>,
  service: string,
  logger: Logger,
): DatabasePool => {
  const pool = new pg.Pool({
    connectionString: configuration.databaseUrl,
    max: configuration.databasePool,
    application_name: `conclave-${service}`,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
  return pool;
};

/**
 * Exposes the pool in the metrics: total and idle connections, callers waiting for one, and the
 * number of checkouts.
 */
export const observePool = (pool: DatabasePool, registry: Registry): void => {
  new Gauge({
    name: 'conclave_database_connections',
    help: 'Connections of this process to PostgreSQL, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const uses = new Counter({
    name: 'conclave_database_uses_total',
    help: 'Times that a connection was taken: once for each statement alone, once for each transaction of several',
    registers: [registry],
  });
  pool.on('acquire', () => uses.inc());
};
