/**
 * Plays all rounds but the last with random results, then times the pairing of the last round, the
 * whole of `pairSwiss`, including explanations. Every run plays an event of its own. The first
 * run's pairing is then proved optimal, on every pair of players.
 */
import {
  isProvenOptimal,
  objectiveOf,
  pairSwiss,
  type Float,
  type PodRule,
  type SwissInput,
  type SwissPairing,
} from '#tournament';
import { seededRandom } from '#chance';

interface Entrant {
  readonly id: string;
  points: number;
  readonly opponents: string[];
  hadBye: boolean;
  lastFloat: Float | null;
  readonly pod?: string;
}

const entrants = (count: number, inPods: boolean): Entrant[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `P${String(i + 1).padStart(5, '0')}`,
    points: 0,
    opponents: [],
    hadBye: false,
    lastFloat: null,
    ...(inPods ? { pod: String(Math.floor(i / 8)) } : {}),
  }));

interface Way {
  readonly byStanding?: boolean;
  readonly podRule?: PodRule | undefined;
}

const input = (
  round: number,
  players: readonly Entrant[],
  seed: string,
  { byStanding = false, podRule }: Way = {},
): SwissInput => ({
  round,
  players: byStanding
    ? [...players].sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1))
    : players,
  seed,
  byStanding,
  ...(podRule ? { podRule } : {}),
});

/**
 * Published times of known programs for such a round on a machine of two cores, in milliseconds, as
 * a mean over the rounds or for the slowest.
 */
const peers = { bbpPairings: 27_000, 'tournament-pairings': 19_200 } as const;

/** Enters the results of a round: one table in ten is drawn, the others are won at random. */
const play = (
  players: readonly Entrant[],
  pairing: SwissPairing,
  below: (bound: number) => number,
): void => {
  const byId = new Map(players.map((player) => [player.id, player]));
  for (const player of players) player.lastFloat = null;
  for (const { a, b } of pairing.tables) {
    const [one, other] = [byId.get(a)!, byId.get(b)!];
    one.opponents.push(b);
    other.opponents.push(a);
    if (one.points !== other.points) {
      one.lastFloat = one.points > other.points ? 'down' : 'up';
      other.lastFloat = one.points > other.points ? 'up' : 'down';
    }
    const lot = below(20);
    one.points += lot < 9 ? 3 : lot < 11 ? 1 : 0;
    other.points += lot < 9 ? 0 : lot < 11 ? 1 : 3;
  }
  const lucky = pairing.bye && byId.get(pairing.bye.playerId);
  if (lucky) {
    lucky.points += 3;
    lucky.hadBye = true;
  }
};

/**
 * Faults that no pairing may have: a player not seated exactly once, or a wrong objective value.
 */
const check = (asked: SwissInput, pairing: SwissPairing): void => {
  const seated = [
    ...pairing.tables.flatMap(({ a, b }) => [a, b]),
    ...(pairing.bye ? [pairing.bye.playerId] : []),
  ];
  if (seated.length !== asked.players.length || new Set(seated).size !== seated.length)
    throw new Error('bench: not everyone is seated exactly once');
  const value = objectiveOf(asked, { tables: pairing.tables, bye: pairing.bye?.playerId ?? null });
  if (value.join() !== pairing.objective.join())
    throw new Error('bench: the pairing states another objective value than it has');
};

const playUntilLast = (
  players: readonly Entrant[],
  rounds: number,
  seed: string,
  podRule: PodRule | undefined,
): void => {
  const random = seededRandom(`results/${seed}`);
  for (let round = 1; round < rounds; round += 1)
    play(players, pairSwiss(input(round, players, seed, { podRule })), random.below);
};

interface Wish {
  readonly players: number;
  readonly rounds: number;
  readonly runs: number;
  readonly seed: string;
  readonly byStanding: boolean;
  readonly pods: PodRule | undefined;
}

export const run = ({
  players: count,
  rounds,
  runs,
  seed,
  byStanding,
  pods: podRule,
}: Wish): void => {
  const times: number[] = [];
  let rematches = 0;
  let objective: readonly number[] = [];
  let exact = false;
  for (let i = 1; i <= runs; i += 1) {
    const players = entrants(count, podRule !== undefined);
    playUntilLast(players, rounds, `${seed}/${i}`, podRule);
    const asked = input(rounds, players, `${seed}/${i}`, { byStanding, podRule });
    const started = performance.now();
    const pairing = pairSwiss(asked);
    times.push(performance.now() - started);
    check(asked, pairing);
    rematches += pairing.unavoidableRematches;
    objective = pairing.objective;
    if (i === 1)
      exact = isProvenOptimal(asked, {
        tables: pairing.tables,
        bye: pairing.bye?.playerId ?? null,
      });
    console.log(
      `run ${i}: ${count} players, round ${rounds}, ${times.at(-1)!.toFixed(1)} ms, ${pairing.unavoidableRematches} rematches`,
    );
  }
  const sorted = [...times].sort((a, b) => a - b);
  const p50 = sorted[Math.floor((sorted.length - 1) / 2)]!;
  const rounded = (ms: number) => Number(ms.toFixed(1));
  const shown = byStanding ? objective.slice(0, 4) : objective;
  console.log(
    JSON.stringify({
      bench: 'pairing',
      players: count,
      round: rounds,
      runs,
      ...(podRule ? { pods: podRule } : {}),
      p50Ms: rounded(p50),
      maxMs: rounded(sorted.at(-1)!),
      rematches,
      ...(podRule ? {} : { budgetMs: count <= 1024 ? 250 : 2000 }),
      exact,
      ...(count === 1024 && !podRule
        ? {
            timesFasterThan: Object.fromEntries(
              Object.entries(peers).map(([name, ms]) => [name, Math.round(ms / p50)]),
            ),
          }
        : {}),
      objective: shown,
    }),
  );
};
