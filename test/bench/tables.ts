/**
 * npm run bench -- tables [--tables 64] [--rate 700] [--seconds 10] [--played 0] [--profile DIR]: games on screen as users have them. An event
 * with two players and one onlooker at each table, on one api process with one worker as in service; everybody has a live line that brings them
 * their board, as pages have it. `--played` moves are made at each table before anything is measured. `--rate` moves a second are asked for at
 * even times; the time of a move counts from then until all three have received the board that it led to. 0 plays as fast as it goes. The people
 * are played by this process, on the same machine. `--profile` gets the processor profiles.
 */
import { parseArgs } from 'node:util';
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
    // Timers count whole milliseconds and may be early by less than one.
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

const cpuOf = async (system: System): Promise<Record<'api' | 'worker' | 'people', number>> => {
  const { user, system: kernel } = process.cpuUsage();
  return {
    api: await system.cpuSeconds('api'),
    worker: await system.cpuSeconds('worker'),
    people: (user + kernel) / 1_000_000,
  };
};

/** So many moves at each table, as fast as they go. */
const playFirst = (room: Room, moves: number): Promise<unknown> =>
  Promise.all(
    room.tables.map(async (table) => {
      for (let made = 0; made < moves && (await table.ready()); made += 1) await table.move();
    }),
  );

const measure = async (
  system: System,
  room: Room,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<void> => {
  await stretch(room, rate, Math.min(2, seconds));
  const [before, began, received] = [await cpuOf(system), performance.now(), room.received()];
  const { latencies, late } = await stretch(room, rate, seconds);
  const took = (performance.now() - began) / 1_000;
  const [after, now] = [await cpuOf(system), room.received()];
  latencies.sort((one, other) => one - other);
  const boards = now.boards - received.boards;
  const share = (name: keyof typeof before): number =>
    Math.round(((after[name] - before[name]) / took) * 100) / 100;
  console.log(
    JSON.stringify({
      tables: room.tables.length,
      askedFor: rate === 0 ? null : rate,
      movesPerSecond: Math.round(latencies.length / took),
      moves: latencies.length,
      startedLate: late,
      p50Ms: quantile(latencies, 0.5),
      p99Ms: quantile(latencies, 0.99),
      boards,
      bytesPerBoard: Math.round((now.bytes - received.bytes) / Math.max(1, boards)),
      cores: { api: share('api'), worker: share('worker'), people: share('people') },
    }),
  );
};

export const run = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string', default: '64' },
      rate: { type: 'string', default: '700' },
      seconds: { type: 'string', default: '10' },
      played: { type: 'string', default: '0' },
      profile: { type: 'string' },
    },
  });
  const system = await startSystem(values.profile ?? null);
  try {
    const room = await openRoom(system.url, Number(values.tables));
    try {
      await playFirst(room, Number(values.played));
      await measure(system, room, {
        rate: Number(values.rate),
        seconds: Number(values.seconds),
      });
    } finally {
      await room.leave();
    }
  } finally {
    await system.stop();
  }
};
