import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPool, type TestPool } from '../../../../test/support/database.js';
import { sealedSecretsContract } from '../sealed/sealed-secrets.contract.js';
import { PostgresSealedSecrets } from './postgres-sealed-secrets.js';

describe('secrets in PostgreSQL', () => {
  const key = randomBytes(32);
  const secret = { nonce: 'a-nonce', choice: 'the-choice' };
  let pool: TestPool;
  beforeAll(async () => {
    pool = await createTestPool();
  });
  afterAll(() => pool.drop());

  sealedSecretsContract(() => new PostgresSealedSecrets(pool, key));

  it('shows neither choice nor nonce to whoever reads the table', async () => {
    await new PostgresSealedSecrets(pool, key).put('match-7', 'ban/a', secret);
    const { rows } = await pool.query<{ sealed: Buffer }>(
      `select sealed from sealed_secrets where stream_id = 'match-7'`,
    );
    expect(rows[0]?.sealed.includes('the-choice')).toBe(false);
    expect(rows[0]?.sealed.includes('a-nonce')).toBe(false);
  });

  it('does not open with another key, after a change, or in another place', async () => {
    const secrets = new PostgresSealedSecrets(pool, key);
    await secrets.put('match-8', 'ban/a', secret);
    await expect(
      new PostgresSealedSecrets(pool, randomBytes(32)).get('match-8', 'ban/a'),
    ).rejects.toThrow();
    await pool.query(`update sealed_secrets set name = 'ban/b' where stream_id = 'match-8'`);
    await expect(secrets.get('match-8', 'ban/b')).rejects.toThrow();
    await secrets.put('match-9', 'ban/a', secret);
    await pool.query(
      `update sealed_secrets set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) where stream_id = 'match-9'`,
    );
    await expect(secrets.get('match-9', 'ban/a')).rejects.toThrow();
  });

  it('refuses a key of the wrong length', () => {
    expect(() => new PostgresSealedSecrets(pool, randomBytes(16))).toThrow(
      '16 bytes instead of 32',
    );
  });
});
