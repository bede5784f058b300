import { createInstance, type i18n } from 'i18next';
import { complete, type Catalogue } from './catalogue.js';
import type { Language } from './language.js';

/**
 * What a text speaks of, by the names that stand in it:
 * `{{player}}`. `count` also chooses between one and many.
 */
export type Facts = Readonly<Record<string, unknown>>;

/**
 * A speaker of one language with the texts there are now. React escapes what
 * it shows, so facts are put in as they are; codes hold colons and slashes.
 */
export const speechOf = (language: Language, texts: Catalogue): i18n => {
  const speech = createInstance();
  void speech.init({
    lng: language,
    fallbackLng: complete,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    initAsync: false,
    nsSeparator: false,
  });
  return speech;
};

/** Texts that came later. */
export const addTo = (speech: i18n, language: Language, more: Catalogue): void => {
  speech.addResourceBundle(language, 'translation', more, true, true);
};

/** The text of a dotted key with its facts filled in; null when there is none. */
export const say = (
  speech: Pick<i18n, 't' | 'exists'>,
  key: string,
  facts: Facts = {},
): string | null =>
  speech.exists(key, { ...facts, returnObjects: false }) ? speech.t(key, { ...facts }) : null;

/** The same of a text that is reworded before its facts are filled in. */
export const sayReworded = (
  speech: Pick<i18n, 't' | 'language' | 'services'>,
  key: string,
  facts: Facts,
  reword: (text: string) => string,
): string =>
  speech.services.interpolator.interpolate(
    reword(speech.t(key, { ...facts, skipInterpolation: true })),
    facts,
    speech.language,
    {},
  );
