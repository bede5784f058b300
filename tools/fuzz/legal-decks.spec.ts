import { allCards } from '#cards';
import { validateDeck } from '#formats';
import { dice } from '#rules';
import { describe, expect, it } from 'vitest';
import { deckOf, legalDecks, sparkRules } from './legal-decks.js';

const decks = (n: number, seed = 1) => {
  const next = legalDecks(dice(seed));
  return Array.from({ length: n }, next);
};

describe('decks for random games', () => {
  it('are legal in Premier on the day when only Spark of Rebellion was', () => {
    for (const deck of decks(60))
      expect(validateDeck(deckOf(deck), sparkRules)).toEqual({ legal: true, problems: [] });
  });

  it('hold every card of the set before long', () => {
    const seen = new Set(
      decks(60).flatMap(({ leaders, base, deck }) => [...leaders, base, ...deck]),
    );
    expect(
      allCards.filter((c) => c.id.startsWith('SOR_') && !seen.has(c.id)).map((c) => c.id),
    ).toEqual([]);
  });

  it('are the same from the same dice, and differ from each other', () => {
    expect(decks(5)).toEqual(decks(5));
    expect(new Set(decks(20).map((d) => JSON.stringify(d))).size).toBe(20);
  });
});
