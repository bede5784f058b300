import type { PoolCard } from '#contracts';
import type { CardFacts } from '../../shared/card/card-face.js';

/** A card of a pool as a card face wants it. Numbers of keywords stand in its text. */
export const faceOf = (card: PoolCard): CardFacts => ({
  ...card,
  keywords: card.keywords.map((keyword) => ({ keyword })),
});
