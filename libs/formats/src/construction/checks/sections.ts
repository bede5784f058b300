import { cardById, cardLabel, setCodes, type CardType } from '#cards';
import { deckSections, type DeckSection } from '../../deck/deck.js';
import { problem, type DeckProblem } from '../../deck/problem.js';
import type { DeckUnderCheck } from '../deck-under-check.js';

const belongs = (type: CardType, section: DeckSection): boolean => {
  if (section === 'leaders') return type === 'Leader';
  if (section === 'bases') return type === 'Base';
  return type !== 'Leader' && type !== 'Base';
};

/** Every card is known and lies where its type belongs: no leader in the main deck, no base in the sideboard (CR 9.2.2). */
export const checkSections = ({ deck, placeOf }: DeckUnderCheck): DeckProblem[] =>
  deckSections.flatMap((section) => deck[section].flatMap(({ id }) => {
    const card = cardById(id);
    const place = placeOf(section, id);
    if (card) {
      return belongs(card.type, section) ? [] : [problem('deck/wrong-section', { card: cardLabel(card), type: card.type, section }, place, [id])];
    }
    const set = id.split('_')[0] ?? id;
    return (setCodes as readonly string[]).includes(set)
      ? [problem('deck/unknown-card', { written: id }, place, [id])]
      : [problem('deck/unknown-set', { written: id, set }, place, [id])];
  }));
