import { createContext, createElement, type ReactNode } from 'react';

/** The word of a game's players for what they bring. */
export type ListWord = 'deck' | 'squad';

/** Games whose players do not call it a deck. */
const games: Readonly<Record<string, ListWord>> = { xwing: 'squad' };

export const ListWordContext = createContext<ListWord>('deck');

/** Makes the texts of its children speak of decks or of squads, depending on the game. */
export const InWordsOf = ({ game, children }: { game: string; children: ReactNode }) =>
  createElement(ListWordContext.Provider, { value: games[game] ?? 'deck' }, children);

/** Matches whole words only: "deck" does not match within "decks". */
const wordOf = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu');

/** Matches a placeholder, whose name may contain the word. */
const PLACE = /(\{\{\w+\}\})/;

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Rewords a text about decks for players with squads. Its placeholders must not be filled in yet:
 * they, and thus names that contain the word, stay unchanged. `pairs`: "decks=squads; deck=squad",
 * the longer word first.
 */
export const inSquads = (text: string, pairs: string): string => {
  const squads = new Map(
    pairs.split('; ').flatMap((pair) => {
      const [deck = '', squad = ''] = pair.split('=');
      return [
        [deck, squad],
        [withCapital(deck), withCapital(squad)],
      ] as const;
    }),
  );
  const words = wordOf([...squads.keys()].join('|'));
  return text
    .split(PLACE)
    .map((part) =>
      PLACE.test(part) ? part : part.replace(words, (word) => squads.get(word) ?? word),
    )
    .join('');
};
