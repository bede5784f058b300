import { keywords } from '#vocabulary';
import type { CardFacts } from '#cards';
import { onlyKeywords, printedKeywords } from './printed-keywords.js';
import type { SourceCard } from './source-card.js';

/** The cost printed next to the keyword; the separate field of some sources is a guess. */
const pilotingCost = (card: SourceCard): number | undefined =>
  printedKeywords(card).find((printed) => printed.keyword === 'Piloting')?.cost ??
  card.pilotingCost;

const optional = <K extends keyof CardFacts>(
  key: K,
  value: CardFacts[K] | undefined,
): Partial<CardFacts> => (value === undefined ? {} : { [key]: value });

/** Extracts the facts only; no sentence of the source is kept. */
export function factsOf(card: SourceCard): CardFacts {
  const printed = new Set<string>(printedKeywords(card).map((line) => line.keyword));
  return {
    id: card.id,
    name: card.name,
    ...optional('subtitle', card.subtitle),
    type: card.type,
    unique: card.unique,
    ...optional('rarity', card.rarity),
    aspects: card.aspects,
    traits: card.traits,
    arenas: card.arenas,
    ...optional('cost', card.cost),
    ...optional('power', card.power),
    ...optional('hp', card.hp),
    ...optional('upgradePower', card.upgradePower),
    ...optional('upgradeHp', card.upgradeHp),
    ...optional('pilotingCost', pilotingCost(card)),
    keywords: keywords.filter((keyword) => card.keywords.includes(keyword) || printed.has(keyword)),
    ...(card.missing.length === 0
      ? optional('onlyKeywords', onlyKeywords(card))
      : { missing: card.missing }),
  };
}
