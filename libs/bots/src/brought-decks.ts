import { formatRules, generateDeck, generateTrio, premierRules, toSwudbJson } from '#formats';

/**
 * A deck that is legal in Premier on that day (YYYY-MM-DD), as a list to hand in. The same seed
 * gives the same deck.
 */
export const broughtDeck = (seed: string, on: string): string =>
  toSwudbJson(generateDeck(seed, premierRules({ on })));

/** Three decks that form a legal Trilogy entry on that day (YYYY-MM-DD). */
export const broughtTrio = (seed: string, on: string): readonly string[] =>
  generateTrio(seed, formatRules('trilogy', { on })).map(toSwudbJson);
