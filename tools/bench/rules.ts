/**
 * Whole random games on one thread, between the two starter decks and between the decks of the
 * project, from all sets; the in-place simulation and the pure `apply` are measured separately.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { playableBook, starterDeck } from '#cards';
import { createEngine, dice, isRefusal, randomMove, type Setup, type State } from '#rules';
import { pairsOf, sampleDecks } from '../fuzz/sample-decks.js';

interface Run {
  decisions: number;
  games: number;
  seconds: number;
  cpuSeconds: number;
}

const engine = createEngine(playableBook());
const decks = sampleDecks(path.resolve(import.meta.dirname, '../../test/samples/decks'));
type Setups = readonly Setup[];

const STARTERS: Setups = [{ players: [starterDeck('luke')!, starterDeck('vader')!] }];
/** Every deck against the next two: another pair with each seed. */
const ALL_SETS: Setups = pairsOf(decks.length, 4).map(([a, b]) => ({
  players: [decks[a]!.seat, decks[b]!.seat],
}));

function begin(setups: Setups, seed: number): State {
  const first = engine.create(
    setups[seed % setups.length]!,
    `chacha20:${seed.toString(16).padStart(64, '0')}`,
  );
  if (isRefusal(first)) throw new Error(first.detail);
  return first.state;
}

/** Plays a whole game. Returns the number of its decisions. */
type Play = (setups: Setups, seed: number) => number;

const inPlace: Play = (setups, seed) => {
  const game = engine.simulate(begin(setups, seed));
  const roll = dice(seed);
  let n = 0;
  while (game.state.pending) {
    const refused = game.play(randomMove(game.state.pending, roll, engine.book.names));
    if (refused) throw new Error(refused.code);
    n++;
  }
  return n;
};

const pure: Play = (setups, seed) => {
  let state = begin(setups, seed);
  const roll = dice(seed);
  let n = 0;
  while (state.pending) {
    const next = engine.apply(state, randomMove(state.pending, roll, engine.book.names));
    if (isRefusal(next)) throw new Error(next.code);
    state = next.state;
    n++;
  }
  return n;
};

interface Games {
  setups: Setups;
  games: number;
  /** Seed of the first game. */
  first: number;
}

function measure(play: Play, { setups, games, first }: Games): Run {
  const cpu = process.cpuUsage();
  const start = performance.now();
  let decisions = 0;
  for (let i = 0; i < games; i++) decisions += play(setups, first + i);
  const used = process.cpuUsage(cpu);
  return {
    decisions,
    games,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (used.user + used.system) / 1e6,
  };
}

/** Sizes of stored states in some games, and the time to load one and answer its decision. */
function storage(setups: Setups): { stateBytesP95: number; resumeMicros: number } {
  const texts: string[] = [];
  for (let seed = 1; seed <= 20; seed++) {
    let state = begin(setups, seed);
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

/** Until all code is optimized, which takes about two seconds. */
const WARM_UP_GAMES = 1_000;
const RUNS = 5;

const rate = (r: Run): number => Math.round(r.decisions / r.seconds);

/** Runs from the slowest to the fastest, each over other games. */
function runsOf(play: Play, setups: Setups, games: number): Run[] {
  measure(play, { setups, games: WARM_UP_GAMES, first: 1 });
  return Array.from({ length: RUNS }, (_, i) =>
    measure(play, { setups, games, first: 1 + i * games }),
  ).sort((a, b) => rate(a) - rate(b));
}

/** Reports every run, and returns the median one. */
function tell(what: string, runs: readonly Run[]): Run {
  for (const r of runs)
    console.log(
      `${what}: ${rate(r)} decisions/s (${Math.round(r.decisions / r.cpuSeconds)} per second of processor time)`,
    );
  return runs[Math.floor(runs.length / 2)] as Run;
}

function figures(name: string, setups: Setups, games: number) {
  const played = tell(`${name}, in place`, runsOf(inPlace, setups, games));
  const applied = tell(
    `${name}, pure apply, events and a fresh state for every move`,
    runsOf(pure, setups, games),
  );
  return {
    decisionsPerSecond: rate(played),
    gamesPerSecond: Math.round(played.games / played.seconds),
    decisionsPerGame: Math.round(played.decisions / played.games),
    perCpuSecond: Math.round(played.decisions / played.cpuSeconds),
    pureApplyPerSecond: rate(applied),
  };
}

const WORKLOADS = { 'starter-decks': STARTERS, 'all-sets': ALL_SETS };
type Workload = keyof typeof WORKLOADS;
const NAMES = Object.keys(WORKLOADS) as Workload[];

/** A process of its own, because code optimized for one workload makes the other slower. */
const apart = (name: Workload, games: number): void => {
  execFileSync(
    process.execPath,
    [...process.execArgv, ...process.argv.slice(1, 3), '--games', `${games}`, '--workload', name],
    { stdio: 'inherit' },
  );
};

interface Wish {
  readonly games: number;
  /** Only this workload; undefined: all, each in a process of its own. */
  readonly workload: Workload | undefined;
}

export function run({ games, workload: name }: Wish): void {
  if (name === undefined) for (const each of NAMES) apart(each, games);
  else
    console.log(
      JSON.stringify({ ...figures(name, WORKLOADS[name], games), ...storage(WORKLOADS[name]) }),
    );
}
