/**
 * How good a hand is: how well the resources of the next rounds can be spent on it. Chooses
 * resources and mulligans for level 3.
 */
import type { Decision, Move } from '../kernel/decisions.js';
import { def, type Game, player } from '../kernel/game.js';
import type { Card, Seat } from '../kernel/state.js';
import type { Dice } from './random.js';

/**
 * The value of spending in a round relative to the round before, because the cards drawn in between
 * are unknown.
 */
const LATER = 0.65;
const ROUNDS = 4;
/** Resources spent on events and upgrades do less for the board and need the right moment. */
const SHARE: Readonly<Record<string, number>> = { Unit: 1, Event: 0.8, Upgrade: 0.7 };
/** The value of a card beyond those that can be paid for. */
const SPARE_CARD = 0.3;
/** Up to this number of resources, another one is always worth a card. */
const ENOUGH = 6;
const WANTED = 100;

/**
 * The value of what can be spent on these cards in the next rounds, most expensive first, with one
 * resource more each round.
 */
export function plan(g: Game, cards: readonly Card[], resources: number): number {
  const left = cards
    .map((c) => ({ cost: def(g, c).printedCost, share: SHARE[def(g, c).type] ?? 1 }))
    .sort((a, b) => b.cost - a.cost || b.share - a.share);
  let sum = 0;
  for (let round = 0, weight = 1; round < ROUNDS; round++, weight *= LATER) {
    let budget = resources + round;
    for (let i = 0; i < left.length;) {
      const { cost, share } = left[i] as { cost: number; share: number };
      if (cost > budget) i++;
      else {
        budget -= cost;
        sum += weight * cost * share;
        left.splice(i, 1);
      }
    }
  }
  return sum + SPARE_CARD * left.length;
}

function isWanted(g: Game, seat: Seat): boolean {
  const { leaders, resources } = player(g, seat);
  if (resources.length < ENOUGH) return true;
  return leaders.some(
    (l) => g.s.deployed[l] !== 1 && g.s.epic[l] !== 1 && def(g, l).printedCost > resources.length,
  );
}

/** Every set of at least `min` and at most `max` of the options from `from` on. */
function* sets(n: number, min: number, max: number, from = 0): Generator<number[]> {
  if (min <= 0) yield [];
  if (max <= 0) return;
  for (let i = from; i < n; i++)
    for (const rest of sets(n, min - 1, max - 1, i + 1)) yield [i, ...rest];
}

const FIRST_RESOURCES = 2;
const HANDS_TRIED = 60;

/** The best plan for a first hand once two of its cards are resources. */
function firstPlan(g: Game, hand: readonly Card[]): number {
  let most = -Infinity;
  for (const pick of sets(hand.length, FIRST_RESOURCES, FIRST_RESOURCES))
    most = Math.max(
      most,
      plan(
        g,
        hand.filter((_, i) => !pick.includes(i)),
        FIRST_RESOURCES,
      ),
    );
  return most;
}

/** Whether a first hand is at least as good as the average hand from the same deck. */
export function isHandKept(g: Game, seat: Seat, roll: Dice): boolean {
  const { hand, deck } = player(g, seat);
  // Sorted by name, so that the real order of the deck has no influence.
  const name = (c: Card): string => g.s.id[c] as string;
  const all = [...hand, ...deck].sort(
    (a, b) => Number(name(a) > name(b)) - Number(name(a) < name(b)),
  );
  let sum = 0;
  for (let n = 0; n < HANDS_TRIED; n++) {
    const rest = all.slice();
    sum += firstPlan(
      g,
      hand.map(() => rest.splice(roll(rest.length), 1)[0] as Card),
    );
  }
  return firstPlan(g, hand) >= sum / HANDS_TRIED;
}

/** Chooses which cards of the hand become resources. */
export function chooseResources(g: Game, d: Decision): Move {
  const { hand, resources } = player(g, d.seat);
  const wanted = isWanted(g, d.seat);
  let best: number[] = [];
  let most = -Infinity;
  for (const pick of sets(d.options.length, d.min, d.max)) {
    const given = new Set(pick.map((i) => (d.options[i] as { card: Card }).card));
    const kept = hand.filter((c) => !given.has(c));
    const value =
      plan(g, kept, resources.length + pick.length) + (wanted ? WANTED * pick.length : 0);
    if (value > most) [best, most] = [pick, value];
  }
  return { seat: d.seat, at: d.at, pick: best };
}
