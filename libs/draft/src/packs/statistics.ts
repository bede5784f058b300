import { cardById, type Rarity } from '#cards';
import { compositionOf, sheetOf } from './composition.js';
import type { Pack, Slot } from './pack.js';

export interface SlotCount {
  readonly slot: Slot;
  readonly rarity: Rarity | 'unknown';
  readonly cards: number;
}

/**
 * Pearson's test of a uniform distribution: the statistic, its degrees of freedom, and its
 * deviation in standard deviations (Wilson-Hilferty).
 */
export interface ChiSquare {
  readonly of: string;
  readonly statistic: number;
  readonly degreesOfFreedom: number;
  readonly sigma: number;
}

export interface PackStatistics {
  readonly packs: number;
  readonly malformed: number;
  readonly slots: readonly SlotCount[];
  readonly tests: readonly ChiSquare[];
}

const packSize = 16;

/** A booster has sixteen cards, one leader first, and repeats no card within a slot. */
export const isWellFormed = (pack: Pack): boolean =>
  pack.length === packSize &&
  pack[0]?.slot === 'leader' &&
  new Set(pack.map((card) => `${card.slot}/${card.id}`)).size === packSize;

/**
 * The cube root of chi-square over its degrees of freedom is nearly normal: more than four sigma is
 * no accident.
 */
const chiSquare = (
  of: string,
  observed: readonly number[],
  expected: readonly number[],
): ChiSquare => {
  const statistic = observed.reduce(
    (sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1),
    0,
  );
  const degreesOfFreedom = observed.length - 1;
  const spread = 2 / (9 * degreesOfFreedom);
  return {
    of,
    statistic,
    degreesOfFreedom,
    sigma: (Math.cbrt(statistic / degreesOfFreedom) - (1 - spread)) / Math.sqrt(spread),
  };
};

const countOf = (packs: readonly Pack[], slot: Slot): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const pack of packs)
    for (const card of pack)
      if (card.slot === slot) counts.set(card.id, (counts.get(card.id) ?? 0) + 1);
  return counts;
};

const slotCounts = (packs: readonly Pack[]): readonly SlotCount[] => {
  const counts = new Map<string, SlotCount>();
  for (const card of packs.flat()) {
    const rarity = cardById(card.id)?.rarity ?? 'unknown';
    const key = `${card.slot}/${rarity}`;
    counts.set(key, { slot: card.slot, rarity, cards: (counts.get(key)?.cards ?? 0) + 1 });
  }
  return [...counts.values()].sort(
    (one, other) => one.slot.localeCompare(other.slot) || other.cards - one.cards,
  );
};

/**
 * Counts slots and rarities, and tests that commons are uniformly distributed and that legendary
 * cards are as frequent as the composition says.
 */
export const packStatistics = (set: string, packs: readonly Pack[]): PackStatistics => {
  const sheet = sheetOf(set);
  const commons = countOf(packs, 'common');
  const {
    commons: commonsInPack,
    legendaryOdds: [numerator, denominator],
  } = compositionOf(set);
  const evenly = (packs.length * commonsInPack) / sheet.cards.Common.length;
  const inRareSlot = packs.map((pack) => pack.find((card) => card.slot === 'rare')?.id ?? '');
  const legendary = inRareSlot.filter((id) => cardById(id)?.rarity === 'Legendary').length;
  const expectedLegendary = (packs.length * numerator) / denominator;
  return {
    packs: packs.length,
    malformed: packs.filter((pack) => !isWellFormed(pack)).length,
    slots: slotCounts(packs),
    tests: [
      chiSquare(
        'every common as often',
        sheet.cards.Common.map((card) => commons.get(card.id) ?? 0),
        sheet.cards.Common.map(() => evenly),
      ),
      chiSquare(
        'legendary against rare',
        [legendary, packs.length - legendary],
        [expectedLegendary, packs.length - expectedLegendary],
      ),
    ],
  };
};
