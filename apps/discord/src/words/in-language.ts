import { inLanguage } from '#contracts';
import { languages } from './languages/all.gen.js';
import type { Words } from './words.js';

/** `es` for `es-419`. */
export const languageOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? 'en';

/** Texts for a reader whose Discord is set to this locale (`es-ES`); English where we have no other. */
export const wordsFor = (locale: string): Words => inLanguage(languages, languageOf(locale));

/** Discord knows two kinds of some languages; every other is called as ours. */
const kindsOf: Readonly<Record<string, readonly string[]>> = { es: ['es-ES', 'es-419'] };

/** A text of the menu in all languages but English, by what Discord calls them. */
export const inAllLocales = (say: (words: Words) => string | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(languages)
      .filter(([tag]) => tag !== 'en')
      .flatMap(([tag, words]) =>
        (kindsOf[tag] ?? [tag]).flatMap((locale) => {
          const text = say(words);
          return text === undefined ? [] : [[locale, text] as const];
        }),
      ),
  );
