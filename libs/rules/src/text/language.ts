import type { Grammar } from './grammar/grammar.js';
import { languages as grammars } from './grammar/languages/all.gen.js';
import { languages } from './languages/all.gen.js';

/**
 * A phrase, identified by its English words: the keys of the files in `languages`. The text before
 * a bar distinguishes phrases that are the same in English.
 */
export type Phrase = keyof typeof languages.es;

/**
 * The tag of a language: its phrases are in `languages`, its grammar in `grammar/languages`.
 * English needs no phrases, because its words are the keys.
 */
export type Language = string;

const PHRASES: Readonly<Record<string, Readonly<Record<Phrase, string>>>> = languages;
const GRAMMARS: Readonly<Record<string, Grammar>> = grammars;

/** English first, because it is shown to readers of any other language. */
export const LANGUAGE_TAGS: readonly Language[] = [
  'en',
  ...Object.keys(PHRASES).filter((tag) => tag in GRAMMARS),
];

export const grammarOf = (l: Language): Grammar => GRAMMARS[l] ?? grammars.en;

export const say = (
  l: Language,
  phrase: Phrase,
  parts: Readonly<Record<string, string | number>> = {},
): string =>
  (PHRASES[l]?.[phrase] ?? phrase.slice(phrase.indexOf('|') + 1)).replace(
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

/** Contracts words and applies the typography of the language. */
export const contract = (l: Language, text: string): string => grammarOf(l).contract(text);

export const list = (l: Language, items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${say(l, 'and')} ${items.at(-1)}`;
