import type { Language } from './language.js';
import type { Pair, Texts } from './pairs.js';

/** What a text speaks of, by the names that stand in it: `{{player}}`. `count` also chooses between one and many. */
export type Facts = Readonly<Record<string, unknown>>;

const isPair = (value: Pair | Texts): value is Pair => Array.isArray(value);

const pairAt = (texts: Texts, key: string): Pair | null => {
  let at: Pair | Texts | undefined = texts;
  for (const step of key.split('.')) {
    if (at === undefined || isPair(at) || !Object.hasOwn(at, step)) return null;
    at = at[step];
  }
  return at !== undefined && isPair(at) ? at : null;
};

const word = (fact: unknown): string => (fact === undefined || fact === null ? '' : String(fact));

/**
 * The text of a dotted key in one language with its facts filled in; null when there is none. With a `count`, `key_one` or `key_other` goes first:
 * both languages count like that, one of a thing and any other number of it.
 */
export const say = (texts: Texts, language: Language, key: string, facts: Facts): string | null => {
  const counted = facts['count'] === undefined ? null : pairAt(texts, `${key}_${facts['count'] === 1 ? 'one' : 'other'}`);
  const pair = counted ?? pairAt(texts, key);
  return pair === null ? null : pair[language === 'en' ? 0 : 1].replace(/\{\{(\w+)\}\}/g, (_, name: string) => word(facts[name]));
};
