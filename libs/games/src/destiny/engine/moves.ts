import {
  behaviour,
  card,
  controllerOf,
  deckOf,
  die,
  facts,
  hand,
  healthOf,
  seatOf,
  sideOf,
} from './queries.js';
import type { Machine } from './machine.js';
import type { CardState, DieState } from './state.js';
import { fire, rolledOccasions } from './triggers.js';

/** Small changes of a game, each complete and reported. */

export const draw = (g: Machine, seat: number, count: number): number => {
  const deck = deckOf(g, seat);
  const drawn = deck.splice(0, count);
  for (const key of drawn) card(g, key).zone = 'hand';
  if (drawn.length > 0) g.tell({ what: 'drawn', seat, number: drawn.length });
  return drawn.length;
};

/** Moves cards from the top of a deck to the owner's discard pile; returns how many. */
export const mill = (g: Machine, seat: number, count: number): number => {
  const milled = deckOf(g, seat).splice(0, count);
  for (const key of milled) {
    card(g, key).zone = 'discard';
    g.tell({ what: 'discarded', seat, card: key });
  }
  return milled.length;
};

export const gain = (g: Machine, seat: number, count: number): void => {
  if (count <= 0) return;
  seatOf(g, seat).resources += count;
  g.tell({ what: 'gained', seat, number: count });
};

/**
 * Takes up to `count` resources: a player cannot lose more than they have (part 2). Returns how
 * many.
 */
export const lose = (g: Machine, seat: number, count: number): number => {
  const lost = Math.min(seatOf(g, seat).resources, Math.max(count, 0));
  seatOf(g, seat).resources -= lost;
  if (lost > 0) g.tell({ what: 'lost', seat, number: lost });
  return lost;
};

export const spend = (g: Machine, seat: number, count: number): void => {
  if (count <= 0) return;
  seatOf(g, seat).resources -= count;
  g.tell({ what: 'spent', seat, number: count });
};

/** Whether a die may be rolled this round. */
export const canRoll = (g: Machine, { frozen }: DieState): boolean => frozen !== g.state.round;

/** Rolls a die into the pool of its controller. */
export const roll = (g: Machine, one: DieState, what: 'rolled' | 'rerolled' = 'rolled'): void => {
  one.place = 'pool';
  one.side = g.below(6);
  g.tell({ what, seat: controllerOf(g, one), die: one.key, number: one.side });
};

export const rerollAll = (g: Machine, keys: readonly string[]): void => {
  const rolled = keys
    .map((key) => die(g, key))
    .filter((one) => one.place === 'pool' && canRoll(g, one));
  for (const one of rolled) roll(g, one, 'rerolled');
  fire(
    g,
    rolled.flatMap((one) => rolledOccasions(g, one, false)),
  );
};

export const turn = (g: Machine, one: DieState, side: number): void => {
  one.side = side;
  g.tell({ what: 'turned', seat: controllerOf(g, one), die: one.key, number: side });
};

/** Removes a die from the pool: it goes to its card, or is set aside if its card is not in play. */
export const takeFromPool = (g: Machine, one: DieState, what: 'removed' | 'resolved'): void => {
  if (one.place !== 'pool') return;
  g.tell({ what, seat: controllerOf(g, one), die: one.key, number: one.side });
  one.place = card(g, one.card).zone === 'play' ? 'card' : 'aside';
  one.side = -1;
  one.loose = false;
};

export const setAside = (g: Machine, one: DieState): void => {
  if (one.place === 'aside') return;
  one.place = 'aside';
  one.side = -1;
  one.loose = false;
  g.tell({ what: 'set-aside', die: one.key });
};

export const diceOf = (g: Machine, key: string): DieState[] =>
  Object.values(g.state.dice).filter((one) => one.card === key);

/** A card that leaves play loses everything on it; its dice are set aside (part 2). */
export const leavePlay = (g: Machine, one: CardState, zone: 'discard' | 'hand' | 'out'): void => {
  for (const itsDie of diceOf(g, one.key)) setAside(g, itsDie);
  one.zone = zone;
  one.controller = one.owner;
  one.exhausted = false;
  one.damage = 0;
  one.shields = 0;
  one.host = null;
  one.support = false;
  one.doomed = false;
  delete one.used;
  delete one.returns;
  g.tell({ what: zone === 'hand' ? 'returned' : 'discarded', seat: one.owner, card: one.key });
};

export const discardFromHand = (g: Machine, keys: readonly string[]): void => {
  for (const key of keys) {
    const one = card(g, key);
    one.zone = 'discard';
    g.tell({ what: 'discarded', seat: one.owner, card: key });
  }
};

/** Random cards of a hand. */
export const randomCards = (g: Machine, seat: number, count: number): string[] => {
  const keys = hand(g, seat).map(({ key }) => key);
  const chosen: string[] = [];
  while (chosen.length < count && keys.length > 0)
    chosen.push(...keys.splice(g.below(keys.length), 1));
  return chosen;
};

export const exhaust = (g: Machine, key: string): boolean => {
  const one = card(g, key);
  if (one.exhausted) return false;
  one.exhausted = true;
  g.tell({ what: 'exhausted', seat: one.controller, card: key });
  return true;
};

export const ready = (g: Machine, key: string): boolean => {
  const one = card(g, key);
  if (!one.exhausted) return false;
  one.exhausted = false;
  g.tell({ what: 'readied', seat: one.controller, card: key });
  return true;
};

export const heal = (g: Machine, key: string, count: number): number => {
  const one = card(g, key);
  const healed = Math.min(one.damage, count);
  one.damage -= healed;
  if (healed > 0) g.tell({ what: 'healed', card: key, number: healed });
  return healed;
};

/** The resources that it costs to resolve a die, which is the first key, with its modifiers. */
export const resolvingCost = (g: Machine, keys: readonly string[]): number => {
  const [base, ...modifiers] = keys.map((key) => priceOf(g, die(g, key)));
  const rest = modifiers.reduce((sum, price) => sum + price, 0);
  return Math.max((base ?? 0) - modifiedLess(g, keys), 0) + rest;
};

/** The reduction of the first die's cost by the other dice, which modify it. */
const modifiedLess = (g: Machine, [base, ...modifiers]: readonly string[]): number =>
  modifiers
    .map((key) => die(g, key).card)
    .filter((key) => base !== undefined && card(g, key).host === die(g, base).card)
    .reduce((sum, key) => sum + (behaviour(g, key).constant?.modifiedLess ?? 0), 0);

export const priceOf = (g: Machine, one: DieState): number => {
  const { cost } = sideOf(g, one);
  const { host } = card(g, one.card);
  const less = behaviour(g, one.card).constant?.priceLessOn;
  const fits = less !== undefined && host !== null && facts(g, host).color === less;
  return fits ? Math.max(cost - 1, 0) : cost;
};

export const healthLeft = (g: Machine, key: string): number =>
  healthOf(g, key) - card(g, key).damage;
