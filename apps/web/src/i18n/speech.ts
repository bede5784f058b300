import { createInstance, type i18n } from 'i18next';
import { complete, type Catalogue } from './catalogue.js';
import type { Language } from './language.js';

/**
 * The values of a text's placeholders by name, such as `{{player}}`. `count` also selects the
 * plural form.
 */
export type Facts = Readonly<Record<string, unknown>>;

/**
 * An i18next instance for one language with the texts loaded so far. Values are not escaped,
 * because React escapes what it renders; there is no namespace separator, because codes contain
 * colons and slashes.
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

/** Adds texts that were loaded later. */
export const addTo = (speech: i18n, language: Language, more: Catalogue): void => {
  speech.addResourceBundle(language, 'translation', more, true, true);
};

/** The text of a dotted key with its values filled in; null if there is none. */
export const say = (
  speech: Pick<i18n, 't' | 'exists'>,
  key: string,
  facts: Facts = {},
): string | null =>
  speech.exists(key, { ...facts, returnObjects: false }) ? speech.t(key, { ...facts }) : null;

/** The same for a text that is reworded before its values are filled in. */
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
