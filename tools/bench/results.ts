/**
 * Results of several events at once, on one api process with one worker as in production. `--rate`
 * results a second are due at even times, from all events in turn; a result is one player's report
 * and the other's confirmation. The time of a request counts alone, that of a result from the
 * moment when it was due until it is confirmed. 0: 64 tables at a time, as fast as possible. The
 * people are simulated by this process, on the same machine. Processor time is reported per
 * process.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { cpuByProcess, cpuMsOfEach } from './support/cpu-by-process.js';
import { quantile } from './support/quantile.js';
import { Hall } from './viewers/hall.js';
import { startSystem, type System } from './viewers/system.js';

interface Options {
  readonly events: number;
  readonly rate: number;
  readonly seconds: number;
}

const warmUpSeconds = 2;
const atOnce = 64;
/** Without a rate, so many tables per second are prepared in all events together. */
const mostPerSecond = 1_000;

interface Stretch {
  readonly results: number[];
  readonly requests: number[];
}

/** Starts so many results a second, whether or not those before are done. */
const arrive = async (halls: readonly Hall[], rate: number, seconds: number): Promise<Stretch> => {
  const [results, requests, coming] = [[] as number[], [] as number[], [] as Promise<void>[]];
  const began = performance.now();
  for (let table = 0; table < rate * seconds; table += 1) {
    const due = began + (table * 1_000) / rate;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    const hall = halls[table % halls.length];
    if (!hall) throw new Error('there is no event');
    coming.push(
      hall
        .playTable((took) => requests.push(took))
        .then(() => void results.push(performance.now() - due)),
    );
  }
  await Promise.all(coming);
  return { results, requests };
};

const queue = async (halls: readonly Hall[], seconds: number): Promise<Stretch> => {
  const [results, requests] = [[] as number[], [] as number[]];
  const end = performance.now() + seconds * 1_000;
  const crew = async (_: unknown, number: number): Promise<void> => {
    for (let turn = number; performance.now() < end; turn += atOnce) {
      const from = performance.now();
      await halls[turn % halls.length]?.playTable((took) => requests.push(took));
      results.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, crew));
  return { results, requests };
};

const openHalls = async (
  { url }: System,
  { events, rate, seconds }: Options,
): Promise<readonly Hall[]> => {
  const tables = Math.ceil(((rate || mostPerSecond) * (seconds + warmUpSeconds)) / events);
  const halls: Hall[] = [];
  for (let event = 0; event < events; event += 1) {
    const hall = await Hall.open(url, tables * 2);
    await hall.pair();
    halls.push(hall);
  }
  return halls;
};

const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

const measure = async (system: System, options: Options): Promise<object> => {
  const { events, rate, seconds } = options;
  const halls = await openHalls(system, options);
  const play = (length: number): Promise<Stretch> =>
    rate > 0 ? arrive(halls, rate, length) : queue(halls, length);
  await play(warmUpSeconds);
  const used = () => system.figure('conclave_database_uses_total');
  const [usesBefore, before, began] = [await used(), await cpuByProcess(system), performance.now()];
  const stretch = await play(seconds);
  const took = (performance.now() - began) / 1_000;
  const [usesAfter, after] = [await used(), await cpuByProcess(system)];
  for (const hall of halls) hall.leave();
  const [results, requests] = [ascending(stretch.results), ascending(stretch.requests)];
  return {
    events,
    askedFor: rate === 0 ? null : rate,
    resultsPerSecond: Math.round(results.length / took),
    results: results.length,
    requestP50Ms: quantile(requests, 0.5),
    requestP99Ms: quantile(requests, 0.99),
    resultP50Ms: quantile(results, 0.5),
    resultP99Ms: quantile(results, 0.99),
    statementsPerResult: Number(((usesAfter - usesBefore) / results.length).toFixed(2)),
    cpuMsPerResult: cpuMsOfEach(before, after, results.length),
  };
};

interface Wish {
  readonly events: number;
  readonly rate: number;
  readonly seconds: number;
  readonly profile: string | undefined;
}

export const run = async ({ events, rate, seconds, profile }: Wish): Promise<void> => {
  const system = await startSystem(profile ?? null);
  try {
    console.log(JSON.stringify(await measure(system, { events, rate, seconds })));
  } finally {
    await system.stop();
  }
};
