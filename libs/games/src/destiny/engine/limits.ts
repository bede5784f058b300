import type { Machine } from './machine.js';
import { card } from './queries.js';
import type { CardState } from './state.js';

/** What cards do once each round or once a game, and have done. */

export const hasUsed = (g: Machine, key: string, what: string): boolean =>
  card(g, key).used?.includes(what) ?? false;

export const noteUsed = (g: Machine, key: string, what: string): void => {
  const one = card(g, key);
  one.used = [...(one.used ?? []), what];
};

/** What is done once each round may be done again; what is done once a game may not. */
export const forgetUsed = (one: CardState): void => {
  const left = one.used?.filter((what) => what.startsWith('game')) ?? [];
  if (left.length > 0) one.used = left;
  else delete one.used;
};
