import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { eventStoreContract } from '../event-store.contract.js';
import { PostgresEventStore } from './postgres-event-store.js';

describe('the PostgreSQL store', () => {
  let database: TestDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 64 });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  eventStoreContract(() => new PostgresEventStore(pool), { trials: 30 });
});
