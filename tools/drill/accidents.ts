import { setTimeout as pause } from 'node:timers/promises';
import { rmSync } from 'node:fs';
import type { Day } from './day.js';
import type { Hall } from './hall.js';

/** What an accident may lose: nothing, or the entries since the last backup or saved file. */
export type Price = 'nothing' | 'since-kept';

export interface Accident {
  readonly name: string;
  readonly price: Price;
  /** Before the round: e.g. starts a standby or saves the files. */
  readonly prepare?: (hall: Hall, day: Day) => Promise<void>;
  /** Makes the copy while results come in, some tables before the accident. */
  readonly keep?: (hall: Hall, day: Day) => Promise<void>;
  /** The accident and the recovery. People cannot reach a server meanwhile, unless `openDoors`. */
  readonly strike: (hall: Hall, day: Day) => Promise<void>;
  /** The name of the hall resolves to the machine all the time. */
  readonly openDoors?: true;
}

const OUTAGE_MS = 5_000;

const killPart = (part: 'api' | 'worker' | 'redis'): Accident => ({
  name: `${part} killed`,
  price: 'nothing',
  openDoors: true,
  strike: async ({ lead }) => {
    lead.kill(part);
    await pause(1_500);
    await lead.untilReady();
  },
});

const follows = async (hall: Hall): Promise<void> => void (await hall.join());

/** The former leader, which must not accept entries any more. */
const comesBackInVain = async (former: Hall['lead']): Promise<void> => {
  const said = await former.start().then(
    () => 'it led again',
    (error: Error) => error.message,
  );
  if (!said.includes('no longer the leader')) throw new Error(`the former leader: ${said}`);
  rmSync(former.folder, { recursive: true, force: true });
};

const databaseKilled: Accident = {
  name: 'PostgreSQL killed',
  price: 'nothing',
  strike: async ({ lead }) => {
    lead.kill('postgres');
    await pause(2_000);
    await lead.untilReady();
  },
};

const plugPulled: Accident = {
  name: 'plug pulled, started again on the same disk',
  price: 'nothing',
  strike: async ({ lead }) => {
    await lead.loseKernel();
    await lead.start();
  },
};

const networkGone: Accident = {
  name: 'network of the hall gone for five seconds',
  price: 'nothing',
  strike: async () => {
    await pause(OUTAGE_MS);
  },
};

const workerHangs: Accident = {
  name: 'worker hangs for eight seconds',
  price: 'nothing',
  openDoors: true,
  strike: async ({ lead }) => {
    lead.suspend('worker', 8_000);
    await pause(9_000);
    await lead.untilReady();
  },
};

const startedAnewOneByOne: Accident = {
  name: 'worker, then api, ended in order and started anew, as in an upgrade',
  price: 'nothing',
  openDoors: true,
  strike: async ({ lead }) => {
    for (const part of ['worker', 'api'] as const) {
      lead.ask(part);
      await pause(2_000);
      await lead.untilReady();
    }
  },
};

const standbyTakesOver: Accident = {
  name: 'first machine lost, the standby takes over; the first comes back and sees it',
  price: 'nothing',
  prepare: follows,
  strike: async (hall) => {
    const [former, standby] = [hall.lead, await hall.join()];
    await former.loseKernel();
    await standby.takeOver();
    hall.leadBy(standby);
    await comesBackInVain(former);
  },
};

const movedWhileWell: Accident = {
  name: 'moved to another machine while results come in, both well',
  price: 'nothing',
  prepare: follows,
  strike: async (hall) => {
    const [former, standby] = [hall.lead, await hall.join()];
    await standby.takeOver();
    hall.leadBy(standby);
    await former.stop();
    await comesBackInVain(former);
  },
};

const standbyLost: Accident = {
  name: 'the standby lost, the first goes on alone',
  price: 'nothing',
  openDoors: true,
  prepare: follows,
  strike: async (hall) => {
    const standby = await hall.join();
    await standby.loseKernel();
    await standby.loseDisk();
    hall.standby = null;
    await pause(4_000);
    await hall.lead.untilReady();
  },
};

const diskGone: Accident = {
  name: 'disk gone, backup restored into a new folder; a torn one is refused',
  price: 'since-kept',
  keep: async (hall) => {
    const file = hall.onStick('day.backup');
    rmSync(file, { force: true });
    await hall.backUp(file);
  },
  strike: async (hall) => {
    await hall.lead.loseKernel();
    await hall.lead.loseDisk();
    const next = await hall.machine();
    const file = hall.onStick('day.backup');
    const torn = hall.tear(file);
    const said = await hall.restore(next, torn).then(
      () => 'a torn backup was restored',
      () => '',
    );
    if (said !== '') throw new Error(said);
    await hall.restore(next, file);
    await next.start();
    hall.leadBy(next);
  },
};

const onlySavedFiles = (): Accident => {
  let files: Awaited<ReturnType<Day['save']>> = [];
  return {
    name: 'everything gone but the saved files, brought to a server that knows nobody',
    price: 'since-kept',
    keep: async (_hall, day) => {
      files = await day.save();
    },
    strike: async (hall, day) => {
      await hall.lead.loseKernel();
      await hall.lead.loseDisk();
      const next = await hall.machine({ EVENT_IMPORT: 'olga@drill.example' });
      await next.start();
      hall.leadBy(next);
      hall.front.leadTo(next.port);
      await day.comeBack(files);
    },
  };
};

const all: readonly Accident[] = [
  killPart('worker'),
  databaseKilled,
  standbyTakesOver,
  killPart('api'),
  diskGone,
  killPart('redis'),
  networkGone,
  movedWhileWell,
  standbyLost,
  workerHangs,
  startedAnewOneByOne,
  plugPulled,
];

/**
 * The accidents of a drill in order; saved files last, since their new server has no accounts. The
 * short form: accidents that only a whole machine can show.
 */
export const accidentsOf = (form: 'short' | 'whole' | 'long'): readonly Accident[] => {
  if (form === 'short') return [databaseKilled, standbyTakesOver, diskGone, onlySavedFiles()];
  const once = [...all, onlySavedFiles()];
  if (form === 'whole') return once;
  return [
    ...all,
    databaseKilled,
    standbyTakesOver,
    plugPulled,
    diskGone,
    movedWhileWell,
    killPart('worker'),
    killPart('api'),
    onlySavedFiles(),
  ];
};
