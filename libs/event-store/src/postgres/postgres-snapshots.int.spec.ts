import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { snapshotsContract } from '../snapshots/snapshots.contract.js';
import { PostgresSnapshots } from './postgres-snapshots.js';

describe('snapshots in PostgreSQL', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 2 });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  snapshotsContract(() => new PostgresSnapshots(pool));
});
