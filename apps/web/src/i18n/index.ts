import { useSyncExternalStore } from 'react';
import { initialLanguage, rememberLanguage, type Language } from './language.js';
import type { KeysOf, Texts } from './pairs.js';
import { say, type Facts } from './say.js';
import { first } from './texts/first.js';
import type { texts } from './texts/index.js';

export type { Facts } from './say.js';
export type TextKey = KeysOf<typeof texts>;

interface Speech {
  readonly language: Language;
  readonly texts: Texts;
}

let speech: Speech = { language: 'en', texts: first };
const listeners = new Set<() => void>();

const become = (next: Partial<Speech>): void => {
  speech = { ...speech, ...next };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const show = (language: Language): void => {
  document.documentElement.lang = language;
  become({ language });
};

export const startLanguages = (): void => show(initialLanguage());

/** Texts that came later, whole groups of them; what is on the screen is written anew. */
export const addTexts = (more: Texts): void => become({ texts: { ...speech.texts, ...more } });

export const chooseLanguage = (language: Language): void => {
  rememberLanguage(language);
  show(language);
};

/** `t` for a known key, `code` for a stable code of the API, null when it has no text here. */
export const useText = () => {
  const { language, texts } = useSyncExternalStore(subscribe, () => speech);
  return {
    language,
    t: (key: TextKey, facts: Facts = {}): string => say(texts, language, key, facts) ?? key,
    code: (family: 'errors' | 'reasons' | 'story', code: string, facts: Facts = {}): string | null => say(texts, language, `${family}.${code}`, facts),
  };
};
export type Translate = ReturnType<typeof useText>['t'];
