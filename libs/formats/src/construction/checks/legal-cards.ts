import { canonicalId, cardLabel, setsOf, type CardFacts } from '#cards';
import { deckSections } from '../../deck/deck.js';
import { problem, type DeckPlace, type DeckProblem } from '../../deck/problem.js';
import type { Legality, Rotation } from '../../legality/manifest.js';
import type { DeckUnderCheck } from '../deck-under-check.js';

/**
 * The last rotation with which the card left the pool; none if none of its sets was ever in the
 * pool.
 */
const leftWith = (
  sets: readonly string[],
  rotated: readonly Rotation[] = [],
): Rotation | undefined =>
  rotated
    .filter(({ set }) => sets.includes(set))
    .reduce<Rotation | undefined>(
      (last, next) => (last && last.on >= next.on ? last : next),
      undefined,
    );

/** Whether one card may be played. Reports at most one problem, the first that decides it. */
export const checkCard = (card: CardFacts, legality: Legality, place: DeckPlace): DeckProblem[] => {
  if (legality.bannedCards.includes(card.id))
    return [problem('deck/banned-by-organizer', { card: cardLabel(card) }, place, [card.id])];
  if (legality.allowedCards.includes(card.id)) return [];
  // A reprint makes the old card legal: one printing in a legal set is enough.
  const sets = setsOf(card.id);
  if (!sets.some((set) => legality.sets.includes(set))) {
    const left = leftWith(sets, legality.rotated);
    return [
      problem(
        'deck/not-in-legal-set',
        {
          card: cardLabel(card),
          sets,
          legal: legality.sets,
          ...(left ? { since: left.on } : {}),
        },
        place,
        [card.id],
      ),
    ];
  }
  const suspension = legality.suspensions.find((entry) => canonicalId(entry.card) === card.id);
  if (!suspension) return [];
  const { from, source, confidence } = suspension;
  // An unconfirmed suspension makes no deck illegal; the organizer can make it binding with a ban.
  const code = confidence === 'low' ? 'deck/suspension-unconfirmed' : 'deck/suspended';
  return [problem(code, { card: cardLabel(card), from, source, confidence }, place, [card.id])];
};

/** Every card of the deck, including leader, base and sideboard, may be played on that day. */
export const checkLegalCards = ({ rules, known, placeOf }: DeckUnderCheck): DeckProblem[] => {
  const { legality } = rules;
  if (legality === null) return [];
  return deckSections.flatMap((section) =>
    known[section].flatMap(({ card }) => checkCard(card, legality, placeOf(section, card.id))),
  );
};
