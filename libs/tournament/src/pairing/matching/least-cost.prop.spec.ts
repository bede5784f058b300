import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import type { OptimalMatching } from './optimal-matching.js';
import { leastCostMatching, type MatchingProblem } from './least-cost.js';
import { reducedCost } from './pricing.js';

/**
 * Groups of vertices, costs by distance of the groups, and extra cost on random pairs inside and across them.
 */
const problems = (
  most: number,
): fc.Arbitrary<MatchingProblem & { readonly table: readonly (readonly bigint[])[] }> =>
  fc
    .record({
      sizes: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: most }),
      seed: fc.string({ maxLength: 5 }),
      extra: fc.integer({ min: 0, max: 70 }),
      dearest: fc.integer({ min: 1, max: 30 }),
    })
    .map(({ sizes, seed, extra, dearest }) => {
      const even = sizes.reduce((sum, size) => sum + size, 0) % 2 === 0 ? sizes : [...sizes, 1];
      const kind = even.flatMap((size, g) => Array.from({ length: size }, () => g));
      const size = kind.length;
      const groups = even.map((_, g) => kind.flatMap((own, v) => (own === g ? [v] : [])));
      const random = seededRandom(seed);
      const floor = (u: number, v: number) => BigInt(Math.abs(kind[u]! - kind[v]!)) * 10n;
      const table = kind.map((_, u) => kind.map((__, v) => floor(u, v)));
      for (let u = 0; u < size; u += 1) {
        for (let v = 0; v < u; v += 1) {
          if (random.below(100) >= extra) continue;
          const cost = floor(u, v) + BigInt(1 + random.below(dearest));
          table[u]![v] = cost;
          table[v]![u] = cost;
        }
      }
      return {
        size,
        table,
        cost: (u: number, v: number) => table[u]![v]!,
        floor,
        kind,
        groups,
        hubs: [],
        random,
      };
    });

const costOf = ({ cost }: MatchingProblem, { mate }: OptimalMatching): bigint =>
  mate.reduce((sum, v, u) => (u < v ? sum + cost(u, v) : sum), 0n);

/** The least cost by trying every subset: exponential, but independent of the method under test. */
const leastByTrying = ({ size, cost }: MatchingProblem): bigint => {
  const least: (bigint | undefined)[] = [0n];
  for (let set = 1; set < 1 << size; set += 1) {
    const u = 31 - Math.clz32(set);
    for (let v = 0; v < u; v += 1) {
      if (!((set >> v) & 1)) continue;
      const rest = least[set & ~(1 << u) & ~(1 << v)];
      if (rest === undefined) continue;
      const total = rest + cost(u, v);
      const known = least[set];
      if (known === undefined || total < known) least[set] = total;
    }
  }
  return least[(1 << size) - 1]!;
};

/**
 * Weak duality: dual values that overcharge no pair are a lower bound for every matching, so
 * equality proves optimality.
 */
const provesOptimal = (problem: MatchingProblem, matching: OptimalMatching): void => {
  const overcharged: [number, number][] = [];
  for (let u = 0; u < problem.size; u += 1) {
    for (let v = 0; v < u; v += 1)
      if (reducedCost(matching, [u, v], problem.cost(u, v)) < 0n) overcharged.push([u, v]);
  }
  expect(overcharged).toEqual([]);
  const sizes = new Map<number, number>();
  for (let v = 0; v < problem.size; v += 1) {
    for (let b = matching.blossom[v]!; b !== -1; b = matching.blossoms.get(b)!.parent)
      sizes.set(b, (sizes.get(b) ?? 0) + 1);
  }
  let bound = matching.dual.reduce((sum, dual) => sum + dual, 0n);
  for (const [b, { dual }] of matching.blossoms) {
    expect(dual > 0n && sizes.get(b)! % 2 === 1).toBe(true);
    bound -= dual * BigInt(sizes.get(b)! - 1);
  }
  expect(2n * costOf(problem, matching)).toBe(bound);
};

describe('matching of least cost', () => {
  it('finds the least cost of all matchings, from a sparse part of the graph as from all of it', () => {
    fc.assert(
      fc.property(
        problems(3).filter(({ size }) => size <= 14),
        (problem) => {
          const least = leastByTrying(problem);
          expect(costOf(problem, leastCostMatching(problem))).toBe(least);
          expect(costOf(problem, leastCostMatching(problem, 0))).toBe(least);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('comes with dual values that prove it on every pair of the complete graph', () => {
    fc.assert(
      fc.property(problems(12), fc.constantFrom(0, 1000), (problem, completeUpTo) => {
        provesOptimal(problem, leastCostMatching(problem, completeUpTo));
      }),
      { numRuns: 150 },
    );
  });

  it('matches every vertex with exactly one other', () => {
    fc.assert(
      fc.property(problems(20), (problem) => {
        const { mate } = leastCostMatching(problem, 0);
        mate.forEach((v, u) => expect(mate[v] === u && v !== u).toBe(true));
      }),
    );
  });
});
