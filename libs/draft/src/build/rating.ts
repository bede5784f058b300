import type { CardFacts, Keyword } from '#cards';

/** The worth of a keyword in a limited deck, in points of power or HP. House figures. */
const keywordWorth: Partial<Record<Keyword, number>> = {
  Ambush: 2,
  Saboteur: 1,
  Sentinel: 1,
  Shielded: 2,
  Restore: 1,
  Raid: 1,
  Overwhelm: 1,
  Grit: 1,
  Hidden: 1,
  Plot: 1,
  Smuggle: 1,
  Piloting: 1,
  Support: 1,
};
const rarityWorth: Partial<Record<NonNullable<CardFacts['rarity']>, number>> = {
  Uncommon: 0.5,
  Rare: 1.5,
  Legendary: 3,
};
/**
 * Events and upgrades act by their text, which the rating does not evaluate: they count as a plain
 * unit of their cost.
 */
const plainBody = 1.5;

/**
 * The worth of a card to a deck by its printed facts alone: body over cost, keywords, rarity.
 * Higher is better; leaders by their deployed side.
 */
export const cardRating = (card: CardFacts): number => {
  const cost = card.cost ?? 0;
  const body = (card.power ?? card.upgradePower ?? 0) + (card.hp ?? card.upgradeHp ?? 0);
  const worth =
    card.type === 'Unit' || card.type === 'Leader'
      ? body - 2 * cost + cost * 0.4
      : plainBody - Math.abs(cost - 2) * 0.3;
  const keywords = card.keywords.reduce((sum, keyword) => sum + (keywordWorth[keyword] ?? 0), 0);
  return worth + keywords + (rarityWorth[card.rarity ?? 'Common'] ?? 0);
};
