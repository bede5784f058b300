/**
 * Loads random ones of so many running games in a process that has none of them in memory,
 * alternately from snapshots in PostgreSQL and by replaying them. The games use sample decks, are
 * played at random and stopped somewhere between their first and their last move; each is used for
 * several streams. Reports the milliseconds besides reading the snapshot, and the processor time of
 * all. Reading the stream and the seed of a game, which comes before, is not counted.
 */
import path from 'node:path';
import { GameSnapshots, PlayedGames, type ReachedBy } from '#application';
import { MemorySnapshots, PostgresSnapshots, type SnapshotStore } from '#event-store';
import { toScreenMove } from '#game';
import { games as offered, setupsOf, swuScreen } from '#games';
import { begunRecord, GameMemory, HASHED, type ScreenRecord, SWU, wholeGame } from '#match';
import { gamesDigest } from '#platform';
import { dice, type Move, randomMove } from '#rules';
import { pairsOf, sampleDecks } from '../fuzz/sample-decks.js';
import { withBenchDatabase } from './support/database.js';
import { quantile } from './support/quantile.js';

interface Running {
  readonly game: ScreenRecord;
  readonly seed: string;
}

const decks = sampleDecks(path.resolve(import.meta.dirname, '../../test/samples/decks'));
const pairs = pairsOf(decks.length, 4);
const nobody = { warn: (): void => undefined };

/** A game stopped at a random point, as its stream records it. */
const running = (number: number): Running => {
  const [one, other] = pairs[number % pairs.length] as (typeof pairs)[number];
  const [a, b] = [decks[one]!.seat, decks[other]!.seat];
  const seed = `chacha20:${number.toString(16).padStart(64, '0')}`;
  const roll = dice(number);
  const names = ['Luke Skywalker'];
  const moves: Move[] = [];
  const hashes: { moves: number; hash: string }[] = [];
  const setups = setupsOf([a, b]);
  let position = swuScreen.begin(setups, seed);
  while (position?.state.pending) {
    if (position.moves > 0 && position.moves % HASHED === 0)
      hashes.push({ moves: position.moves, hash: position.hash() });
    const move = randomMove(position.state.pending, roll, names);
    position = position.after(toScreenMove(move));
    if (position) moves.push(move);
  }
  const at = 1 + roll(moves.length);
  const hashed = hashes.findLast(({ moves: then }) => then <= at) ?? null;
  const dealt = begunRecord({ game: SWU, setups, terms: null });
  const made = moves.slice(0, at).map(toScreenMove);
  return { game: { ...dealt, moves: made, hashed }, seed };
};

const snapshotsIn = (store: SnapshotStore) =>
  new GameSnapshots(
    { store, logger: nobody, count: () => undefined },
    { games: offered, digest: gamesDigest() },
  );

/** Stores the snapshots that the process playing the games would have stored. */
const keepAll = async (store: SnapshotStore, games: readonly Running[], streams: number) => {
  const reels = games.map(({ game, seed }) => wholeGame(offered, game, seed) ?? []);
  const snapshots = snapshotsIn(store);
  for (let stream = 0; stream < streams; stream += 1) {
    const source = sourceOf(games, stream);
    for (const reel of reels[stream % games.length] ?? []) snapshots.passed(source, reel);
    if (stream % 50 === 49) await snapshots.settle();
  }
  await snapshots.settle();
};

const sourceOf = (games: readonly Running[], stream: number) => ({
  ...(games[stream % games.length] as Running),
  streamId: `match-${stream}`,
});

interface Share {
  readonly besideRead: number[];
  readonly read: number[];
  readonly by: Record<ReachedBy, number>;
  cpuMs: number;
}
const nothing = (): Share => ({
  besideRead: [],
  read: [],
  by: { memory: 0, snapshot: 0, replay: 0 },
  cpuMs: 0,
});

/** Loads each of these streams once, with almost nothing in memory. */
const reach = async (
  share: Share,
  store: SnapshotStore,
  sources: readonly ReturnType<typeof sourceOf>[],
): Promise<void> => {
  let reading = 0;
  const timed: SnapshotStore = {
    keep: async () => undefined,
    discard: async () => undefined,
    find: async (...asked) => {
      const began = performance.now();
      const found = await store.find(...asked);
      reading += performance.now() - began;
      return found;
    },
  };
  const games = new PlayedGames({
    memory: new GameMemory(offered, 1),
    snapshots: snapshotsIn(timed),
    count: (by) => (share.by[by] += 1),
  });
  const before = process.cpuUsage();
  for (const source of sources) {
    reading = 0;
    const began = performance.now();
    if ((await games.of(source)) === null) throw new Error('a game leads elsewhere');
    share.besideRead.push(performance.now() - began - reading);
    share.read.push(reading);
  }
  const { user, system } = process.cpuUsage(before);
  share.cpuMs += (user + system) / 1_000;
};

const toFigures = ({ besideRead, read, by, cpuMs }: Share) => {
  const games = besideRead.length;
  for (const list of [besideRead, read]) list.sort((one, other) => one - other);
  return {
    by,
    besideReadMsP50: quantile(besideRead, 0.5, 3),
    besideReadMsP99: quantile(besideRead, 0.99, 3),
    readMsP50: quantile(read, 0.5, 3),
    readMsP99: quantile(read, 0.99, 3),
    cpuMsPerGame: Math.round((cpuMs / games) * 1_000) / 1_000,
  };
};

/** The number of loads in one way before the other's turn. */
const IN_TURN = 100;

interface Wish {
  readonly games: number;
  readonly different: number;
  readonly asked: number;
}

export const run = async ({ games: streams, different, asked: wanted }: Wish): Promise<void> => {
  const games = Array.from({ length: different }, (_, number) => running(number));
  await withBenchDatabase(4, async (pool) => {
    const store = new PostgresSnapshots(pool);
    await keepAll(store, games, streams);
    const roll = dice(1);
    const some = (count: number) =>
      Array.from({ length: count }, () => sourceOf(games, roll(streams)));
    const none = new MemorySnapshots();
    // Warm-up, until everything is compiled.
    for (const way of [store, none]) await reach(nothing(), way, some(IN_TURN * 3));
    const [withSnapshots, without] = [nothing(), nothing()];
    for (let asked = 0; asked < wanted; asked += IN_TURN) {
      const sources = some(IN_TURN);
      await reach(withSnapshots, store, sources);
      await reach(without, none, sources);
    }
    const { rows } = await pool.query<{ bytes: string }>(
      `select pg_total_relation_size('snapshots') as bytes`,
    );
    const moves = games.map(({ game }) => game.moves.length).sort((one, other) => one - other);
    console.log(
      JSON.stringify({
        games: streams,
        asked: withSnapshots.read.length,
        movesP50: quantile(moves, 0.5, 0),
        movesMost: moves.at(-1),
        storedBytesPerGame: Math.round(Number(rows[0]?.bytes) / streams),
        withSnapshots: toFigures(withSnapshots),
        without: toFigures(without),
      }),
    );
  });
};
