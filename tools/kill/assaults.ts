import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Fleet } from '../../test/support/fleet.js';

/** The failures caused in a running event during one round. */
export interface Assault {
  readonly name: string;
  /** Begins as soon as a round's pairing was requested. */
  readonly whilePairing?: (fleet: Fleet) => Promise<void>;
  /** Begins when a third of the tables has reported. */
  readonly whileReporting?: (fleet: Fleet) => Promise<void>;
}

const RESTART_AFTER_MS = 300;

/** Every worker at once, so that nobody else can finish what one began. */
const killWorkers =
  (afterMs: number) =>
  async (fleet: Fleet): Promise<void> => {
    await pause(afterMs);
    await Promise.all(fleet.of('worker').map((worker) => fleet.kill(worker)));
    await pause(RESTART_AFTER_MS);
    await Promise.all(fleet.of('worker').map((worker) => fleet.revive(worker)));
  };

const killApi =
  (index: number) =>
  async (fleet: Fleet): Promise<void> => {
    const api = fleet.of('api')[index];
    if (api === undefined) throw new Error(`no api ${index}`);
    await fleet.kill(api);
    await pause(RESTART_AFTER_MS);
    await fleet.revive(api);
  };

const wipeRedis = async (fleet: Fleet): Promise<void> => {
  const redis = new Redis(fleet.redisUrl);
  await redis.flushall();
  await redis.quit();
};

export const calm: Assault = { name: 'nothing' };
export const workersKilledWhilePairing = (afterMs: number): Assault => ({
  name: `workers killed ${afterMs} ms after a pairing was asked for`,
  whilePairing: killWorkers(afterMs),
});
export const apiKilledWhileReporting = (index: number): Assault => ({
  name: `api ${index + 1} killed while reports come in`,
  whileReporting: killApi(index),
});
export const postgresRestarted: Assault = {
  name: 'PostgreSQL restarted while pairing',
  whilePairing: (fleet) => fleet.restartPostgres({ crash: false }),
};
export const postgresCrashed: Assault = {
  name: 'PostgreSQL crashed while reports come in',
  whileReporting: (fleet) => fleet.restartPostgres({ crash: true }),
};
export const redisWiped: Assault = {
  name: 'Redis wiped while pairing and while reports come in',
  whilePairing: wipeRedis,
  whileReporting: wipeRedis,
};
/** The others take over its logs; when it resumes it must write nothing of its unfinished work. */
export const workerSuspended = (index: number, forMs: number): Assault => ({
  name: `worker ${index + 1} stopped for ${forMs / 1_000} s while reports come in`,
  whileReporting: async (fleet) => {
    const worker = fleet.of('worker')[index];
    if (worker === undefined) throw new Error(`no worker ${index}`);
    await fleet.suspend(worker, forMs);
  },
});
export const everythingAtOnce: Assault = {
  name: 'everything at once',
  whilePairing: async (fleet) => {
    await Promise.all([killWorkers(10)(fleet), wipeRedis(fleet)]);
  },
  whileReporting: async (fleet) => {
    await Promise.all([killApi(0)(fleet), fleet.restartPostgres({ crash: true })]);
    await wipeRedis(fleet);
  },
};

/** A failure caused in a running draft at one moment. */
export interface Strike {
  readonly name: string;
  readonly fall: (fleet: Fleet) => Promise<void>;
}

export const draftStrikes: readonly Strike[] = [
  { name: 'workers killed', fall: killWorkers(0) },
  { name: 'api 1 killed', fall: killApi(0) },
  { name: 'PostgreSQL crashed', fall: (fleet) => fleet.restartPostgres({ crash: true }) },
  { name: 'Redis wiped', fall: wipeRedis },
  { name: 'api 2 killed', fall: killApi(1) },
];

export const everythingDuringDraft: Strike = {
  name: 'everything at once',
  fall: async (fleet) => {
    await Promise.all([killWorkers(10)(fleet), killApi(0)(fleet), wipeRedis(fleet)]);
    await fleet.restartPostgres({ crash: true });
  },
};
