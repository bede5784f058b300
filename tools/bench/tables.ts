/**
 * Games on screen as users have them. An event with two players and one spectator at each table, on
 * one api process with one worker as in production; everybody has a live connection that delivers
 * their board, as pages do. `--played` moves are made at each table before anything is measured.
 * `--rate` moves a second are due at even times; the time of a move counts from then until all
 * three have received the resulting board. 0 plays as fast as possible. Without a rate it rises
 * from 100 to 700, with a line for each, until one is not reached: all moves made in time, 99 of
 * 100 received within 100 ms. The people are simulated by this process, on the same machine. At
 * each rate the first seconds are played but not counted. `--profile` names the folder for
 * processor profiles.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from './support/quantile.js';
import { openRoom, type Room } from './tables/room.js';
import { startSystem, type System } from './viewers/system.js';

interface Figures {
  readonly latencies: number[];
  late: number;
}

const playAt = async (
  room: Room,
  number: number,
  { gap, end, figures }: { readonly gap: number; readonly end: number; readonly figures: Figures },
): Promise<void> => {
  const table = room.tables[number];
  if (table === undefined) throw new Error(`no table ${number}`);
  let due = performance.now() + (gap * number) / room.tables.length;
  while (due < end && performance.now() < end) {
    if (!(await table.ready())) return;
    await pause(Math.max(0, due - performance.now()));
    // Timers have a resolution of milliseconds and may fire up to one too early.
    const from = gap > 0 ? Math.min(due, performance.now()) : performance.now();
    if (performance.now() - due > gap && gap > 0) figures.late += 1;
    await table.move();
    figures.latencies.push(performance.now() - from);
    due += gap;
  }
};

const stretch = async (room: Room, rate: number, seconds: number): Promise<Figures> => {
  const gap = rate > 0 ? (room.tables.length * 1_000) / rate : 0;
  const figures: Figures = { latencies: [], late: 0 };
  const end = performance.now() + seconds * 1_000;
  await Promise.all(room.tables.map((_, number) => playAt(room, number, { gap, end, figures })));
  return figures;
};

const cpuOf = async (system: System) => {
  const { user, system: kernel } = process.cpuUsage();
  return {
    api: await system.cpuSeconds('api'),
    worker: await system.cpuSeconds('worker'),
    people: (user + kernel) / 1_000_000,
    database: system.databaseCpuSeconds(),
    redis: system.redisCpuSeconds(),
  };
};

const statementsOf = (system: System): Promise<number> =>
  system.figure('conclave_database_uses_total');

/** Plays so many moves at each table, as fast as possible. */
const playFirst = (room: Room, moves: number): Promise<unknown> =>
  Promise.all(
    room.tables.map(async (table) => {
      for (let made = 0; made < moves && (await table.ready()); made += 1) await table.move();
    }),
  );

/** A newly started server still compiles its code. */
const WARM_UP_SECONDS = 5;

const measure = async (
  system: System,
  room: Room,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<boolean> => {
  await stretch(room, rate, Math.min(WARM_UP_SECONDS, seconds));
  const [before, statements] = [await cpuOf(system), await statementsOf(system)];
  const [began, received] = [performance.now(), room.received()];
  const { latencies, late } = await stretch(room, rate, seconds);
  const took = (performance.now() - began) / 1_000;
  const [after, now] = [await cpuOf(system), room.received()];
  const asked = (await statementsOf(system)) - statements;
  latencies.sort((one, other) => one - other);
  const boards = now.boards - received.boards;
  const perMove = (amount: number): number =>
    Math.round((amount / Math.max(1, latencies.length)) * 100) / 100;
  const spent = Object.entries(after).map(
    ([name, seconds]) => [name, seconds - before[name as keyof typeof before]] as const,
  );
  const [movesPerSecond, p99Ms] = [latencies.length / took, quantile(latencies, 0.99)];
  console.log(
    JSON.stringify({
      tables: room.tables.length,
      askedFor: rate === 0 ? null : rate,
      movesPerSecond: Math.round(movesPerSecond),
      moves: latencies.length,
      startedLate: late,
      p50Ms: quantile(latencies, 0.5),
      p99Ms,
      boards,
      bytesPerBoard: Math.round((now.bytes - received.bytes) / Math.max(1, boards)),
      statementsPerMove: perMove(asked),
      cpuMsPerMove: Object.fromEntries(
        spent.map(([name, seconds]) => [name, perMove(seconds * 1_000)]),
      ),
      cores: Object.fromEntries(
        spent.map(([name, seconds]) => [name, Math.round((seconds / took) * 100) / 100]),
      ),
    }),
  );
  return p99Ms <= goal.p99Ms && movesPerSecond >= rate * goal.share;
};

/** The highest rate to try in moves per second, and the criteria for reaching a rate. */
const goal = { rate: 700, p99Ms: 100, share: 0.97 };
const STEP = 100;

/** Finds the highest rate that is reached. */
const rise = async (system: System, room: Room, seconds: number): Promise<void> => {
  let kept = 0;
  for (let rate = STEP; rate <= goal.rate; rate += STEP) {
    if (!(await measure(system, room, { rate, seconds }))) break;
    kept = rate;
  }
  console.log(JSON.stringify({ tables: room.tables.length, kept, goal: goal.rate }));
};

interface Wish {
  readonly tables: number;
  readonly rate: number | undefined;
  readonly seconds: number;
  readonly played: number;
  readonly profile: string | undefined;
}

export const run = async ({ tables, rate, seconds, played, profile }: Wish): Promise<void> => {
  const system = await startSystem(profile ?? null);
  try {
    const room = await openRoom(system.url, tables);
    try {
      await playFirst(room, played);
      if (rate === undefined) await rise(system, room, seconds);
      else await measure(system, room, { rate, seconds });
    } finally {
      await room.leave();
    }
  } finally {
    await system.stop();
  }
};
