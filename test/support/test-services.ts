import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../infra/run/migrate.mjs';
import { discardPostgres, startPostgres, type RunningPostgres } from '../../infra/run/postgres.mjs';
import { identify, isRunning, type ProcessIdentity } from '../../infra/run/processes.mjs';
import { startRedis, stopLeftoverRedis } from '../../infra/run/redis.mjs';
import { Reaper } from './reaper.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RUNS = path.join(ROOT, '.cache/test-services');
const PASSWORD = 'only-for-tests';

/** Every test database is a copy of this one. */
export const TEMPLATE_DATABASE = 'conclave_template';
export const REDIS_DATABASES = 1_024;

export interface TestServices {
  postgresAdminUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

/** Servers of test runs that were killed together with their reaper: the owner is gone, so they go too. */
async function sweepLeftovers(): Promise<void> {
  if (!existsSync(RUNS)) return;
  for (const run of readdirSync(RUNS).map((name) => path.join(RUNS, name))) {
    const ownerFile = path.join(run, 'owner.json');
    const justMade = Date.now() - statSync(run).mtimeMs < 10_000;
    if (!existsSync(ownerFile) && justMade) continue;
    if (
      existsSync(ownerFile) &&
      isRunning(JSON.parse(readFileSync(ownerFile, 'utf8')) as ProcessIdentity)
    )
      continue;
    await discardPostgres(path.join(run, 'postgres'));
    await stopLeftoverRedis(path.join(run, 'redis'));
    // That run's own reaper may be at it.
    rmSync(run, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function makeTemplate(postgres: RunningPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.adminUrl });
  await client.connect();
  await client.query(`create database "${TEMPLATE_DATABASE}"`);
  await client.end();
  const url = new URL(postgres.adminUrl);
  url.pathname = `/${TEMPLATE_DATABASE}`;
  await migrate(url.href);
}

/** One PostgreSQL, migrated once, and one Redis for a whole test run; nothing of theirs survives it. */
export async function startTestServices(): Promise<TestServices> {
  await sweepLeftovers();
  const folder = path.join(RUNS, String(process.pid));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'owner.json'), JSON.stringify(identify(process.pid)));
  const reaper = new Reaper(folder);
  const [postgres, redis] = await Promise.all([
    startPostgres({
      dataDir: path.join(folder, 'postgres'),
      password: PASSWORD,
      port: 0,
      durable: false,
      flags: ['-c', 'max_connections=1000'],
    }),
    startRedis({
      dataDir: path.join(folder, 'redis'),
      cacheDir: path.join(ROOT, '.cache'),
      password: PASSWORD,
      port: 0,
      durable: false,
      databases: REDIS_DATABASES,
    }),
  ]);
  const stop = async (): Promise<void> => {
    await Promise.all([postgres.stop(), redis.stop()]);
    await reaper.dismiss();
  };
  try {
    await makeTemplate(postgres);
  } catch (error) {
    await stop();
    throw error;
  }
  return { postgresAdminUrl: postgres.adminUrl, redisUrl: redis.url, stop };
}
