import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRules, type FormatName } from '../construction/format-rules.js';
import { validateTrio } from '../construction/trilogy.js';
import { validateDeck } from '../construction/validate-deck.js';
import { cardTotal } from '../deck/deck.js';
import { generateDeck, generateTrio } from './generate-deck.js';

const on = '2026-11-21';

describe('generated decks', () => {
  it.each<FormatName>(['premier', 'eternal', 'trilogy', 'sealed', 'draft', 'twin-suns'])(
    'are legal in %s, without a word',
    (format) => {
      const rules = formatRules(format, { on });
      fc.assert(
        fc.property(fc.string(), (seed) => {
          expect(validateDeck(generateDeck(seed, rules), rules)).toEqual({
            legal: true,
            problems: [],
          });
        }),
        { numRuns: 30 },
      );
    },
  );

  it('come in trios that are legal together', () => {
    const rules = formatRules('trilogy', { on });
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(validateTrio(generateTrio(seed, rules), rules).problems).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('keep to the organizer’s override', () => {
    const rules = formatRules('premier', {
      on,
      override: {
        removeSets: ['JTL', 'LOF', 'SEC'],
        limits: { minimumMain: 60, maximumSideboard: 4 },
      },
    });
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const deck = generateDeck(seed, rules);
        expect(validateDeck(deck, rules).problems).toEqual([]);
        expect([cardTotal(deck.main), cardTotal(deck.sideboard)]).toEqual([60, 4]);
      }),
      { numRuns: 15 },
    );
  });

  it('are the same for the same seed and differ for others', () => {
    const rules = formatRules('premier', { on });
    const decks = Array.from({ length: 64 }, (_, index) =>
      JSON.stringify(generateDeck(`seed ${index}`, rules)),
    );
    expect(new Set(decks).size).toBe(64);
    expect(JSON.stringify(generateDeck('seed 7', rules))).toBe(decks[7]);
  });
});
