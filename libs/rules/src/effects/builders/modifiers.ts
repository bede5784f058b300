/** Builders of modifiers: what a card is given or denied. */
import type { Ability, Amount, Filter, Keyword, Modifier } from '../nodes.js';
import { freeze } from './freeze.js';

export const stats = (power: Amount, hp: Amount = 0): Modifier => ({ m: 'stats', power, hp });
export const gain = (keyword: Keyword, n?: Amount): Modifier => ({
  m: 'gain',
  keyword,
  ...(n === undefined ? {} : { n }),
});
export const gains = (ability: Ability): Modifier => ({ m: 'gain-ability', ability });
export const lose = (keyword: Keyword): Modifier => ({ m: 'lose', keyword });
export const loseAll: Modifier = freeze({ m: 'lose-all' });
export const cannot = (what: Extract<Modifier, { m: 'cannot' }>['what']): Modifier => ({
  m: 'cannot',
  what,
});
export const can = (what: Extract<Modifier, { m: 'can' }>['what']): Modifier => ({
  m: 'can',
  what,
});
/** The printed numbers of a unit count as these (2.9). */
export const printedAs = (numbers: { power?: number; hp?: number }): Modifier => ({
  m: 'printed',
  ...numbers,
});
export const excessTo = (cards: Filter): Modifier => ({ m: 'excess-to', cards });
export const strikesFirst: Modifier = freeze({ m: 'strikes', when: 'first' });
