import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { projectRoot } from '../../../apps/cli/src/project-root.js';
import { migrate } from '../../../infra/run/migrate.mjs';
import { freePort } from '../../../infra/run/ports.mjs';
import { discardPostgres, startPostgres } from '../../../infra/run/postgres.mjs';
import { startRedis } from '../../../infra/run/redis.mjs';
import { serverCpuSeconds } from '../support/server-cpu.js';

const password = 'only-for-this-benchmark';
const readyWithinMs = 180_000;

/** One api and one worker with a database that records when each transaction was committed. */
export interface System {
  readonly url: string;
  readonly port: number;
  /** A value of the api's metrics. */
  figure(name: string): Promise<number>;
  /** Processor seconds of the api, or the worker, so far. */
  cpuSeconds(of?: 'api' | 'worker'): Promise<number>;
  /** Processor seconds of PostgreSQL so far, all its processes together; NaN outside Linux. */
  databaseCpuSeconds(): number;
  /** Processor seconds of Redis so far; NaN outside Linux. */
  redisCpuSeconds(): number;
  /** When the event at each of these positions was committed, in milliseconds since 1970. */
  commits(types: readonly string[]): Promise<readonly Commit[]>;
  stop(): Promise<void>;
}

export interface Commit {
  readonly type: string;
  readonly position: number;
  readonly at: number;
}

interface App {
  readonly process: ChildProcess;
  readonly exited: Promise<void>;
}

const startApp = (
  name: 'api' | 'worker',
  env: Readonly<Record<string, string>>,
  profileDir: string | null,
): App => {
  const profile =
    profileDir === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${path.resolve(profileDir, name)}`];
  // The compiled servers, as in production.
  const child = spawn(process.execPath, [...profile, `dist/servers/${name}.js`], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  return { process: child, exited: new Promise((resolve) => child.once('exit', () => resolve())) };
};

const untilReady = async (url: string, { process: child }: App): Promise<void> => {
  for (
    const end = Date.now() + readyWithinMs;
    Date.now() < end && child.exitCode === null;
    await pause(100)
  ) {
    if ((await fetch(`${url}/ready`).catch(() => null))?.ok) return;
  }
  throw new Error(`${url} did not become ready`);
};

const commitsIn = async (
  databaseUrl: string,
  types: readonly string[],
): Promise<readonly Commit[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ type: string; position: string; at: string }>(
      `select type, global_position as position, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as at from events where type = any($1) order by global_position`,
      [types],
    );
    return rows.map(({ type, position, at }) => ({
      type,
      position: Number(position),
      at: Number(at),
    }));
  } finally {
    await client.end();
  }
};

const figureIn = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);

/** 16 MB each: more than a benchmark writes between two checkpoints. */
const segments = 16;

/**
 * A database in production overwrites old segments of its write-ahead log. A new one has none and
 * creates each when it is needed, for which all writers wait, a fifth of a second here.
 */
const useLogOnce = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let made = 0; made < segments; made += 1)
      await client.query(`select pg_logical_emit_message(false, 'bench', ''), pg_switch_wal()`);
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
};

/**
 * Starts everything; if a part fails to start, the others are stopped again. `profileDir` gets a
 * processor profile of api and worker.
 */
export const startSystem = async (profileDir: string | null): Promise<System> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-viewers-'));
  const undo: (() => Promise<unknown>)[] = [
    async () => rmSync(folder, { recursive: true, force: true }),
  ];
  const stop = async (): Promise<void> => {
    for (const step of undo.reverse()) await step();
  };
  try {
    undo.push(() => discardPostgres(path.join(folder, 'postgres')));
    const postgres = await startPostgres({
      dataDir: path.join(folder, 'postgres'),
      password,
      port: 0,
      flags: ['-c', 'track_commit_timestamp=on', '-c', `min_wal_size=${2 * segments * 16}MB`],
    });
    undo.push(() => postgres.stop());
    const redis = await startRedis({
      dataDir: path.join(folder, 'redis'),
      cacheDir: path.join(projectRoot, '.cache'),
      password,
      port: 0,
    });
    undo.push(() => redis.stop());
    await migrate(postgres.url);
    await useLogOnce(postgres.url);
    const [port, workerPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const workerUrl = `http://127.0.0.1:${workerPort}`;
    const env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      CONCLAVE_SECRET: 'only-for-this-benchmark-0123456789abcdef',
      PORT: String(port),
      WORKER_PORT: String(workerPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      API_URL: url,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    };
    for (const [name, at] of [
      ['worker', workerUrl],
      ['api', url],
    ] as const) {
      const app = startApp(name, env, profileDir);
      undo.push(() => (app.process.kill('SIGTERM'), app.exited));
      await untilReady(at, app);
    }
    const metrics = async (of: string): Promise<string> => (await fetch(`${of}/metrics`)).text();
    return {
      url,
      port,
      stop,
      figure: async (name) => figureIn(await metrics(url), name),
      cpuSeconds: async (of = 'api') =>
        figureIn(await metrics(of === 'api' ? url : workerUrl), 'process_cpu_seconds_total'),
      databaseCpuSeconds: () => serverCpuSeconds(postgres.pid),
      redisCpuSeconds: () => serverCpuSeconds(redis.pid),
      commits: (types) => commitsIn(postgres.url, types),
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
