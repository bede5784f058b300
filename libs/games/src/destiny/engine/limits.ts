import type { Machine } from './machine.js';
import { card } from './queries.js';
import type { CardState } from './state.js';

/** Records which abilities that are limited to once per round or game were used. */

export const hasUsed = (g: Machine, key: string, what: string): boolean =>
  card(g, key).used?.includes(what) ?? false;

export const noteUsed = (g: Machine, key: string, what: string): void => {
  const one = card(g, key);
  one.used = [...(one.used ?? []), what];
};

/** Clears the record of abilities limited per round; those limited per game stay used. */
export const forgetUsed = (one: CardState): void => {
  const left = one.used?.filter((what) => what.startsWith('game')) ?? [];
  if (left.length > 0) one.used = left;
  else delete one.used;
};
