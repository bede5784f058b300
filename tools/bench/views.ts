/**
 * The cost of a visible move: the pure `apply` of a random move, then the views of both players of
 * the new state, as JSON. One thread.
 */
import { playableBook, starterDeck } from '#cards';
import {
  createEngine,
  dice,
  type Dice,
  isRefusal,
  randomMove,
  type SeatSetup,
  type State,
} from '#rules';

const engine = createEngine(playableBook());
const setup = { players: [starterDeck('luke'), starterDeck('vader')] as SeatSetup[] };

/** All states of random games; all but the last have a pending decision. */
function statesOf(games: number): State[] {
  const states: State[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const first = engine.create(setup, `bench:${seed}`);
    if (isRefusal(first)) throw new Error(first.detail);
    let { state } = first;
    const roll = dice(seed);
    while (state.pending) {
      states.push(state);
      const next = engine.apply(state, randomMove(state.pending, roll, engine.book.names));
      if (isRefusal(next)) throw new Error(next.code);
      ({ state } = next);
    }
  }
  return states;
}

interface Share {
  applied: number;
  seen: number;
  bytes: number[];
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const reachedFrom = (state: State, roll: Dice): State => {
  if (!state.pending) throw new Error('a game that is over has no move');
  const next = engine.apply(state, randomMove(state.pending, roll, engine.book.names));
  if (isRefusal(next)) throw new Error(next.code);
  return next.state;
};

/**
 * Few enough that the resulting states do not fill the memory, and enough for the resolution of the
 * clock.
 */
const AT_ONCE = 200;

function addPart(share: Share, states: readonly State[]): void {
  const roll = dice(1);
  const begin = cpuSeconds();
  const reached = states.map((state) => reachedFrom(state, roll));
  const middle = cpuSeconds();
  for (const state of reached)
    share.bytes.push(
      JSON.stringify(engine.view(state, 0)).length + JSON.stringify(engine.view(state, 1)).length,
    );
  share.applied += middle - begin;
  share.seen += cpuSeconds() - middle;
}

/** Seconds of processor time for moves from all these states, and for the views of the results. */
function measure(states: readonly State[]): Share {
  const share: Share = { applied: 0, seen: 0, bytes: [] };
  for (let i = 0; i < states.length; i += AT_ONCE) addPart(share, states.slice(i, i + AT_ONCE));
  return share;
}

export function run({ games }: { readonly games: number }): void {
  const states = statesOf(games);
  measure(states);
  const runs = Array.from({ length: 7 }, () => measure(states));
  runs.sort((a, b) => a.applied + a.seen - (b.applied + b.seen));
  const { applied, seen, bytes } = runs[3] as Share;
  bytes.sort((a, b) => a - b);
  const perSecond = (seconds: number): number => Math.round(states.length / seconds);
  console.log(
    JSON.stringify({
      moves: states.length,
      appliedPerCpuSecond: perSecond(applied),
      appliedAndSeenPerCpuSecond: perSecond(applied + seen),
      showingOverJudging: Math.round((seen / applied) * 10) / 10,
      bytesBothP50: bytes[bytes.length >> 1],
    }),
  );
}
