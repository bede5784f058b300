import { canonicalId, cardLabel, printingsOf, type CardFacts, type CardId } from '#cards';
import { canonicalDeck, deckSections, type DeckSection } from '../../deck/deck.js';
import { problem, type DeckProblem } from '../../deck/problem.js';
import type { DeckUnderCheck } from '../deck-under-check.js';

/**
 * Any common base of the opened sets may be used without being in the pool (CR 10.2.2C, 10.3.4C).
 * Bases of unknown rarity count as common.
 */
const commonBase = (card: CardFacts, sets: readonly string[]): boolean =>
  card.type === 'Base' &&
  printingsOf(card.id).some((id) => sets.some((set) => id.startsWith(`${set}_`))) &&
  (card.rarity === undefined || card.rarity === 'Common');

/**
 * A limited deck consists of cards from the pool: the leader, the base unless it is common, and no
 * more copies of a card than were opened (CR 10.2.2, 10.3.4).
 */
export const checkPool = ({ deck, pool, known, placeOf }: DeckUnderCheck): DeckProblem[] => {
  if (pool === null) return [];
  const opened = new Map(
    canonicalDeck({ ...deck, main: pool.cards }).main.map(({ id, count }) => [
      canonicalId(id),
      count,
    ]),
  );
  const used = new Map<
    CardId,
    { readonly card: CardFacts; readonly section: DeckSection; found: number }
  >();
  for (const section of deckSections) {
    for (const { card, count } of known[section]) {
      const entry = used.get(card.id);
      if (entry) entry.found += count;
      else used.set(card.id, { card, section, found: count });
    }
  }
  return [...used.values()].flatMap(({ card, section, found }): DeckProblem[] => {
    const inPool = opened.get(card.id) ?? 0;
    if (found <= inPool || commonBase(card, pool.sets)) return [];
    const place = placeOf(section, card.id);
    return card.type === 'Base'
      ? [
          problem(
            'deck/base-not-available',
            { card: cardLabel(card), set: pool.sets.join(', ') },
            place,
            [card.id],
          ),
        ]
      : [
          problem('deck/not-in-pool', { card: cardLabel(card), found, pool: inPool }, place, [
            card.id,
          ]),
        ];
  });
};
