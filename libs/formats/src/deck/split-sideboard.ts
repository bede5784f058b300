import { canonicalId } from '#cards';
import { canonicalDeck, type CardCount, type Deck } from './deck.js';

/**
 * Moves cards from the main deck to the sideboard, as far as the main deck contains them: a
 * picklist does not say which cards these are, so its owner does.
 */
export const splitSideboard = (deck: Deck, sideboard: readonly CardCount[]): Deck => {
  const wanted = new Map(
    canonicalDeck({ ...deck, main: sideboard }).main.map(({ id, count }) => [id, count]),
  );
  const { main, ...rest } = canonicalDeck(deck);
  const moved = ({ id, count }: CardCount): number =>
    Math.min(count, Math.max(0, wanted.get(canonicalId(id)) ?? 0));
  return canonicalDeck({
    ...rest,
    main: main
      .map((card) => ({ id: card.id, count: card.count - moved(card) }))
      .filter(({ count }) => count > 0),
    sideboard: [
      ...rest.sideboard,
      ...main.map((card) => ({ id: card.id, count: moved(card) })).filter(({ count }) => count > 0),
    ],
  });
};
