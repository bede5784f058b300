import { deckSizes } from '#vocabulary';

/** The minimum and maximum numbers of cards in a deck; `null` means no limit. Plain data. */
export interface DeckConstruction {
  readonly leaders: number;
  readonly bases: number;
  /** Minimum number of units, events and upgrades in the main deck, before a base changes it. */
  readonly minimumMain: number;
  readonly maximumCopies: number | null;
  /**
   * Whether the copy limit includes the sideboard. CR 9.2.2B does not say; in practice events count
   * both together.
   */
  readonly copiesSpan: 'main' | 'main-and-sideboard';
  readonly maximumSideboard: number | null;
}

/** CR 9.2.2. */
export const premierConstruction: DeckConstruction = {
  leaders: 1,
  bases: 1,
  minimumMain: deckSizes.premier,
  maximumCopies: 3,
  copiesSpan: 'main-and-sideboard',
  maximumSideboard: 10,
};

/** CR 9.3.2: each of the three decks, which have no sideboard. */
export const trilogyConstruction: DeckConstruction = {
  ...premierConstruction,
  maximumSideboard: 0,
};

/** CR 10.2.2 and 10.3.4: the unused pool is the sideboard, and only the pool limits copies. */
export const limitedConstruction: DeckConstruction = {
  ...premierConstruction,
  minimumMain: deckSizes.limited,
  maximumCopies: null,
  maximumSideboard: null,
};

/** CR 12.2: 80 since version 8.0 of the rulebook (50 in 7.0). */
export const twinSunsConstruction: DeckConstruction = {
  ...premierConstruction,
  leaders: 2,
  minimumMain: deckSizes.twinSuns,
  maximumCopies: 1,
  maximumSideboard: 0,
};
