import type { Texts } from '#game';
import en from './languages/en.json' with { type: 'json' };
import es from './languages/es.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };

export type TextKey = keyof typeof en;

const catalogues: { readonly [Language in keyof Texts]: Readonly<Record<TextKey, string>> } = {
  en,
  es,
  fr,
};

/** The text of this key; a word in braces stands for the value of that name, which may be a text itself. */
export const textOf = (
  key: TextKey,
  values: Readonly<Record<string, string | number | Texts>> = {},
): Texts => {
  const inLanguage = (language: keyof Texts): string =>
    catalogues[language][key].replaceAll(/\{(\w+)\}/g, (word, name: string) => {
      const value = values[name] ?? word;
      return typeof value === 'object' ? value[language] : String(value);
    });
  return { en: inLanguage('en'), es: inLanguage('es'), fr: inLanguage('fr') };
};
