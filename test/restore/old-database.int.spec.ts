import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  catchUp,
  everyEvent,
  PostgresEventStore,
  PostgresProjectionStore,
  readEverything,
  verifyEvents,
} from '#event-store';
import { readModels } from '#read-models';
import { listMigrations, migrate } from '../../infra/run/migrate.mjs';
import { createEmptyDatabase, type TestDatabase } from '../support/database.js';
import { loadDump, type LogicalDump } from './logical-dump.js';

/**
 * Five events as the release of 22 November 2026 left them: Premier, Draft
 * and Trilogy played to the end, the last one cut off in its second round.
 */
const dump = JSON.parse(
  gunzipSync(
    readFileSync(path.join(import.meta.dirname, 'fixtures/before-logs.json.gz')),
  ).toString(),
) as LogicalDump;
const LAST_MIGRATION = '20261121000400_webhooks';

interface OldEvent {
  readonly global_position: number;
  readonly stream_id: string;
  readonly version: number;
  readonly hash: string;
  readonly prev_hash: string;
}

const before = (dump.tables['events'] ?? [])
  .map((row) => JSON.parse(row) as OldEvent)
  .sort((one, other) => one.global_position - other.global_position);

describe('a database of the release before events lay in logs', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let store: PostgresEventStore;

  beforeAll(async () => {
    const released = listMigrations().filter(({ name }) => name <= LAST_MIGRATION);
    database = await createEmptyDatabase();
    await migrate(
      database.url,
      released.map(({ name }) => name),
    );
    await loadDump(database.url, dump);
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
    store = new PostgresEventStore(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('is left as it was when the migration fails half-way, and can be migrated afterwards', async () => {
    await pool.query('create table logs (in_the_way int)');
    await expect(migrate(database.url)).rejects.toThrow('logs');
    expect((await pool.query('select count(*)::int as count from events')).rows).toEqual([
      { count: before.length },
    ]);
    await pool.query('drop table logs');
    expect(await migrate(database.url)).toContain('20261122100000_logs');
    expect(await migrate(database.url)).toEqual([]);
  });

  it('keeps every event with its hashes and its name', async () => {
    expect(
      (await readEverything(store)).map((event) => ({
        global_position: event.globalPosition,
        stream_id: event.streamId,
        version: event.version,
        hash: event.hash,
        prev_hash: event.prevHash,
      })),
    ).toEqual(
      before.map(({ global_position, stream_id, version, hash, prev_hash }) => ({
        global_position,
        stream_id,
        version,
        hash,
        prev_hash,
      })),
    );
    const faults: unknown[] = [];
    const verdict = await verifyEvents(() => everyEvent(store), {
      onFault: (fault) => faults.push(fault),
    });
    expect([faults, verdict.events]).toEqual([[], before.length]);
  });

  it('has a log without gaps for each of its events, with everything that belongs to it', async () => {
    const logs = await store.listLogs(null, 100);
    expect(logs.map(({ log }) => log).every((log) => log.startsWith('event-'))).toBe(true);
    expect(logs).toHaveLength(5);
    for (const { log, position } of logs)
      expect(await store.readLog(log, 0, 10_000)).toHaveLength(position);
  });

  it('has read models after the first reading, and takes new events', async () => {
    const projections = new PostgresProjectionStore(pool);
    await catchUp({ events: store, projections, models: readModels });
    const { documents } = await projections.listDocuments('event-list', 'all', {
      shared: true,
    });
    expect(documents.map(({ doc }) => doc['status']).sort()).toEqual([
      'finished',
      'finished',
      'finished',
      'finished',
      'running',
    ]);
    const running = documents.find(({ doc }) => doc['status'] === 'running')?.key ?? '';
    const own = await store.readStream(`event-${running}`);
    const { events } = await store.append(
      {
        actor: 'account:olga',
        commandId: 'after-the-migration',
        correlationId: 'test',
        at: '2026-11-22T10:00:00.000Z',
      },
      [
        {
          streamId: `event-${running}`,
          expectedVersion: own.length,
          events: [{ type: 'Noted', schemaVersion: 1, data: {} }],
        },
      ],
    );
    expect(events[0]?.globalPosition).toBeGreaterThan(before.at(-1)?.global_position ?? 0);
    expect(events[0]?.prevHash).toBe(own.at(-1)?.hash);
  });

  it('goes on telling its webhooks from where they were', async () => {
    const { rows } = await pool.query<{ id: string; position: string; head: string }>(
      `select w.id, w.position, l.position as head from webhook_endpoints w join logs l on l.log = 'event-' || w.event_id order by w.id`,
    );
    const [all, half] = rows;
    expect(all).toMatchObject({ id: 'told-of-all', position: all?.head });
    const log = await store.readLog(
      (await store.readStream(`event-${await eventOf(half?.id)}`))[0]?.streamId ?? '',
      0,
      10_000,
    );
    expect(log[Number(half?.position) - 1]?.type).toBe('RoundPaired');
  });

  it('does not react again to what it had reacted to', async () => {
    const { rows } = await pool.query(
      `select l.log from logs l left join log_progress p on p.log = l.log and p.reader = 'reactions' where p.position is null or p.position < l.position - 1`,
    );
    expect(rows).toEqual([]);
  });

  const eventOf = async (endpointId: string | undefined): Promise<string> =>
    (
      await pool.query<{ event_id: string }>(
        'select event_id from webhook_endpoints where id = $1',
        [endpointId],
      )
    ).rows[0]?.event_id ?? '';
});
