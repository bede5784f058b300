import type { TableHappening } from '#contracts';
import { type Card, type GameEvent, handleOf } from '#rules';
import { eventsAfter, type GameSoFar } from '#match';

/** All of these are public: cards in play, and the card being played. */
const happeningOf = (event: GameEvent, named: (card: Card) => number): TableHappening | null => {
  switch (event.e) {
    case 'attack-declared':
      return { e: 'attack', card: named(event.card), to: named(event.defender), n: null };
    case 'damaged':
      return { e: 'damage', card: named(event.card), to: null, n: event.n };
    case 'healed':
      return { e: 'heal', card: named(event.card), to: null, n: event.n };
    case 'defeated':
      return { e: 'defeat', card: named(event.card), to: null, n: null };
    case 'played':
      return { e: 'play', card: named(event.card), to: null, n: null };
    default:
      return null;
  }
};

/** What the last move did, with the viewer's own card numbers. */
export const happeningsAt = (reel: GameSoFar, viewer: number | null): TableHappening[] =>
  eventsAfter(reel, reel.moves - 1).flatMap(
    ({ event }) => happeningOf(event, (card) => handleOf(reel.state, viewer, card)) ?? [],
  );
