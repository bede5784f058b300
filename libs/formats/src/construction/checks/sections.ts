import { cardById, cardLabel, knownCards, setOfPrinting } from '#cards';
import {
  deckSections,
  fitsSection,
  MAX_COUNT,
  type CardCount,
  type DeckSection,
} from '../../deck/deck.js';
import { problem, type DeckPlace, type DeckProblem } from '../../deck/problem.js';
import type { DeckUnderCheck } from '../deck-under-check.js';

const checkEntry = (
  { id, count }: CardCount,
  section: DeckSection,
  place: DeckPlace,
): DeckProblem[] => {
  if (!Number.isInteger(count) || count < 1)
    return [problem('deck/bad-count', { written: String(count), most: MAX_COUNT }, place, [id])];
  const card = cardById(id);
  if (card)
    return fitsSection(card.type, section)
      ? []
      : [
          problem(
            'deck/wrong-section',
            { card: cardLabel(card), type: card.type, section },
            place,
            [id],
          ),
        ];
  const set = setOfPrinting(id);
  return knownCards().sets.includes(set)
    ? [problem('deck/unknown-card', { written: id }, place, [id])]
    : [problem('deck/unknown-set', { written: id, set }, place, [id])];
};

/**
 * Every card is known, counted in whole copies and in the section of its type: no leader in the
 * main deck, no base in the sideboard (CR 9.2.2).
 */
export const checkSections = ({ deck, placeOf }: DeckUnderCheck): DeckProblem[] =>
  deckSections.flatMap((section) =>
    deck[section].flatMap((entry) => checkEntry(entry, section, placeOf(section, entry.id))),
  );
