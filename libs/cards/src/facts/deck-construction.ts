import type { CardId } from './card-facts.js';

/** Cards that change how a deck is built; they override the limits of every format (CR 1.3.1, 3.2.1A). */
export interface DeckConstructionChange {
  /** Added to the format's least number of cards in the main deck. */
  readonly minimumDeck?: number;
  /** Copies of this very card that a deck may hold. */
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
