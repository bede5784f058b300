import { seededRandom, type Random } from '#chance';
import type { PodRule, SwissInput, SwissPlayer } from './swiss-input.js';

/**
 * The players of one round in working order (drawn at random, or by standing), numbered from 0,
 * with all the data that the objective needs.
 */
export interface Field {
  readonly players: readonly SwissPlayer[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** Score group of each player, 0 for the highest. */
  readonly group: readonly number[];
  readonly groupSizes: readonly number[];
  readonly met: readonly ReadonlySet<number>[];
  readonly forbidden: readonly ReadonlySet<number>[];
  readonly fixed: readonly (readonly [number, number])[];
  readonly byStanding: boolean;
  readonly podRule: PodRule | null;
  /** Pod of each player by number; 0 for none, and for everyone if no rule uses pods. */
  readonly pod: readonly number[];
  /** The player who sat opposite in the pod, if they play and the rule uses it. */
  readonly opposite: readonly (number | null)[];
  readonly random: Random;
}

const indexPairs = (
  pairs: SwissInput['forbidden'],
  numberOf: ReadonlyMap<string, number>,
): [number, number][] =>
  (pairs ?? []).flatMap(([a, b]): [number, number][] => {
    const [i, j] = [numberOf.get(a), numberOf.get(b)];
    return i === undefined || j === undefined || i === j ? [] : [[i, j]];
  });

/**
 * Pods numbered from 1 in the order of their names, so that the order of the players does not
 * matter.
 */
const podsOf = (players: readonly SwissPlayer[]): readonly number[] => {
  const names = [...new Set(players.flatMap((player) => player.pod ?? []))].sort();
  return players.map(({ pod }) => (pod === undefined ? 0 : names.indexOf(pod) + 1));
};

/**
 * Throws if an id occurs twice or a player is in two fixed pairs; both are errors of the caller.
 */
const checkInput = (input: SwissInput): SwissInput => {
  if (new Set(input.players.map((player) => player.id)).size !== input.players.length)
    throw new Error('pairing: a player is listed twice');
  const fixed = (input.fixed ?? []).flat();
  if (new Set(fixed).size !== fixed.length)
    throw new Error('pairing: a player is in two fixed pairs');
  return input;
};

/**
 * Builds the field. Without `byStanding` the order is drawn from the seed alone, so the order of
 * the input does not matter. Opponents and constraints that name nobody in this round are omitted.
 */
export const fieldOf = (input: SwissInput): Field => {
  const { players: listed, seed, round, byStanding = false, podRule = null } = checkInput(input);
  const random = seededRandom(`${seed}/round ${round}`);
  const players = byStanding
    ? [...listed]
    : random.shuffle([...listed].sort((a, b) => (a.id < b.id ? -1 : 1)));
  const numberOf = new Map(players.map((player, i) => [player.id, i]));
  const scores = [...new Set(players.map((player) => player.points))].sort((a, b) => b - a);
  const groupOf = new Map(scores.map((points, i) => [points, i]));
  const group = players.map((player) => groupOf.get(player.points)!);
  const met = players.map(() => new Set<number>());
  players.forEach((player, i) => {
    for (const opponent of player.opponents) {
      const j = numberOf.get(opponent);
      if (j === undefined || j === i) continue;
      met[i]!.add(j);
      met[j]!.add(i);
    }
  });
  const forbidden = players.map(() => new Set<number>());
  for (const [i, j] of indexPairs(input.forbidden, numberOf)) {
    forbidden[i]!.add(j);
    forbidden[j]!.add(i);
  }
  const groupSizes = scores.map((_, g) => group.filter((own) => own === g).length);
  const pod = podRule ? podsOf(players) : players.map(() => 0);
  const opposite = players.map((player) =>
    podRule === 'in-pod' && player.opposite !== undefined
      ? (numberOf.get(player.opposite) ?? null)
      : null,
  );
  return {
    players,
    numberOf,
    group,
    groupSizes,
    met,
    forbidden,
    fixed: indexPairs(input.fixed, numberOf),
    byStanding,
    podRule,
    pod,
    opposite,
    random,
  };
};
