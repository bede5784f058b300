import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { eventStoreContract } from '../event-store.contract.js';
import type { EventStore } from '../port.js';
import { PostgresEventStore } from './postgres-event-store.js';

/** Gives each append to the next of several stores, as if it had reached another process: none of them shares a round trip. */
const spread = (stores: readonly EventStore[]): EventStore => {
  let appends = 0;
  const first = stores[0] as EventStore;
  return {
    append: (meta, streams) =>
      (stores[(appends += 1) % stores.length] as EventStore).append(meta, streams),
    appendTogether: (requests) =>
      (stores[(appends += 1) % stores.length] as EventStore).appendTogether(requests),
    readStream: first.readStream.bind(first),
    readLog: first.readLog.bind(first),
    listLogs: first.listLogs.bind(first),
    settle: first.settle.bind(first),
    findCommand: first.findCommand.bind(first),
    findAnyCommand: first.findAnyCommand.bind(first),
  };
};

describe('the PostgreSQL store', () => {
  let database: TestDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    // Writers in opposite orders do run into deadlocks; a whole second until the server sees each would be spent waiting.
    pool = new pg.Pool({
      connectionString: database.url,
      max: 64,
      options: '-c deadlock_timeout=20ms',
    });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  describe('in one process, whose appends share round trips', () =>
    eventStoreContract(() => new PostgresEventStore(pool), { trials: 30 }));

  describe('in three processes', () =>
    eventStoreContract(() => spread([1, 2, 3].map(() => new PostgresEventStore(pool))), {
      trials: 10,
    }));

  describe('in as many processes as writers', () =>
    eventStoreContract(
      () => spread(Array.from({ length: 64 }, () => new PostgresEventStore(pool))),
      { trials: 20 },
    ));
});
