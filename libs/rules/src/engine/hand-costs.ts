/** 6.2.3: what the cards in a player's hand would cost now. */
import { QUESTIONS } from './engine.js';
import { costOf } from '../cr/01-concepts/08-cost.js';
import type { CardBook } from '../kernel/definition.js';
import { def, open, player } from '../kernel/game.js';
import type { Seat, State } from '../kernel/state.js';

const PLAYED_AS = { Unit: 'unit', Event: 'event', Upgrade: 'upgrade' } as const;

/** In the order of the hand; null for a card that cannot be played from it. The state is only read. */
export function handCosts(book: CardBook, state: State, seat: Seat): (number | null)[] {
  const g = open(book, QUESTIONS, state, null);
  return player(g, seat).hand.map((card) => {
    const as = PLAYED_AS[def(g, card).type as keyof typeof PLAYED_AS] as
      | (typeof PLAYED_AS)[keyof typeof PLAYED_AS]
      | undefined;
    return as ? costOf(g, { seat, card, as }) : null;
  });
}
