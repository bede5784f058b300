import type { CardPool } from './construction/deck-under-check.js';
import { validateDeck, verdictOf, type DeckVerdict } from './construction/validate-deck.js';
import type { FormatRules } from './construction/format-rules.js';
import { hasErrors, type DeckProblem } from './deck/problem.js';
import type { ParsedDeck } from './text/deck-draft.js';
import { parseDeck } from './text/parse-deck.js';

export interface CheckedDeck extends ParsedDeck {
  readonly verdict: DeckVerdict;
}

/**
 * Whether the missing cards may be in the lines that could not be read, as far as their copies
 * would suffice; then nothing can be said about them.
 */
const mayStandUnread = ({ code, data }: DeckProblem, unread: number | null): boolean => {
  if (code === 'deck/leader-count' || code === 'deck/base-count') return true;
  return code === 'deck/too-few-cards' && (unread === null || data.found + unread >= data.required);
};

/** Problems of the whole deck first, then line by line. */
const byLine = (a: DeckProblem, b: DeckProblem): number =>
  (a.place.line ?? 0) - (b.place.line ?? 0);

/**
 * Reads and judges pasted text: the problems of reading and of the rules together, each with its
 * line.
 */
export const checkDeck = (text: string, rules: FormatRules, pool?: CardPool): CheckedDeck => {
  const parsed = parseDeck(text);
  const { problems } = validateDeck(parsed.deck, rules, {
    places: parsed.places,
    ...(pool ? { pool } : {}),
  });
  const judged = hasErrors(parsed.problems)
    ? problems.filter((problem) => !mayStandUnread(problem, parsed.unread))
    : problems;
  return { ...parsed, verdict: verdictOf([...parsed.problems, ...judged].sort(byLine)) };
};
