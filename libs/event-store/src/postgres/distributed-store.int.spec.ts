import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distribute } from '../../../../infra/run/distributed.mjs';
import { migrate } from '../../../../infra/run/migrate.mjs';
import { createTestDatabase } from '../../../../test/support/database.js';
import {
  appendAt,
  eventStoreContract,
  happened,
  metaFor,
  uniqueId,
} from '../event-store.contract.js';
import { personKeysContract } from '../personal/person-keys.contract.js';
import { sealedSecretsContract } from '../sealed/sealed-secrets.contract.js';
import { snapshotsContract } from '../snapshots/snapshots.contract.js';
import { archiveLog, bringLogBack } from './archive/archive-log.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { PostgresPersonKeys } from './postgres-person-keys.js';
import { PostgresSealedSecrets } from './postgres-sealed-secrets.js';
import { PostgresSnapshots } from './postgres-snapshots.js';
import { READ_HASHES, READ_LOG, READ_NEWS, READ_STREAM, type Statement } from './statements.js';

/**
 * An address of a distributed PostgreSQL (Citus) whose database may be filled, with the role that
 * owns its tables (docs/operations.md).
 */
const url = process.env.DISTRIBUTED_DATABASE_URL;

describe('a server that is not distributed', () => {
  it('is told so, and keeps the triggers that guard its events', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await expect(distribute(client)).rejects.toThrow('no distributed PostgreSQL');
    const { rows } = await client.query(
      `select 1 from pg_trigger where tgrelid = 'events'::regclass and not tgisinternal`,
    );
    expect(rows).toHaveLength(2);
    await client.end();
    await database.drop();
  });
});

describe.skipIf(url === undefined)('the PostgreSQL store over several nodes', () => {
  let pool: pg.Pool;
  const one = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
    (await pool.query<Row>(text)).rows;

  beforeAll(async () => {
    await migrate(url as string);
    pool = new pg.Pool({ connectionString: url as string, max: 16 });
    const client = await pool.connect();
    // Twice: the second call has nothing to do.
    await distribute(client);
    await distribute(client);
    client.release();
  }, 60_000);
  afterAll(() => pool?.end());

  describe('keeps what it promises', () =>
    eventStoreContract((ownership) => new PostgresEventStore(pool, ownership), { trials: 3 }));

  describe('keeps keys, secrets and snapshots', () => {
    const key = randomBytes(32);
    personKeysContract(() => new PostgresPersonKeys(pool, key));
    sealedSecretsContract(() => new PostgresSealedSecrets(pool, key));
    snapshotsContract(() => new PostgresSnapshots(pool));
  });

  it('holds each log on one node, and logs on all of them', async () => {
    const logs = await one<{ shards: number }>(
      "select count(distinct get_shard_id_for_distribution_column('events'::regclass, log))::int as shards from logs group by log",
    );
    expect(logs.length).toBeGreaterThan(20);
    expect(new Set(logs.map(({ shards }) => shards))).toEqual(new Set([1]));
    const holding = await one(
      `select distinct nodeport from citus_shards s join logs l
         on s.shardid = get_shard_id_for_distribution_column('events'::regclass, l.log) where s.table_name = 'events'::regclass`,
    );
    expect(holding.length).toBeGreaterThan(1);
  });

  it('commits what it writes at the coordinator and at a node in two phases', async () => {
    const streamId = uniqueId('match');
    const client = new pg.Client({ connectionString: url as string });
    const sent: string[] = [];
    client.on('notice', ({ message }) => sent.push(message ?? ''));
    await client.connect();
    const phases = () => sent.splice(0).filter((text) => text.includes('PREPARE'));
    try {
      await client.query('set citus.log_remote_commands = on');
      const store = new PostgresEventStore(
        Object.assign(Object.create(pool) as pg.Pool, { query: client.query.bind(client) }),
      );
      for (const version of [0, 1, 2]) {
        await store.append(metaFor(), [appendAt(streamId, version, happened('A'))]);
        expect(phases()).toHaveLength(2);
      }
    } finally {
      await client.end();
    }
  });

  it('archives a log and brings it back', async () => {
    const [longest] = await one<{ log: string; position: string }>(
      'select log, position from logs order by position desc limit 1',
    );
    const log = longest?.log ?? '';
    const store = new PostgresEventStore(pool);
    const before = await store.readLog(log, 0, 10_000);
    expect((await archiveLog(pool, log)).events).toBe(before.length);
    expect(await store.readLog(log, 0, 10_000)).toEqual(before);
    await bringLogBack(pool, log);
    expect(await store.readLog(log, 0, 10_000)).toEqual(before);
  });

  const statements: readonly (readonly [Statement, string])[] = [
    [READ_HASHES, `'log-1', array['a', 'b'], array[1, 2]`],
    [READ_STREAM, `'log-1', 'a', 1, null`],
    [READ_NEWS, `'log-1', array['a', 'b'], array[1, 2]`],
    [READ_LOG, `'log-1', 0, 10`],
  ];
  it.each(statements)('$name asks one node', async ({ text }, values) => {
    const client = await pool.connect();
    try {
      await client.query(`prepare asked as ${text}`);
      const plan = await client.query<{ 'QUERY PLAN': string }>(
        `explain (costs off) execute asked(${values})`,
      );
      const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(lines).toContain('Task Count: 1');
    } finally {
      client.release(true);
    }
  });
});
