// The embedded PostgreSQL: one server on the loopback address, with a password and its data in one
// folder.
import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from './pg-client.mjs';
import { freePort } from './ports.mjs';
import { postgresBinaries, postgresUser, reachableDataFolder } from './postgres-binaries.mjs';
import { commandOf, identify, isRunning, stopProcess } from './processes.mjs';

const OWNER = 'conclave';
const DATABASE = 'conclave';
const FAST_BUT_FORGETFUL = ['-F', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
/**
 * A smart stop waits for clients indefinitely; a fast stop ends their sessions and is still clean.
 */
const FAST_STOP = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

const environment = () => ({
  PATH: process.env.PATH ?? '',
  LC_ALL: 'C.UTF-8',
  HOME: '/',
  TZ: 'UTC',
});

function initialise(initdb, folder, password) {
  const user = postgresUser();
  const secrets = mkdtempSync(path.join(os.tmpdir(), 'conclave-initdb-'));
  const passwordFile = path.join(secrets, 'password');
  try {
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (user.uid !== undefined)
      for (const place of [secrets, passwordFile]) chownSync(place, user.uid, user.gid);
    const options = [
      '-D',
      folder,
      '-U',
      OWNER,
      '-A',
      'scram-sha-256',
      '--pwfile',
      passwordFile,
      '-E',
      'UTF8',
      '--no-locale',
      '--no-sync',
      '--no-instructions',
    ];
    const run = spawnSync(initdb, options, {
      ...user,
      env: environment(),
      cwd: '/',
      encoding: 'utf8',
    });
    if (run.status !== 0)
      throw new Error(`initdb failed: ${run.stderr}${run.stdout}${run.error ?? ''}`);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
}

/** The relevant lines of postmaster.pid: process, address, and whether clients are accepted. */
function readPostmaster(folder) {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  // A standby server accepts queries too.
  const ready = ['ready', 'standby'].includes(lines[7]?.trim());
  return { pid: Number(lines[0]), port: Number(lines[3]), ready };
}

/**
 * Stops a server that an earlier, killed run left on this folder, and removes a lock file of a dead
 * process.
 */
export async function stopLeftoverPostgres(dataDir) {
  if (!existsSync(dataDir)) return false;
  const folder = reachableDataFolder(dataDir);
  const leftover = readPostmaster(folder);
  if (leftover === undefined) return false;
  const identity = identify(leftover.pid);
  const ours = identity !== undefined && commandOf(leftover.pid).includes(folder);
  if (ours) await stopProcess(identity, FAST_STOP);
  rmSync(path.join(folder, 'postmaster.pid'), { force: true });
  return ours;
}

/** Stops any server on this folder and deletes the data, wherever they are. For tests. */
export async function discardPostgres(dataDir) {
  await stopLeftoverPostgres(dataDir);
  if (!existsSync(dataDir)) return;
  for (const folder of [reachableDataFolder(dataDir), dataDir])
    rmSync(folder, { recursive: true, force: true });
}

async function launch(postgres, { folder, port, flags }) {
  const logFile = path.join(folder, 'server.log');
  const log = openSync(logFile, 'w');
  const address = [
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
  ];
  // A process group of its own: Ctrl-C reaches only the starter, which then stops everything in
  // order.
  const child = spawn(postgres, ['-D', folder, ...address, ...flags], {
    ...postgresUser(),
    env: environment(),
    cwd: '/',
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const exited = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  const failed = new Promise((resolve) => child.once('error', resolve));
  let ended;
  void Promise.race([exited, failed]).then((how) => (ended = how));
  while (ended === undefined) {
    const state = readPostmaster(folder);
    if (state?.pid === child.pid && state.ready)
      return { child, exited, identity: identify(child.pid) };
    await sleep(10);
  }
  return { refusal: ended instanceof Error ? String(ended) : readFileSync(logFile, 'utf8') };
}

/** A data folder belongs to one major version; `npx conclave upgrade-database` converts it. */
function wordsFor(refusal, folder) {
  if (!/database files are incompatible with server/.test(refusal))
    return `PostgreSQL does not start: ${refusal}`;
  const made = readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  return `The database in ${folder} was made by PostgreSQL ${made}, and this Conclave brings another major version. It was left as it is. \`npx conclave upgrade-database\` brings it over and keeps the former one beside it.`;
}

/**
 * Retries with another port if the port was taken meanwhile, and waits if the shared memory of a
 * killed server is still in use.
 */
async function launchOnFreePort(postgres, { folder, wishedPort, flags }) {
  let wish = wishedPort;
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(wish);
    const server = await launch(postgres, { folder, port, flags });
    if (server.refusal === undefined) return { ...server, port };
    const taken = /Address already in use/.test(server.refusal);
    const stillLeaving = /is still in use|is the server already running|being used by another/.test(
      server.refusal,
    );
    if (attempt === 25 || !(taken || stillLeaving))
      throw new Error(wordsFor(server.refusal, folder));
    if (taken) wish = 0;
    await sleep(200);
  }
}

const createDatabaseOnce = (adminUrl, name) =>
  withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database "${name}"`);
  });

/**
 * Starts PostgreSQL on `dataDir`, created at the first start. `port` is a preference; `durable:
 * false` is for tests; `programs` is a folder with another version of PostgreSQL. Returns the URLs
 * of the application database and of `postgres`, and `stop`.
 */
export async function startPostgres({
  dataDir,
  password,
  port = 54_320,
  durable = true,
  flags = [],
  programs,
}) {
  const binaries = await postgresBinaries(programs);
  const folder = reachableDataFolder(dataDir);
  await stopLeftoverPostgres(dataDir);
  if (!existsSync(path.join(folder, 'PG_VERSION'))) initialise(binaries.initdb, folder, password);
  const server = await launchOnFreePort(binaries.postgres, {
    folder,
    wishedPort: port,
    flags: [...(durable ? [] : FAST_BUT_FORGETFUL), ...flags],
  });
  const urlOf = (database) =>
    `postgresql://${OWNER}:${encodeURIComponent(password)}@127.0.0.1:${server.port}/${database}`;
  await createDatabaseOnce(urlOf('postgres'), DATABASE);
  return {
    url: urlOf(DATABASE),
    adminUrl: urlOf('postgres'),
    port: server.port,
    pid: server.child.pid,
    folder,
    exited: server.exited,
    stop: async () => {
      if (isRunning(server.identity)) await stopProcess(server.identity, FAST_STOP);
      await server.exited;
    },
  };
}
