// The embedded Redis: one server on the loopback address, with a password and its append-only file
// in one folder.
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { identify, isRunning, stopProcess } from './processes.mjs';
import { findRedis } from './redis-binaries.mjs';

const recordOf = (dataDir) => path.join(dataDir, 'process.json');

/**
 * Settings are passed by standard input, so that the password does not appear in the process list.
 */
const settings = ({ port, dataDir, password, durable, databases }) =>
  [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir "${dataDir}"`,
    `requirepass ${password}`,
    `appendonly ${durable ? 'yes' : 'no'}`,
    'save ""',
    // BullMQ would lose jobs if keys were evicted.
    'maxmemory-policy noeviction',
    `databases ${databases}`,
    'daemonize no',
  ].join('\n') + '\n';

const answersPing = (port, password) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () =>
      socket.write(`AUTH ${password}\r\nPING\r\n`),
    );
    let answer = '';
    const end = (result) => (socket.destroy(), resolve(result));
    socket.setTimeout(1_000, () => end(false));
    socket.on('data', (data) => {
      answer += data;
      if (answer.includes('+PONG')) end(true);
      else if (
        answer.includes('-ERR') ||
        answer.includes('-WRONGPASS') ||
        answer.includes('-LOADING')
      )
        end(false);
    });
    socket.on('error', () => end(false));
    socket.on('close', () => resolve(false));
  });

/** Stops a server that an earlier, killed run left on this folder. */
export async function stopLeftoverRedis(dataDir) {
  const record = recordOf(path.resolve(dataDir));
  if (!existsSync(record)) return false;
  const identity = JSON.parse(readFileSync(record, 'utf8'));
  const running = isRunning(identity);
  if (running) await stopProcess(identity);
  rmSync(record, { force: true });
  return running;
}

async function launch(server, wanted) {
  const logFile = path.join(wanted.dataDir, 'server.log');
  const log = openSync(logFile, 'w');
  const env = {
    PATH: process.env.PATH ?? '',
    ...(server.libraries ? { LD_LIBRARY_PATH: server.libraries } : {}),
  };
  // A process group of its own: Ctrl-C reaches only the starter, which then stops everything in
  // order.
  const child = spawn(server.bin, ['-'], {
    argv0: 'redis-server',
    env,
    stdio: ['pipe', log, log],
    detached: true,
  });
  closeSync(log);
  let ended;
  const exited = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve((ended = { code, signal }))),
  );
  child.once('error', (error) => (ended = error));
  const identity = identify(child.pid);
  if (identity) writeFileSync(recordOf(wanted.dataDir), JSON.stringify(identity));
  child.stdin.on('error', () => undefined);
  child.stdin.end(settings(wanted));
  while (ended === undefined) {
    if (await answersPing(wanted.port, wanted.password)) return { child, exited, identity };
    await sleep(10);
  }
  return { refusal: ended instanceof Error ? String(ended) : readFileSync(logFile, 'utf8') };
}

/**
 * Starts Redis on `dataDir`. `port` is a preference; `durable: false` keeps nothing on disk and is
 * for tests.
 */
export async function startRedis({
  dataDir,
  cacheDir,
  password,
  port = 63_790,
  durable = true,
  databases = 16,
}) {
  const folder = path.resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await stopLeftoverRedis(folder);
  const program = findRedis(cacheDir);
  let wish = port;
  for (let attempt = 1; ; attempt += 1) {
    const given = await freePort(wish);
    const server = await launch(program, {
      dataDir: folder,
      port: given,
      password,
      durable,
      databases,
    });
    if (server.refusal !== undefined) {
      if (attempt === 5 || !/Address already in use/.test(server.refusal))
        throw new Error(`Redis does not start: ${server.refusal}`);
      wish = 0;
      continue;
    }
    return {
      url: `redis://:${encodeURIComponent(password)}@127.0.0.1:${given}`,
      port: given,
      pid: server.child.pid,
      exited: server.exited,
      stop: async () => {
        if (isRunning(server.identity)) await stopProcess(server.identity);
        await server.exited;
        rmSync(recordOf(folder), { force: true });
      },
    };
  }
}
