/** The minimum number of cards in a main deck, before a base changes it. */
export const deckSizes = {
  /** CR 9.2.2. */
  premier: 50,
  /** CR 10.2.2 and 10.3.4. */
  limited: 30,
  /** CR 12.2: 80 since version 8.0 of the rulebook (50 in 7.0). */
  twinSuns: 80,
} as const;
