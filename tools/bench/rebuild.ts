/**
 * Builds the read models of many rounds from the stored events, by the same code as the worker,
 * into PostgreSQL. Each worker is a process of its own; several share the logs by bucket. The time
 * counts from when all are started. Processor time is per event in microseconds, of the workers and
 * of PostgreSQL.
 */
import { logOfEvent } from '#aggregate';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg, { type Pool } from 'pg';
import {
  bucketOf,
  catchUp,
  type EventStore,
  PostgresEventStore,
  PostgresProjectionStore,
} from '#event-store';
import { readModels } from '#read-models';
import {
  EVENTS_A_MATCH,
  eventsOfMatch,
  type MatchOnPaper,
} from '../../test/support/match-on-paper.js';
import { withBenchDatabase } from './support/database.js';
import { serverCpuSeconds } from './support/server-cpu.js';

const TABLES = 32;
const MATCHES_AN_EVENT = TABLES * 9;
const eventOf = (match: number): string => `e${Math.floor(match / MATCHES_AN_EVENT)}`;

const matchOnPaper = (match: number): MatchOnPaper => ({
  eventId: eventOf(match),
  matchId: `m${match}`,
  phase: 1,
  round: (Math.floor(match / TABLES) % 9) + 1,
  table: (match % TABLES) + 1,
  players: [`p${2 * (match % TABLES)}`, `p${2 * (match % TABLES) + 1}`],
  score: { a: 2, b: match % 2, drawn: 0 },
});

/** Filling is not measured: rows are inserted in large batches, without hashes. */
const fill = async (pool: Pool, matches: number): Promise<void> => {
  const BATCH = 5_000;
  for (let from = 0; from < matches; from += BATCH) {
    const rows = Array.from(
      { length: Math.min(BATCH, matches - from) },
      (_, index) => from + index,
    ).flatMap((match) =>
      eventsOfMatch(matchOnPaper(match)).map(
        ({ type, schemaVersion, data }, index) =>
          [
            `match-m${match}`,
            index + 1,
            type,
            JSON.stringify(data),
            logOfEvent(eventOf(match)),
            (match % MATCHES_AN_EVENT) * EVENTS_A_MATCH + index + 1,
            schemaVersion,
          ] as const,
      ),
    );
    await pool.query(
      `insert into events (log, position, stream_id, version, type, schema_version, data, actor, command_id, ordinal, correlation_id, at, prev_hash, hash)
       select r.log, r.position, r.stream_id, r.version, r.type, r.schema_version, r.data, 'account-1', r.stream_id || '/' || r.version, 1, 'bench', '2026-11-21T10:00:00Z', repeat('0', 64), repeat('0', 64)
         from unnest($1::text[], $2::int[], $3::text[], $4::json[], $5::text[], $6::int[], $7::int[]) as r (stream_id, version, type, data, log, position, schema_version)`,
      [0, 1, 2, 3, 4, 5, 6].map((column) => rows.map((row) => row[column])),
    );
  }
  await pool.query(
    `insert into logs (log, bucket, position) select log, 0, max(position) from events group by log`,
  );
  await pool.query('analyze events');
};

type Share = readonly [part: number, of: number];

/** The logs of one worker's share. */
const ofShare = (
  store: EventStore,
  [part, of]: Share,
): Pick<EventStore, 'readLog' | 'listLogs'> => ({
  readLog: (log, after, limit) => store.readLog(log, after, limit),
  listLogs: async (after, limit) => {
    for (let from = after; ;) {
      const logs = await store.listLogs(from, limit);
      const own = logs.filter(({ log }) => bucketOf(log) % of === part);
      const last = logs.at(-1);
      if (own.length > 0 || last === undefined) return own;
      from = last.log;
    }
  },
});

/** Builds a share and returns the seconds of processor time. */
const build = async (pool: Pool, model: string, share: Share): Promise<number> => {
  const models = readModels.filter(({ name }) => model === 'all' || name === model);
  if (models.length === 0) throw new Error(`there is no read model "${model}"`);
  const before = process.cpuUsage();
  const events = ofShare(new PostgresEventStore(pool), share);
  await catchUp({ events, projections: new PostgresProjectionStore(pool), models });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

interface Worker {
  /** Begins when all workers are ready; returns the seconds of processor time. */
  readonly work: () => Promise<number>;
}

/** A started and connected process that waits for the signal to begin. */
const startWorker = async (url: string, model: string, [part, of]: Share): Promise<Worker> => {
  const child = spawn(
    process.execPath,
    [
      ...process.execArgv,
      process.argv[1] ?? '',
      'rebuild',
      '--model',
      model,
      '--share',
      `${part}/${of}`,
    ],
    {
      env: { ...process.env, BENCH_DATABASE: url },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const answer = <Answer>(): Promise<Answer> =>
    new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(message as Answer));
      child.once('exit', (code) => reject(new Error(`a worker ended with ${code}`)));
    });
  await answer<'ready'>();
  return {
    work: () => {
      const cpuSeconds = answer<number>();
      child.send('begin');
      return cpuSeconds;
    },
  };
};

/** Runs in a worker's process. */
const buildShare = async (url: string, model: string, share: string): Promise<void> => {
  const [part = 0, of = 1] = share.split('/').map(Number);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  await pool.query('select 1');
  const begin = once(process, 'message');
  process.send?.('ready');
  await begin;
  process.send?.(await build(pool, model, [part, of]));
  await pool.end();
  process.disconnect();
};

interface Wish {
  readonly events: number;
  readonly model: string;
  readonly workers: number;
  /**
   * The part that this process builds and the number of parts, in a process that another one
   * started.
   */
  readonly share: string | undefined;
}

export const run = async ({ events: wanted, model, workers, share }: Wish): Promise<void> => {
  if (share !== undefined) return buildShare(process.env['BENCH_DATABASE'] ?? '', model, share);
  const matches = Math.ceil(wanted / EVENTS_A_MATCH);
  await withBenchDatabase(4, async (pool, serverPid) => {
    await fill(pool, matches);
    const url = pool.options.connectionString ?? '';
    const ready = await Promise.all(
      Array.from({ length: workers }, (_, part) => startWorker(url, model, [part, workers])),
    );
    const [start, serverBefore] = [performance.now(), serverCpuSeconds(serverPid)];
    const cpu = await Promise.all(ready.map(({ work }) => work()));
    const seconds = (performance.now() - start) / 1_000;
    const serverSeconds = serverCpuSeconds(serverPid) - serverBefore;
    const { rows } = await pool.query<{ documents: number }>(
      'select count(*)::int as documents from read_model_documents',
    );
    if (!rows[0]?.documents) throw new Error('the rebuild wrote no documents');
    const events = matches * EVENTS_A_MATCH;
    const cpuSeconds = cpu.reduce((sum, each) => sum + each, 0);
    console.log(
      JSON.stringify({
        events,
        models: model,
        workers,
        seconds: Number(seconds.toFixed(2)),
        eventsPerSecond: Math.round(events / seconds),
        eventsPerCpuSecond: Math.round(events / cpuSeconds),
        cpuMicroseconds: {
          workers: Math.round((cpuSeconds * 1e6) / events),
          postgres: Math.round((serverSeconds * 1e6) / events),
        },
        documents: rows[0].documents,
      }),
    );
  });
};
