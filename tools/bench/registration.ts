/**
 * The morning of one event, on one api process with one worker as in production. `--rate` people a
 * second arrive at even times; each registers as a guest, hands in a deck and checks in, one step
 * after the other. The time of a registration counts from the moment when it was due until the
 * check-in is answered. 0: 64 people at a time, as fast as possible. The people are simulated by
 * this process, on the same machine. Processor time is reported per process.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { broughtDeck } from '#bots';
import { ApiSession, Connection } from '#client';
import { defaultSettings } from '#contracts';
import { cpuByProcess, cpuMsOfEach } from './support/cpu-by-process.js';
import { quantile } from './support/quantile.js';
import { startSystem, type System } from './viewers/system.js';

const decks = 24;
const commandsOfOne = 3;
const atOnce = 64;
const warmUpSeconds = 2;
const today = (): string => new Date().toISOString().slice(0, 10);

/** One event with open registration, and the people who arrive. */
class Hall {
  #number = 0;
  private readonly decks = Array.from({ length: decks }, (_, index) =>
    broughtDeck(`registration/${index}`, today()),
  );

  private constructor(
    private readonly connection: Connection,
    private readonly eventId: string,
  ) {}

  static async open(url: string): Promise<Hall> {
    const connection = new Connection(url, { sockets: 512 });
    const organizer = new ApiSession(connection);
    await organizer.signUp({
      name: 'Olga Ordóñez',
      email: 'olga@example.invalid',
      password: 'a-password-only-for-this-benchmark',
    });
    const { ids } = await organizer.command('CreateEvent', {
      name: 'Morning',
      date: today(),
      venue: 'Hall 1',
      cap: null,
      format: 'premier',
      settings: defaultSettings,
    });
    const eventId = ids['eventId'] ?? '';
    await organizer.command('OpenRegistration', { eventId });
    return new Hall(connection, eventId);
  }

  async admit(): Promise<void> {
    const number = (this.#number += 1);
    const { eventId } = this;
    const session = new ApiSession(this.connection);
    const { ids } = await session.command('Register', { eventId, name: `Player ${number}` });
    const playerId = ids['playerId'] ?? '';
    const text = this.decks[number % decks] ?? '';
    await session.command('SubmitDeck', { eventId, playerId, text });
    await session.command('CheckInPlayer', { eventId, playerId });
  }

  close(): void {
    this.connection.close();
  }
}

interface Stretch {
  readonly latencies: readonly number[];
  readonly seconds: number;
}

/** Starts so many people a second, whether or not those before are done. */
const arrive = async (hall: Hall, rate: number, seconds: number): Promise<Stretch> => {
  const [latencies, coming, began] = [[] as number[], [] as Promise<void>[], performance.now()];
  for (let person = 0; person < rate * seconds; person += 1) {
    const due = began + (person * 1_000) / rate;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    coming.push(hall.admit().then(() => void latencies.push(performance.now() - due)));
  }
  await Promise.all(coming);
  return { latencies, seconds: (performance.now() - began) / 1_000 };
};

const queue = async (hall: Hall, seconds: number): Promise<Stretch> => {
  const [latencies, began] = [[] as number[], performance.now()];
  const one = async (): Promise<void> => {
    while (performance.now() < began + seconds * 1_000) {
      const from = performance.now();
      await hall.admit();
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return { latencies, seconds: (performance.now() - began) / 1_000 };
};

const measure = async (system: System, rate: number, seconds: number): Promise<void> => {
  const hall = await Hall.open(system.url);
  const stretch = (length: number): Promise<Stretch> =>
    rate > 0 ? arrive(hall, rate, length) : queue(hall, length);
  await stretch(Math.min(warmUpSeconds, seconds));
  const used = () => system.figure('conclave_database_uses_total');
  const [usesBefore, before] = [await used(), await cpuByProcess(system)];
  const { latencies, seconds: took } = await stretch(seconds);
  const [usesAfter, after] = [await used(), await cpuByProcess(system)];
  hall.close();
  const sorted = [...latencies].sort((one, other) => one - other);
  const share = (name: string): number =>
    Math.round((((after[name] ?? 0) - (before[name] ?? 0)) / took) * 100) / 100;
  console.log(
    JSON.stringify({
      askedFor: rate === 0 ? null : rate,
      registrationsPerSecond: Math.round(sorted.length / took),
      registrations: sorted.length,
      p50Ms: quantile(sorted, 0.5),
      p99Ms: quantile(sorted, 0.99),
      statementsPerCommand: Number(
        ((usesAfter - usesBefore) / (sorted.length * commandsOfOne)).toFixed(2),
      ),
      cores: { api: share('api'), worker: share('worker') },
      cpuMsPerRegistration: cpuMsOfEach(before, after, sorted.length),
    }),
  );
};

interface Wish {
  readonly rate: number;
  readonly seconds: number;
  readonly profile: string | undefined;
}

export const run = async ({ rate, seconds, profile }: Wish): Promise<void> => {
  const system = await startSystem(profile ?? null);
  try {
    await measure(system, rate, seconds);
  } finally {
    await system.stop();
  }
};
