import { readdirSync } from 'node:fs';
import { Redis } from 'ioredis';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, testRedis } from './database.js';

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
};

describe('the services under every integration test', () => {
  it('gives each caller a migrated database of its own', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await query(one.url, 'create table mark (n int)');
    const marks = (url: string) => query(url, "select 1 from pg_tables where tablename = 'mark'");
    expect(await marks(one.url)).toHaveLength(1);
    expect(await marks(two.url)).toHaveLength(0);
    const [migrated] = await query(
      two.url,
      'select count(*)::int as applied from _prisma_migrations where finished_at is not null',
    );
    const migrations = readdirSync('prisma/migrations', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(migrated).toEqual({ applied: migrations.length });
    await one.drop();
    await two.drop();
    await expect(query(one.url, 'select 1')).rejects.toThrow('does not exist');
  });

  it('gives each caller an empty Redis of its own', async () => {
    const [one, two] = await Promise.all([testRedis(), testRedis()]);
    const [first, second] = [new Redis(one.url), new Redis(two.url)];
    await first.set('mark', '1');
    expect(await second.get('mark')).toBeNull();
    await one.drop();
    expect(await first.dbsize()).toBe(0);
    await Promise.all([first.quit(), second.quit()]);
  });
});
