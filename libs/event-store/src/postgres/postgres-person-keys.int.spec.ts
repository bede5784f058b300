import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPool, type TestPool } from '../../../../test/support/database.js';
import { personKeysContract } from '../personal/person-keys.contract.js';
import { PostgresPersonKeys } from './postgres-person-keys.js';

describe('keys of people in PostgreSQL', () => {
  const key = randomBytes(32);
  let pool: TestPool;
  beforeAll(async () => {
    pool = await createTestPool();
  });
  afterAll(() => pool.drop());

  personKeysContract(() => new PostgresPersonKeys(pool, key));

  it('shows no key to whoever reads the table, and opens none for another server', async () => {
    const made = await new PostgresPersonKeys(pool, key).make('keys-8', ['ada']);
    const { rows } = await pool.query<{ sealed: Buffer }>(
      `select sealed from sealed_secrets where stream_id = 'keys-8'`,
    );
    const ada = made.get('ada') ?? Buffer.of();
    expect(rows).toHaveLength(1);
    for (const form of ['latin1', 'hex', 'base64', 'base64url'] as const)
      expect(rows[0]?.sealed.includes(ada.toString(form), 0, 'latin1')).toBe(false);
    const stranger = new PostgresPersonKeys(pool, randomBytes(32));
    await expect(stranger.find('keys-8', ['ada'])).rejects.toThrow();
  });

  it('leaves nothing of a destroyed key in the table', async () => {
    const keys = new PostgresPersonKeys(pool, key);
    await keys.make('keys-9', ['ada']);
    await keys.destroy('keys-9', ['ada']);
    const { rows } = await pool.query<{ sealed: Buffer }>(
      `select sealed from sealed_secrets where stream_id = 'keys-9'`,
    );
    expect(rows.map(({ sealed }) => sealed.length)).toEqual([0]);
  });
});
