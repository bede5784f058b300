import type { Costs } from './costs.js';
import type { Field } from './field.js';
import { bye, costOf, optimalPairs, type Pairs } from './optimum.js';

/**
 * The pairing in which the first of the standings has the best placed opponent he can have, then the first of those left, and so on,
 * among all pairings that are best in the levels before (constraints, rematches, byes). Exact: an opponent is passed over only when
 * the players left without these two could not be paired as well as before.
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

/** The best pairing of everyone open but i and j, if it and their table cost no more than `current` together; else null. */
const withPair = (current: Pairs, [i, j]: readonly [number, number], { field, costs, open }: { field: Field; costs: Costs; open: ReadonlySet<number> }): Pairs | null => {
  const own = costOf(costs, i, j);
  if (own > current.cost) return null;
  const rest = current.cost - own;
  const [u, v] = [current.opponent.get(i)!, current.opponent.get(j)!];
  if (u === j) return { opponent: current.opponent, cost: rest };
  const before = costOf(costs, i, u) + costOf(costs, j, v);
  if (own + costOf(costs, u, v) === before) {
    const opponent = current.opponent.set(u, v).set(v, u);
    return { opponent, cost: rest };
  }
  const solved = optimalPairs(field, costs, [...open].filter((k) => k !== j));
  return solved.cost === rest ? solved : null;
};
