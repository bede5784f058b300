import { useEffect } from 'react';
import { z } from 'zod';
import { useText } from './index.js';
import type { Language } from './language.js';

type Locale = () => Parameters<typeof z.config>[0];

/** What the library of schemas says about a wrong value, in the languages that the game is printed in. */
const locales: Readonly<Record<Language, () => Promise<{ default: Locale }>>> = {
  de: () => import('zod/v4/locales/de.js'),
  en: () => import('zod/v4/locales/en.js'),
  es: () => import('zod/v4/locales/es.js'),
  fr: () => import('zod/v4/locales/fr.js'),
  it: () => import('zod/v4/locales/it.js'),
};

/** Forms judged by the contracts' own schemas show what those say: in the language of the page. */
export const useSchemaLanguage = (): void => {
  const { language } = useText();
  useEffect(() => {
    void locales[language]?.().then(({ default: locale }) => z.config(locale()));
  }, [language]);
};
