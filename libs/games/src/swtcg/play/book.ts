import type { SwtcgCard } from '../card.js';
import type { Book } from '../engine/machine.js';
import { starterSet } from '../facts/start.gen.js';

/** Cards that keywords say whole; all others are named as not playable. */
export const playableCards: readonly SwtcgCard[] = starterSet.filter(
  ({ complete }) => complete === true,
);

/** The cards that games are played with. */
export const starterBook: Book = (() => {
  const byId = new Map(playableCards.map((card) => [card.id, card]));
  return { card: (id) => byId.get(id) };
})();
