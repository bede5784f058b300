import { inLanguage } from '#contracts';
import { languages } from './languages/all.gen.js';
import type { Words } from './words.js';

/** The language of a locale: `es` for `es-419`. */
export const languageOf = (locale: string): string => locale.split('-')[0]?.toLowerCase() ?? 'en';

/**
 * The texts for a person with this Discord locale (`es-ES`); English if there is no translation.
 */
export const wordsFor = (locale: string): Words => inLanguage(languages, languageOf(locale));

/** Languages for which Discord has several locales; all others have one that equals our tag. */
const kindsOf: Readonly<Record<string, readonly string[]>> = { es: ['es-ES', 'es-419'] };

/** A menu text in all languages except English, by Discord locale. */
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
