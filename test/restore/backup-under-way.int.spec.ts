import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { everyEvent, verifyEvents } from '#event-store';
import { GracefulShutdown, readConfiguration } from '#platform';
import { discardPostgres, startPostgres, type RunningPostgres } from '../../infra/run/postgres.mjs';
import {
  createTestDatabase,
  testRedis,
  type TestDatabase,
  type TestRedis,
} from '../support/database.js';
import { PaperRoom, silent, testSecret } from '../../apps/worker/src/testing/paper-room.js';
import { loadBackup } from '../../apps/cli/src/backup/load.js';
import { openBackup } from '../../apps/cli/src/backup/read.js';
import { makeIdentity } from '../../apps/cli/src/backup/seal.js';
import { writeBackup } from '../../apps/cli/src/backup/write.js';
import { startWorker } from '../../apps/worker/src/worker.js';

const LIVED = 20_000;
const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-restored-'));
const dataDir = path.join(folder, 'postgres');

let old: TestDatabase;
let young: RunningPostgres;
let redis: TestRedis;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  [old, young, redis] = await Promise.all([
    createTestDatabase(),
    startPostgres({ dataDir, password: 'only-for-tests', port: 0, durable: false }),
    testRedis(),
  ]);
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(async () => {
  await young.stop();
  await discardPostgres(dataDir);
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([old.drop(), redis.drop()]);
});

const ask = async <Row extends object>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const work = async (databaseUrl: string): Promise<GracefulShutdown> => {
  const configuration = readConfiguration({
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    CONCLAVE_SECRET: testSecret,
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    DATABASE_POOL: '6',
  });
  const shutdown = new GracefulShutdown(silent);
  ends.push(() => shutdown.stop());
  await startWorker(configuration, silent, shutdown);
  return shutdown;
};

const eventually = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });
const completed = (room: PaperRoom, rounds: number): Promise<void> =>
  eventually(async () => expect(await room.events('RoundCompleted')).toHaveLength(rounds));
const pairAndSeat = async (room: PaperRoom, round: number): Promise<void> => {
  await room.requestPairing(round);
  await eventually(async () => expect(await room.events('RoundPaired')).toHaveLength(round));
};

describe('a database that was backed up while an event ran', () => {
  it('goes on in a younger cluster: read models, jobs, writes and audit', async () => {
    // A server that has lived: its transaction ids lie far beyond those of the new one.
    await ask(
      old.url,
      `do $$ begin for i in 1..${LIVED} loop perform pg_current_xact_id(); commit; end loop; end $$`,
    );
    const room = await PaperRoom.open(old.url, 12);
    const worker = await work(old.url);
    await pairAndSeat(room, 1);
    await room.playAll();
    await completed(room, 1);
    await pairAndSeat(room, 2);
    const [first, ...others] = await room.tables();
    const play = async (where: PaperRoom, matchId: string): Promise<void> => {
      await where.toMatch(matchId, 'ReportResult', { by: 'a', score: { a: 2, b: 1, drawn: 0 } });
      await where.toMatch(matchId, 'ConfirmResult', { by: 'b' });
    };
    await play(room, first ?? '');
    // The rest of the round is played while the backup is made.
    const { identity, recipient } = await makeIdentity();
    const file = path.join(folder, 'evening.backup');
    const backingUp = writeBackup({
      databaseUrl: old.url,
      secrets: { secret: testSecret, signingKeys: null },
      seal: { recipient },
      file,
      now: new Date(),
    });
    await Promise.all([backingUp, ...others.map((matchId) => play(room, matchId))]);
    await completed(room, 2);
    await worker.stop();
    await room.close();

    await loadBackup(young.url, await openBackup(file, { identity }));
    const [{ xid: youngId } = { xid: '' }] = await ask<{ xid: string }>(
      young.url,
      'select pg_current_xact_id()::text as xid',
    );
    expect(Number(youngId)).toBeLessThan(LIVED);

    const restored = PaperRoom.restored(young.url, room.eventId);
    ends.push(() => restored.close());
    await work(young.url);
    const open: string[] = [];
    for (const matchId of await restored.tables()) {
      const stream = await restored.store.readStream(`match-${matchId}`);
      const { type } = stream.at(-1) ?? { type: '' };
      if (type === 'MatchCompleted') continue;
      open.push(matchId);
      if (type === 'ResultReported') await restored.toMatch(matchId, 'ConfirmResult', { by: 'b' });
      else await play(restored, matchId);
    }
    await completed(restored, 2);
    await pairAndSeat(restored, 3);
    await restored.playAll();
    await completed(restored, 3);

    const log = `event-${room.eventId}`;
    const [head] = await restored.store
      .listLogs(null, 10)
      .then((logs) => logs.filter((each) => each.log === log));
    await eventually(async () =>
      expect((await restored.projections.progress(log))?.position).toBe(head?.position),
    );
    const { documents } = await restored.projections.listDocuments('matches', room.eventId);
    expect(documents).toHaveLength(18);
    const faults: unknown[] = [];
    await verifyEvents(() => everyEvent(restored.store), {
      onFault: (fault) => faults.push(fault),
    });
    expect(faults).toEqual([]);
    expect(open.length).toBeLessThan(6);
  });
});
