import { formatRules, generateDeck, generateTrio, premierRules, toSwudbJson } from '#formats';

/** A deck legal in Premier on the day (YYYY-MM-DD), as a list to hand in; the same for the same seed. */
export const broughtDeck = (seed: string, on: string): string =>
  toSwudbJson(generateDeck(seed, premierRules({ on })));

/** Three decks that are legal together in Trilogy on the day. */
export const broughtTrio = (seed: string, on: string): readonly string[] =>
  generateTrio(seed, formatRules('trilogy', { on })).map(toSwudbJson);
