import { inEach, textIn, type Texts } from '#game';
import { type Language, LANGUAGE_TAGS } from '#rules';
import { languages } from './languages/all.gen.js';

/** A text in every language of the rules. */
export type Written = Texts;

/** The table's phrases, by their English text: the keys of the files in `languages`. */
export type TablePhrase = keyof typeof languages.es;

/** English needs no file, because its texts are the keys. */
const phrasesOf: Readonly<Record<string, Readonly<Record<TablePhrase, string>>>> = languages;

/** A text, composed for each language. */
export const both = (write: (language: Language) => string): Written =>
  inEach(LANGUAGE_TAGS, write);

const phrases = new Map<TablePhrase, Written>();

export const phrase = (key: TablePhrase): Written => {
  const known = phrases.get(key);
  if (known) return known;
  const text = both((language) => phrasesOf[language]?.[key] ?? key);
  phrases.set(key, text);
  return text;
};

/**
 * Caches the text of a card's part in every language, because writing it takes longer than the rest
 * of a question.
 */
export const writeOnce = <Part extends object>(
  write: (language: Language, part: Part) => string,
): ((part: Part) => Written) => {
  const known = new WeakMap<Part, Written>();
  return (part) => {
    const before = known.get(part);
    if (before) return before;
    const text = both((language) => write(language, part));
    known.set(part, text);
    return text;
  };
};

/** Fills `{x}` in every language, from texts or names. */
export const fill = (
  text: Written,
  parts: Readonly<Record<string, Written | string | number>>,
): Written =>
  both((language) =>
    textIn(text, language).replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const part = parts[name] ?? '';
      return typeof part === 'object' ? textIn(part, language) : String(part);
    }),
  );
