import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { everyEvent, PostgresEventStore, readEverything, verifyEvents } from '#event-store';
import { migrate } from '../../infra/run/migrate.mjs';
import { discardPostgres, startPostgres, type RunningPostgres } from '../../infra/run/postgres.mjs';

const password = 'only-for-tests';
/** Starting servers and copying their folders: a limit against hanging. */
const SLOW = 60_000;

const base = mkdtempSync(path.join(tmpdir(), 'conclave-second-server-'));
const archive = path.join(base, 'archive');
const folderOf = (name: string): string => path.join(base, name);

let primary: RunningPostgres;
const running: RunningPostgres[] = [];
const pools: pg.Pool[] = [];

const poolOf = (server: RunningPostgres): pg.Pool => {
  const pool = new pg.Pool({ connectionString: server.url, max: 8 });
  // Its server is killed on purpose.
  pool.on('error', () => undefined);
  pools.push(pool);
  return pool;
};

const start = async (name: string, flags: string[] = []): Promise<RunningPostgres> => {
  const server = await startPostgres({ dataDir: folderOf(name), password, port: 0, flags });
  running.push(server);
  return server;
};

/** Into a data folder, for the user that the server runs as. */
const put = (name: string, file: string, text: string): void => {
  const place = path.join(folderOf(name), file);
  const { uid, gid } = statSync(folderOf(name));
  writeFileSync(place, text, { mode: 0o600 });
  chownSync(place, uid, gid);
};

/**
 * The data folder as a base backup leaves it: a copy that was
 * made while the server went on, and a note of where it began.
 */
const backUp = async (pool: pg.Pool, name: string): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query(`select pg_backup_start('second server', true)`);
    const copied = spawnSync('cp', ['-a', primary.folder, folderOf(name)], { encoding: 'utf8' });
    expect(copied.stderr).toBe('');
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    rmSync(path.join(folderOf(name), 'postmaster.pid'));
    put(name, 'backup_label', rows[0]?.labelfile ?? '');
  } finally {
    client.release();
  }
};
const configure = (name: string, signal: string, ...lines: string[]): void => {
  appendFileSync(path.join(folderOf(name), 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
  put(name, signal, '');
};

const appendTo = async (store: PostgresEventStore, streamId: string, version: number) =>
  store.append(
    {
      actor: 'account:olga',
      commandId: `${streamId}/${version}`,
      correlationId: 'test',
      at: '2026-11-23T10:00:00.000Z',
    },
    [
      {
        streamId,
        expectedVersion: version,
        events: [{ type: 'Noted', schemaVersion: 1, data: { version } }],
      },
    ],
  );
const appendMany = async (
  store: PostgresEventStore,
  streamId: string,
  from: number,
  to: number,
) => {
  for (let version = from; version < to; version += 1) await appendTo(store, streamId, version);
};
const faultsOf = async (store: PostgresEventStore): Promise<unknown[]> => {
  const faults: unknown[] = [];
  await verifyEvents(() => everyEvent(store), { onFault: (fault) => faults.push(fault) });
  return faults;
};

beforeAll(async () => {
  chmodSync(base, 0o755);
  mkdirSync(archive);
  chmodSync(archive, 0o777);
  primary = await start('primary', [
    '-c',
    'archive_mode=on',
    '-c',
    `archive_command=cp %p ${archive}/%f`,
  ]);
  await migrate(primary.url);
}, SLOW);
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  for (const server of running) await server.stop();
  for (const name of ['primary', 'restored', 'standby']) await discardPostgres(folderOf(name));
  rmSync(base, { recursive: true, force: true });
}, SLOW);

describe('a database restored to a point in time', () => {
  it(
    'holds what happened before the point and nothing after it, verifies, and goes on',
    async () => {
      const pool = poolOf(primary);
      const store = new PostgresEventStore(pool);
      await appendMany(store, 'match-1', 0, 10);
      await backUp(pool, 'restored');
      await appendMany(store, 'match-1', 10, 20);
      await pool.query(`select pg_create_restore_point('before the mistake')`);
      await appendMany(store, 'match-1', 20, 30);
      const { rows } = await pool.query<{ name: string }>(
        'select pg_walfile_name(pg_switch_wal()) as name',
      );
      await vi.waitFor(
        async () => {
          const archived = await pool.query<{ name: string }>(
            'select last_archived_wal as name from pg_stat_archiver',
          );
          expect((archived.rows[0]?.name ?? '') >= (rows[0]?.name ?? '?')).toBe(true);
        },
        { timeout: 20_000, interval: 50 },
      );

      configure(
        'restored',
        'recovery.signal',
        `restore_command = 'cp ${archive}/%f %p'`,
        `recovery_target_name = 'before the mistake'`,
        `recovery_target_action = 'promote'`,
      );
      const restored = poolOf(await start('restored'));
      await vi.waitFor(
        async () =>
          expect((await restored.query('select pg_is_in_recovery() as following')).rows).toEqual([
            { following: false },
          ]),
        { timeout: 20_000, interval: 50 },
      );
      const again = new PostgresEventStore(restored);
      expect((await readEverything(again)).map(({ version }) => version)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
      await appendMany(again, 'match-1', 20, 25);
      expect(await again.readLog('match-1', 0, 100)).toHaveLength(25);
      expect(await faultsOf(again)).toEqual([]);
    },
    SLOW,
  );
});

describe('a replica that takes over', () => {
  it(
    'has every append that was acknowledged before the first server was killed',
    async () => {
      const pool = poolOf(primary);
      await backUp(pool, 'standby');
      configure('standby', 'standby.signal', `primary_conninfo = '${primary.adminUrl}'`);
      const standby = await start('standby');
      await pool.query(`alter system set synchronous_standby_names = '*'`);
      await pool.query('select pg_reload_conf()');
      await vi.waitFor(
        async () =>
          expect((await pool.query('select sync_state from pg_stat_replication')).rows).toEqual([
            { sync_state: 'sync' },
          ]),
        { timeout: 20_000, interval: 50 },
      );

      const acknowledged = new Map<string, number>();
      const write = async (streamId: string): Promise<void> => {
        const store = new PostgresEventStore(pool);
        for (let version = 0; ; version += 1) {
          await appendTo(store, streamId, version);
          acknowledged.set(streamId, version + 1);
        }
      };
      const writers = Promise.allSettled(
        Array.from({ length: 8 }, (_, index) => write(`played-${index}`)),
      );
      await vi.waitFor(
        () => expect([...acknowledged.values()].filter((count) => count > 5)).toHaveLength(8),
        { timeout: 20_000, interval: 5 },
      );
      process.kill(primary.pid, 'SIGQUIT');
      await primary.exited;
      await writers;

      const promoted = poolOf(standby);
      await promoted.query('select pg_promote()');
      const store = new PostgresEventStore(promoted);
      for (const [streamId, count] of acknowledged) {
        const events = await store.readStream(streamId);
        expect(events.length).toBeGreaterThanOrEqual(count);
        await appendTo(store, streamId, events.length);
      }
      expect(await faultsOf(store)).toEqual([]);
    },
    SLOW,
  );
});
