import { cardById, type Aspect, type CardFacts, type CardId } from '#cards';
import {
  canonicalDeck,
  cardTotal,
  countCards,
  missingIcons,
  type CardCount,
  type Deck,
} from '#formats';
import { costColumnOf, deckSizes } from '#vocabulary';
import { cardRating } from './rating.js';

/**
 * The minimum size and no more (CR 10.2.2A, 10.3.4A): a smaller deck draws its best cards more
 * often.
 */
const deckSize = deckSizes.limited;
/** A missing icon costs two resources more each time the card is played. */
const penaltyOfIcon = 4;
/** The preferred number of cards in each of `costColumns` in a deck of thirty. */
const curve = [4, 7, 6, 5, 4, 2, 2] as const;

interface Copy {
  readonly card: CardFacts;
  readonly worth: number;
}

interface Face {
  readonly leader: CardFacts;
  readonly base: CardFacts;
}

const facts = (cards: readonly CardCount[]): readonly CardFacts[] =>
  cards.flatMap(({ id }) => cardById(id) ?? []);

/** One of each: common bases that differ only in their picture count as one. */
const basesFor = (
  pool: readonly CardFacts[],
  commonBases: readonly CardFacts[],
): readonly CardFacts[] => {
  const byIcons = new Map<string, CardFacts>();
  for (const base of [...commonBases, ...pool.filter((card) => card.type === 'Base')]) {
    const key = `${base.aspects.join(' ')}/${base.hp ?? 0}/${base.rarity ?? ''}`;
    if (!byIcons.has(key)) byIcons.set(key, base);
  }
  return [...byIcons.values()];
};

/**
 * The copies of the pool, best first with these icons; equal ones by id, so that the same pool
 * gives the same deck.
 */
const rankCopies = (pool: readonly CardCount[], icons: readonly Aspect[]): readonly Copy[] =>
  pool
    .flatMap(({ id, count }): Copy[] => {
      const card = cardById(id);
      if (!card || card.type === 'Leader' || card.type === 'Base') return [];
      const worth = cardRating(card) - penaltyOfIcon * missingIcons(card, icons);
      return Array.from({ length: count }, () => ({ card, worth }));
    })
    .sort((one, other) => other.worth - one.worth || (one.card.id < other.card.id ? -1 : 1));

const iconsOf = ({ leader, base }: Face): readonly Aspect[] => [...leader.aspects, ...base.aspects];

const strength = (face: Face, pool: readonly CardCount[]): number =>
  cardRating(face.leader) +
  rankCopies(pool, iconsOf(face))
    .slice(0, deckSize)
    .reduce((sum, { worth }) => sum + worth, 0);

/** The leader and base with which the best thirty cards of the pool are worth most. */
const bestFace = (pool: readonly CardCount[], commonBases: readonly CardFacts[]): Face | null => {
  const known = facts(pool);
  const leaders = known
    .filter((card) => card.type === 'Leader')
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const faces = leaders.flatMap((leader) =>
    basesFor(known, commonBases).map((base): Face => ({ leader, base })),
  );
  let best: { readonly face: Face; readonly worth: number } | null = null;
  for (const face of faces) {
    const worth = strength(face, pool);
    if (!best || worth > best.worth) best = { face, worth };
  }
  return best?.face ?? null;
};

/** Thirty of the copies: the best of each cost up to the curve, then the best remaining ones. */
const alongCurve = (copies: readonly Copy[]): ReadonlySet<Copy> => {
  const room: number[] = [...curve];
  const chosen = new Set<Copy>();
  for (const copy of copies) {
    const column = costColumnOf(copy.card);
    if ((room[column] ?? 0) === 0) continue;
    room[column] = (room[column] ?? 0) - 1;
    chosen.add(copy);
  }
  for (const copy of copies) if (chosen.size < deckSize) chosen.add(copy);
  return chosen;
};

/**
 * A deck from a limited pool, with the other cards as its sideboard (CR 10.2.2, 10.3.4): the leader
 * and base with which the pool is worth most, then cards by worth along a curve. `commonBases` may
 * be used besides the pool's own. Used by bots and simulations; the same pool gives the same deck.
 * Null for a pool without a leader.
 */
export const buildDeck = (
  pool: readonly CardCount[],
  commonBases: readonly { readonly id: CardId }[],
): Deck | null => {
  const face = bestFace(
    pool,
    commonBases.flatMap(({ id }) => cardById(id) ?? []),
  );
  if (!face) return null;
  const copies = rankCopies(pool, iconsOf(face));
  const main = alongCurve(copies);
  const rest = copies.filter((copy) => !main.has(copy)).map(({ card }) => card.id);
  const once = (card: CardFacts): CardCount[] => [{ id: card.id, count: 1 }];
  const deck = canonicalDeck({
    leaders: once(face.leader),
    bases: once(face.base),
    main: countCards([...main].map(({ card }) => card.id)),
    sideboard: countCards(rest),
  });
  return cardTotal(deck.main) < deckSize ? null : deck;
};
