import type { Costs } from './costs.js';
import type { Field } from './field.js';
import { bye, costOf, optimalPairs, type Pairs } from './optimum.js';

/**
 * The pairing in which the first player of the standings has the best placed opponent possible,
 * then the first of those left, and so on, among all pairings that are optimal in the earlier
 * levels (constraints, rematches, byes). Exact: an opponent is passed over only if the remaining
 * players could then no longer be paired at the same cost.
 */
export const pairsByStanding = (field: Field, costs: Costs, members: readonly number[]): Pairs => {
  let { opponent, cost } = optimalPairs(field, costs, members);
  const whole = cost;
  const settled = new Map<number, number>();
  const order = [...members].filter((i) => i !== bye).sort((a, b) => a - b);
  if (members.includes(bye)) order.push(bye);
  const open = new Set(order);
  for (const i of order) {
    if (!open.has(i)) continue;
    open.delete(i);
    for (const j of open) {
      const left = withPair({ opponent, cost }, [i, j], { field, costs, open });
      if (!left) continue;
      ({ opponent, cost } = left);
      settled.set(i, j).set(j, i);
      open.delete(j);
      break;
    }
  }
  return { opponent: settled, cost: whole };
};

interface Round {
  readonly field: Field;
  readonly costs: Costs;
  /** Players not paired yet, in order of the standings. */
  readonly open: ReadonlySet<number>;
}

/**
 * The best pairing of all open players except i and j, if it and their table together cost no more
 * than `current`; otherwise null.
 */
const withPair = (
  current: Pairs,
  [i, j]: readonly [number, number],
  round: Round,
): Pairs | null => {
  const { field, costs, open } = round;
  const own = costOf(costs, i, j);
  if (own > current.cost) return null;
  const cost = current.cost - own;
  const { opponent } = current;
  const [u, v] = [opponent.get(i)!, opponent.get(j)!];
  if (u === j) return { opponent, cost };
  const before = costOf(costs, i, u) + costOf(costs, j, v);
  if (own + costOf(costs, u, v) === before) return { opponent: opponent.set(u, v).set(v, u), cost };
  const tables = nearTables(opponent, [i, j, u, v], open);
  const changed = optimalPairs(field, costs, [u, v, ...tables.flat()]);
  if (
    own + changed.cost ===
    tables.reduce((sum, [k, partner]) => sum + costOf(costs, k, partner), before)
  ) {
    for (const [k, partner] of changed.opponent) opponent.set(k, partner);
    return { opponent, cost };
  }
  const solved = optimalPairs(
    field,
    costs,
    [...open].filter((k) => k !== j),
  );
  return solved.cost === cost ? solved : null;
};

/** The maximum number of tables that are taken apart before all of them are. */
const mostNearTables = 16;

/**
 * The best placed open tables. Nearly always these and the two remaining players can be paired anew
 * at no extra cost; a pairing that costs no more than the bound is optimal, even though the search
 * did not include the other tables.
 */
const nearTables = (
  opponent: ReadonlyMap<number, number>,
  taken: readonly number[],
  open: ReadonlySet<number>,
): [number, number][] => {
  const seen = new Set<number>(taken);
  const tables: [number, number][] = [];
  for (const k of open) {
    if (tables.length === mostNearTables) break;
    const partner = opponent.get(k)!;
    if (seen.has(k)) continue;
    seen.add(k).add(partner);
    tables.push([k, partner]);
  }
  return tables;
};
