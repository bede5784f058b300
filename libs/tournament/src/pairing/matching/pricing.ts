import type { OptimalMatching } from './optimal-matching.js';

interface PricedProblem {
  readonly size: number;
  cost(u: number, v: number): bigint;
  floor(u: number, v: number): bigint;
  readonly kind: readonly number[];
}

/**
 * The maximum number of new edges per vertex and round: enough to correct the dual values, few
 * enough to keep the graph sparse.
 */
const newEdgesPerVertex = 6;

/** The blossoms around a vertex, from the innermost outwards. */
const blossomsAround = ({ blossom, blossoms }: OptimalMatching, v: number): ReadonlySet<number> => {
  const around = new Set<number>();
  for (let b = blossom[v]!; b !== -1; b = blossoms.get(b)!.parent) around.add(b);
  return around;
};

/** The sum of the dual values of the given blossoms that contain `v`. */
const sharedBlossoms = (
  { blossom, blossoms }: OptimalMatching,
  around: ReadonlySet<number>,
  v: number,
): bigint => {
  let sum = 0n;
  if (around.size > 0)
    for (let b = blossom[v]!; b !== -1; b = blossoms.get(b)!.parent)
      if (around.has(b)) sum += blossoms.get(b)!.dual;
  return sum;
};

/**
 * Twice the cost of a pair minus what the dual values already charge for it; negative if the pair
 * could lower the cost of the matching.
 */
export const reducedCost = (
  matching: OptimalMatching,
  pair: readonly [number, number],
  cost: bigint,
): bigint => {
  const [u, v] = pair;
  return (
    2n * cost -
    matching.dual[u]! -
    matching.dual[v]! +
    2n * sharedBlossoms(matching, blossomsAround(matching, u), v)
  );
};

/**
 * All pairs (up to a few per vertex) with negative reduced cost. Vertices with the same kind, dual
 * value and blossom are priced together by the floor of their cost; pairs are examined one by one
 * only if that is not enough.
 */
export const underpricedPairs = (
  problem: PricedProblem,
  matching: OptimalMatching,
): [number, number][] => {
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
    const u = first[0]!;
    const around = blossomsAround(matching, u);
    for (const second of members.slice(i)) {
      const v = second[0]!;
      const duals = matching.dual[u]! + matching.dual[v]!;
      const floor = 2n * problem.floor(u, v);
      // Blossoms can only raise the cost of a pair, so most pairs are settled without computing it.
      if (floor >= duals) continue;
      const charged = duals - 2n * sharedBlossoms(matching, around, v);
      if (floor >= charged) continue;
      for (const x of first) {
        for (const y of second) {
          if (x === y || count[x]! >= newEdgesPerVertex || count[y]! >= newEdgesPerVertex) continue;
          if (2n * problem.cost(x, y) >= charged) continue;
          found.push([x, y]);
          count[x]! += 1;
          count[y]! += 1;
        }
      }
    }
  });
  return found;
};
