import type { DieSymbol } from '../facts/card.js';
import type { Machine } from './machine.js';
import { priceOf, resolvingCost } from './moves.js';
import {
  behaviour,
  characters,
  controllerOf,
  die,
  facts,
  inPlay,
  pool,
  seatOf,
  sideOf,
} from './queries.js';
import type { CardState, DieState } from './state.js';

/**
 * Whether a die can be resolved on its own: it shows a symbol and no plus, and the player can pay
 * for it, if necessary thanks to a modifier. Modifiers and blanks never resolve alone (part 2).
 */
export const isBase = (g: Machine, seat: number, one: DieState): boolean =>
  canResolve(g, seat, one.key) ||
  (canResolve(g, seat, one.key, 'free') &&
    !sideOf(g, one).modifier &&
    modifiersFor(g, seat, one.key, { with: [], done: [] }).length > 0);

/**
 * The maximum that a player could pay for dice: resources, plus cards that may be exhausted
 * instead.
 */
export const fundsFor = (g: Machine, seat: number, keys: readonly string[]): number =>
  seatOf(g, seat).resources +
  lighteners(g, seat).length +
  (characters(g, seat).some(({ exhausted }) => !exhausted) ? priceOfExempt(g, keys) : 0);

/** Ready cards that could be exhausted to reduce the cost of dice by 1. */
export const lighteners = (g: Machine, seat: number): CardState[] =>
  inPlay(g, seat).filter(
    ({ key, exhausted }) => !exhausted && behaviour(g, key).constant?.lightens,
  );

/** The part of the cost that exhausting a character could cover. */
export const priceOfExempt = (g: Machine, keys: readonly string[]): number =>
  keys
    .map((key) => die(g, key))
    .filter((one) => behaviour(g, one.card).constant?.paidByCharacter)
    .reduce((sum, one) => sum + priceOf(g, one), 0);

/** Whether the die is being resolved already: its own special cannot resolve it again. */
const isResolving = (g: Machine, key: string): boolean =>
  g.state.stack.some((frame) => frame.kind === 'resolve' && frame.die === key);

/**
 * Whether a card may let a player resolve this die: on its own, so never a modifier unless the card
 * says so, and if the player can pay for it (part 2).
 */
export const canResolve = (
  g: Machine,
  seat: number,
  key: string,
  how: true | 'free' | 'plain' = true,
): boolean => {
  const one = g.state.dice[key];
  if (!one || one.place !== 'pool' || isResolving(g, key)) return false;
  const { symbol, modifier } = sideOf(g, one);
  if (symbol === 'blank' || (modifier && how !== 'plain')) return false;
  return how === 'free' || resolvingCost(g, [key]) <= fundsFor(g, seat, [key]);
};

/** Whether a modifier die belongs to a card that lets it modify other symbols than its own. */
const matchesAny = (g: Machine, modifier: DieState, base: DieState): boolean => {
  const any = behaviour(g, modifier.card).constant?.modifiesAny;
  if (!any || any.color === undefined) return any !== undefined;
  const fact = facts(g, base.card);
  return fact.type === 'character' && fact.color === any.color;
};

const matches = (modifier: DieSymbol, base: DieSymbol): boolean =>
  modifier === base ||
  (modifier === 'any-damage' && (base === 'melee' || base === 'ranged' || base === 'indirect'));

/** Dice with a plus that may be added to a base die; their costs are paid together. */
export const modifiersFor = (
  g: Machine,
  seat: number,
  base: string,
  others: { readonly with: readonly string[]; readonly done: readonly string[] },
): DieState[] => {
  const dice = g.state.dice[base];
  if (!dice) return [];
  const { symbol } = sideOf(g, dice);
  const fitting = pool(g, controllerOf(g, dice)).filter((one) => {
    const side = sideOf(g, one);
    return (
      side.modifier &&
      (matches(side.symbol, symbol) || matchesAny(g, one, dice)) &&
      !others.with.includes(one.key) &&
      !others.done.includes(one.key)
    );
  });
  const lighter = fitting.filter((one) => behaviour(g, one.card).constant?.modifiedLess);
  return fitting.filter(({ key }) => {
    const keys = new Set([base, ...others.with, key, ...lighter.map((one) => one.key)]);
    return resolvingCost(g, [...keys]) <= fundsFor(g, seat, [...keys]);
  });
};
