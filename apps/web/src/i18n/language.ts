import { complete, languages } from './catalogue.js';

/** The tag of one of `languages`. */
export type Language = string;

const storageKey = 'conclave.language';

const isLanguage = (text: string | null | undefined): text is Language =>
  languages.some((one) => one === text);

/**
 * The language chosen last, otherwise the first available one of the browser's languages, otherwise
 * English. `public/early.js` uses the same order.
 */
export const preferredLanguage = (chosen: string | null, browser: readonly string[]): Language => {
  if (isLanguage(chosen)) return chosen;
  for (const tag of browser) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return complete;
};

/** A language's own name: "Español". */
export const nameOf = (language: Language): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** The browser's regional variant of the language: "en-GB" writes 21 Nov, "en-US" Nov 21. */
export const regionOf = (language: Language, browser: readonly string[]): string =>
  browser.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;

export const localeOf = (language: Language): string => regionOf(language, navigator.languages);

/** The decimal sign: 66.67 in English, 66,67 in Spanish and French. */
export const decimalSign = (language: Language): string =>
  new Intl.NumberFormat(localeOf(language)).formatToParts(1.5)[1]?.value ?? '.';

export const initialLanguage = (): Language => {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem(storageKey);
  } catch {
    // Storage is forbidden; the browser's language decides.
  }
  return preferredLanguage(chosen, navigator.languages);
};

export const rememberLanguage = (language: Language): void => {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage, chosen for this visit only.
  }
};
