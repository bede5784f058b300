import { bye, costOf, type Pairs } from './optimum.js';
import type { Costs } from './costs.js';
import type { Field } from './field.js';

/** Exchanges tried per player; ties are well mixed long before that many. */
const exchangesPerPlayer = 8;

/**
 * Draws among equally good pairings: two players of one score group (and pod, if opponents come
 * from it) repeatedly exchange their opponents whenever that leaves the objective unchanged. The
 * search alone would favour some of these pairings.
 */
export const mixEqualPairs = (field: Field, costs: Costs, pairs: Pairs): void => {
  const { opponent } = pairs;
  const scores = field.groupSizes.length;
  const groupOf = (i: number): number =>
    (field.podRule === 'in-pod' ? field.pod[i]! * scores : 0) + field.group[i]!;
  const groups = new Map<number, number[]>();
  const players = [...opponent.keys()].filter((i) => i !== bye);
  for (const i of players) {
    const known = groups.get(groupOf(i));
    if (known) known.push(i);
    else groups.set(groupOf(i), [i]);
  }
  for (let tries = players.length * exchangesPerPlayer; tries > 0; tries -= 1) {
    const a = players[field.random.below(players.length)]!;
    const peers = groups.get(groupOf(a))!;
    const c = peers[field.random.below(peers.length)]!;
    const [b, d] = [opponent.get(a)!, opponent.get(c)!];
    if (a === c || b === c) continue;
    if (costOf(costs, a, d) + costOf(costs, c, b) !== costOf(costs, a, b) + costOf(costs, c, d))
      continue;
    opponent.set(a, d).set(d, a).set(c, b).set(b, c);
  }
};
