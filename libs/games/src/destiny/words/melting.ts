/** What a language does to words that were put together. */
export interface Melting {
  /** Whether adjectives stand before the noun: "red character". */
  readonly adjectivesFirst: boolean;
  /** Articles that melt into the word before them, and what else a whole text needs. */
  readonly tidy: (text: string) => string;
}
