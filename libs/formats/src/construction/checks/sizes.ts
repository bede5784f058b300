import { cardLabel, deckConstructionChange } from '#cards';
import { cardTotal } from '../../deck/deck.js';
import { problem, type DeckProblem } from '../../deck/problem.js';
import type { DeckUnderCheck } from '../deck-under-check.js';

const checkMinimum = ({ deck, rules, known }: DeckUnderCheck): DeckProblem[] => {
  const changing = known.bases.filter(
    ({ card }) => deckConstructionChange(card.id).minimumDeck !== undefined,
  );
  // Another check refuses two bases; here the printed changes of both are added up (CR 3.2.1A).
  const change = changing.reduce(
    (sum, { card }) => sum + (deckConstructionChange(card.id).minimumDeck ?? 0),
    0,
  );
  const required = rules.construction.minimumMain + change;
  const found = cardTotal(deck.main);
  const changedBy = changing[0] ? cardLabel(changing[0].card) : null;
  return found < required
    ? [problem('deck/too-few-cards', { found, required, changedBy, change })]
    : [];
};

/**
 * One leader, one base, enough other cards, and a sideboard within its limit (CR 9.2.2A, 9.2.2C). A
 * deck has no maximum size (CR 1.2.1).
 */
export const checkSizes = (under: DeckUnderCheck): DeckProblem[] => {
  const { deck, rules } = under;
  const { leaders, bases, maximumSideboard } = rules.construction;
  const problems: DeckProblem[] = [];
  const leadersFound = cardTotal(deck.leaders);
  const basesFound = cardTotal(deck.bases);
  const sideboardFound = cardTotal(deck.sideboard);
  if (leadersFound !== leaders)
    problems.push(problem('deck/leader-count', { found: leadersFound, required: leaders }));
  if (basesFound !== bases)
    problems.push(problem('deck/base-count', { found: basesFound, required: bases }));
  problems.push(...checkMinimum(under));
  if (maximumSideboard !== null && sideboardFound > maximumSideboard) {
    problems.push(
      problem('deck/sideboard-too-large', { found: sideboardFound, allowed: maximumSideboard }),
    );
  }
  return problems;
};
