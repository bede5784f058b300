import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isRunning, type ProcessIdentity } from '../../infra/run/processes.mjs';

const CACHE = path.resolve(import.meta.dirname, '../../.cache');

/** Starts servers and one process more under a reaper, says which, and kills itself. */
const doomed = (folder: string): string => `
  import { spawn } from 'node:child_process';
  import { Reaper } from './test/support/reaper.ts';
  import { startPostgres } from './infra/run/postgres.mjs';
  import { identify } from './infra/run/processes.mjs';
  import { startRedis } from './infra/run/redis.mjs';
  const reaper = new Reaper('${folder}');
  const postgres = await startPostgres({ dataDir: '${folder}/postgres', password: 'x', port: 0, durable: false });
  const redis = await startRedis({ dataDir: '${folder}/redis', cacheDir: '${CACHE}', password: 'x', port: 0, durable: false });
  const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { detached: true, stdio: 'ignore' });
  reaper.watch(other.pid);
  process.stdout.write(JSON.stringify([postgres, redis, other].map(({ pid }) => identify(pid))), () => process.kill(process.pid, 'SIGKILL'));
`;

it('nothing outlives a process that was killed with its servers running', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-reaped-'));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', doomed(folder)],
    { cwd: path.resolve(import.meta.dirname, '../..'), encoding: 'utf8' },
  );
  const left = JSON.parse(stdout === '' ? stderr : stdout) as readonly ProcessIdentity[];
  expect(left).toHaveLength(3);
  await expect.poll(() => [left.filter(isRunning), existsSync(folder)]).toEqual([[], false]);
});
