import type { i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { initialLanguage, rememberLanguage, type Language } from './language.js';
import type { KeysOf, Texts } from './pairs.js';
import { addTo, say, speechOf, type Facts } from './speech.js';
import { first } from './texts/first.js';
import type { texts } from './texts/index.js';

export type { Facts } from './speech.js';
export type TextKey = KeysOf<typeof texts>;

const show = (language: Language): void => {
  document.documentElement.lang = language;
  dayjs.locale(language);
};

let speech: i18n | null = null;

export const startLanguages = (): void => {
  const language = initialLanguage();
  speech = speechOf(language, first, [initReactI18next]);
  show(language);
};

/** Texts that came later; what is on the screen is written anew. */
export const addTexts = (more: Texts): void => {
  if (speech) addTo(speech, more);
};

export const chooseLanguage = (language: Language): void => {
  rememberLanguage(language);
  show(language);
  void speech?.changeLanguage(language);
};

/** `t` for a known key, `code` for a stable code of the API, null when it has no text here. */
export const useText = () => {
  const { t, i18n } = useTranslation();
  const language: Language = i18n.language === 'es' ? 'es' : 'en';
  return {
    language,
    t: (key: TextKey, facts: Facts = {}): string => t(key, { ...facts }),
    code: (
      family: 'errors' | 'reasons' | 'story',
      code: string,
      facts: Facts = {},
    ): string | null => say(i18n, `${family}.${code}`, facts),
  };
};
export type Translate = ReturnType<typeof useText>['t'];
