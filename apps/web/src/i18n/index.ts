import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { i18n } from 'i18next';
import { complete, fetchPart, type KeysOf, type Part } from './catalogue.js';
import { initialLanguage, rememberLanguage, type Language } from './language.js';
import { addTo, say, sayReworded, speechOf, type Facts } from './speech.js';
import { inSquads, type ListWord, ListWordContext } from './squads.js';
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
/** The number of changes of texts or language, and the listeners for them. */
let changes = 0;
const listeners = new Set<() => void>();
const tell = (): void => {
  changes += 1;
  for (const listener of listeners) listener();
};
/** The parts that the pages opened so far need, for a language chosen later. */
const parts = new Set<Part>(['first']);

/** Loads the texts of the first view in the reader's language. */
export const startLanguages = async (): Promise<void> => {
  chosen = initialLanguage();
  const { texts } = await fetchPart(chosen, 'first');
  speech = speechOf(chosen, texts);
  show(chosen);
};

const bring = async (language: Language, wanted: Iterable<Part>): Promise<void> => {
  const fetched = await Promise.all([...wanted].map((part) => fetchPart(language, part)));
  for (const { language: of, texts } of fetched) if (speech) addTo(speech, of, texts);
  tell();
};

/** Loads further texts in the reader's language; the page is rendered again with them. */
export const addTexts = async (...more: readonly Part[]): Promise<void> => {
  for (const part of more) parts.add(part);
  await bring(chosen, more);
};

/** Changes the language; if its texts cannot be loaded, fails and leaves the language unchanged. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  const before = chosen;
  chosen = language;
  try {
    await bring(language, parts);
  } catch (error) {
    if (chosen === language) chosen = before;
    throw error;
  }
  // After two quick choices, the second one wins, whichever finishes loading first.
  if (chosen !== language) return;
  rememberLanguage(language);
  show(language);
  await speech?.changeLanguage(language);
  tell();
};

/**
 * A text that the server wrote in several languages, in the reader's; in English if it lacks that
 * language.
 */
const inLanguage = (text: { readonly en: string }, language: Language): string =>
  (text as Readonly<Record<string, string | undefined>>)[language] ?? text.en;

const textsIn = (i18n: i18n, word: ListWord) => {
  const { t, language } = i18n;
  const reworded = (key: string, facts: Facts): string =>
    sayReworded(i18n, key, facts, (text) => inSquads(text, t('common.squads')));
  return {
    language: language as Language,
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
    translated: (text: { readonly en: string }): string => inLanguage(text, language as Language),
  };
};
type Texts = ReturnType<typeof textsIn>;
export type Translate = Texts['t'];

const Spoken = createContext<Readonly<Record<ListWord, Texts>> | null>(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const changesNow = (): number => changes;

/**
 * Provides the texts to its children, which are rendered again when texts arrive or the language
 * changes. `speaker`: replaces the page's own.
 */
export const Speaking = ({
  speaker = speech,
  children,
}: {
  readonly speaker?: i18n | null;
  readonly children: ReactNode;
}) => {
  const now = useSyncExternalStore(subscribe, changesNow, changesNow);
  const value = useMemo(
    () => speaker && { deck: textsIn(speaker, 'deck'), squad: textsIn(speaker, 'squad') },
    [speaker, now],
  );
  return createElement(Spoken.Provider, { value }, children);
};

/**
 * `t` for a known key; `code` for a stable code of the API, null if it has no text; `translated`
 * for texts from the server. The functions stay the same until texts or the language change.
 */
export const useText = (): Texts => {
  const spoken = useContext(Spoken);
  const word = useContext(ListWordContext);
  if (spoken === null) throw new Error('No language has been started.');
  return spoken[word];
};
