import type { PracticeDeck } from '#contracts';
import { keptList } from './kept-list.js';

/** A deck that somebody played with in this browser. */
export interface OwnDeck {
  /** When it was played with last, milliseconds since 1970. */
  readonly at: number;
  /** The game or format that it is for: a Premier deck is none for Twin Suns. */
  readonly game: string;
  readonly name: string;
  readonly deck: Exclude<PracticeDeck, { readonly kind: 'random' }>;
}

/** Two decks that are chosen alike have the same. */
export const deckKey = ({ kind, ...what }: PracticeDeck): string =>
  `${kind} ${Object.values(what).join()}`;

export const isSameDeck = (one: OwnDeck, other: OwnDeck): boolean =>
  one.game === other.game && deckKey(one.deck) === deckKey(other.deck);

/** Played with last comes first. */
export const ownDecks = keptList<OwnDeck>({
  storageKey: 'conclave.decks',
  most: 12,
  isSame: isSameDeck,
});
