import type { TableText } from '#contracts';
import type { Language } from '#rules';

/** The same text in both languages. */
export const both = (write: (language: Language) => string): TableText => ({
  en: write('en'),
  es: write('es'),
});

export const pair = (en: string, es: string): TableText => ({ en, es });

/** Fills `{x}` in both languages, from texts or names. */
export const fill = (
  text: TableText,
  parts: Readonly<Record<string, TableText | string | number>>,
): TableText =>
  both((language) =>
    text[language].replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const part = parts[name] ?? '';
      return typeof part === 'object' ? part[language] : String(part);
    }),
  );
