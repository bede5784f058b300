import { z } from 'zod';
import en from 'zod/v4/locales/en.js';
import es from 'zod/v4/locales/es.js';
import { useText } from './index.js';

/** Forms judged by the contracts' own schemas show what those say: in the language of the page. */
export const useSchemaLanguage = (): void => {
  const { language } = useText();
  z.config(language === 'es' ? es() : en());
};
