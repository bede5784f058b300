import type { PracticeDeck } from '#contracts';
import { keptList } from './kept-list.js';

/** A deck that was used in this browser. */
export interface OwnDeck {
  /** When it was last used, in milliseconds since 1970. */
  readonly at: number;
  /** The game or format of the deck: a Premier deck cannot be used for Twin Suns. */
  readonly game: string;
  readonly name: string;
  readonly deck: Exclude<PracticeDeck, { readonly kind: 'random' }>;
}

/** A key that is equal for two decks that are chosen in the same way. */
export const deckKey = ({ kind, ...what }: PracticeDeck): string =>
  `${kind} ${Object.values(what).join()}`;

export const isSameDeck = (one: OwnDeck, other: OwnDeck): boolean =>
  one.game === other.game && deckKey(one.deck) === deckKey(other.deck);

/** The last used deck comes first. */
export const ownDecks = keptList<OwnDeck>({
  storageKey: 'conclave.decks',
  most: 12,
  isSame: isSameDeck,
});
