import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { inject } from 'vitest';
import { REDIS_DATABASES, TEMPLATE_DATABASE } from './test-services.js';

const OBJECT_IN_USE = '55006';

export interface TestDatabase {
  url: string;
  /** Ends whatever connections are left and removes the database. */
  drop(): Promise<void>;
}

export interface TestRedis {
  /**
   * A numbered database of its own. Publishing and subscribing
   * cross these numbers: put `prefix` before channel names.
   */
  url: string;
  prefix: string;
  drop(): Promise<void>;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresAdminUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated database for one test file or test. */
export const createTestDatabase = (): Promise<TestDatabase> => createFrom(TEMPLATE_DATABASE);

/** Connections to a database of their own. */
export type TestPool = pg.Pool & {
  /** Closes them all and removes the database. */
  drop(): Promise<void>;
};

/** Sixty-four connections to a migrated database, for tests of many writers. */
export async function createTestPool(): Promise<TestPool> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({
    connectionString: database.url,
    max: 64,
    // Writers in opposite orders do run into deadlocks; a whole
    // second until the server sees each would be spent waiting.
    options: '-c deadlock_timeout=20ms',
  });
  return Object.assign(pool, {
    drop: async () => {
      await pool.end();
      await database.drop();
    },
  });
}

/** A database without any table. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createFrom('template1');

async function createFrom(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database "${name}" template "${template}"`);
  const url = new URL(inject('postgresAdminUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(name) };
}

/**
 * PostgreSQL itself waits five seconds for connections that are just saying goodbye.
 * Only who is still there then is thrown out: a client that is cut off after its
 * pool has ended has nobody left to tell, and the whole test run would fail.
 */
const dropDatabase = (name: string): Promise<void> =>
  asAdmin(`drop database if exists "${name}"`).catch((error: Error & { code?: string }) => {
    if (error.code !== OBJECT_IN_USE) throw error;
    return asAdmin(`drop database if exists "${name}" with (force)`);
  });

/** An empty Redis database. Number 0 only counts the others. */
export async function testRedis(): Promise<TestRedis> {
  const counter = new Redis(inject('redisUrl'), { maxRetriesPerRequest: null });
  const number = (await counter.incr('test-databases')) % REDIS_DATABASES || 1;
  await counter.quit();
  const url = `${inject('redisUrl')}/${number}`;
  const flush = async (): Promise<void> => {
    const client = new Redis(url, { maxRetriesPerRequest: null });
    await client.flushdb();
    await client.quit();
  };
  await flush();
  return { url, prefix: `test-${number}`, drop: flush };
}
