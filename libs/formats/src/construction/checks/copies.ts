import { cardLabel, deckConstructionChange, type CardId } from '#cards';
import { problem, type DeckProblem } from '../../deck/problem.js';
import type { DeckUnderCheck } from '../deck-under-check.js';

/**
 * Copies of one card that a deck may contain: the format's limit unless the card itself says
 * otherwise.
 */
export const copiesAllowed = (id: CardId, maximumCopies: number): number =>
  Math.max(maximumCopies, deckConstructionChange(id).copyLimit ?? 0);

/** No more than the allowed copies of a card, all printings together (CR 8.6, 9.2.2B). */
export const checkCopies = ({ rules, known, placeOf }: DeckUnderCheck): DeckProblem[] => {
  const { maximumCopies, copiesSpan } = rules.construction;
  if (maximumCopies === null) return [];
  const sideboard = new Map(known.sideboard.map(({ card, count }) => [card.id, count]));
  const main = new Map(known.main.map(({ card, count }) => [card.id, count]));
  const cards = new Map([...known.main, ...known.sideboard].map(({ card }) => [card.id, card]));
  return [...cards.values()].flatMap((card) => {
    const allowed = copiesAllowed(card.id, maximumCopies);
    const inMain = main.get(card.id) ?? 0;
    const inSideboard = sideboard.get(card.id) ?? 0;
    const found = copiesSpan === 'main' ? Math.max(inMain, inSideboard) : inMain + inSideboard;
    if (found <= allowed) return [];
    const place = placeOf(inMain > 0 ? 'main' : 'sideboard', card.id);
    return [
      problem(
        'deck/too-many-copies',
        { card: cardLabel(card), found, allowed, inSideboard },
        place,
        [card.id],
      ),
    ];
  });
};
