import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { appendAt, happened, metaFor, readOn, uniqueId } from '../event-store.contract.js';
import type { RecordedEvent } from '../port.js';
import { PostgresEventStore } from './postgres-event-store.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let database: TestDatabase;
let pool: pg.Pool;
let store: PostgresEventStore;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 16 });
  pool.on('error', () => undefined); // connections are killed on purpose
  store = new PostgresEventStore(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('promise 2: a command whose answer was lost', () => {
  /**
   * A pool that lets the first append commit, ends the server's side of the connection and so loses
   * the response.
   */
  const losingTheFirstAnswer = (): { losing: pg.Pool; lost: () => number } => {
    const query = pool.query.bind(pool) as unknown as (config: object) => Promise<pg.QueryResult>;
    let killed = 0;
    const losing = Object.assign(Object.create(pool) as pg.Pool, {
      query: async (config: { name?: string }) => {
        if (!config.name?.startsWith('conclave-append') || killed > 0) return query(config);
        killed += 1;
        const client = await pool.connect();
        client.on('error', () => undefined);
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        await client.query(config as pg.QueryConfig);
        await query({ text: 'select pg_terminate_backend($1)', values: [rows[0]?.pid] });
        try {
          return await client.query('select 1');
        } finally {
          client.release(true);
        }
      },
    });
    return { losing, lost: () => killed };
  };

  it('is appended once when the connection dies after the commit and before the answer', async () => {
    const { losing, lost } = losingTheFirstAnswer();
    const [event, match] = [uniqueId('event'), uniqueId('match')];
    const result = await new PostgresEventStore(losing).append(metaFor(), [
      appendAt(event, 0, happened('A')),
      appendAt(match, 0, happened('B')),
    ]);
    expect(lost()).toBe(1);
    expect(result).toMatchObject({
      kind: 'duplicate',
      events: [...(await store.readStream(event)), ...(await store.readStream(match))],
    });
    expect(result.events).toHaveLength(2);
  });

  it('is appended once when it shared the round trip with others', async () => {
    const { losing, lost } = losingTheFirstAnswer();
    const own = new PostgresEventStore(losing);
    const log = uniqueId('event');
    const streams = Array.from({ length: 10 }, () => uniqueId('match'));
    const results = await Promise.all(
      streams.map((streamId) =>
        own.append(metaFor(), [{ ...appendAt(streamId, 0, happened('A'), happened('B')), log }]),
      ),
    );
    expect(lost()).toBe(1);
    for (const [index, streamId] of streams.entries())
      expect(results[index]).toMatchObject({
        kind: 'duplicate',
        events: await store.readStream(streamId),
      });
    expect(results.flatMap(({ events }) => events)).toHaveLength(20);
  });

  it('survives connections killed at any moment while commands arrive', async () => {
    const streams = Array.from({ length: 120 }, () => uniqueId('match'));
    let writing = true;
    let appended = 0;
    const killer = async (): Promise<void> => {
      const admin = new pg.Client({ connectionString: database.url });
      await admin.connect();
      while (writing) {
        await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() order by random() limit 3`);
        // An append must succeed between two attacks, or a slow machine would never finish.
        for (const before = appended; writing && appended === before;) await pause(5);
      }
      await admin.end();
    };
    const write = async (streamId: string): Promise<void> => {
      for (let version = 0; version < 5; version += 1) {
        const { events } = await store.append(metaFor(), [
          appendAt(streamId, version, happened('Counted', { version })),
        ]);
        expect(events.map((event) => event.version)).toEqual([version + 1]);
        appended += 1;
      }
    };
    const killing = killer();
    await Promise.all(streams.map(write)).finally(() => (writing = false));
    await killing;
    for (const streamId of streams)
      expect((await store.readStream(streamId)).map((event) => event.data)).toEqual(
        [0, 1, 2, 3, 4].map((version) => ({ version })),
      );
  });
});

describe('appends on one round trip', () => {
  it('leaves the fault of one with that one', async () => {
    const [good, alsoGood] = [uniqueId('match'), uniqueId('match')];
    const beyondTheColumn = 2 ** 31;
    const [first, faulty, last] = await Promise.allSettled([
      store.append(metaFor(), [appendAt(good, 0, happened('A'))]),
      store.append(metaFor(), [
        appendAt(uniqueId('match'), 0, { ...happened('A'), schemaVersion: beyondTheColumn }),
      ]),
      store.append(metaFor(), [appendAt(alsoGood, 0, happened('A'))]),
    ]);
    expect(faulty).toMatchObject({ status: 'rejected', reason: { code: '22003' } });
    expect(first).toMatchObject({
      status: 'fulfilled',
      value: { kind: 'appended', events: await store.readStream(good) },
    });
    expect(last).toMatchObject({
      status: 'fulfilled',
      value: { kind: 'appended', events: await store.readStream(alsoGood) },
    });
  });

  it('wait for the transaction in their way and then know who won', async () => {
    const raced = uniqueId('raced');
    const client = await pool.connect();
    await client.query('begin');
    const inTransaction = Object.assign(Object.create(pool) as pg.Pool, {
      query: client.query.bind(client),
    });
    await new PostgresEventStore(inTransaction).append(metaFor(), [
      appendAt(raced, 0, happened('First')),
    ]);
    const free = uniqueId('free');
    const outcomes = Promise.allSettled([
      store.append(metaFor(), [appendAt(raced, 0, happened('Second'))]),
      store.append(metaFor(), [appendAt(free, 0, happened('A'))]),
    ]);
    await expect
      .poll(
        async () =>
          (
            await pool.query(
              `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).rowCount,
      )
      .toBe(1);
    await client.query('commit');
    client.release();
    const [second, other] = await outcomes;
    expect(second).toMatchObject({ status: 'rejected', reason: { name: 'ConcurrencyError' } });
    expect(other).toMatchObject({ status: 'fulfilled', value: { kind: 'appended' } });
    expect((await store.readStream(raced)).map(({ type }) => type)).toEqual(['First']);
  });
});

describe('promise 3: a reader of a log misses nothing', () => {
  /** One append inside a transaction that stays open for a while and then commits or not. */
  const slowAppend = async (
    log: string,
    { heldMs, aborts }: { heldMs: number; aborts: boolean },
  ): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_current_xact_id()');
      await pause(heldMs / 2);
      const inTransaction = Object.assign(Object.create(pool) as pg.Pool, {
        query: client.query.bind(client),
      });
      await new PostgresEventStore(inTransaction).append(metaFor(), [
        { ...appendAt(uniqueId('slow'), 0, happened('Slow'), happened('Slow')), log },
      ]);
      await pause(heldMs / 2);
      await client.query(aborts ? 'rollback' : 'commit');
    } finally {
      client.release();
    }
  };

  it('sees each event once, in order and without gaps, among long transactions and aborts', async () => {
    const log = uniqueId('event');
    let writing = true;
    const quick = async (): Promise<void> => {
      const streamId = uniqueId('quick');
      for (let version = 0; writing; version += 1)
        await store.append(metaFor(), [{ ...appendAt(streamId, version, happened('Quick')), log }]);
    };
    const slow = async (number: number): Promise<void> => {
      for (let turn = number; writing; turn += 1)
        await slowAppend(log, { heldMs: (turn % 4) * 4, aborts: turn % 3 === 0 });
    };
    const seen: RecordedEvent[][] = [[], []];
    const subscribe = async (batchSize: number, into: RecordedEvent[]): Promise<void> => {
      for (;;) {
        const last = !writing && written;
        const batch = await store.readLog(log, into.length, batchSize);
        into.push(...batch);
        if (last && batch.length === 0) return;
        await pause(1);
      }
    };
    let written = false;
    const subscribers = [subscribe(7, seen[0] ?? []), subscribe(50, seen[1] ?? [])];
    const writers = [quick(), quick(), quick(), slow(0), slow(1), slow(2)];
    await expect
      .poll(
        () =>
          Math.min(
            (seen[0]?.length ?? 0) / 300,
            (seen[0]?.filter(({ type }) => type === 'Slow').length ?? 0) / 20,
          ),
        { timeout: 40_000 },
      )
      .toBeGreaterThanOrEqual(1);
    writing = false;
    await Promise.all(writers);
    written = true;
    await Promise.all(subscribers);

    const { rows } = await pool.query<{ stream_id: string; version: number; position: string }>(
      'select stream_id, version, position from events where log = $1 order by position',
      [log],
    );
    expect(rows.map(({ position }) => Number(position))).toEqual(rows.map((_row, at) => at + 1));
    const name = (streamId: string, version: number): string => `${streamId}@${version}`;
    const table = rows.map((row) => name(row.stream_id, row.version));
    for (const events of seen) {
      expect(events.map((event) => name(event.streamId, event.version))).toEqual(table);
      const next = new Map<string, number>();
      for (const event of events) {
        expect(event.version).toBe((next.get(event.streamId) ?? 0) + 1);
        next.set(event.streamId, event.version);
      }
    }
  });

  it('waits for no transaction of strangers', async () => {
    const admin = new pg.Client({
      connectionString: Object.assign(new URL(database.url), { pathname: '/postgres' }).href,
    });
    await admin.connect();
    await admin.query('begin');
    await admin.query('select pg_current_xact_id()');
    const streamId = uniqueId('match');
    await store.append(metaFor(), [appendAt(streamId, 0, happened('Later'))]);
    expect(await store.readLog(streamId, 0, 10)).toHaveLength(1);
    await admin.query('rollback');
    await admin.end();
  });

  it('is not held up by an open append to another log', async () => {
    const [held, free] = [uniqueId('held'), uniqueId('free')];
    const holding = slowAppend(held, { heldMs: 400, aborts: false });
    await expect
      .poll(
        async () =>
          (
            await pool.query(
              `select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
            )
          ).rowCount,
      )
      .toBe(1);
    await store.append(metaFor(), [appendAt(free, 0, happened('A'))]);
    expect(await store.readLog(free, 0, 10)).toHaveLength(1);
    await holding;
  });
});

describe('64 writers in as many processes and a transaction of another database left open', () => {
  const [WRITERS, APPENDS, LOGS] = [64, 40, 4];

  it('give every log positions without gaps in the order of its commits', async () => {
    const stranger = new pg.Client({
      connectionString: Object.assign(new URL(database.url), { pathname: '/postgres' }).href,
    });
    await stranger.connect();
    await stranger.query('begin');
    await stranger.query('select pg_current_xact_id()');
    const logs = Array.from({ length: LOGS }, () => uniqueId('event'));
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        const own = new PostgresEventStore(pool);
        const streamId = uniqueId('match');
        for (let version = 0; version < APPENDS; version += 1)
          await own.append(metaFor(), [
            { ...appendAt(streamId, version, happened('A')), log: logs[writer % LOGS] ?? '' },
          ]);
      }),
    );
    for (const log of logs) {
      const events = await readOn(store, log, 0, 500);
      expect(events).toHaveLength((WRITERS / LOGS) * APPENDS);
      const positions = events.map(({ globalPosition }) => globalPosition);
      expect(positions).toEqual([...positions].sort((one, other) => one - other));
    }
    await stranger.query('rollback');
    await stranger.end();
  });
});

describe('the statements of the store', () => {
  /**
   * The partitions of the events that a statement reads or writes, by PostgreSQL's counters for its
   * transaction.
   */
  const partitionsOf = async (work: (own: PostgresEventStore) => Promise<unknown>) => {
    // A connection of its own, because PostgreSQL adds counts of earlier transactions that are not
    // yet reported.
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await client.query('begin');
      // As after many calls: one generic plan.
      await client.query("set local plan_cache_mode = 'force_generic_plan'");
      const inTransaction = Object.assign(Object.create(pool) as pg.Pool, {
        query: client.query.bind(client),
      });
      await work(new PostgresEventStore(inTransaction));
      const { rows } = await client.query<{ relname: string }>(
        `select relname from pg_stat_xact_user_tables where relname ~ '^events_[0-9]+$' and seq_scan + coalesce(idx_scan, 0) + n_tup_ins > 0`,
      );
      return rows.map(({ relname }) => relname);
    } finally {
      await client.end();
    }
  };

  it('each touch the one partition of their log', async () => {
    const streamId = uniqueId('match');
    const meta = metaFor();
    await store.append(meta, [appendAt(streamId, 0, happened('A'), happened('B'))]);
    const works: Record<string, (own: PostgresEventStore) => Promise<unknown>> = {
      'append, a new stream': (own) =>
        own.append(metaFor(), [
          { ...appendAt(uniqueId('match'), 0, happened('A')), log: streamId },
        ]),
      'append, going on': (own) => own.append(metaFor(), [appendAt(streamId, 2, happened('C'))]),
      'append, a known command': (own) => own.append(meta, [appendAt(streamId, 2, happened('C'))]),
      'append, a lost race': (own) =>
        own.append(metaFor(), [appendAt(streamId, 1, happened('C'))]).catch(() => undefined),
      readStream: (own) => own.readStream(streamId),
      'readStream, news': (own) => own.readStream(streamId, { fromVersion: 2 }),
      readLog: (own) => own.readLog(streamId, 0, 10),
      findCommand: (own) => own.findCommand(meta.commandId),
      findAnyCommand: (own) => own.findAnyCommand([meta.commandId]),
    };
    const touched: Record<string, number> = {};
    for (const [name, work] of Object.entries(works))
      touched[name] = (await partitionsOf(work)).length;
    expect(touched).toEqual(Object.fromEntries(Object.keys(works).map((name) => [name, 1])));
  });
});

describe('the table of events', () => {
  it.each([
    "update events set actor = 'someone else'",
    'delete from events',
    'truncate events',
    'truncate events_0, events_1, events_2, events_3, events_4, events_5, events_6, events_7',
    'delete from events_0',
    'delete from events_1',
  ])('refuses: %s', async (statement) => {
    await store.append(metaFor(), [appendAt(uniqueId('match'), 0, happened('A'))]);
    await expect(pool.query(statement)).rejects.toThrow('events are append-only');
  });
});
