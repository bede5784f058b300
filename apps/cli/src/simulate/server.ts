import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../project-root.js';

export interface Server {
  readonly url: string;
  /** Sent to one's own server so that its rate limits do not apply; null for other servers. */
  readonly loadPass: string | null;
  stop(): Promise<void>;
}

const START_WITHIN_MS = 240_000;

/**
 * The server to play against: the given one, the one that `npm start` runs, or one started for this
 * run.
 */
export const provideServer = async (
  url: string | null,
  say: (line: string) => void,
): Promise<Server> => {
  const own = runOn(process.env['CONCLAVE_DATA'] ?? path.join(projectRoot, '.data'));
  const running = url === null || url === own?.url ? own : { url, loadPass: null };
  if (running !== null && (await answers(running.url)))
    return { ...running, stop: async () => undefined };
  if (url !== null) throw new Error(`nobody answers at ${url}`);
  say('no server is running: starting one with a folder of its own');
  return startOwn();
};

/** The starter's record of the server running on this folder. */
const runOn = (dataDir: string): { url: string; loadPass: string | null } | null => {
  try {
    const { url, loadPass = null } = JSON.parse(
      readFileSync(path.join(dataDir, 'run.json'), 'utf8'),
    ) as { url?: string; loadPass?: string };
    return url === undefined ? null : { url, loadPass };
  } catch {
    return null;
  }
};

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

const startOwn = async (): Promise<Server> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-simulate-'));
  const { DATABASE_URL: _database, REDIS_URL: _redis, PUBLIC_URL: _public, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [path.join(projectRoot, 'infra/run/start.mjs'), '--port', '0'],
    {
      cwd: projectRoot,
      env: { ...env, CONCLAVE_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
  const stop = async (): Promise<void> => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  for (
    const end = Date.now() + START_WITHIN_MS;
    Date.now() < end && child.exitCode === null;
    await pause(200)
  ) {
    const running = runOn(folder);
    if (running !== null && (await answers(running.url))) return { ...running, stop };
  }
  await stop();
  throw new Error(`the server did not start:\n${output}`);
};

const endProcess = (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
};
