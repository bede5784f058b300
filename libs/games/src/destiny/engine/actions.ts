import type { CardAction } from './behaviour.js';
import { waysToPlay } from './costs.js';
import type { Machine } from './machine.js';
import { diceOf, resolvingCost } from './moves.js';
import type { Option } from './options.js';
import {
  behaviour,
  card,
  characters,
  facts,
  hand,
  inPlay,
  pool,
  seatOf,
  sideOf,
  typeOf,
} from './queries.js';
import type { DieState } from './state.js';
import type { DieSymbol } from '../facts/card.js';

/** A plain die of a symbol that its player can pay for; modifiers and blanks never resolve alone (part 2). */
export const isBase = (g: Machine, seat: number, one: DieState): boolean =>
  canResolve(g, seat, one.key);

/** A die is resolved once at a time: its own special does not resolve it again. */
const isResolving = (g: Machine, key: string): boolean =>
  g.state.stack.some((frame) => frame.kind === 'resolve' && frame.die === key);

/**
 * Whether a card may let a player resolve this die: alone, so
 * never a modifier unless the card says so, and paid for (part 2).
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
  return how === 'free' || resolvingCost(g, [key]) <= seatOf(g, seat).resources;
};

const matches = (modifier: DieSymbol, base: DieSymbol): boolean =>
  modifier === base ||
  (modifier === 'any-damage' && (base === 'melee' || base === 'ranged' || base === 'indirect'));

/** Dice with a plus that may be added to a base die, its cost and theirs paid together. */
export const modifiersFor = (
  g: Machine,
  seat: number,
  base: string,
  others: { readonly with: readonly string[]; readonly done: readonly string[] },
): DieState[] => {
  const dice = g.state.dice[base];
  if (!dice) return [];
  const { symbol } = sideOf(g, dice);
  return pool(g, seat).filter((one) => {
    const side = sideOf(g, one);
    return (
      side.modifier &&
      matches(side.symbol, symbol) &&
      !others.with.includes(one.key) &&
      !others.done.includes(one.key) &&
      resolvingCost(g, [base, ...others.with, one.key]) <= seatOf(g, seat).resources
    );
  });
};

const playOptions = (g: Machine, seat: number): Option[] =>
  hand(g, seat).flatMap(({ key }) =>
    waysToPlay(g, seat, key).map(({ on, replacing }) => ({
      do: 'play' as const,
      card: key,
      ...(on ? { on } : {}),
      ...(replacing ? { replacing } : {}),
    })),
  );

/** Ready characters, and ready supports that have a die (part 5, activate). */
const canActivate = (g: Machine, key: string): boolean => {
  const one = card(g, key);
  if (one.exhausted) return false;
  const type = typeOf(g, key);
  return type === 'character' || (type === 'support' && diceOf(g, key).length > 0);
};

/** Whether everything that an action costs can be given. */
const canUse = (g: Machine, seat: number, key: string, action: CardAction): boolean => {
  const one = card(g, key);
  if (action.exhaust && one.exhausted) return false;
  if (action.hostWithoutShields && one.host !== null && card(g, one.host).shields > 0) return false;
  if (action.exhaustCharacter && !characters(g, seat).some(({ exhausted }) => !exhausted))
    return false;
  if (action.removeDie && !diceOf(g, key).some(({ place }) => place === 'pool')) return false;
  if (!action.discard) return true;
  const { color } = action.discard;
  return hand(g, seat).some((held) => !color || facts(g, held.key).color === color);
};

const useOptions = (g: Machine, seat: number): Option[] =>
  inPlay(g, seat).flatMap(({ key }) =>
    (behaviour(g, key).actions ?? []).flatMap((action, ability) =>
      canUse(g, seat, key, action) ? [{ do: 'use' as const, card: key, ability }] : [],
    ),
  );

/** Everything that a player may do with an action, passing last. */
export const actionOptions = (g: Machine, seat: number): Option[] => {
  const dice = pool(g, seat);
  return [
    ...playOptions(g, seat),
    ...inPlay(g, seat)
      .filter(({ key }) => canActivate(g, key))
      .map(({ key }) => ({ do: 'activate' as const, card: key })),
    ...dice
      .filter((one) => isBase(g, seat, one))
      .map(({ key }) => ({ do: 'resolve' as const, die: key })),
    ...(dice.length > 0 ? hand(g, seat) : []).map(({ key }) => ({
      do: 'reroll' as const,
      card: key,
    })),
    ...useOptions(g, seat),
    ...(g.state.claimed === null && g.state.battlefield !== null ? [{ do: 'claim' as const }] : []),
    { do: 'pass' },
  ];
};
