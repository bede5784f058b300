import type { PoolCard } from '#contracts';
import type { CardFacts } from '../../shared/card/card-face.js';

/** Converts a card of a pool for a card face. The numbers of keywords are part of its text. */
export const faceOf = (card: PoolCard): CardFacts => ({
  ...card,
  keywords: card.keywords.map((keyword) => ({ keyword })),
});
