import type { Deck } from '../deck/deck.js';
import { hasErrors, type DeckProblem } from '../deck/problem.js';
import { checkCopies } from './checks/copies.js';
import { checkLegalCards } from './checks/legal-cards.js';
import { checkPool } from './checks/pool.js';
import { checkSections } from './checks/sections.js';
import { checkSizes } from './checks/sizes.js';
import { checkTwinSunsLeaders } from './checks/twin-suns-leaders.js';
import { underCheck, type CheckOptions } from './deck-under-check.js';
import { premierRules, type FormatRules, type RulesRequest } from './format-rules.js';

export interface DeckVerdict {
  readonly legal: boolean;
  /** A legal deck may still have notices. */
  readonly problems: readonly DeckProblem[];
}

export const verdictOf = (problems: readonly DeckProblem[]): DeckVerdict => ({
  legal: !hasErrors(problems),
  problems,
});

/** Judges a deck and reports everything that is wrong, not only the first problem. */
export const validateDeck = (
  deck: Deck,
  rules: FormatRules,
  options: CheckOptions = {},
): DeckVerdict => {
  const under = underCheck(deck, rules, options);
  return verdictOf(
    [
      checkSizes,
      checkSections,
      checkCopies,
      checkLegalCards,
      checkPool,
      checkTwinSunsLeaders,
    ].flatMap((check) => check(under)),
  );
};

/** Premier on a day, with the organizer's overrides (CR 9.2). */
export const validatePremier = (
  deck: Deck,
  request: RulesRequest,
  options: CheckOptions = {},
): DeckVerdict => validateDeck(deck, premierRules(request), options);
