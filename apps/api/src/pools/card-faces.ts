import { canonicalId, cardById, type Catalogue, knownCatalogue } from '#cards';
import type { PoolCard } from '#contracts';
import { textOf } from '../tables/words/faces.js';

/** Caches cards for as long as the same catalogue is in force. */
const made = new WeakMap<Catalogue, Map<string, PoolCard>>();

const makeFace = (id: string, { book }: Catalogue): PoolCard => {
  const card = cardById(id);
  if (!card) throw new Error(`no facts about the card ${id}`);
  const played = book.cards.get(canonicalId(id));
  return {
    id,
    name: card.name,
    subtitle: card.subtitle ?? null,
    unique: card.unique,
    type: card.type,
    cost: card.cost ?? null,
    power: card.power ?? card.upgradePower ?? null,
    hp: card.hp ?? card.upgradeHp ?? null,
    arena: card.arenas[0] ?? null,
    aspects: [...card.aspects],
    traits: [...card.traits],
    keywords: [...card.keywords],
    rarity: card.rarity ?? null,
    text: played ? textOf(played) : null,
  };
};

/** A printed card as in packs, pools and deck builders. */
export const poolCard = (id: string): PoolCard => {
  const catalogue = knownCatalogue();
  const cards = made.get(catalogue) ?? new Map<string, PoolCard>();
  made.set(catalogue, cards);
  const face = cards.get(id) ?? makeFace(id, catalogue);
  cards.set(id, face);
  return face;
};
