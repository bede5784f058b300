import { inEach, textIn, type Texts } from '#game';
import { languages } from './languages/all.gen.js';

export type TextKey = keyof typeof languages.en;

const catalogues: Readonly<Record<string, Readonly<Record<TextKey, string>>>> = languages;

/** The text of this key; a word in braces stands for the value of that name, which may be a text itself. */
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
