import { createInstance, type i18n, type Resource } from 'i18next';
import type { Language } from './language.js';
import { inLanguage, type Texts } from './pairs.js';

/** What a text speaks of, by the names that stand in it: `{{player}}`. `count` also chooses between one and many. */
export type Facts = Readonly<Record<string, unknown>>;

const LANGUAGES = ['en', 'es'] as const satisfies readonly Language[];

const inBoth = (texts: Texts): Resource =>
  Object.fromEntries(
    LANGUAGES.map((language, index) => [
      language,
      { translation: inLanguage(texts, index === 0 ? 0 : 1) },
    ]),
  );

/** Both languages with the texts there are now. React escapes what it shows, so facts are put in as they are; codes hold colons and slashes. */
export const speechOf = (
  language: Language,
  texts: Texts,
  plugins: readonly Parameters<i18n['use']>[0][] = [],
): i18n => {
  const speech = createInstance();
  for (const plugin of plugins) speech.use(plugin);
  void speech.init({
    lng: language,
    fallbackLng: 'en',
    resources: inBoth(texts),
    interpolation: { escapeValue: false },
    initAsync: false,
    nsSeparator: false,
    react: { bindI18nStore: 'added' },
  });
  return speech;
};

/** Texts that came later. */
export const addTo = (speech: i18n, more: Texts): void => {
  for (const [language, bundles] of Object.entries(inBoth(more)))
    speech.addResourceBundle(language, 'translation', bundles['translation'], true, true);
};

/** The text of a dotted key with its facts filled in; null when there is none. */
export const say = (
  speech: Pick<i18n, 't' | 'exists'>,
  key: string,
  facts: Facts = {},
): string | null =>
  speech.exists(key, { ...facts, returnObjects: false }) ? speech.t(key, { ...facts }) : null;
