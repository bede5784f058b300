/** Whole random games between the decks that the project carries, of all sets, on one thread; the in-place simulation and the pure `apply` are measured apart. */
import path from 'node:path';
import { playableBook } from '#cards';
import { createEngine, dice, isRefusal, randomMove, type Setup, type State } from '#rules';
import { pairsOf, sampleDecks } from '../../apps/cli/src/fuzz/sample-decks.js';

interface Run {
  decisions: number;
  games: number;
  seconds: number;
  cpuSeconds: number;
}

const engine = createEngine(playableBook());
const decks = sampleDecks(path.resolve(import.meta.dirname, '../samples/decks'));
/** Every deck against the next two: with each seed another pair. */
const setups: readonly Setup[] = pairsOf(decks.length, 4).map(([a, b]) => ({
  players: [decks[a]!.seat, decks[b]!.seat],
}));

function begin(seed: number): State {
  const first = engine.create(
    setups[seed % setups.length]!,
    `chacha20:${seed.toString(16).padStart(64, '0')}`,
  );
  if (isRefusal(first)) throw new Error(first.detail);
  return first.state;
}

function inPlace(seed: number): number {
  const game = engine.simulate(begin(seed));
  const roll = dice(seed);
  let n = 0;
  while (game.state.pending) {
    const refused = game.play(randomMove(game.state.pending, roll, engine.book.names));
    if (refused) throw new Error(refused.code);
    n++;
  }
  return n;
}

function pure(seed: number): number {
  let state = begin(seed);
  const roll = dice(seed);
  let n = 0;
  while (state.pending) {
    const next = engine.apply(state, randomMove(state.pending, roll, engine.book.names));
    if (isRefusal(next)) throw new Error(next.code);
    state = next.state;
    n++;
  }
  return n;
}

function measure(games: number, first: number, play: (seed: number) => number): Run {
  const cpu = process.cpuUsage();
  const start = performance.now();
  let decisions = 0;
  for (let i = 0; i < games; i++) decisions += play(first + i);
  const used = process.cpuUsage(cpu);
  return {
    decisions,
    games,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (used.user + used.system) / 1e6,
  };
}

/** Sizes of stored states along some games, and what it takes to load one and answer its decision. */
function storage(): { stateBytesP95: number; resumeMicros: number } {
  const texts: string[] = [];
  for (let seed = 1; seed <= 20; seed++) {
    let state = begin(seed);
    const roll = dice(seed);
    while (state.pending) {
      texts.push(JSON.stringify(state));
      const next = engine.apply(state, randomMove(state.pending, roll, engine.book.names));
      if (isRefusal(next)) throw new Error(next.code);
      state = next.state;
    }
  }
  const sizes = texts.map((t) => t.length).sort((a, b) => a - b);
  const start = performance.now();
  let n = 0;
  for (let i = 0; i < texts.length; i += 3, n++) {
    const state = JSON.parse(texts[i] as string) as State;
    if (
      !state.pending ||
      isRefusal(engine.apply(state, randomMove(state.pending, dice(i), engine.book.names)))
    )
      throw new Error('a stored state did not resume');
  }
  return {
    stateBytesP95: sizes[Math.floor(sizes.length * 0.95)] as number,
    resumeMicros: Math.round(((performance.now() - start) / n) * 1000),
  };
}

/** Until everything is compiled for good, which takes about two seconds. */
const WARM_UP_GAMES = 1_000;

const rate = (r: Run): number => Math.round(r.decisions / r.seconds);

export function run(args: readonly string[]): void {
  const games = Number(args[0] ?? 400);
  if (!Number.isInteger(games) || games < 1)
    throw new Error('usage: npm run bench -- rules [GAMES]');
  measure(WARM_UP_GAMES, 1, inPlace);
  const runs = Array.from({ length: 5 }, (_, i) => measure(games, 1 + i * games, inPlace)).sort(
    (a, b) => rate(a) - rate(b),
  );
  for (const r of runs)
    console.log(
      `in place: ${rate(r)} decisions/s (${Math.round(r.decisions / r.cpuSeconds)} per second of processor time)`,
    );
  measure(200, 1, pure);
  const applied = measure(games, 1, pure);
  console.log(
    `pure apply, events and a fresh state for every move: ${rate(applied)} decisions/s (${Math.round(applied.decisions / applied.cpuSeconds)} per second of processor time)`,
  );
  const median = runs[2] as Run;
  console.log(
    JSON.stringify({
      decisionsPerSecond: rate(median),
      gamesPerSecond: Math.round(median.games / median.seconds),
      decisionsPerGame: Math.round(median.decisions / median.games),
      ...storage(),
      pureApplyPerSecond: rate(applied),
      perCpuSecond: Math.round(median.decisions / median.cpuSeconds),
    }),
  );
}
