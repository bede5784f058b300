import type { CardFacts, CardId } from './card-facts.js';
import { nameKey } from './name-key.js';

/** The code of a set before the number: `SOR` of `SOR_010`. */
export const setOfPrinting = (id: CardId): string => id.split('_')[0] ?? id;

/** All printings and cards, with every lookup that is needed. */
export interface CardIndex {
  /** Every printing, by set and number. */
  readonly printings: readonly CardFacts[];
  /** Every card once, by its earliest printing. */
  readonly cards: readonly CardFacts[];
  readonly byId: ReadonlyMap<CardId, CardFacts>;
  /** The earliest printing, for each printing that has an earlier one. */
  readonly reprints: ReadonlyMap<CardId, CardId>;
  /** All printings of a card in order, by the earliest of them. */
  readonly ofCard: ReadonlyMap<CardId, readonly CardFacts[]>;
  /** Printings by the key of their name. */
  readonly ofName: ReadonlyMap<string, readonly CardFacts[]>;
  /** The sets in which a card was printed, each once, the earliest first. */
  readonly setsOfCard: ReadonlyMap<CardId, readonly string[]>;
  /** The card of each printing whose number is beyond the set's own. */
  readonly beyond: ReadonlyMap<CardId, CardId>;
  /** Codes of the sets, in order of release. */
  readonly sets: readonly string[];
}

const groupRows = <K>(
  rows: readonly CardFacts[],
  keyOf: (card: CardFacts) => K,
): ReadonlyMap<K, readonly CardFacts[]> => {
  const groups = new Map<K, CardFacts[]>();
  for (const card of rows) {
    const key = keyOf(card);
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return groups;
};

/** Caches a value that is derived from an index, computed on first use. */
export const oncePerIndex = <Derived>(
  derive: (index: CardIndex) => Derived,
): ((index: CardIndex) => Derived) => {
  const known = new WeakMap<CardIndex, Derived>();
  return (index) => {
    const derived = known.get(index) ?? derive(index);
    known.set(index, derived);
    return derived;
  };
};

export interface IndexedFacts {
  readonly facts: readonly CardFacts[];
  readonly reprints: Readonly<Record<CardId, CardId>>;
  readonly printings: Readonly<Record<string, CardId>>;
  readonly sets: readonly { readonly code: string }[];
}

export const indexCards = ({ facts, reprints, printings, sets }: IndexedFacts): CardIndex => {
  const earlier: ReadonlyMap<CardId, CardId> = new Map(Object.entries(reprints));
  const ofCard = groupRows(facts, ({ id }) => earlier.get(id) ?? id);
  return {
    printings: facts,
    cards: facts.filter(({ id }) => !earlier.has(id)),
    byId: new Map(facts.map((card) => [card.id, card])),
    reprints: earlier,
    ofCard,
    ofName: groupRows(facts, ({ name }) => nameKey(name)),
    setsOfCard: new Map(
      [...ofCard].map(([id, rows]) => [id, [...new Set(rows.map((row) => setOfPrinting(row.id)))]]),
    ),
    beyond: new Map(Object.entries(printings)),
    sets: sets.map(({ code }) => code),
  };
};
