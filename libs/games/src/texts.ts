import { inEach, textIn, type Texts } from '#game';
import { languages } from './languages/all.gen.js';

export type TextKey = keyof typeof languages.en;

const catalogues: Readonly<Record<string, Readonly<Record<TextKey, string>>>> = languages;

/**
 * The text of this key; a word in braces is replaced by the value of that name, which may itself be
 * a text.
 */
export const textOf = (
  key: TextKey,
  values: Readonly<Record<string, string | number | Texts>> = {},
): Texts =>
  inEach(Object.keys(catalogues), (tag) =>
    (catalogues[tag] ?? languages.en)[key].replaceAll(/\{(\w+)\}/g, (word, name: string) => {
      const value = values[name] ?? word;
      return typeof value === 'object' ? textIn(value, tag) : String(value);
    }),
  );

/** Caches the texts of cards by key, because every board repeats them. */
export const saidOnce = (say: (key: string) => Texts | null): ((key: string) => Texts | null) => {
  const known = new Map<string, Texts | null>();
  return (key) => {
    const words = known.get(key);
    if (words !== undefined) return words;
    const made = say(key);
    known.set(key, made);
    return made;
  };
};

/** The same text with a capital at its start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
