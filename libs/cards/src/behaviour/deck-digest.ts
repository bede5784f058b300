import { type CardBook, digestOf, type SeatSetup } from '#rules';

/** What stands in the place of a digest where the book does not have all cards: no game is dealt by it. */
const UNKNOWN = 'unknown';

/** Every card of these decks, as often as it is in them. */
export const cardsOfDecks = (decks: readonly SeatSetup[]): readonly string[] =>
  decks.flatMap(({ leaders, base, deck }) => [...leaders, base, ...deck]);

export const hasAllCards = ({ cards }: CardBook, ids: readonly string[]): boolean =>
  ids.every((id) => cards.has(id));

/**
 * Digest of all that a book says of the cards in these decks
 * and of the tokens; other cards change nothing about it.
 */
export const deckDigest = (book: CardBook, decks: readonly SeatSetup[]): string => {
  const ids = cardsOfDecks(decks);
  return hasAllCards(book, ids) ? digestOf(book, ids) : UNKNOWN;
};
