import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../../test/support/patience.js';
import { freePort } from './ports.mjs';
import { identify, isRunning, type ProcessIdentity } from './processes.mjs';
import { codeOf, serveLink } from './standby/link.mjs';
import { writeRole } from './standby/role.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
let data: string;
let started: Start[];

interface Start {
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;
  output(): string;
}

interface RunRecord {
  readonly url: string;
  readonly processes: Readonly<
    Record<'starter' | 'api' | 'worker' | 'postgres' | 'redis', ProcessIdentity>
  >;
}

function start(port: number, settings: Readonly<Record<string, string>> = {}): Start {
  const {
    DATABASE_URL: _database,
    REDIS_URL: _redis,
    PUBLIC_URL: _url,
    ...environment
  } = process.env;
  const child = spawn(process.execPath, ['infra/run/start.mjs', '--port', String(port)], {
    cwd: ROOT,
    env: { ...environment, CONCLAVE_DATA: data, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const begun = {
    process: child,
    output: () => output,
    ended: new Promise<number | null>((resolve) => child.once('exit', resolve)),
  };
  started.push(begun);
  return begun;
}

/** The address that it prints. */
async function address(begun: Start): Promise<string> {
  for (
    const end = Date.now() + PATIENCE_MS;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, 50))
  ) {
    const printed = /Conclave runs at (\S+)/.exec(begun.output())?.[1];
    if (printed !== undefined) return printed;
    if (begun.process.exitCode !== null) break;
  }
  throw new Error(`no address:\n${begun.output()}`);
}

const record = (): RunRecord =>
  JSON.parse(readFileSync(path.join(data, 'run.json'), 'utf8')) as RunRecord;
const stillRunning = ({ processes }: RunRecord): string[] =>
  Object.entries(processes)
    .filter(([, identity]) => isRunning(identity))
    .map(([name]) => name);

beforeEach(() => {
  data = mkdtempSync(path.join(os.tmpdir(), 'conclave-data-'));
  started = [];
});
afterEach(async () => {
  for (const { process: child, ended } of started) {
    if (identify(child.pid ?? 0) !== undefined) child.kill('SIGTERM');
    await ended;
  }
  rmSync(data, { recursive: true, force: true });
});

describe('npm start', () => {
  it('serves api and web at the one address it prints, keeps its secrets to itself, and leaves nothing running', async () => {
    const first = start(await freePort());
    const url = await address(first);
    expect((await fetch(`${url}/ready`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain('<div id="root">');
    // A file of a package that must be available besides the bundled servers.
    expect((await fetch(`${url}/docs/swagger-ui.css`)).status).toBe(200);
    const running = record();
    expect(running.url).toBe(url);
    expect(stillRunning(running).sort()).toEqual(['api', 'postgres', 'redis', 'starter', 'worker']);
    for (const file of ['secrets.json', 'run.json'])
      expect(statSync(path.join(data, file)).mode & 0o077, file).toBe(0);

    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(stillRunning(running)).toEqual([]);
    expect(existsSync(path.join(data, 'run.json'))).toBe(false);
  });

  it('recovers a killed run with what it knew, and refuses to run twice on the same data', async () => {
    const port = await freePort();
    const first = start(port);
    const url = await address(first);
    const person = {
      name: 'Olga Organizer',
      email: 'olga@example.org',
      password: 'a long enough password',
    };
    const post = (place: string, body: unknown) =>
      fetch(`${url}${place}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify(body),
      });
    expect((await post('/api/auth/sign-up/email', person)).status).toBe(200);

    const twin = start(port);
    expect(await twin.ended).toBe(1);
    expect(twin.output()).toContain(`Conclave already runs on ${data}: ${url}`);

    const orphans = record();
    first.process.kill('SIGKILL');
    await first.ended;
    expect(stillRunning(orphans)).toContain('postgres');
    const second = start(port);
    expect(await address(second)).toBe(url);
    expect(second.output()).toContain('The last run was killed');
    expect(stillRunning(orphans)).toEqual([]);
    expect((await post('/api/auth/sign-in/email', person)).status).toBe(200);
    second.process.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  it('does not lead again when its standby took over, also where the environment gives the secret', async () => {
    const secret = 'a-secret-of-a-hall-0123456789abcdef';
    const successor = await serveLink({
      port: 0,
      code: codeOf(secret),
      answer: () => ({ leads: true, term: 2 }),
    });
    try {
      writeRole(data, { peers: [`127.0.0.1:${successor.port}`] });
      const former = start(await freePort(), { CONCLAVE_SECRET: secret });
      await expect(address(former)).rejects.toThrow('This machine is no longer the leader');
    } finally {
      await successor.close();
    }
  });

  it('takes the next free port when the wished one is busy, and restarts an api that was killed', async () => {
    const busy = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => busy.listen(port, '0.0.0.0', resolve));
    const first = start(port);
    const url = await address(first);
    expect(url).not.toBe(`http://localhost:${port}`);
    expect(first.output()).toContain(`port ${port} is taken`);

    const { api } = record().processes;
    process.kill(api.pid, 'SIGKILL');
    await expect
      .poll(() =>
        fetch(`${url}/ready`).then(
          (answer) => answer.status,
          () => 'no answer',
        ),
      )
      .toBe(200);
    expect(record().processes.api).not.toEqual(api);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    busy.close();
  });
});
