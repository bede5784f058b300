import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalId, cardById, boosterSets } from '#cards';
import {
  cardTotal,
  deckSections,
  formatRules,
  missingIcons,
  validateDeck,
  type CardCount,
} from '#formats';
import { commonBasesOf } from '../packs/boosters.js';
import { sealedBoosters } from '../pool/sealed-pool.js';
import { buildDeck } from './build-deck.js';

const counted = (ids: readonly string[]): CardCount[] => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
};
const poolOf = (set: string, packs: number, seed: string): CardCount[] =>
  counted(
    sealedBoosters({ set }, packs, seed, 'p1')
      .flat()
      .map(({ id }) => id),
  );
const sor = commonBasesOf({ set: 'SOR' });
const rules = formatRules('sealed', { on: '2026-11-21' });

describe('the deck that bots build', () => {
  it('is legal for the pool it comes from, of every set and size of pool', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...boosterSets),
        fc.integer({ min: 3, max: 8 }),
        fc.string(),
        (set, packs, seed) => {
          const cards = poolOf(set, packs, seed);
          const deck = buildDeck(cards, commonBasesOf({ set }));
          expect(deck).not.toBeNull();
          expect(
            validateDeck(deck!, rules, { pool: { sets: [set], cards } }).problems.filter(
              ({ severity }) => severity === 'error',
            ),
          ).toEqual([]);
          expect(cardTotal(deck!.main)).toBe(30);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('puts every other card of the pool into the sideboard, and nothing twice', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const cards = poolOf('SOR', 6, seed);
        const deck = buildDeck(cards, sor)!;
        const total = new Map<string, number>();
        for (const { id, count } of deckSections.flatMap((section) => deck[section]))
          total.set(id, (total.get(id) ?? 0) + count);
        for (const { id, count } of cards)
          total.set(canonicalId(id), (total.get(canonicalId(id)) ?? 0) - count);
        const off = [...total].filter(
          ([id, count]) =>
            count !== 0 && cardById(id)?.type !== 'Leader' && cardById(id)?.type !== 'Base',
        );
        expect(off).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('is the same for the same pool in any order', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const cards = poolOf('SOR', 6, seed);
        expect(buildDeck([...cards].reverse(), sor)).toEqual(buildDeck(cards, sor));
      }),
      { numRuns: 30 },
    );
  });

  it('pays few aspect penalties', () => {
    const penalties = Array.from({ length: 30 }, (_, pool) => {
      const { leaders, bases, main } = buildDeck(poolOf('SOR', 6, `pool ${pool}`), sor)!;
      const icons = [...leaders, ...bases].flatMap(({ id }) => cardById(id)?.aspects ?? []);
      return main.reduce(
        (sum, { id, count }) => sum + count * Math.min(1, missingIcons(cardById(id)!, icons)),
        0,
      );
    });
    // For decks of thirty cards; a pool may consist only of other aspects, so no bound holds for a
    // single deck.
    expect(penalties.reduce((sum, paid) => sum + paid, 0) / penalties.length).toBeLessThan(5);
  });

  it('is none for a pool without a leader or with fewer than thirty cards', () => {
    const cards = poolOf('SOR', 6, 'none');
    expect(
      buildDeck(
        cards.filter(({ id }) => cardById(id)?.type !== 'Leader'),
        sor,
      ),
    ).toBeNull();
    expect(buildDeck(poolOf('SOR', 1, 'few'), sor)).toBeNull();
  });
});
