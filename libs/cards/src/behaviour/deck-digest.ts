import { type CardBook, digestOf, type SeatSetup } from '#rules';

/** Stored instead of a digest if the book does not have all cards; no game is dealt with it. */
const UNKNOWN = 'unknown';

/** Every card of these decks, with all its copies. */
export const cardsOfDecks = (decks: readonly SeatSetup[]): readonly string[] =>
  decks.flatMap(({ leaders, base, deck }) => [...leaders, base, ...deck]);

export const hasAllCards = ({ cards }: CardBook, ids: readonly string[]): boolean =>
  ids.every((id) => cards.has(id));

/**
 * Digest of everything that a book says about the cards in these decks and about the tokens; other
 * cards do not affect it.
 */
export const deckDigest = (book: CardBook, decks: readonly SeatSetup[]): string => {
  const ids = cardsOfDecks(decks);
  return hasAllCards(book, ids) ? digestOf(book, ids) : UNKNOWN;
};
