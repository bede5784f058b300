import type { OptimalMatching } from './optimal-matching.js';

interface PricedProblem {
  readonly size: number;
  cost(u: number, v: number): bigint;
  floor(u: number, v: number): bigint;
  readonly kind: readonly number[];
}

/** At most this many new edges a vertex and round: enough to mend the dual values, few enough to keep the graph sparse. */
const newEdgesPerVertex = 6;

/** The sum of the dual values of all blossoms around both vertices. */
const sharedBlossoms = (matching: OptimalMatching, u: number, v: number): bigint => {
  const around = new Set<number>();
  for (let b = matching.blossom[u]!; b !== -1; b = matching.blossoms.get(b)!.parent) around.add(b);
  let sum = 0n;
  for (let b = matching.blossom[v]!; b !== -1; b = matching.blossoms.get(b)!.parent) if (around.has(b)) sum += matching.blossoms.get(b)!.dual;
  return sum;
};

/** Twice the cost of a pair less what the dual values already charge for it: negative when the pair could lower the cost of the matching. */
export const reducedCost = (matching: OptimalMatching, pair: readonly [number, number], cost: bigint): bigint => {
  const [u, v] = pair;
  return 2n * cost - matching.dual[u]! - matching.dual[v]! + 2n * sharedBlossoms(matching, u, v);
};

/**
 * All pairs (up to a few a vertex) with negative reduced cost. Vertices of one kind, dual value and blossom are priced together by the
 * floor of their cost; only where that is not enough is each pair looked at.
 */
export const underpricedPairs = (problem: PricedProblem, matching: OptimalMatching): [number, number][] => {
  const classes = new Map<string, number[]>();
  for (let v = 0; v < problem.size; v += 1) {
    const key = `${problem.kind[v]}/${matching.dual[v]}/${matching.blossom[v]}`;
    const known = classes.get(key);
    if (known) known.push(v);
    else classes.set(key, [v]);
  }
  const members = [...classes.values()];
  const found: [number, number][] = [];
  const count = new Uint16Array(problem.size);
  members.forEach((first, i) => {
    for (const second of members.slice(i)) {
      const [u, v] = [first[0]!, second[0]!];
      const shared = 2n * sharedBlossoms(matching, u, v) - matching.dual[u]! - matching.dual[v]!;
      if (2n * problem.floor(u, v) + shared >= 0n) continue;
      for (const x of first) {
        for (const y of second) {
          if (x === y || count[x]! >= newEdgesPerVertex || count[y]! >= newEdgesPerVertex) continue;
          if (2n * problem.cost(x, y) + shared >= 0n) continue;
          found.push([x, y]);
          count[x]! += 1;
          count[y]! += 1;
        }
      }
    }
  });
  return found;
};
