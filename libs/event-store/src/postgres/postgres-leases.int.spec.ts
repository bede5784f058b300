import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { appendAt, happened, metaFor, uniqueId } from '../event-store.contract.js';
import { LOG_BUCKETS } from '../logs.js';
import { LogProjection } from '../projections/log-projection.js';
import { ModelSet } from '../projections/model-set.js';
import { ownModel } from '../projections/projections.contract.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { PostgresLeases } from './postgres-leases.js';
import { PostgresLogIndex } from './postgres-log-index.js';
import { PostgresProjectionStore } from './postgres-projection-store.js';

/** Longer than any test. */
const EVER = 3_600_000;
const BEAT_MS = 20;

let database: TestDatabase;
let pool: pg.Pool;
const keepers: PostgresLeases[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 16 });
  pool.on('error', () => undefined); // connections are killed on purpose
});
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.stop();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const keeper = (patienceMs = EVER, from = pool): PostgresLeases => {
  const made = new PostgresLeases({
    pool: from,
    worker: uniqueId('worker'),
    beatMs: BEAT_MS,
    patienceMs,
  });
  keepers.push(made);
  made.start();
  return made;
};

const held = (...from: readonly PostgresLeases[]): readonly number[] =>
  from.map((each) => each.buckets().length);

/**
 * A pool whose connections can be frozen: later queries are never answered, as in a stopped
 * process.
 */
const freezable = () => {
  const own = new pg.Pool({ connectionString: database.url, max: 2 });
  own.on('error', () => undefined);
  let frozen = false;
  const clients: pg.PoolClient[] = [];
  const connect = own.connect.bind(own) as () => Promise<pg.PoolClient>;
  const proxy = Object.assign(Object.create(own) as pg.Pool, {
    connect: async () => {
      const client = await connect();
      clients.push(client);
      const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
      return Object.assign(Object.create(client) as pg.PoolClient, {
        query: (...asked: unknown[]) => (frozen ? new Promise(() => undefined) : query(...asked)),
        on: client.on.bind(client),
        release: () => client.release(true),
      });
    },
  });
  return {
    proxy,
    freeze: () => (frozen = true),
    end: () => (clients.forEach((client) => client.release(true)), own.end()),
  };
};

describe('leases over the logs', () => {
  it('are all one worker’s, shared when another comes, and all the other’s when it goes', async () => {
    const first = keeper();
    await expect.poll(() => held(first)).toEqual([LOG_BUCKETS]);
    const second = keeper();
    await expect.poll(() => held(first, second)).toEqual([LOG_BUCKETS / 2, LOG_BUCKETS / 2]);
    expect(new Set([...first.buckets(), ...second.buckets()]).size).toBe(LOG_BUCKETS);
    const third = keeper();
    await expect
      .poll(() => held(first, second, third).toSorted((one, other) => one - other))
      .toEqual([20, 22, 22]);
    await first.stop();
    await third.stop();
    await expect.poll(() => held(second)).toEqual([LOG_BUCKETS]);
  });

  it('go at once from a worker whose connection is gone', async () => {
    const own = new pg.Pool({ connectionString: database.url, max: 1 });
    own.on('error', () => undefined);
    const name = uniqueId('worker');
    const dead = new PostgresLeases({
      pool: own,
      worker: name,
      beatMs: EVER,
      patienceMs: EVER,
    });
    dead.start();
    await expect.poll(() => held(dead)).toEqual([LOG_BUCKETS]);
    const heir = keeper();
    await expect.poll(async () => (await pool.query('select from log_workers')).rowCount).toBe(2);
    expect(held(heir)).toEqual([0]);
    await pool.query(
      'select pg_terminate_backend(backend_pid) from log_workers where worker = $1',
      [name],
    );
    await expect.poll(() => held(heir)).toEqual([LOG_BUCKETS]);
    await dead.stop();
    await own.end();
  });

  it('that a stopped worker still believes in let it write nothing', async () => {
    const stores = {
      events: new PostgresEventStore(pool),
      projections: new PostgresProjectionStore(pool),
    };
    const index = new PostgresLogIndex(pool);
    const model = ownModel();
    const scope = uniqueId('scope');
    const log = `event-${scope}`;
    const counted = (version: number) =>
      stores.events.append(metaFor(), [
        appendAt(log, version, happened('Counted', { scope, key: 'a', by: 1 })),
      ]);
    await counted(0);
    const { proxy, freeze, end } = freezable();
    const stopped = new PostgresLeases({
      pool: proxy,
      worker: uniqueId('worker'),
      beatMs: BEAT_MS,
      patienceMs: EVER,
    });
    stopped.start();
    await expect.poll(() => held(stopped)).toEqual([LOG_BUCKETS]);
    const lease = stopped.of(log);
    const options = { ...stores, models: new ModelSet([model]) };
    const paused = new LogProjection(log, lease, options);
    expect((await paused.step()).kind).toBe('advanced');
    freeze();
    const heir = keeper(200);
    await expect.poll(() => held(heir), { timeout: 20_000 }).toEqual([LOG_BUCKETS]);
    await counted(1);
    // It continues with its old lease; nobody else has read the log yet.
    expect((await paused.step()).kind).toBe('overtaken');
    if (lease !== null) await index.reach({ log, reader: 'reactions', lease }, 2, 2);
    expect(await index.reached(log, 'reactions')).toBe(0);
    expect((await stores.projections.progress(log))?.position).toBe(1);
    const next = new LogProjection(log, heir.of(log), options);
    expect((await next.step()).kind).toBe('advanced');
    expect((await stores.projections.getDocument(model.name, scope, 'a')).doc).toEqual({
      total: 3,
      events: 2,
    });
    await end();
  });
});

describe('the index of logs', () => {
  it('finds logs that are behind or of other models, among the buckets asked for', async () => {
    const stores = {
      events: new PostgresEventStore(pool),
      projections: new PostgresProjectionStore(pool),
    };
    const index = new PostgresLogIndex(pool);
    const models = new ModelSet([ownModel()]);
    const scope = uniqueId('scope');
    const log = `event-${scope}`;
    await stores.events.append(metaFor(), [
      appendAt(log, 0, happened('Counted', { scope, key: 'a', by: 1 })),
    ]);
    const all = Array.from({ length: LOG_BUCKETS }, (_, bucket) => bucket);
    const found = async (versions: string, buckets = all) =>
      (await index.behind(buckets, versions, 1_000)).filter((each) => each.log === log);
    expect(await found(models.versions)).toEqual([{ log, models: true, reactions: true }]);
    expect(await found(models.versions, [])).toEqual([]);
    await new LogProjection(log, null, { ...stores, models }).step();
    expect(await found(models.versions)).toEqual([{ log, models: false, reactions: true }]);
    expect(await found('{"other":1}')).toEqual([{ log, models: true, reactions: true }]);
  });
});
