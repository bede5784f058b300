import { type CardFacts, type Catalogue, catalogueOf } from '#cards';
import { seededRandom, type Random } from '#chance';
import { compositionOf, sheetOf, type Composition, type Sheet } from './composition.js';

export type Slot = 'leader' | 'base' | 'common' | 'uncommon' | 'rare' | 'foil' | 'cube';

export interface PackCard {
  readonly id: string;
  readonly slot: Slot;
}

/** Sixteen cards: the leader first (CR 10.3.2D), then the base or token, then the rest. */
export type Pack = readonly PackCard[];

/**
 * The odds that a rare leader or base replaces a common one: our own figure, since no source gives
 * it.
 */
const rareFace: readonly [number, number] = [1, 6];

const happens = (random: Random, [numerator, denominator]: readonly [number, number]): boolean =>
  random.below(denominator) < numerator;

const one = (random: Random, cards: readonly CardFacts[]): CardFacts => {
  const card = cards[random.below(cards.length)];
  if (!card) throw new Error('a slot has no cards to draw from');
  return card;
};

/** Draws different cards: a booster repeats none within a slot. */
const several = (
  random: Random,
  cards: readonly CardFacts[],
  count: number,
): readonly CardFacts[] => random.shuffle([...cards]).slice(0, count);

const foilRarity = (random: Random, foil: Composition['foil']): keyof Composition['foil'] => {
  const shares = Object.entries(foil) as [keyof Composition['foil'], number][];
  let lot = random.below(shares.reduce((sum, [, share]) => sum + share, 0));
  for (const [rarity, share] of shares) {
    if (lot < share) return rarity;
    lot -= share;
  }
  return 'Common';
};

const rareOrLegendary = (
  random: Random,
  sheet: Sheet,
  odds: readonly [number, number],
): CardFacts =>
  one(
    random,
    happens(random, odds) && sheet.cards.Legendary.length > 0
      ? sheet.cards.Legendary
      : sheet.cards.Rare,
  );

const openPack = (random: Random, sheet: Sheet, composition: Composition): Pack => {
  const at =
    (slot: Slot) =>
    (card: CardFacts): PackCard => ({ id: card.id, slot });
  const rareLeader = happens(random, rareFace) && sheet.leaders.Rare.length > 0;
  const leader = one(
    random,
    rareLeader || sheet.leaders.Common.length === 0 ? sheet.leaders.Rare : sheet.leaders.Common,
  );
  const rareBase = happens(random, rareFace) && sheet.rareBases.length > 0;
  const base = one(random, rareBase ? sheet.rareBases : sheet.commonBases);
  const upgraded = composition.upgradeOdds !== null && happens(random, composition.upgradeOdds);
  return [
    at('leader')(leader),
    at('base')(base),
    ...several(random, sheet.cards.Common, composition.commons).map(at('common')),
    ...several(random, sheet.cards.Uncommon, composition.uncommons - (upgraded ? 1 : 0)).map(
      at('uncommon'),
    ),
    ...(upgraded
      ? [at('uncommon')(rareOrLegendary(random, sheet, composition.legendaryOdds))]
      : []),
    at('rare')(rareOrLegendary(random, sheet, composition.legendaryOdds)),
    at('foil')(one(random, sheet.cards[foilRarity(random, composition.foil)])),
  ];
};

/**
 * Opens `count` boosters of a set according to a catalogue. The same seed opens the same boosters,
 * so that they can be verified by a committed seed.
 */
export const openPacks = (
  set: string,
  count: number,
  seed: string,
  catalogue: Catalogue = catalogueOf(),
): readonly Pack[] => {
  const random = seededRandom(`packs/${set}/${seed}`);
  const sheet = sheetOf(set, catalogue);
  const composition = compositionOf(set);
  return Array.from({ length: count }, () => openPack(random, sheet, composition));
};
