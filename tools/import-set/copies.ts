import { cardLabel, nameKey, type CardFacts, type CardId } from '#cards';

export interface Copies {
  /** Later printings, each with the id of the earliest one. */
  readonly reprints: Readonly<Record<CardId, CardId>>;
  /**
   * Cards with the same name and subtitle but different data: a person decides whether they are one
   * card (CR 8.6).
   */
  readonly doubtful: readonly (readonly [CardId, CardId])[];
}

/** The data that all printings of a card share. */
const printedAlike = ({ id: _id, rarity: _rarity, ...facts }: CardFacts): string =>
  JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * CR 8.6: cards with the same name and subtitle are copies of one card. Looks among `known` cards
 * first, then in the set itself.
 */
export function copiesIn(set: readonly CardFacts[], known: readonly CardFacts[]): Copies {
  const first = new Map(known.map((card) => [nameKey(cardLabel(card)), card]));
  const reprints: Record<CardId, CardId> = {};
  const doubtful: [CardId, CardId][] = [];
  for (const card of set) {
    const key = nameKey(cardLabel(card));
    const earlier = first.get(key);
    if (!earlier) first.set(key, card);
    else if (printedAlike(earlier) === printedAlike(card)) reprints[card.id] = earlier.id;
    else doubtful.push([card.id, earlier.id]);
  }
  return { reprints, doubtful };
}
