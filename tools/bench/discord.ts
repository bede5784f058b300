/**
 * A whole event through Discord, on one api process, one worker and one application for Discord as
 * in production: people register, check in, look up their table, report, confirm and dispute, staff
 * run it, each by a command. Discord is replaced by a fake in this process that throttles, fails,
 * loses responses, and repeats and reorders requests. The time of a command counts from the moment
 * when it is typed until its sender reads the answer; a table that waits for its pairing asks
 * again.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ApiSession, Chance, Connection } from '#client';
import { defaultSettings, eventSettings } from '#contracts';
import { ApplicationProcess } from '../../test/discord/application-process.js';
import { FakeDiscord, rough } from '../../test/discord/fake-discord.js';
import {
  countLosses,
  gather,
  type HallByDiscord,
  linkByCode,
  peopleOf,
  playByDiscord,
  untilPosted,
} from '../../test/discord/play-by-discord.js';
import { cpuByProcess, cpuMsOfEach } from './support/cpu-by-process.js';
import { quantile } from './support/quantile.js';
import { serverCpuSeconds } from './support/server-cpu.js';
import { startSystem } from './viewers/system.js';

interface Wish {
  readonly players: number;
  readonly rounds: number;
  readonly cut: number;
  readonly atOnce: number;
  readonly seed: string;
}

const signUpOrganizer = async (connection: Connection): Promise<ApiSession> => {
  const organizer = new ApiSession(connection);
  await organizer.signUp({
    name: 'Olga Ordóñez',
    email: 'olga@example.invalid',
    password: 'a-password-only-for-this-benchmark',
  });
  return organizer;
};

const openEvent = async (owner: ApiSession, { rounds, cut }: Wish): Promise<string> => {
  const { ids } = await owner.command('CreateEvent', {
    name: 'By Discord',
    date: new Date().toISOString().slice(0, 10),
    venue: '',
    cap: null,
    format: 'premier',
    settings: eventSettings.parse({
      ...defaultSettings,
      swissRounds: rounds,
      cutSize: cut,
      deckRequired: false,
    }),
  });
  const eventId = ids['eventId'] ?? '';
  await owner.command('OpenRegistration', { eventId });
  return eventId;
};

/** Milliseconds of each command by its name. */
class Times {
  readonly #all = new Map<string, number[]>();

  add(name: string, milliseconds: number): void {
    const times = this.#all.get(name) ?? [];
    this.#all.set(name, times);
    times.push(milliseconds);
  }

  get count(): number {
    return [...this.#all.values()].reduce((sum, { length }) => sum + length, 0);
  }

  get told() {
    const figures = (list: readonly number[]) => {
      const sorted = [...list].sort((one, other) => one - other);
      return {
        commands: sorted.length,
        p50Ms: quantile(sorted, 0.5, 0),
        p99Ms: quantile(sorted, 0.99, 0),
        worstMs: quantile(sorted, 1, 0),
      };
    };
    return {
      all: figures([...this.#all.values()].flat()),
      ...Object.fromEntries([...this.#all].map(([name, list]) => [name, figures(list)])),
    };
  }
}

const play = async (
  { place, staff, ...parts }: Omit<HallByDiscord, 'onCommand' | 'eventId'>,
  { wish, cpu }: { readonly wish: Wish; readonly cpu: () => Promise<Record<string, number>> },
) => {
  const { discord, onlooker } = parts;
  const eventId = await openEvent(onlooker, wish);
  await linkByCode(discord, onlooker, staff);
  await discord.command(staff, place, 'follow', { event: eventId });
  const times = new Times();
  const hall: HallByDiscord = {
    ...parts,
    place,
    staff,
    eventId,
    onCommand: (name, milliseconds) => times.add(name, milliseconds),
  };
  const before = await cpu();
  const began = performance.now();
  await gather(hall);
  const played = await playByDiscord(hall, async (rounds) => {
    const passed = Math.round((performance.now() - began) / 1_000);
    process.stderr.write(`round ${rounds} is over after ${passed} s\n`);
    return Promise.resolve();
  });
  const seconds = Math.round((performance.now() - began) / 1_000);
  await untilPosted(hall, played);
  const after = await cpu();
  return {
    players: wish.players,
    tables: played.length,
    seconds,
    postedAfterSeconds: Math.round((performance.now() - began) / 1_000) - seconds,
    ...(await countLosses(hall, played)),
    mishaps: discord.troubles,
    posts: discord.messages.size,
    threads: discord.threads.size,
    load: os.loadavg().map((load) => Number(load.toFixed(1))),
    cpuMsPerCommand: cpuMsOfEach(before, after, times.count),
    times: times.told,
  };
};

export const run = async (wish: Wish): Promise<void> => {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const system = await startSystem(null);
    undo.push(() => system.stop());
    const discord = await FakeDiscord.open(wish.seed, rough);
    undo.push(() => discord.close());
    const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-discord-'));
    undo.push(async () => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
    const application = await ApplicationProcess.start({ apiUrl: system.url, discord, folder });
    undo.push(() => application.stop());
    const connection = new Connection(system.url, { sockets: 16 });
    undo.push(async () => Promise.resolve(connection.close()));
    const figures = await play(
      {
        discord,
        onlooker: await signUpOrganizer(connection),
        staff: { id: '501', name: 'Olga', manages: true },
        place: { channel: '901' },
        people: peopleOf(wish.players),
        chance: Chance.from(wish.seed),
        atOnce: wish.atOnce,
      },
      {
        wish,
        cpu: async () => ({
          ...(await cpuByProcess(system)),
          application: serverCpuSeconds(application.pid),
        }),
      },
    );
    console.log(JSON.stringify(figures));
    const { lost, double, times } = figures;
    process.stderr.write(
      `lost: ${lost}, double: ${double}, p99 of a command: ${times.all.p99Ms} ms\n`,
    );
    if (lost + double > 0) throw new Error('something is lost, or there twice');
  } finally {
    for (const step of undo.reverse()) await step();
  }
};
