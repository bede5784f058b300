// The machine that runs the event while another one follows it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clock, StepFailed } from '../progress.mjs';
import { reachableDataFolder } from '../postgres-binaries.mjs';
import { ask, codeOf, serveLink } from './link.mjs';
import { configureDatabase, FOLLOWER, readRole, UNTIED, writeRole } from './role.mjs';

const LOOK_EVERY_MS = 500;
/**
 * After this time without a follower, commands no longer wait for it. PostgreSQL itself notices a
 * dead connection after five seconds.
 */
const PATIENCE_MS = 3_000;
const ASK_PEER_EVERY = 10;

/**
 * Throws if this folder is a copy, or if the machine with the copy has become the leader meanwhile.
 */
export async function refuseToLead(dataDir, secret) {
  const role = readRole(dataDir);
  if (role.follows !== null)
    throw new StepFailed(
      `This folder follows ${role.follows}. \`npx conclave standby ${role.follows}\` goes on following; \`npx conclave standby take-over\` makes this machine the leader.`,
    );
  await refuseAsFormer(role, codeOf(secret));
}

/** Throws if another machine leads in a later term. */
async function refuseAsFormer({ peers, term }, code) {
  for (const peer of peers) {
    const answer = await ask(peer, code, { kind: 'state' }).catch(() => null);
    if (answer?.leads && answer.term > term)
      throw new StepFailed(
        `This machine is no longer the leader: the event goes on at ${answer.url ?? peer}. Nothing may be entered here. To have this machine follow, give it a new folder: CONCLAVE_DATA=FOLDER npx conclave standby ${peer}.`,
      );
  }
}

/**
 * Called before the database starts, which would otherwise wait indefinitely for its follower. The
 * follower is added again as soon as it has caught up.
 */
export function forgetFollower(dataDir) {
  const postgres = path.join(dataDir, 'postgres');
  if (existsSync(postgres)) configureDatabase(reachableDataFolder(postgres), UNTIED);
}

const STATE = `
  select state, sent_lsn <= flush_lsn as is_level
    from pg_stat_replication where application_name = $1`;

/**
 * Makes commands wait for the follower while it is connected and up to date, and reports when it is
 * not.
 */
class Watch {
  #inStep = false;
  #missingSince = null;

  constructor(client, report) {
    this.client = client;
    this.report = report;
  }

  async #waitFor(names) {
    await this.client.query(`alter system set synchronous_standby_names = '${names}'`);
    await this.client.query('select pg_reload_conf()');
    this.#inStep = names !== '';
  }

  async look() {
    const { rows } = await this.client.query(STATE, [FOLLOWER]);
    const isHere = rows.some(({ state }) => state === 'streaming');
    if (isHere) this.#missingSince = null;
    if (isHere && !this.#inStep) {
      await this.#waitFor(FOLLOWER);
      this.report(
        `the standby is in step since ${clock()}: nothing is confirmed to anybody that it does not have`,
      );
    }
    if (!isHere && this.#inStep) {
      this.#missingSince ??= Date.now();
      if (Date.now() - this.#missingSince < PATIENCE_MS) return;
      await this.#waitFor('');
      this.report(
        `the standby is gone since ${clock()}: what is entered from now on is on this machine alone`,
      );
    }
  }

  get inStep() {
    return this.#inStep;
  }
}

async function openWatch(databaseUrl, report) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  for (const setting of [`wal_sender_timeout = '5s'`, `max_slot_wal_keep_size = '4GB'`])
    await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  return { client, watch: new Watch(client, report) };
}

/**
 * Lets another machine copy and follow this one. `quiesce` stops the processes that accept
 * commands; it is called when the follower takes over while this machine works. `gaveUp` resolves
 * once the event has been handed over, and rejects if another machine leads.
 */
export async function offerStandby({ dataDir, secrets, databaseUrl, url, port, report, quiesce }) {
  const { secret } = secrets;
  const code = codeOf(secret);
  let { client, watch } = await openWatch(databaseUrl, report);
  let end, fail;
  const gaveUp = new Promise((resolve, reject) => ([end, fail] = [resolve, reject]));
  gaveUp.catch(() => undefined);
  writeRole(dataDir, {});

  const answers = {
    state: () => ({ leads: true, term: readRole(dataDir).term, url, inStep: watch.inStep }),
    hello: ({ port: linkPort }, from) => {
      writeRole(dataDir, { peers: [`${from}:${linkPort}`] });
      return { term: readRole(dataDir).term, url, secrets };
    },
    // The follower asks for the final position: no commands are accepted from here on.
    yield: async () => {
      report('the standby takes over; api and worker stop');
      await quiesce();
      const { rows } = await client.query('select pg_current_wal_flush_lsn()::text as last');
      return { last: rows[0].last };
    },
    tookOver: ({ term }, from) => {
      if (term > readRole(dataDir).term) {
        report(`the event goes on at ${from}`);
        end();
      }
      return {};
    },
  };
  const link = await serveLink({
    port,
    code,
    postgresPort: () => Number(new URL(databaseUrl).port),
    answer: (question, from) => {
      const reply = answers[question.kind];
      if (reply === undefined) throw new Error('nothing is known of that');
      return reply(question, from);
    },
  });

  let stopped = false;
  const watching = (async () => {
    for (let turn = 0; !stopped; turn += 1) {
      await sleep(LOOK_EVERY_MS);
      try {
        await watch.look();
      } catch {
        // PostgreSQL was restarted, so the watch is restarted too.
        await client.end().catch(() => undefined);
        const again = await openWatch(databaseUrl, report).catch(() => null);
        if (again !== null) ({ client, watch } = again);
      }
      if (turn % ASK_PEER_EVERY === 0) await refuseAsFormer(readRole(dataDir), code).catch(fail);
    }
  })();
  return {
    name: 'line to the standby',
    port: link.port,
    code,
    gaveUp,
    stop: async () => {
      stopped = true;
      await watching;
      await link.close();
      await client.query('alter system reset synchronous_standby_names').catch(() => undefined);
      await client.end().catch(() => undefined);
    },
  };
}
