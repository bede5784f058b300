import { ENGLISH } from './grammar/english.js';
import { FRENCH } from './grammar/french.js';
import type { Grammar } from './grammar/grammar.js';
import { SPANISH } from './grammar/spanish.js';
import es from './languages/es.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };

/**
 * What is said, by its English words: the keys of the files in `languages`.
 * What stands before a bar tells apart what English says alike.
 */
export type Phrase = keyof typeof es;

/**
 * A language is two files, entered here: its phrases and its
 * grammar. English needs no phrases, its words are the keys.
 */
const LANGUAGES = {
  en: { phrases: null, grammar: ENGLISH },
  es: { phrases: es, grammar: SPANISH },
  fr: { phrases: fr, grammar: FRENCH },
} as const satisfies Readonly<
  Record<
    string,
    { readonly phrases: Readonly<Record<Phrase, string>> | null; readonly grammar: Grammar }
  >
>;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as readonly Language[];

export const grammarOf = (l: Language): Grammar => LANGUAGES[l].grammar;

export const say = (
  l: Language,
  phrase: Phrase,
  parts: Readonly<Record<string, string | number>> = {},
): string =>
  (LANGUAGES[l].phrases?.[phrase] ?? phrase.slice(phrase.indexOf('|') + 1)).replace(
    /\{(\w+)\}/g,
    (_, k: string) => String(parts[k] ?? ''),
  );

export const capital = (text: string): string => {
  const at = text.search(/\p{L}|\d/u);
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
};

export const sentence = (text: string): string => {
  const s = text.trim();
  return s === '' ? s : `${capital(s)}${/[.:!?]$|[.!?] ?[”»]$/.test(s) ? '' : '.'}`;
};

/** Words run together, and have the typography of the language. */
export const contract = (l: Language, text: string): string => grammarOf(l).contract(text);

export const list = (l: Language, items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${say(l, 'and')} ${items.at(-1)}`;
