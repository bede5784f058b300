import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { appendAt, happened, metaFor, readOn, uniqueId } from '../event-store.contract.js';
import type { Checkpoint, RecordedEvent } from '../port.js';
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
  /** A pool that lets the first append commit, ends the server's side of the connection and loses the answer. */
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
    expect(result).toEqual({
      kind: 'duplicate',
      events: [...(await store.readStream(event)), ...(await store.readStream(match))],
    });
    expect(result.events).toHaveLength(2);
  });

  it('is appended once when it shared the round trip with others', async () => {
    const { losing, lost } = losingTheFirstAnswer();
    const own = new PostgresEventStore(losing);
    const streams = Array.from({ length: 10 }, () => uniqueId('match'));
    const results = await Promise.all(
      streams.map((streamId) =>
        own.append(metaFor(), [appendAt(streamId, 0, happened('A'), happened('B'))]),
      ),
    );
    expect(lost()).toBe(1);
    for (const [index, streamId] of streams.entries())
      expect(results[index]).toEqual({
        kind: 'duplicate',
        events: await store.readStream(streamId),
      });
    expect(results.flatMap(({ events }) => events)).toHaveLength(20);
  });

  it('survives connections killed at any moment while commands arrive', async () => {
    const streams = Array.from({ length: 120 }, () => uniqueId('match'));
    let writing = true;
    const killer = async (): Promise<void> => {
      const admin = new pg.Client({ connectionString: database.url });
      await admin.connect();
      while (writing) {
        await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() order by random() limit 3`);
        await pause(15);
      }
      await admin.end();
    };
    const write = async (streamId: string): Promise<void> => {
      for (let version = 0; version < 5; version += 1) {
        const { events } = await store.append(metaFor(), [
          appendAt(streamId, version, happened('Counted', { version })),
        ]);
        expect(events.map((event) => event.version)).toEqual([version + 1]);
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
    expect(first).toEqual({
      status: 'fulfilled',
      value: { kind: 'appended', events: await store.readStream(good) },
    });
    expect(last).toEqual({
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

describe('promise 3: a subscriber misses nothing', () => {
  /** One append inside a transaction that stays open for a while, takes positions and then commits or not. */
  const slowAppend = async (
    streamId: string,
    { heldMs, aborts }: { heldMs: number; aborts: boolean },
  ): Promise<void> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      // Take the transaction id first, as a transaction would that had written elsewhere before.
      if (Math.random() < 0.5) await client.query('select pg_current_xact_id()');
      await pause(heldMs / 2);
      const inTransaction = Object.assign(Object.create(pool) as pg.Pool, {
        query: client.query.bind(client),
      });
      await new PostgresEventStore(inTransaction).append(metaFor(), [
        appendAt(streamId, 0, happened('Slow'), happened('Slow')),
      ]);
      await pause(heldMs / 2);
      await client.query(aborts ? 'rollback' : 'commit');
    } finally {
      client.release();
    }
  };

  it('sees each event once and each stream in order among long transactions, aborts and gaps', async () => {
    const start = (await readOn(store, null, 1_000)).checkpoint;
    let writing = true;
    // An open transaction that has not written yet shows nothing as pending: only the writers know when the last one has ended.
    let written = false;
    const quick = async (): Promise<void> => {
      const streamId = uniqueId('quick');
      for (let version = 0; writing; version += 1)
        await store.append(metaFor(), [appendAt(streamId, version, happened('Quick'))]);
    };
    const slow = async (): Promise<void> => {
      while (writing)
        await slowAppend(uniqueId('slow'), {
          heldMs: Math.random() * 120,
          aborts: Math.random() < 0.3,
        });
    };
    const burner = async (): Promise<void> => {
      for (; writing; await pause(7))
        await pool.query(
          `select nextval(pg_get_serial_sequence('events', 'global_position')) from generate_series(1, 5)`,
        );
    };

    const seen: RecordedEvent[] = [];
    let lateArrivals = 0;
    const subscribe = async (batchSize: number, into: RecordedEvent[]): Promise<void> => {
      let checkpoint: Checkpoint | null = start;
      let quietReads = 0;
      for (let highest = 0; quietReads < 3;) {
        const batch = await store.readAll(checkpoint, batchSize);
        for (const event of batch.events) {
          if (event.globalPosition < highest) lateArrivals += 1;
          highest = Math.max(highest, event.globalPosition);
        }
        into.push(...batch.events);
        checkpoint = batch.checkpoint;
        quietReads = written && batch.events.length === 0 && !batch.pending ? quietReads + 1 : 0;
        await pause(Math.random() * 4);
      }
    };
    const second: RecordedEvent[] = [];
    const subscribers = [subscribe(7, seen), subscribe(50, second)];
    const writers = [quick(), quick(), quick(), slow(), slow(), slow(), slow(), burner()];
    // The trap is set once positions have overtaken each other: a reader going by position alone would have lost those events.
    await expect
      .poll(
        () =>
          Math.min(
            lateArrivals,
            seen.length / 300,
            seen.filter(({ type }) => type === 'Slow').length / 20,
          ),
        { timeout: 40_000 },
      )
      .toBeGreaterThanOrEqual(1);
    writing = false;
    await Promise.all(writers);
    written = true;
    await Promise.all(subscribers);

    const scan = await pool.query<{ stream_id: string; version: number; global_position: string }>(
      'select stream_id, version, global_position from events where (transaction_id, global_position) > ($1::text::xid8, $2)',
      [start?.transactionId ?? '0', start?.position ?? 0],
    );
    const name = (streamId: string, version: number): string => `${streamId}@${version}`;
    const table = scan.rows.map((row) => name(row.stream_id, row.version)).sort();
    for (const events of [seen, second]) {
      expect(events.map((event) => name(event.streamId, event.version)).sort()).toEqual(table);
      const next = new Map<string, number>();
      for (const event of events) {
        expect(event.version).toBe((next.get(event.streamId) ?? 0) + 1);
        next.set(event.streamId, event.version);
      }
    }
  });

  it('waits for an older transaction and says that something is pending', async () => {
    const { checkpoint } = await readOn(store, null, 1_000);
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    const streamId = uniqueId('match');
    await store.append(metaFor(), [appendAt(streamId, 0, happened('Later'))]);
    expect(await store.readAll(checkpoint, 10)).toEqual({ events: [], checkpoint, pending: true });
    await client.query('rollback');
    client.release();
    const { events } = await readOn(store, checkpoint, 10);
    expect(events.map((event) => event.streamId)).toEqual([streamId]);
  });
});

describe('the table of events', () => {
  it.each(["update events set actor = 'someone else'", 'delete from events', 'truncate events'])(
    'refuses: %s',
    async (statement) => {
      await store.append(metaFor(), [appendAt(uniqueId('match'), 0, happened('A'))]);
      await expect(pool.query(statement)).rejects.toThrow('events are append-only');
    },
  );
});
