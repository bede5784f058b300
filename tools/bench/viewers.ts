/**
 * One event watched by thousands of pages on one api process with one worker, as in production.
 * Every page keeps a live connection and repeats its queries whenever it is notified: players show
 * their seats, the others pairings or standings. Results come in at `--rate` a second; then the
 * next round is paired and everybody is notified at once; then all connections break at once and
 * are resumed. Delays count from the commit of the event in PostgreSQL: `p50Ms` until a viewer has
 * the message, `shown...` until their page has repeated its queries, at its own moment within the
 * spread. `--profile` names the folder for processor profiles.
 */
import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { inParallel } from '../../apps/cli/src/simulate/crew.js';
import { Crowd } from './viewers/crowd.js';
import { Hall } from './viewers/hall.js';
import type { Fact, Report } from './viewers/orders.js';
import type { Page } from './viewers/phone.js';
import { startSystem, type System } from './viewers/system.js';
import { quantile } from './support/quantile.js';

interface Options {
  readonly viewers: number;
  readonly players: number;
  readonly rate: number;
  readonly seconds: number;
  readonly processes: number;
}

/** The api has two connections per viewer: the live one, and the one for queries. */
const checkLimits = ({ viewers }: Options): void => {
  const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  const needed = viewers * 2 + 500;
  if (limit !== 'unlimited' && Number(limit) < needed)
    throw new Error(
      `one process may hold ${limit} files open here, ${viewers} viewers need ${needed}: raise it with "ulimit -Hn ${needed}" (as root) or pass --viewers ${Math.floor((Number(limit) - 500) / 2)}`,
    );
};

/** The pages of players and spectators. */
const pagesOf = (cookies: readonly string[], viewers: number): Page[] =>
  Array.from({ length: viewers }, (_, number) => {
    const cookie = cookies[number];
    if (cookie !== undefined) return { cookie, asks: ['event', 'mySeat'] };
    return { cookie: '', asks: ['event', number % 2 === 0 ? 'pairings' : 'standings'] };
  });

const tenths = (sorted: Float64Array, share: number): number => quantile(sorted, share, 1);
const sortAll = (lists: readonly Float64Array[]): Float64Array =>
  Float64Array.from(lists.flatMap((list) => [...list])).sort();
const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** One phase of the benchmark: the requests to the api, and what the viewers received. */
interface Stretch {
  readonly reports: readonly Report[];
  readonly facts: number;
  readonly seconds: number;
  readonly apiCpuSeconds: number;
}

/** Measures from `work` until no viewer has a pending query. */
const stretch = async (
  system: System,
  crowd: Crowd,
  { type, query }: { readonly type: string; readonly query: string },
  work: () => Promise<void>,
): Promise<Stretch> => {
  await crowd.tell('report', () => ({ facts: [] }));
  const known = (await system.commits([type])).length;
  const [began, cpu] = [performance.now(), await system.cpuSeconds()];
  await work();
  await crowd.tell('settle', () => ({}));
  const [seconds, apiCpuSeconds] = [
    (performance.now() - began) / 1_000,
    (await system.cpuSeconds()) - cpu,
  ];
  const facts: Fact[] = (await system.commits([type]))
    .slice(known)
    .map(({ position, at }) => ({ query, position, at }));
  return {
    reports: await crowd.tell('report', () => ({ facts })),
    facts: facts.length,
    seconds,
    apiCpuSeconds,
  };
};

const questionsOf = ({ reports, seconds, apiCpuSeconds }: Stretch): object => {
  const answers = sortAll(reports.map((report) => report.answers));
  const statuses: Record<string, number> = {};
  for (const report of reports)
    for (const [status, count] of Object.entries(report.statuses))
      statuses[status] = (statuses[status] ?? 0) + count;
  return {
    questions: answers.length,
    statuses,
    megabytes: Math.round(sum(reports.map((report) => report.bytes)) / 1e5) / 10,
    questionP50Ms: tenths(answers, 0.5),
    questionP99Ms: tenths(answers, 0.99),
    seconds: Math.round(seconds * 10) / 10,
    apiCpuSeconds: Math.round(apiCpuSeconds * 10) / 10,
  };
};

const delaysOf = ({ reports }: Stretch): object => {
  const [told, shown] = [
    sortAll(reports.map((report) => report.told)),
    sortAll(reports.map((report) => report.shown)),
  ];
  return {
    p50Ms: tenths(told, 0.5),
    p99Ms: tenths(told, 0.99),
    maxMs: tenths(told, 1),
    shownP50Ms: tenths(shown, 0.5),
    shownP99Ms: tenths(shown, 0.99),
    shownMaxMs: tenths(shown, 1),
  };
};

const say = (line: string): void => console.log(line);

/** Results at even times, whether or not the ones before are done. */
const playResults = (hall: Hall, { rate, seconds }: Options): Promise<void> => {
  const tables = Array.from({ length: rate * seconds });
  return inParallel(tables, { workers: tables.length, rate }, () => hall.playTable());
};

const measure = async (system: System, crowd: Crowd, options: Options): Promise<object> => {
  const hall = await Hall.open(system.url, options.players);
  await hall.pair();
  await hall.playUntil(options.rate * options.seconds);
  say(`${options.players} players are in the hall, ${hall.openTables} tables still play`);
  const pages = pagesOf(hall.cookies, options.viewers);
  const host = { port: system.port, eventId: hall.eventId };
  const before = await system.figure('process_resident_memory_bytes');
  const began = performance.now();
  const connected = sum(
    (
      await crowd.tell('open', (index, of) => ({
        host,
        pages: pages.filter((_, number) => number % of === index),
      }))
    ).map((each) => each.connected),
  );
  const connectSeconds = Math.round((performance.now() - began) / 100) / 10;
  await crowd.tell('settle', () => ({}));
  say(`${connected} viewers are connected after ${connectSeconds} s`);
  const results = await stretch(system, crowd, { type: 'MatchCompleted', query: 'standings' }, () =>
    playResults(hall, options),
  );
  say(
    `${results.facts} results at ${options.rate}/s: ${JSON.stringify({ ...delaysOf(results), ...questionsOf(results) })}`,
  );
  await hall.playUntil(0);
  await crowd.tell('settle', () => ({}));
  const pairing = await stretch(system, crowd, { type: 'RoundPaired', query: 'pairings' }, () =>
    hall.pair(),
  );
  say(`the next round: ${JSON.stringify({ ...delaysOf(pairing), ...questionsOf(pairing) })}`);
  const memory = await system.figure('process_resident_memory_bytes');
  await crowd.tell('cut', () => ({}));
  await hall.playTable();
  const resumed = performance.now();
  const times = sortAll((await crowd.tell('resume', () => ({}))).map((each) => each.times));
  const resumeSeconds = Math.round((performance.now() - resumed) / 100) / 10;
  await crowd.tell('settle', () => ({}));
  const last = await crowd.tell('report', () => ({ facts: [] }));
  hall.leave();
  await crowd.tell('close', () => ({}));
  const told = sortAll(results.reports.map((report) => report.told));
  return {
    viewers: options.viewers,
    connected,
    connectSeconds,
    messagesPerViewer:
      Math.round(
        (sum([...results.reports, ...pairing.reports].map((report) => report.messages)) /
          connected) *
          10,
      ) / 10,
    untold: sum([...results.reports, ...pairing.reports].map((report) => report.untold)),
    p50Ms: tenths(told, 0.5),
    p99Ms: tenths(told, 0.99),
    results: { perSecond: options.rate, ...delaysOf(results), ...questionsOf(results) },
    pairing: { ...delaysOf(pairing), ...questionsOf(pairing) },
    resume: {
      resumed: times.length,
      allWithinSeconds: resumeSeconds,
      p50Ms: tenths(times, 0.5),
      p99Ms: tenths(times, 0.99),
    },
    apiMemoryMb: Math.round(memory / 1e6),
    memoryPerViewerKb: Math.round((memory - before) / 1e3 / connected),
    apiCpuSeconds: Math.round(await system.cpuSeconds()),
    dropped: sum(last.map((report) => report.dropped)),
    load: Math.round((os.loadavg()[0] ?? 0) * 10) / 10,
  };
};

interface Wish extends Options {
  readonly profile: string | undefined;
}

export const run = async ({ profile, ...options }: Wish): Promise<void> => {
  checkLimits(options);
  const system = await startSystem(profile ?? null);
  const crowd = Crowd.gather(options.processes);
  try {
    console.log(JSON.stringify(await measure(system, crowd, options)));
  } finally {
    crowd.leave();
    await system.stop();
  }
};
