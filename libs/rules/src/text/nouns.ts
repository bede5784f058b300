/**
 * Cards, numbers and conditions in words. Their texts contain each other, so they are connected
 * here.
 */
import type { Amount, Condition, Filter, Target } from '../effects/nodes.js';
import { amount as amountIn } from './amounts.js';
import {
  countedNoun as countedIn,
  every as everyIn,
  noun as nounIn,
  target as targetIn,
} from './cards.js';
import { condition as conditionIn } from './conditions.js';
import { type Each, forEach as forEachIn } from './for-each.js';
import { type Language, LANGUAGE_TAGS } from './language.js';
import type { Phrases } from './phrases.js';

export { isThere } from './conditions.js';
export { HEADER, withoutOwner, withoutSide } from './filter-words.js';

const phrases = (l: Language): Phrases => {
  const p: Phrases = {
    l,
    amount: (a) => amountIn(p, a),
    condition: (c) => conditionIn(p, c),
  };
  return p;
};
const KNOWN: Readonly<Record<Language, Phrases>> = Object.fromEntries(
  LANGUAGE_TAGS.map((l) => [l, phrases(l)]),
);
const phrasesOf = (l: Language): Phrases => KNOWN[l] ?? phrases(l);

export const amount = (l: Language, a: Amount): string => amountIn(phrasesOf(l), a);
/** "for each other friendly unit", or null if the amount is no count. */
export const forEach = (l: Language, a: Amount): Each | null => forEachIn(phrasesOf(l), a);
export const condition = (l: Language, c: Condition): string => conditionIn(phrasesOf(l), c);
/**
 * Without an article: "friendly ground unit that costs 3 or less". `n`: 1 for singular, 2 for
 * plural.
 */
export const noun = (l: Language, f: Filter, n: 1 | 2 = 1): string => nounIn(phrasesOf(l), f, n);
/** With article or number: "a unit", "another friendly unit", "up to 3 units". */
export const countedNounIn = (l: Language, n: number | string, f: Filter, bare = false): string =>
  countedIn(phrasesOf(l), n, f, bare);
/** "each other friendly unit". */
export const every = (l: Language, f: Filter): string => everyIn(phrasesOf(l), f);
export const target = (l: Language, t: Target): string => targetIn(phrasesOf(l), t);
