/**
 * Seconds for a pick by the number of cards in hand; the first row whose `from` is not above that
 * number applies.
 */
export interface PickClock {
  readonly leaders: readonly { readonly from: number; readonly seconds: number }[];
  readonly cards: readonly { readonly from: number; readonly seconds: number }[];
  /** Time to look at one's own pool between two packs. */
  readonly reviewSeconds: number;
}

/**
 * The clock of competitive drafts (docs/event-settings.md
 * names the source). Certainty: medium, one secondary source.
 */
export const competitiveClock: PickClock = {
  leaders: [
    { from: 3, seconds: 15 },
    { from: 2, seconds: 10 },
    { from: 1, seconds: 5 },
  ],
  cards: [
    { from: 14, seconds: 60 },
    { from: 12, seconds: 40 },
    { from: 10, seconds: 30 },
    { from: 8, seconds: 25 },
    { from: 7, seconds: 20 },
    { from: 6, seconds: 15 },
    { from: 4, seconds: 10 },
    { from: 1, seconds: 5 },
  ],
  reviewSeconds: 30,
};
