import type { CardId } from './card-facts.js';

/**
 * A card's changes to how a deck is built; they override the limits of every format (CR 1.3.1,
 * 3.2.1A).
 */
export interface DeckConstructionChange {
  /** Added to the format's minimum number of cards in the main deck. */
  readonly minimumDeck?: number;
  /** The number of copies of this card that a deck may contain. */
  readonly copyLimit?: number;
}

const changes: Readonly<Record<CardId, DeckConstructionChange>> = {
  JTL_024: { minimumDeck: 10 },
  JTL_025: { minimumDeck: -5 },
  JTL_256: { copyLimit: 15 },
};

const byCard: ReadonlyMap<CardId, DeckConstructionChange> = new Map(Object.entries(changes));

/** By earliest printing. */
export const deckConstructionChange = (id: CardId): DeckConstructionChange => byCard.get(id) ?? {};
