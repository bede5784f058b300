import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { identify, isRunning } from './processes.mjs';
import { startRedis } from './redis.mjs';

const CACHE = path.resolve(import.meta.dirname, '../../.cache');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Runs code in a separate Node process that kills itself, and returns its output before that. */
const inDoomedProcess = (code: string): string =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `${code}; process.stdout.write(String(server.pid), () => process.kill(process.pid, 'SIGKILL'));`,
    ],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  ).stdout;

/** The server's answer to an unauthenticated client. */
const answerTo = (port: number, line: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write(`${line}\r\n`));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(String(data));
    });
    socket.once('error', reject);
  });

describe('embedded PostgreSQL', () => {
  it('says the way over where the folder is of another major version, and leaves it as it is', async () => {
    const options = { dataDir: path.join(folder, 'postgres'), password: 'right', port: 0 };
    const first = await startPostgres(options);
    await first.stop();
    const note = path.join(first.folder, 'PG_VERSION');
    const own = readFileSync(note, 'utf8');
    writeFileSync(note, '17\n');
    await expect(startPostgres(options)).rejects.toThrow(
      /was made by PostgreSQL 17, and this Conclave brings another.*npx conclave upgrade-database/,
    );
    writeFileSync(note, own);
    const again = await startPostgres(options);
    await again.stop();
  });

  it('keeps its data from one start to the next and lets nobody in without the password', async () => {
    const options = { dataDir: path.join(folder, 'postgres'), password: 'right', port: 0 };
    const first = await startPostgres(options);
    await query(first.url, 'create table kept as select 42 as n');
    const wrong = first.url.replace('right', 'wrong');
    await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
    await first.stop();
    expect(isRunning(identify(first.pid))).toBe(false);
    const second = await startPostgres(options);
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }]);
    expect(await query(second.url, 'show listen_addresses')).toEqual([
      { listen_addresses: '127.0.0.1' },
    ]);
    await second.stop();
  });

  it('replaces the server that a killed run left behind', async () => {
    const options = { dataDir: path.join(folder, 'postgres'), password: 'right', port: 0 };
    const left = Number(
      inDoomedProcess(
        `import { startPostgres } from './postgres.mjs'; const server = await startPostgres(${JSON.stringify(options)})`,
      ),
    );
    const orphan = identify(left);
    expect(orphan).toBeDefined();
    const next = await startPostgres(options);
    expect(isRunning(orphan)).toBe(false);
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await next.stop();
  });
});

describe('embedded Redis', () => {
  it('keeps its data, wants the password, and replaces the server that a killed run left behind', async () => {
    const options = {
      dataDir: path.join(folder, 'redis'),
      cacheDir: CACHE,
      password: 'right',
      port: 0,
    };
    const left = Number(
      inDoomedProcess(
        `import { startRedis } from './redis.mjs'; const server = await startRedis(${JSON.stringify(options)})`,
      ),
    );
    const orphan = identify(left);
    expect(orphan).toBeDefined();
    const next = await startRedis(options);
    expect(isRunning(orphan)).toBe(false);
    const client = new Redis(next.url);
    await client.set('kept', '42');
    await client.quit();
    expect(await answerTo(next.port, 'GET kept')).toContain('NOAUTH');
    await next.stop();
    const last = await startRedis(options);
    const again = new Redis(last.url);
    expect(await again.get('kept')).toBe('42');
    await again.quit();
    await last.stop();
  });
});

describe('freePort', () => {
  it('goes on to the next port when the wished one is taken', async () => {
    const [server, port] = [createServer(), await freePort()];
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const given = await freePort(port);
    expect(given).not.toBe(port);
    await new Promise((resolve) => server.close(resolve));
    expect(await freePort(port)).toBe(port);
  });
});
