// The complete system as one person starts it on one machine.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from './app-process.mjs';
import { build } from './build.mjs';
import { freePort } from './ports.mjs';
import { StepFailed, say, step } from './progress.mjs';
import { CACHE, dataFolder, inRoot } from './project.mjs';
import { findRedis } from './redis-binaries.mjs';
import { keepRunRecord, runningElsewhere, stopLeftovers } from './run-record.mjs';
import { secretsOf } from './secrets.mjs';
import { setUp } from './setup.mjs';
import { forgetFollower, offerStandby, refuseToLead } from './standby/leader.mjs';
import { freeLinkPort } from './standby/link.mjs';
import { readRole } from './standby/role.mjs';
import { supervise } from './supervisor.mjs';

const READY_WITHIN_MS = 60_000;
const MAINS = { api: 'dist/servers/api.js', worker: 'dist/servers/worker.js' };

/**
 * Ctrl-C, `kill` and a closed terminal all mean: stop in order. A second request means: stop
 * without waiting.
 */
export function stopRequests() {
  let ask;
  const asked = new Promise((resolve) => (ask = resolve));
  let times = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      times += 1;
      ask(signal);
      if (times === 2)
        say('  Still finishing requests and jobs; PostgreSQL and Redis stop after them.');
    });
  }
  return { asked, isAsked: () => times > 0 };
}

/**
 * Importing it, or using `fetch`, would load a client that takes longer than PostgreSQL does to
 * start.
 */
const { get } = process.getBuiltinModule('node:http');
const isReady = (url) =>
  new Promise((resolve) => {
    const question = get(`${url}/ready`, { agent: false, timeout: 2_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    question.on('timeout', () => question.destroy());
    question.on('error', () => resolve(false));
  });

async function untilReady(app, url, isAsked) {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end && !isAsked(); await sleep(50)) {
    if (await isReady(url)) return;
    const ended = await Promise.race([app.latest().exited, sleep(0)]);
    if (ended !== undefined)
      throw new StepFailed(`${app.name} ended at its start:\n${app.latest().tail()}`);
  }
  if (!isAsked())
    throw new StepFailed(
      `${app.name} is not ready after ${READY_WITHIN_MS / 1000} s:\n${app.latest().tail()}`,
    );
}

/**
 * A supervised api or worker. It is restarted only after it was ready once: a failure at the start
 * is reported and ends the program.
 */
async function startSupervised({ name, env, readyUrl, dataDir, logs, hooks, isAsked }) {
  let latest;
  const show = (line) => say(`  ${line}`);
  const start = () =>
    (latest = startApp({
      name,
      main: inRoot(MAINS[name]),
      env,
      logFile: path.join(dataDir, 'logs', `${name}.log`),
      show,
      everything: logs,
    }));
  const first = start();
  hooks.onChange(name, first.pid);
  const app = { name, latest: () => latest };
  try {
    await untilReady(app, readyUrl, isAsked);
  } catch (error) {
    await first.stop();
    throw error;
  }
  let handedOver = false;
  return supervise({
    name,
    ...hooks,
    start: () => (handedOver ? start() : ((handedOver = true), first)),
  });
}

async function startServices(dataDir, running, hooks) {
  const { providePostgres, provideRedis } = await import('./services.mjs');
  const own = secretsOf(dataDir);
  const secrets = { ...own, secret: process.env.CONCLAVE_SECRET || own.secret };
  await refuseToLead(dataDir, secrets.secret);
  forgetFollower(dataDir);
  const started = async (service) => (running.unshift(service), service.url);
  const where = (variable) => (process.env[variable] ? `from ${variable}` : undefined);
  let databaseUrl, redisUrl;
  await step('PostgreSQL', async () => {
    databaseUrl = await started(await providePostgres(dataDir, secrets.postgresPassword, hooks));
    return where('DATABASE_URL');
  });
  await step('Redis', async () => {
    redisUrl = await started(await provideRedis(dataDir, secrets.redisPassword, hooks));
    return where('REDIS_URL');
  });
  await step('database up to date', async () => {
    const { migrate } = await import('./migrate.mjs');
    await migrate(databaseUrl);
  });
  return { databaseUrl, redisUrl, secrets };
}

async function startApps({ port, logs, dataDir, services, running, hooks, isAsked }) {
  const given = await freePort(port, '0.0.0.0');
  const workerPort = await freePort(0);
  const local = `http://localhost:${given}`;
  const url = process.env.PUBLIC_URL || local;
  // Imported from the build, so that the address is the one that the api shows on the desk.
  const { networkAddress } = await import(inRoot('dist/libs/platform/src/network-address.js'));
  const address = process.env.PUBLIC_URL ? null : networkAddress();
  const env = {
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    CONCLAVE_SECRET: services.secrets.secret,
    PORT: String(given),
    WORKER_PORT: String(workerPort),
    API_URL: `http://127.0.0.1:${given}`,
    WEB_DIR: inRoot('apps/web/dist'),
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
    NODE_ENV: process.env.NODE_ENV || 'production',
    LOAD_PASS: process.env.LOAD_PASS || randomBytes(32).toString('base64url'),
  };
  const readyUrls = { api: `http://127.0.0.1:${given}`, worker: `http://127.0.0.1:${workerPort}` };
  // In parallel, because each of them needs seconds to load.
  await step('worker and api', async () => {
    const attempts = await Promise.allSettled(
      ['worker', 'api'].map((name) =>
        startSupervised({
          name,
          env,
          readyUrl: readyUrls[name],
          dataDir,
          logs,
          hooks,
          isAsked,
        }),
      ),
    );
    // Processes that were started are stopped in order, even if the other one could not be started.
    for (const { value } of attempts) if (value) running.unshift(value);
    const failed = attempts.find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
  });
  return {
    url,
    reached: address === null ? url : `http://${address}:${given}`,
    phones: process.env.PUBLIC_URL
      ? ''
      : address
        ? `\nPhones in the same network: http://${address}:${given}`
        : '\nThis machine is in no network: phones cannot reach it. PUBLIC_URL names an address that they can.',
    loadPass: env.LOAD_PASS,
    moved: given === port || port === 0 ? '' : ` (port ${port} is taken)`,
  };
}

async function stopAll(running) {
  for (const part of running) await step(`${part.name} stopped`, part.stop);
}

/**
 * Stops the processes that accept commands, before the last state goes to the machine that takes
 * over.
 */
async function stopApps(running) {
  for (const part of running.filter(({ name }) => name === 'api' || name === 'worker'))
    await part.stop();
}

async function startLink({ dataDir, services, url, linkPort, running, hooks }) {
  if (process.env.DATABASE_URL)
    throw new StepFailed(
      'A standby follows the embedded PostgreSQL. One that DATABASE_URL names has replicas of its own: docs/operations.md.',
    );
  const link = await offerStandby({
    dataDir,
    secrets: services.secrets,
    databaseUrl: services.databaseUrl,
    url,
    port: linkPort ?? (await freeLinkPort()),
    report: hooks.report,
    quiesce: () => stopApps(running),
  });
  running.unshift(link);
  const { hostname } = new URL(url);
  return `\nA second machine follows with: npx conclave standby ${hostname}:${link.port} --key ${link.code}`;
}

/**
 * Runs until it is asked to stop; throws a StepFailed if something does not start or crashes too
 * often.
 */
export async function start({ port, logs, standby = false, linkPort }) {
  const dataDir = dataFolder();
  const elsewhere = runningElsewhere(dataDir);
  if (elsewhere)
    throw new StepFailed(
      `Conclave already runs on ${dataDir}: ${elsewhere}. Stop it first, or set CONCLAVE_DATA to another folder.`,
    );
  const requests = stopRequests();
  say(
    existsSync(dataDir)
      ? 'Starting Conclave'
      : 'Starting Conclave for the first time: this takes a minute or two',
  );
  const left = await stopLeftovers(dataDir);
  if (left.length > 0)
    say(`  The last run was killed; what it left running was stopped: ${left.join(', ')}`);
  const record = keepRunRecord(dataDir);
  // Newest first, so that a process is stopped before those on which it depends.
  const running = [];
  try {
    // Checked first, so that a missing Redis is reported before minutes of package installation.
    if (!process.env.REDIS_URL) await step('Redis found', () => void findRedis(CACHE));
    await setUp();
    await build();
    const hooks = { report: (line) => say(`  ${line}`), onChange: record.noteProcess };
    const services = await startServices(dataDir, running, hooks);
    record.note({ databaseUrl: services.databaseUrl, redisUrl: services.redisUrl });
    if (!requests.isAsked()) {
      const { url, reached, phones, loadPass, moved } = await startApps({
        port,
        logs,
        dataDir,
        services,
        running,
        hooks,
        isAsked: requests.isAsked,
      });
      record.note({ url, loadPass });
      const join =
        standby || readRole(dataDir).peers.length > 0
          ? await startLink({ dataDir, services, url: reached, linkPort, running, hooks })
          : '';
      say(
        `\nConclave runs at ${url}${moved}${phones}${join}\nCtrl-C stops it, from elsewhere \`kill ${process.pid}\`. Data and logs: ${dataDir}\n`,
      );
    }
    await Promise.race([requests.asked, ...running.map((part) => part.gaveUp)]);
    say('\nStopping');
  } finally {
    await stopAll(running);
    record.remove();
  }
}
