import { type Language, LANGUAGE_TAGS } from '#rules';
import es from './languages/es.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };

/** A text in every language of the rules. */
export type Written = Readonly<Record<Language, string>>;

/** What the table says, by its English words: the keys of the files in `languages`. */
export type TablePhrase = keyof typeof es;

/** One file per language; a further one is entered here. English needs none, its words are the keys. */
const languages: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<TablePhrase, string>>>> =
  { es, fr };

/** A text written once for each language. */
export const both = (write: (language: Language) => string): Written => {
  const text: Partial<Record<Language, string>> = {};
  for (const language of LANGUAGE_TAGS) text[language] = write(language);
  return text as Written;
};

const phrases = new Map<TablePhrase, Written>();

export const phrase = (key: TablePhrase): Written => {
  const known = phrases.get(key);
  if (known) return known;
  const text = both((language) => (language === 'en' ? key : languages[language][key]));
  phrases.set(key, text);
  return text;
};

/**
 * What a part of a card says in every language, written once: it takes longer than the rest of a question.
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
    text[language].replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const part = parts[name] ?? '';
      return typeof part === 'object' ? part[language] : String(part);
    }),
  );
