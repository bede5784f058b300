import { cardLabel, nameKey, type CardFacts, type CardId } from '#cards';

export interface Copies {
  /** Later printing to earliest printing. */
  readonly reprints: Readonly<Record<CardId, CardId>>;
  /**
   * Cards of one name and subtitle whose facts differ: a person decides whether they are one card (CR 8.6).
   */
  readonly doubtful: readonly (readonly [CardId, CardId])[];
}

/** What is the same on every printing of a card. */
const printedAlike = ({ id: _id, rarity: _rarity, ...facts }: CardFacts): string =>
  JSON.stringify(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * CR 8.6: cards with one name and subtitle are copies of one
 * card. Looks among `known` cards first, then at the set itself.
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
