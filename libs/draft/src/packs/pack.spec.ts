import { describe, expect, it } from 'vitest';
import { cardById, boosterSets } from '#cards';
import { openPacks } from './pack.js';
import { isWellFormed, packStatistics } from './statistics.js';

describe('boosters', () => {
  it.each([...boosterSets])(
    'of %s hold sixteen cards of the set: a leader, a base, nine commons, three uncommons, a rare or legendary, a foil',
    (set) => {
      for (const pack of openPacks(set, 200, 'seed')) {
        expect(isWellFormed(pack)).toBe(true);
        const count = (slot: string) => pack.filter((card) => card.slot === slot).length;
        expect([
          count('leader'),
          count('base'),
          count('common'),
          count('uncommon'),
          count('rare'),
          count('foil'),
        ]).toEqual([1, 1, 9, 3, 1, 1]);
        expect(pack.every((card) => card.id.startsWith(`${set}_`))).toBe(true);
        expect(cardById(pack[0]?.id ?? '')?.type).toBe('Leader');
        expect(
          pack
            .filter((card) => card.slot === 'common')
            .every((card) => cardById(card.id)?.rarity === 'Common'),
        ).toBe(true);
        expect(
          pack
            .filter((card) => card.slot === 'rare')
            .every((card) => ['Rare', 'Legendary'].includes(cardById(card.id)?.rarity ?? '')),
        ).toBe(true);
      }
    },
  );

  it('are the same for the same seed and others for another', () => {
    expect(openPacks('SOR', 3, 'a')).toEqual(openPacks('SOR', 3, 'a'));
    expect(openPacks('SOR', 3, 'a')).not.toEqual(openPacks('SOR', 3, 'b'));
  });

  it('pass the chi-square tests within four sigma', () => {
    const { tests, malformed } = packStatistics('SOR', openPacks('SOR', 4_000, '1'));
    expect(malformed).toBe(0);
    for (const test of tests) expect(Math.abs(test.sigma)).toBeLessThan(4);
  });

  it('the test itself notices a loaded draw', () => {
    const honest = openPacks('SOR', 2_000, '1');
    const favourite = honest[0]?.find((card) => card.slot === 'common')?.id ?? '';
    const loaded = honest.map((pack, index) =>
      pack.map((card, place) =>
        index % 10 === 0 && place === 2 ? { ...card, id: favourite } : card,
      ),
    );
    expect(packStatistics('SOR', loaded).tests[0]?.sigma ?? 0).toBeGreaterThan(4);
  });
});
