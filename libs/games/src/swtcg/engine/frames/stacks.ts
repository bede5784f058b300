import type { Machine } from '../machine.js';
import { bringToTop } from '../moves.js';
import type { Option } from '../options.js';
import { arenasOf, card, facts, stackOf } from '../queries.js';

export const mostInStack = 4;

/**
 * The cost of adding a version to a stack: 1, plus the difference if the new top costs more than
 * the old one.
 */
export const stackingCost = (
  top: { readonly cost: number },
  added: { readonly cost: number },
  place: 'above' | 'below',
): number => 1 + (place === 'above' ? Math.max(0, added.cost - top.cost) : 0);

/** The option to add a card to a stack, if legal: at most four cards, each version once. */
export const stackTarget = (
  g: Machine,
  key: string,
  top: string,
  place: 'above' | 'below',
): Option[] => {
  const lying = [top, ...stackOf(g, top).map((one) => one.key)];
  const twice = lying.some((one) => {
    const [a, b] = [facts(g, one), facts(g, key)];
    return a.name === b.name && a.version === b.version;
  });
  if (twice || lying.length >= mostInStack) return [];
  return [{ do: 'stack', card: key, on: top, place }];
};

/** Puts a card on top of a stack; a version of another arena takes the stack there. */
export const stackBelow = (g: Machine, top: string, key: string): void => {
  bringToTop(g, top, key);
  const one = card(g, key);
  const own = arenasOf(g, key);
  if (one.zone === 'arena' && one.arena && !own.includes(one.arena))
    one.arena = own[0] ?? one.arena;
};
