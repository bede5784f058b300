import type { CardId } from '#cards';
import { canonicalDeck, type CardCount, type Deck } from '../deck/deck.js';
import { problem, type DeckProblem } from '../deck/problem.js';
import { copiesAllowed } from './checks/copies.js';
import type { CardPlace } from './deck-under-check.js';
import type { FormatRules } from './format-rules.js';
import { validateDeck, verdictOf, type DeckVerdict } from './validate-deck.js';
import { labelOf } from '../deck/label.js';

export interface TrioOptions {
  /** Places of each deck's cards, as `parseDeck` returns them. */
  readonly places?: readonly (readonly CardPlace[] | undefined)[];
}

interface DeckCount {
  readonly deck: number;
  readonly count: number;
}

const perCard = (
  decks: readonly Deck[],
  cardsOf: (deck: Deck) => readonly CardCount[],
): Map<CardId, DeckCount[]> => {
  const uses = new Map<CardId, DeckCount[]>();
  decks.forEach((deck, index) => {
    for (const { id, count } of cardsOf(deck))
      uses.set(id, [...(uses.get(id) ?? []), { deck: index + 1, count }]);
  });
  return uses;
};

/**
 * Each leader or base is in only one of the decks. Two in one deck are a problem of that deck
 * alone.
 */
const checkSingles = (decks: readonly Deck[], section: 'leaders' | 'bases'): DeckProblem[] => {
  const code = section === 'leaders' ? 'trilogy/leader-repeated' : 'trilogy/base-repeated';
  return [...perCard(decks, (deck) => deck[section])].flatMap(([id, uses]) =>
    uses.length > 1 ? [problem(code, { card: labelOf(id), decks: uses }, {}, [id])] : [],
  );
};

const checkCopiesTogether = (
  decks: readonly Deck[],
  maximumCopies: number | null,
): DeckProblem[] => {
  if (maximumCopies === null) return [];
  return [...perCard(decks, (deck) => deck.main)].flatMap(([id, uses]) => {
    const found = uses.reduce((sum, { count }) => sum + count, 0);
    const allowed = copiesAllowed(id, maximumCopies);
    // Too many copies in a single deck are reported by the check of that deck.
    return found > allowed && uses.length > 1
      ? [
          problem(
            'trilogy/too-many-copies',
            { card: labelOf(id), found, allowed, decks: uses },
            {},
            [id],
          ),
        ]
      : [];
  });
};

/**
 * Checks the three decks of a Trilogy player: each is legal by itself, without a sideboard, and
 * together they have no leader or base twice and no more than three copies of any other card (CR
 * 9.3.2). Problems of one deck carry its number, those between decks name all of them.
 */
export const validateTrio = (
  trio: readonly Deck[],
  rules: FormatRules,
  { places = [] }: TrioOptions = {},
): DeckVerdict => {
  const decks = trio.map(canonicalDeck);
  const own = decks.flatMap((deck, index) =>
    validateDeck(deck, rules, { places: places[index] ?? [] }).problems.map((found) => ({
      ...found,
      place: { ...found.place, deck: index + 1 },
    })),
  );
  return verdictOf([
    ...(decks.length === 3 ? [] : [problem('trilogy/deck-count', { found: decks.length })]),
    ...own,
    ...checkSingles(decks, 'leaders'),
    ...checkSingles(decks, 'bases'),
    ...checkCopiesTogether(decks, rules.construction.maximumCopies),
  ]);
};
