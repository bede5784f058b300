import type { Random } from '#chance';
import { leastCostPerfectMatching } from './blossom.js';
import { GraphBuilder } from './graph.js';
import type { OptimalMatching } from './optimal-matching.js';
import { underpricedPairs } from './pricing.js';

/**
 * A complete graph on an even number of vertices, with costs computed on demand. All costs are at
 * least zero.
 */
export interface MatchingProblem {
  readonly size: number;
  cost(u: number, v: number): bigint;
  /** A lower bound of `cost` that depends only on the kinds of the two vertices. */
  floor(u: number, v: number): bigint;
  /** Vertices of one kind differ only in the pairs whose cost is above `floor`. */
  readonly kind: readonly number[];
  /**
   * Vertices by group; neighbouring groups are adjacent. Inside a group most pairs cost nothing.
   */
  readonly groups: readonly (readonly number[])[];
  /** Vertices whose costs follow no group; they are joined to all others from the start. */
  readonly hubs: readonly number[];
  readonly random: Random;
}

/**
 * A perfect matching of least cost in the complete graph. A sparse part of the graph is matched
 * first; then every omitted edge is priced against the dual values, and edges that could lower the
 * cost are added until there are none: then the matching is optimal for the complete graph, by
 * linear programming duality. Problems of up to `completeUpTo` vertices get all edges at once.
 */
export const leastCostMatching = (problem: MatchingProblem, completeUpTo = 40): OptimalMatching => {
  if (problem.size === 0) return { mate: [], dual: [], blossom: [], blossoms: new Map() };
  const graph = new GraphBuilder(problem.size, problem.cost);
  const start = freePairs(problem);
  for (const [u, v] of start) graph.add(u, v);
  if (problem.size <= completeUpTo) addAll(problem, graph);
  else addCandidates(problem, graph);
  const startEdges = start.map(([u, v]) => graph.find(u, v));
  for (;;) {
    const matching = leastCostPerfectMatching(graph, startEdges);
    const missing =
      graph.doubledCosts.length === (problem.size * (problem.size - 1)) / 2
        ? []
        : underpricedPairs(problem, matching);
    if (missing.length === 0) return matching;
    for (const [u, v] of missing) graph.add(u, v);
  }
};

const addAll = ({ size }: MatchingProblem, graph: GraphBuilder): void => {
  for (let u = 0; u < size; u += 1) for (let v = u + 1; v < size; v += 1) graph.add(u, v);
};

/** Greedily pairs vertices inside each group at no cost, in the order given. */
const freePairs = ({ groups, cost }: MatchingProblem): [number, number][] =>
  groups.flatMap((members) => {
    const left = [...members];
    const pairs: [number, number][] = [];
    const single: number[] = [];
    while (left.length > 0) {
      const u = left.shift()!;
      const at = left.findIndex((v) => cost(u, v) === 0n);
      if (at === -1) single.push(u);
      else pairs.push([u, left.splice(at, 1)[0]!]);
    }
    while (single.length >= 2) {
      const [u, v] = [single.pop()!, single.pop()!];
      const at = pairs.findIndex(
        ([x, y]) =>
          (cost(u, x) === 0n && cost(v, y) === 0n) || (cost(u, y) === 0n && cost(v, x) === 0n),
      );
      if (at === -1) continue;
      const [x, y] = pairs[at]!;
      const straight = cost(u, x) === 0n && cost(v, y) === 0n;
      pairs[at] = straight ? [u, x] : [u, y];
      pairs.push(straight ? [v, y] : [v, x]);
    }
    return pairs;
  });

/**
 * The sparse part: neighbours inside the group, some vertices of the adjacent groups, one of each
 * group further away, and a path through all vertices.
 */
const addCandidates = (
  { groups, hubs, cost, random, size }: MatchingProblem,
  graph: GraphBuilder,
): void => {
  const pick = (u: number, members: readonly number[]): void => {
    let best = -1;
    for (let i = 0; i < 3; i += 1) {
      const v = members[random.below(members.length)]!;
      if (v !== u && (best === -1 || cost(u, v) < cost(u, best))) best = v;
    }
    if (best !== -1) graph.add(u, best);
  };
  groups.forEach((members, g) => {
    members.forEach((u) => {
      for (let i = 0; i < 4; i += 1) pick(u, members);
      for (const [offset, picks] of [
        [1, 2],
        [2, 1],
        [-1, 2],
        [-2, 1],
      ] as const) {
        const near = groups[g + offset];
        if (near) for (let i = 0; i < picks; i += 1) pick(u, near);
      }
      pick(u, groups[random.below(groups.length)]!);
    });
  });
  for (const hub of hubs) for (let v = 0; v < size; v += 1) graph.add(hub, v);
  // These edges alone contain a perfect matching, whatever else is chosen.
  for (let u = 0; u + 1 < size; u += 2) graph.add(u, u + 1);
};
