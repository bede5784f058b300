import type { SwtcgCard } from '../card.js';
import { isRenamer, isStanding } from './filters.js';
import type { Book } from './machine.js';

/** The book that contains these cards. */
export const bookOf = (cards: readonly SwtcgCard[]): Book => {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const standing = cards.filter(({ abilities = [] }) => abilities.some(isStanding));
  return {
    card: (id) => byId.get(id),
    standing: new Set(standing.map(({ id }) => id)),
    renaming: new Set(cards.filter(isRenamer).map(({ id }) => id)),
  };
};
