import { afterAll, beforeAll, describe } from 'vitest';
import { createTestPool, type TestPool } from '../../../../test/support/database.js';
import { eventStoreContract } from '../event-store.contract.js';
import type { EventStore } from '../port.js';
import { PostgresEventStore } from './postgres-event-store.js';

/**
 * Passes each append to the next of several stores, as if they were different processes: none of
 * them shares a round trip.
 */
const spread = (stores: readonly EventStore[]): EventStore => {
  let appends = 0;
  const first = stores[0] as EventStore;
  return {
    append: (meta, streams) =>
      (stores[(appends += 1) % stores.length] as EventStore).append(meta, streams),
    appendTogether: (requests) =>
      (stores[(appends += 1) % stores.length] as EventStore).appendTogether(requests),
    logOf: first.logOf.bind(first),
    readStream: first.readStream.bind(first),
    readHeads: first.readHeads.bind(first),
    readLog: first.readLog.bind(first),
    listLogs: first.listLogs.bind(first),
    settle: first.settle.bind(first),
    findCommand: first.findCommand.bind(first),
    findAnyCommand: first.findAnyCommand.bind(first),
  };
};

describe('the PostgreSQL store', () => {
  let pool: TestPool;
  beforeAll(async () => void (pool = await createTestPool()));
  afterAll(() => pool.drop());

  describe('in one process, whose appends share round trips', () =>
    eventStoreContract((ownership) => new PostgresEventStore(pool, ownership), { trials: 30 }));

  describe('in three processes', () =>
    eventStoreContract(
      (ownership) => spread([1, 2, 3].map(() => new PostgresEventStore(pool, ownership))),
      {
        trials: 10,
      },
    ));

  describe('in as many processes as writers', () =>
    eventStoreContract(
      (ownership) =>
        spread(Array.from({ length: 64 }, () => new PostgresEventStore(pool, ownership))),
      { trials: 20 },
    ));
});
