// Do the migrations, replayed from nothing, give exactly the tables of schema.prisma? Exit code 0: yes.
// Uses the server of DATABASE_URL (a scratch database beside it), else an embedded one of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../infra/run/postgres.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const COMPARE = [
  'migrate',
  'diff',
  '--from-migrations',
  'prisma/migrations',
  '--to-schema',
  'prisma/schema.prisma',
  '--exit-code',
];

async function withServer(work) {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'conclave-drift-'));
  const server = await startPostgres({ dataDir, password: 'scratch', port: 0, durable: false });
  try {
    return work(server.url);
  } finally {
    await server.stop();
    for (const folder of new Set([dataDir, server.folder]))
      rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = await withServer((url) => {
  const prisma = path.join(ROOT, 'node_modules/.bin/prisma');
  const { status } = spawnSync(prisma, COMPARE, {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  });
  if (status === 2)
    console.error('prisma/schema.prisma and prisma/migrations differ: write a migration');
  return status ?? 1;
});
