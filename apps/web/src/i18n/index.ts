import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import { initialLanguage, rememberLanguage, type Language } from './language.js';
import { inLanguage, type KeysOf, type Texts } from './pairs.js';
import { first } from './texts/first.js';
import type { texts } from './texts/index.js';

export type TextKey = KeysOf<typeof texts>;
export type Facts = Readonly<Record<string, unknown>>;

const show = (language: Language): void => {
  document.documentElement.lang = language;
  dayjs.locale(language);
};

export const startLanguages = (): void => {
  const language = initialLanguage();
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: inLanguage(first, 0) }, es: { translation: inLanguage(first, 1) } },
    interpolation: { escapeValue: false },
    initAsync: false,
    nsSeparator: false,
    react: { bindI18nStore: 'added' },
  });
  show(language);
};

/** Texts that came later; what is on the screen is written anew. */
export const addTexts = (more: Texts): void => {
  for (const [index, language] of (['en', 'es'] as const).entries()) i18next.addResourceBundle(language, 'translation', inLanguage(more, index === 0 ? 0 : 1), true, true);
};

export const chooseLanguage = (language: Language): void => {
  rememberLanguage(language);
  show(language);
  void i18next.changeLanguage(language);
};

/** `t` for a known key, `code` for a stable code of the API with a readable fallback. */
export const useText = () => {
  const { t, i18n } = useTranslation();
  const language: Language = i18n.language === 'es' ? 'es' : 'en';
  return {
    language,
    t: (key: TextKey, facts: Facts = {}): string => t(key, { ...facts }),
    code: (family: 'errors' | 'reasons' | 'story', code: string, facts: Facts = {}): string | null => {
      const key = `${family}.${code}`;
      return i18n.exists(key, { ...facts }) ? t(key, { ...facts }) : null;
    },
  };
};
export type Translate = ReturnType<typeof useText>['t'];
