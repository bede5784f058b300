/** How a language joins words that were assembled. */
export interface Melting {
  /** Whether adjectives come before the noun: "red character". */
  readonly adjectivesFirst: boolean;
  /** Contracts articles with the preceding word and makes other corrections to a whole text. */
  readonly tidy: (text: string) => string;
}
