import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPool, type TestPool } from '../../../../../test/support/database.js';
import {
  appendAt,
  eventStoreContract,
  happened,
  metaFor,
  uniqueId,
} from '../../event-store.contract.js';
import { eventsOfLog } from '../../logs.js';
import type { EventStore, RecordedEvent } from '../../port.js';
import { verifyEvents } from '../../verification.js';
import { PostgresEventStore } from '../postgres-event-store.js';
import { archiveLog, bringLogBack } from './archive-log.js';
import { hashesOfLog } from './log-hashes.js';

let pool: TestPool;
beforeAll(async () => void (pool = await createTestPool()));
afterAll(() => pool.drop());

/** After every append, archives the log, or restores it if it was archived. */
const restless = (store: EventStore): EventStore => {
  let appends = 0;
  const stir = async (streamId: string | undefined): Promise<void> => {
    const { rows } = await pool.query<{ log: string }>(
      'select log from streams where stream_id = $1',
      [streamId],
    );
    const log = rows[0]?.log;
    if (log === undefined) return;
    appends += 1;
    await (appends % 4 === 0 ? bringLogBack(pool, log) : archiveLog(pool, log));
  };
  return {
    append: async (meta, streams) => {
      const result = await store.append(meta, streams);
      await stir(streams[0]?.streamId);
      return result;
    },
    appendTogether: async (requests) => {
      const result = await store.appendTogether(requests);
      await stir(requests[0]?.appends[0]?.streamId);
      return result;
    },
    logOf: store.logOf.bind(store),
    readStream: store.readStream.bind(store),
    readHeads: store.readHeads.bind(store),
    readLog: store.readLog.bind(store),
    listLogs: store.listLogs.bind(store),
    settle: store.settle.bind(store),
    findCommand: store.findCommand.bind(store),
    findAnyCommand: store.findAnyCommand.bind(store),
  };
};

describe('the PostgreSQL store whose logs are archived after each append', () =>
  eventStoreContract((ownership) => restless(new PostgresEventStore(pool, ownership)), {
    trials: 5,
  }));

const collect = async (store: EventStore, log: string): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of eventsOfLog(store, log)) events.push(event);
  return events;
};

const rowsOf = async (log: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from events where log = $1',
    [log],
  );
  return rows[0]?.count ?? 0;
};

describe('an archived log', () => {
  let store: PostgresEventStore;
  let log: string;
  const matches = 5;
  const perMatch = 300;
  const match = (index: number): string => `${log}-match-${index}`;

  /** Five streams that take turns, 1,500 events: two packs. */
  beforeEach(async () => {
    store = new PostgresEventStore(pool);
    log = uniqueId('event');
    for (let version = 0; version < perMatch; version += 30)
      for (let index = 0; index < matches; index += 1)
        await store.append(metaFor(), [
          {
            ...appendAt(
              match(index),
              version,
              ...Array.from({ length: 30 }, (_none, one) =>
                happened('Played', { text: 'äöü "quoted" \\ \u2028', move: version + one }),
              ),
            ),
            log,
          },
        ]);
  });

  it('keeps one row a stream, and reads as it did', async () => {
    const before = await collect(store, log);
    const hashes = await hashesOfLog(pool, log);
    const archived = await archiveLog(pool, log);
    expect(archived).toMatchObject({ log, events: 1_500, removed: 1_495 });
    expect(await rowsOf(log)).toBe(matches);
    const later = new PostgresEventStore(pool);
    expect(await collect(later, log)).toEqual(before);
    expect(await hashesOfLog(pool, log)).toEqual(hashes);
    expect(await later.readStream(match(1))).toEqual(
      before.filter(({ streamId }) => streamId === match(1)),
    );
    expect(await later.readStream(match(1), { fromVersion: 299 })).toHaveLength(2);
    expect(await later.readStream(match(1), { fromVersion: 301 })).toEqual([]);
    expect(await later.readStream(match(1), { fromVersion: 10, limit: 4 })).toMatchObject(
      [10, 11, 12, 13].map((version) => ({ version })),
    );
    expect(await later.readLog(log, 995, 10)).toEqual(before.slice(995, 1_005));
    const command = before[42]?.meta.commandId ?? '';
    expect((await later.findCommand(command))?.events).toHaveLength(30);
  });

  it('takes appends as before, and is archived further', async () => {
    await archiveLog(pool, log);
    await store.append(metaFor(), [appendAt(match(0), perMatch, happened('Ended'))]);
    expect((await archiveLog(pool, log)).events).toBe(1);
    expect(await rowsOf(log)).toBe(matches);
    const events = await collect(new PostgresEventStore(pool), log);
    expect(events).toHaveLength(1_501);
    const verdict = await verifyEvents(() => events.toSorted(byPlace), {
      onFault: (fault) => expect.fail(fault.detail),
    });
    expect(verdict).toMatchObject({ events: 1_501, streams: matches, faults: 0 });
    await expect(
      store.append(metaFor(), [appendAt(match(0), 7, happened('Forged'))]),
    ).rejects.toThrow();
    expect((await archiveLog(pool, log)).events).toBe(0);
  });

  it('comes back row by row', async () => {
    const readRows = async (): Promise<unknown[]> =>
      (
        await pool.query(
          'select *, data::text as text from events where log = $1 order by position',
          [log],
        )
      ).rows;
    const before = await readRows();
    await archiveLog(pool, log);
    expect(await bringLogBack(pool, log)).toBe(1_495);
    expect(await readRows()).toEqual(before);
    expect(await bringLogBack(pool, log)).toBe(0);
  });

  it('is read whole by whoever knew only a part when it was archived', async () => {
    await archiveLog(pool, log);
    const news = await store.readStream(match(2), { fromVersion: 250 });
    expect(news.map(({ version }) => version)).toEqual(
      Array.from({ length: 51 }, (_none, index) => 250 + index),
    );
  });

  it('is read whole while it is archived and brought back', async () => {
    const before = await collect(store, log);
    let stirring = true;
    const stir = (async () => {
      while (stirring) {
        await archiveLog(pool, log);
        await bringLogBack(pool, log);
      }
    })();
    for (let reading = 0; reading < 20; reading += 1)
      expect((await store.readLog(log, 0, 2_000)).length).toBe(before.length);
    stirring = false;
    await stir;
  });

  it('is left alone when it does not prove itself', async () => {
    await pool.query(`
      alter table events disable trigger events_append_only;
      update events set data = '{"move":1}' where log = '${log}' and position = 700;
      alter table events enable trigger events_append_only;`);
    await expect(archiveLog(pool, log)).rejects.toThrow(`${log} was left as it is`);
    expect(await rowsOf(log)).toBe(1_500);
    expect((await pool.query('select 1 from archived_events where log = $1', [log])).rows).toEqual(
      [],
    );
  });

  it('neither loses a row that no pack holds, nor a pack whose rows are not there', async () => {
    const within = async (statement: string): Promise<void> => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(`select set_config('conclave.archiving', $1, true)`, [log]);
        await client.query(statement);
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    await expect(within(`delete from events where log = '${log}'`)).rejects.toThrow('append-only');
    await archiveLog(pool, log);
    await expect(within(`delete from archived_events where log = '${log}'`)).rejects.toThrow(
      'kept as they are',
    );
    for (const statement of [
      'delete from archived_events',
      `update archived_events set pack = ''`,
      'truncate archived_events',
    ])
      await expect(pool.query(statement)).rejects.toThrow('kept as they are');
  });
});

const byPlace = (one: RecordedEvent, other: RecordedEvent): number =>
  one.streamId < other.streamId
    ? -1
    : one.streamId > other.streamId
      ? 1
      : one.version - other.version;
