import { canonicalId, cardById, type Catalogue, knownCatalogue } from '#cards';
import type { PoolCard } from '#contracts';
import { CardFaces } from '../tables/words/faces.js';

/** What is known of cards, put together once as long as it stays the same. */
interface Known {
  readonly faces: CardFaces;
  readonly cards: Map<string, PoolCard>;
}
const byCatalogue = new WeakMap<Catalogue, Known>();

const knownIn = (catalogue: Catalogue): Known => {
  const known = byCatalogue.get(catalogue) ?? {
    faces: new CardFaces(catalogue.book),
    cards: new Map(),
  };
  byCatalogue.set(catalogue, known);
  return known;
};

/** Rendered rules text of a card, where it is defined. */
const textOf = (id: string, catalogue: Catalogue): PoolCard['text'] =>
  catalogue.book.cards.has(canonicalId(id))
    ? knownIn(catalogue).faces.of(canonicalId(id)).text
    : null;

const makeFace = (id: string, catalogue: Catalogue): PoolCard => {
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
    text: textOf(id, catalogue),
  };
};

/** A printed card as packs, pools and deck builders show it. */
export const poolCard = (id: string): PoolCard => {
  const catalogue = knownCatalogue();
  const { cards } = knownIn(catalogue);
  const face = cards.get(id) ?? makeFace(id, catalogue);
  cards.set(id, face);
  return face;
};
