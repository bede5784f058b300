import { useContext } from 'react';
import type { i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { complete, fetchPart, type KeysOf, type Part } from './catalogue.js';
import { initialLanguage, rememberLanguage, type Language } from './language.js';
import { addTo, say, sayReworded, speechOf, type Facts } from './speech.js';
import { inSquads, ListWordContext } from './squads.js';
import type boards from './languages/en/boards.json';
import type first from './languages/en/first.json';
import type pages from './languages/en/pages.json';
import type players from './languages/en/players.json';
import type replays from './languages/en/replays.json';
import type staff from './languages/en/staff.json';

export type { Facts } from './speech.js';
export { InWordsOf } from './squads.js';
export type TextKey =
  | KeysOf<typeof first>
  | KeysOf<typeof boards>
  | KeysOf<typeof players>
  | KeysOf<typeof pages>
  | KeysOf<typeof replays>
  | KeysOf<typeof staff>;

const show = (language: Language): void => {
  document.documentElement.lang = language;
};

let speech: i18n | null = null;
let chosen: Language = complete;
/** What the pages opened so far need, in whatever language is chosen next. */
const parts = new Set<Part>(['first']);

/** Fetches the texts of the first view and speaks the reader's language from then on. */
export const startLanguages = async (): Promise<void> => {
  chosen = initialLanguage();
  const { texts } = await fetchPart(chosen, 'first');
  speech = speechOf(chosen, texts, [initReactI18next]);
  show(chosen);
};

const bring = async (language: Language, wanted: Iterable<Part>): Promise<void> => {
  const fetched = await Promise.all([...wanted].map((part) => fetchPart(language, part)));
  for (const { language: of, texts } of fetched) if (speech) addTo(speech, of, texts);
};

/**
 * Texts that a page needs beside the first ones, in the
 * reader's language; what is on the screen is written anew.
 */
export const addTexts = async (...more: readonly Part[]): Promise<void> => {
  for (const part of more) parts.add(part);
  await bring(chosen, more);
};

/** Fails, and leaves the language as it was, when the texts cannot be fetched. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  const before = chosen;
  chosen = language;
  try {
    await bring(language, parts);
  } catch (error) {
    if (chosen === language) chosen = before;
    throw error;
  }
  // Somebody who taps two languages in a row gets the second, whichever arrives first.
  if (chosen !== language) return;
  rememberLanguage(language);
  show(language);
  await speech?.changeLanguage(language);
};

/** What the server wrote in several languages, in the reader's; in English where the server lacks that. */
const inLanguage = (text: { readonly en: string }, language: Language): string =>
  (text as Readonly<Record<string, string | undefined>>)[language] ?? text.en;

/**
 * `t` for a known key, `code` for a stable code of the API, null
 * when it has no text here, `translated` for what the server wrote.
 */
export const useText = () => {
  const { t, i18n } = useTranslation();
  const language: Language = i18n.language;
  const word = useContext(ListWordContext);
  const reworded = (key: string, facts: Facts): string =>
    sayReworded(i18n, key, facts, (text) => inSquads(text, t('common.squads')));
  return {
    language,
    t: (key: TextKey, facts: Facts = {}): string =>
      word === 'squad' ? reworded(key, facts) : t(key, { ...facts }),
    code: (
      family: 'errors' | 'reasons' | 'story',
      code: string,
      facts: Facts = {},
    ): string | null => {
      const said = say(i18n, `${family}.${code}`, facts);
      return said !== null && word === 'squad' ? reworded(`${family}.${code}`, facts) : said;
    },
    translated: (text: { readonly en: string }): string => inLanguage(text, language),
  };
};
export type Translate = ReturnType<typeof useText>['t'];
