import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../../infra/run/migrate.mjs';
import { startPostgres } from '../../../infra/run/postgres.mjs';

/**
 * Runs a benchmark on an empty, migrated database with durable settings: on the server of
 * DATABASE_URL, otherwise on a server of its own, whose pid is passed (0 for another server).
 */
export const withBenchDatabase = async <T>(
  connections: number,
  work: (pool: pg.Pool, serverPid: number) => Promise<T>,
): Promise<T> =>
  withServer(async (serverUrl, serverPid) => {
    const name = `bench_${process.pid}`;
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await admin.query(`create database "${name}"`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const pool = new pg.Pool({ connectionString: url.href, max: connections });
    pool.on('error', () => undefined); // dropping the database may overtake the goodbye of its connections
    try {
      await migrate(url.href);
      return await work(pool, serverPid);
    } finally {
      await pool.end();
      await admin.query(`drop database "${name}" with (force)`);
      await admin.end();
    }
  });

const withServer = async <T>(work: (url: string, pid: number) => Promise<T>): Promise<T> => {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL, 0);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'conclave-bench-'));
  const server = await startPostgres({ dataDir, password: 'bench', port: 0 });
  try {
    return await work(server.url, server.pid ?? 0);
  } finally {
    await server.stop();
    for (const folder of new Set([dataDir, server.folder]))
      rmSync(folder, { recursive: true, force: true });
  }
};
