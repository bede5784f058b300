import { afterAll, beforeAll, describe } from 'vitest';
import { createTestPool, type TestPool } from '../../../../test/support/database.js';
import { snapshotsContract } from '../snapshots/snapshots.contract.js';
import { PostgresSnapshots } from './postgres-snapshots.js';

describe('snapshots in PostgreSQL', () => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await createTestPool();
  });
  afterAll(() => pool.drop());

  snapshotsContract(() => new PostgresSnapshots(pool));
});
