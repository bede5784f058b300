import { createContext, createElement, type ReactNode } from 'react';
import type { Language } from './language.js';

/** What the players of a game call what they bring. */
type ListWord = 'deck' | 'squad';

/** Games whose players bring no deck. */
const games: Readonly<Record<string, ListWord>> = { xwing: 'squad' };

export const ListWordContext = createContext<ListWord>('deck');

/** Texts inside speak of an event of this game: of decks, or of squads. */
export const InWordsOf = ({ game, children }: { game: string; children: ReactNode }) =>
  createElement(ListWordContext.Provider, { value: games[game] ?? 'deck' }, children);

type Rewording = readonly (readonly [noun: RegExp, other: string])[];

/** The sentences stay, one noun changes; in French what stands before a vowel changes with it. */
const squads: Readonly<Record<string, Rewording>> = {
  en: [
    [/\bdeck(s?)\b/g, 'squad$1'],
    [/\bDeck(s?)\b/g, 'Squad$1'],
  ],
  es: [
    [/\bmazos\b/g, 'escuadrones'],
    [/\bMazos\b/g, 'Escuadrones'],
    [/\bmazo\b/g, 'escuadrón'],
    [/\bMazo\b/g, 'Escuadrón'],
  ],
  fr: [
    [/\b([LlDd])e deck(s?)\b/g, '$1’escadron$2'],
    [/\b([Dd])u deck\b/g, '$1e l’escadron'],
    [/\bau deck\b/g, 'à l’escadron'],
    [/\bAu deck\b/g, 'À l’escadron'],
    [/\b([Cc])e deck\b/g, '$1et escadron'],
    [/\bdeck(s?)\b/g, 'escadron$1'],
    [/\bDeck(s?)\b/g, 'Escadron$1'],
  ],
};

/** A place where a fact is filled in, which may be called after a deck. */
const PLACE = /(\{\{\w+\}\})/;

/**
 * A text about decks as players with squads say it. Facts are not filled
 * in yet: their places and a name that holds the word stay as they are.
 */
export const inSquads = (text: string, language: Language): string =>
  text
    .split(PLACE)
    .map((part) =>
      PLACE.test(part)
        ? part
        : (squads[language] ?? []).reduce((said, [noun, other]) => said.replace(noun, other), part),
    )
    .join('');
