import type { Costs } from './costs.js';
import type { Field } from './field.js';
import { leastCostMatching, type MatchingProblem } from './matching/least-cost.js';

/** A pairing of some of the players: the opponent of each, or `bye`, and the total cost. */
export interface Pairs {
  readonly opponent: Map<number, number>;
  readonly cost: bigint;
}

/** Represents the bye in place of a player number. */
export const bye = -1;

export const costOf = (costs: Costs, i: number, j: number): bigint =>
  i === bye ? costs.bye(j) : j === bye ? costs.bye(i) : costs.table(i, j);

const lastFloats = [null, 'down', 'up'] as const;

/** The pairing problem as a matching of numbered vertices. */
export const problemOf = (
  field: Field,
  costs: Costs,
  members: readonly number[],
): { problem: MatchingProblem; vertices: readonly number[] } => {
  const scores = field.groupSizes.length;
  /**
   * Groups inside which most tables cost nothing: score groups, or pods if opponents come from the
   * own pod.
   */
  const groupsOf = (i: number): number =>
    field.podRule === 'in-pod' ? field.pod[i]! : field.byStanding ? 0 : field.group[i]!;
  const order = (i: number): number =>
    field.podRule === 'in-pod' ? groupsOf(i) * scores + field.group[i]! : groupsOf(i);
  const players = members.filter((i) => i !== bye).sort((a, b) => order(a) - order(b) || a - b);
  const vertices = players.length === members.length ? players : [...players, bye];
  const groups: number[][] = [];
  players.forEach((i, v) => {
    if (v === 0 || groupsOf(players[v - 1]!) !== groupsOf(i)) groups.push([]);
    groups.at(-1)!.push(v);
  });
  // The bye goes first in the lowest group, where it can find a player at no cost.
  if (vertices.length > players.length) groups.at(-1)?.unshift(players.length);
  const byFloat = (i: number): number =>
    field.byStanding ? 0 : 3 * field.group[i]! + lastFloats.indexOf(field.players[i]!.lastFloat);
  const kindOf = (i: number): number => (i === bye ? -1 : field.pod[i]! * 3 * scores + byFloat(i));
  const problem: MatchingProblem = {
    size: vertices.length,
    cost: (u, v) => costOf(costs, vertices[u]!, vertices[v]!),
    floor: (u, v) =>
      vertices[u] === bye || vertices[v] === bye ? 0n : costs.floor(vertices[u]!, vertices[v]!),
    kind: vertices.map(kindOf),
    groups,
    hubs: vertices.length > players.length ? [players.length] : [],
    random: field.random,
  };
  return { problem, vertices };
};

/**
 * The optimal pairing of these members by the objective (`bye` is among them if their number is
 * odd).
 */
export const optimalPairs = (field: Field, costs: Costs, members: readonly number[]): Pairs => {
  const { problem, vertices } = problemOf(field, costs, members);
  const { mate } = leastCostMatching(problem);
  const opponent = new Map<number, number>();
  let cost = 0n;
  mate.forEach((w, v) => {
    const [i, j] = [vertices[v]!, vertices[w]!];
    opponent.set(i, j);
    if (v < w) cost += costOf(costs, i, j);
  });
  return { opponent, cost };
};
