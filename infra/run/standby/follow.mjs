// A second machine that holds a copy of all data of the first one, and takes over on request.
import { createInterface } from 'node:readline';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../pg-client.mjs';
import { discardPostgres, startPostgres } from '../postgres.mjs';
import { reachableDataFolder } from '../postgres-binaries.mjs';
import { clock, say, step, StepFailed } from '../progress.mjs';
import { keepRunRecord, runningElsewhere, starterOf, stopLeftovers } from '../run-record.mjs';
import { keepSecrets, secretsOf } from '../secrets.mjs';
import { copyDatabase } from './base-copy.mjs';
import { ask, codeOf, forwardPostgres, freeLinkPort, serveLink } from './link.mjs';
import {
  configureDatabase,
  FOLLOWER,
  putInDatabase,
  readRole,
  UNTIED,
  writeRole,
} from './role.mjs';

const LOOK_EVERY_MS = 500;
/** A stopping leader takes up to 25 seconds to finish its current work. */
const YIELD_WITHIN_MS = 40_000;
const CAUGHT_UP_WITHIN_MS = 30_000;

/** Throws if the folder contains anything but a copy of that leader. */
function refuseForeignFolder(dataDir, address) {
  const { follows } = readRole(dataDir);
  if (follows === null && existsSync(path.join(dataDir, 'postgres')))
    throw new StepFailed(
      `${dataDir} holds a database of its own. Give the standby another folder: CONCLAVE_DATA=FOLDER npx conclave standby ${address}`,
    );
}

/**
 * Joins the leader or, if it does not answer and there is a complete copy here, continues with
 * that.
 */
async function joinLeader({ address, code, dataDir, linkPort }) {
  try {
    const hello = await ask(address, code, { kind: 'hello', port: linkPort });
    keepSecrets(dataDir, hello.secrets);
    return hello;
  } catch (error) {
    const { isWhole } = readRole(dataDir);
    if (isWhole) return null;
    throw new StepFailed(
      `${address} does not answer (${error.message}). Is it the address and the key that the leader printed, started with \`npm start -- --standby\`?`,
    );
  }
}

const addressOfCopy = (port, password) =>
  `postgresql://conclave:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

/** Configures a copied database to follow the leader's, which is reached through `tunnelPort`. */
export function tieToLeader(folder, tunnelPort, password) {
  configureDatabase(folder, {
    ...UNTIED,
    primary_conninfo: `host=127.0.0.1 port=${tunnelPort} user=conclave password='${password}' application_name=${FOLLOWER} connect_timeout=5`,
    primary_slot_name: FOLLOWER,
    wal_receiver_timeout: '5s',
    wal_retrieve_retry_interval: '1s',
    hot_standby: 'on',
  });
  putInDatabase(folder, 'standby.signal', '');
}

/**
 * Copies the database of the leader, unless there is a complete copy here already, and makes it
 * follow the leader.
 */
async function prepareDatabase({ address, dataDir, tunnelPort, password }) {
  const place = path.join(dataDir, 'postgres');
  if (!readRole(dataDir).isWhole) {
    writeRole(dataDir, { follows: address, isWhole: false });
    await discardPostgres(place);
    await step('database copied', async () => {
      const { bytes } = await copyDatabase({
        url: addressOfCopy(tunnelPort, password),
        dataDir: place,
        slot: FOLLOWER,
      });
      return `${(bytes / 1e6).toFixed(0)} MB`;
    });
  }
  tieToLeader(reachableDataFolder(place), tunnelPort, password);
  writeRole(dataDir, { follows: address, isWhole: true });
}

/** Resolves when somebody requests that this machine takes over; never rejects. */
function takeOverWord() {
  let hear;
  const said = new Promise((resolve) => (hear = resolve));
  process.on('SIGUSR2', hear);
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => /^\s*take[- ]?over\s*$/i.test(line) && hear());
  return { said, close: () => (process.off('SIGUSR2', hear), lines.close()) };
}

/** Reports when the connection to the leader is lost and when it is back. */
async function reportLine(url, address, isOver) {
  let connected;
  while (!isOver()) {
    const now = await withClient(url, async (client) => {
      const { rows } = await client.query('select status from pg_stat_wal_receiver');
      return rows[0]?.status === 'streaming';
    }).catch(() => connected);
    if (now !== connected && !isOver())
      say(
        now
          ? `  In step with ${address} since ${clock()}.`
          : `  No line to ${address} since ${clock()}. If it is lost: take over`,
      );
    connected = now;
    await sleep(LOOK_EVERY_MS);
  }
}

/** Asks the leader to yield and returns its final position; null if it does not answer. */
async function askToYield(address, code) {
  try {
    await ask(address, code, { kind: 'state' });
  } catch {
    return null;
  }
  return (await ask(address, code, { kind: 'yield' }, YIELD_WITHIN_MS)).last;
}

/**
 * Promotes the copy to an independent database, once it has reached the leader's final position.
 */
export async function promote(url, last) {
  await withClient(url, async (client) => {
    for (const end = Date.now() + CAUGHT_UP_WITHIN_MS; last !== null; await sleep(50)) {
      const { rows } = await client.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as done', [
        last,
      ]);
      if (rows[0].done) break;
      if (Date.now() > end)
        throw new StepFailed(
          'the last words of the leader did not arrive; nothing was changed here',
        );
    }
    const { rows } = await client.query('select pg_promote(true, 60) as done');
    if (!rows[0].done) throw new StepFailed('PostgreSQL was not promoted within a minute');
  });
}

async function becomeLeader({ address, code, dataDir, postgres, term }) {
  let last;
  await step('last word of the leader', async () => void (last = await askToYield(address, code)));
  say(
    last === null
      ? '  It does not answer. Everything that it confirmed while this machine was in step is here.'
      : '  It has stopped; everything that it confirmed is here.',
  );
  await step('this machine leads', () => promote(postgres.url, last));
  if (last !== null)
    await ask(address, code, { kind: 'tookOver', term: term + 1 }).catch(() => undefined);
  await postgres.stop();
  configureDatabase(postgres.folder, UNTIED);
  writeRole(dataDir, { term: term + 1, peers: [address], follows: null, isWhole: false });
}

/**
 * Follows the leader at `address` until it is asked to end (null) or to take over (the data with
 * which the new leader starts).
 */
async function followUntilAsked({ address, code, dataDir, linkPort, stopAsked }) {
  const record = keepRunRecord(dataDir);
  const parts = [];
  try {
    const hello = await joinLeader({ address, code, dataDir, linkPort });
    const { term } = hello === null ? readRole(dataDir) : writeRole(dataDir, { term: hello.term });
    const tunnel = await forwardPostgres(address, code);
    parts.unshift(() => tunnel.close());
    const password = secretsOf(dataDir).postgresPassword;
    await prepareDatabase({ address, dataDir, tunnelPort: tunnel.port, password });
    const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), password });
    parts.unshift(() => postgres.stop());
    record.noteProcess('postgres', postgres.pid);
    record.note({ databaseUrl: postgres.url });
    const link = await serveLink({
      port: linkPort,
      code,
      answer: () => ({ leads: false, term, follows: address }),
    });
    parts.unshift(() => link.close());
    let over = false;
    const word = takeOverWord();
    parts.unshift(() => word.close());
    say(
      `\nThis machine follows ${address}. Type "take over" when it is to lead; Ctrl-C stops it. Data: ${dataDir}\n`,
    );
    void reportLine(postgres.url, address, () => over);
    const asked = await Promise.race([
      word.said.then(() => 'take-over'),
      stopAsked.then(() => 'stop'),
    ]);
    over = true;
    if (asked === 'stop') return null;
    await becomeLeader({ address, code, dataDir, postgres, term });
    return { linkPort };
  } finally {
    for (const close of parts) await close();
    record.remove();
  }
}

/** `key`: printed by the leader; not needed if there is a copy here already. */
export async function follow({ address, key, dataDir, stopAsked }) {
  const elsewhere = runningElsewhere(dataDir);
  if (elsewhere) throw new StepFailed(`Conclave already runs on ${dataDir}: ${elsewhere}.`);
  refuseForeignFolder(dataDir, address);
  await stopLeftovers(dataDir);
  const code = key ?? (readRole(dataDir).isWhole ? codeOf(secretsOf(dataDir).secret) : undefined);
  if (code === undefined)
    throw new StepFailed('The first time it needs the key that the leader printed: --key');
  const linkPort = await freeLinkPort();
  return followUntilAsked({ address, code, dataDir, linkPort, stopAsked });
}

/** Requests the takeover from another terminal. False if no follower runs on this folder. */
export function sayTakeOver(dataDir) {
  const pid = starterOf(dataDir);
  if (pid === undefined || readRole(dataDir).follows === null) return false;
  process.kill(pid, 'SIGUSR2');
  return true;
}
