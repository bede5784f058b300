import { canonicalId, cardById } from '#cards';
import type { PoolCard } from '#contracts';
import { rulesEngine } from '#games';
import { CardFaces } from '../tables/words/faces.js';

const faces = new CardFaces(rulesEngine().book);

/** Rendered rules text of a card, where it is defined. */
const textOf = (id: string): PoolCard['text'] =>
  rulesEngine().book.cards.has(canonicalId(id)) ? faces.of(canonicalId(id)).text : null;

const known = new Map<string, PoolCard>();

const makeFace = (id: string): PoolCard => {
  const card = cardById(id);
  if (!card) throw new Error(`no facts about the card ${id}`);
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
    text: textOf(id),
  };
};

/** A printed card as packs, pools and deck builders show it; put together once. */
export const poolCard = (id: string): PoolCard => {
  const face = known.get(id) ?? makeFace(id);
  known.set(id, face);
  return face;
};
