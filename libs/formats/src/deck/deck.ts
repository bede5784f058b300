import { canonicalId, type CardId, type CardType } from '#cards';

export interface CardCount {
  readonly id: CardId;
  readonly count: number;
}

/** A deck as plain facts: which cards, and how many of each. It need not be legal. */
export interface Deck {
  readonly name?: string;
  readonly leaders: readonly CardCount[];
  readonly bases: readonly CardCount[];
  readonly main: readonly CardCount[];
  readonly sideboard: readonly CardCount[];
}

export const deckSections = ['leaders', 'bases', 'main', 'sideboard'] as const;
export type DeckSection = (typeof deckSections)[number];

/** The section for cards of a type; a sideboard contains what could be in the main deck. */
export const sectionOfType = (type: CardType): Exclude<DeckSection, 'sideboard'> =>
  type === 'Leader' ? 'leaders' : type === 'Base' ? 'bases' : 'main';

export const fitsSection = (type: CardType, section: DeckSection): boolean =>
  sectionOfType(type) === (section === 'sideboard' ? 'main' : section);

/** Nobody writes more copies of a card in one line; larger numbers are mistakes or attacks. */
export const MAX_COUNT = 99;

export const isCount = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= MAX_COUNT;

/** The number of cards, including copies. */
export const cardTotal = (cards: readonly CardCount[]): number =>
  cards.reduce((sum, card) => sum + card.count, 0);

/** Each card once with its number of copies, in the order in which cards first appear. */
export const countCards = (ids: readonly CardId[]): CardCount[] => {
  const counts = new Map<CardId, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
};

const canonicalCounts = (cards: readonly CardCount[]): CardCount[] => {
  const counts = new Map<CardId, number>();
  for (const { id, count } of cards)
    counts.set(canonicalId(id), (counts.get(canonicalId(id)) ?? 0) + count);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, count]) => ({ id, count }));
};

/**
 * The canonical form of a deck: earliest printings, each card once per section, in the order of
 * ids. Equal decks become equal values.
 */
export const canonicalDeck = (deck: Deck): Deck => ({
  ...(deck.name === undefined ? {} : { name: deck.name }),
  leaders: canonicalCounts(deck.leaders),
  bases: canonicalCounts(deck.bases),
  main: canonicalCounts(deck.main),
  sideboard: canonicalCounts(deck.sideboard),
});

/** Canonical JSON: the same text for the same deck, suitable for hashes and commitments. */
export const deckJson = (deck: Deck): string => JSON.stringify(canonicalDeck(deck));

/** Whether two decks have the same cards in the same sections; their names do not matter. */
export const sameDeck = (a: Deck, b: Deck): boolean => {
  const cards = (deck: Deck): string =>
    deckJson({
      leaders: deck.leaders,
      bases: deck.bases,
      main: deck.main,
      sideboard: deck.sideboard,
    });
  return cards(a) === cards(b);
};
