import { createContext, createElement, type ReactNode } from 'react';

/** What the players of a game call what they bring. */
export type ListWord = 'deck' | 'squad';

/** Games whose players bring no deck. */
const games: Readonly<Record<string, ListWord>> = { xwing: 'squad' };

export const ListWordContext = createContext<ListWord>('deck');

/** Texts inside speak of an event of this game: of decks, or of squads. */
export const InWordsOf = ({ game, children }: { game: string; children: ReactNode }) =>
  createElement(ListWordContext.Provider, { value: games[game] ?? 'deck' }, children);

/** A letter on neither side: "deck", not "decks". */
const wordOf = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu');

/** A place where a fact is filled in, which may be called after a deck. */
const PLACE = /(\{\{\w+\}\})/;

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A text about decks as players with squads say it. Facts are not filled in yet: their places and a
 * name that holds the word stay as they are. `pairs`: "decks=squads; deck=squad", the longer first.
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
