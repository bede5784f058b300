import { costsOf } from './costs.js';
import { fieldOf } from './field.js';
import { leastCostMatching } from './matching/least-cost.js';
import type { OptimalMatching } from './matching/optimal-matching.js';
import { reducedCost } from './matching/pricing.js';
import { bye, costOf, problemOf } from './optimum.js';
import type { SwissInput } from './swiss-input.js';

/** Twice the least cost that any matching can have, according to the dual values. */
const dualBound = (matching: OptimalMatching): bigint => {
  const sizes = new Map<number, number>();
  let bound = 0n;
  matching.dual.forEach((dual, v) => {
    bound += dual;
    for (let b = matching.blossom[v]!; b !== -1; b = matching.blossoms.get(b)!.parent)
      sizes.set(b, (sizes.get(b) ?? 0) + 1);
  });
  for (const [b, { dual }] of matching.blossoms) {
    const size = sizes.get(b)!;
    if (dual < 0n || size % 2 === 0) throw new Error('pairing: the dual values are no proof');
    bound -= dual * BigInt(size - 1);
  }
  return bound;
};

/**
 * Whether linear programming duality proves this pairing optimal: there are dual values that
 * overcharge no pair of the complete graph (every pair is checked) and whose bound equals the cost
 * of this pairing. It does not depend on how the pairing was made. By standing it covers the levels
 * before the opponents' places. Quadratic in the number of players: for audits, not for pairing.
 */
export const isProvenOptimal = (
  input: SwissInput,
  pairing: {
    readonly tables: readonly { readonly a: string; readonly b: string }[];
    readonly bye: string | null;
  },
): boolean => {
  const field = fieldOf(input);
  const costs = costsOf(field);
  const fixed = new Set(field.fixed.flat());
  const members = field.players.map((_, i) => i).filter((i) => !fixed.has(i));
  const { problem } = problemOf(
    field,
    costs,
    members.length % 2 === 0 ? members : [...members, bye],
  );
  const matching = leastCostMatching(problem);
  for (let u = 0; u < problem.size; u += 1) {
    for (let v = 0; v < u; v += 1)
      if (reducedCost(matching, [u, v], problem.cost(u, v)) < 0n) return false;
  }
  const number = (id: string): number => field.numberOf.get(id) ?? Number.NaN;
  let cost = pairing.bye === null ? 0n : costOf(costs, number(pairing.bye), bye);
  for (const { a, b } of pairing.tables)
    if (!fixed.has(number(a))) cost += costOf(costs, number(a), number(b));
  return 2n * cost === dualBound(matching);
};
