/** 1.13 Drawing, 8.7 an empty deck, 1.14 discarding. */
import { type Game, player, touch } from '../../kernel/game.js';
import { type Card, NO_CARD, type Seat, Zone } from '../../kernel/state.js';
import { toPile } from '../04-zones/09-in-play-and-out.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';
import { deal } from './09-damage.js';

/**
 * 1.13.2: several cards are drawn at once. 8.7.1: each missing card deals 3 damage to the player's
 * own base.
 */
export function draw(g: Game, seat: Seat, n: number): Card[] {
  const p = player(g, seat);
  const cards = p.deck.splice(0, n);
  for (const c of cards) {
    g.s.zone[c] = Zone.hand;
    g.s.copy[c] = (g.s.copy[c] as number) + 1;
    p.hand.push(c);
  }
  if (cards.length > 0) {
    touch(g);
    emit(g, { e: 'drawn', seat, n: cards.length, cards });
  }
  const missing = n - cards.length;
  if (missing > 0) {
    emit(g, { e: 'deck-empty', seat, n: missing });
    deal(g, [{ card: p.base, n: 3 * missing, from: NO_CARD, seat }]);
  }
  return cards;
}

/** 1.14.4: all at once. */
export function discard(g: Game, cards: readonly Card[]): void {
  const from = cards.map((c) => g.s.zone[c] as Zone);
  for (const c of cards) toPile(g, c, 'discard');
  cards.forEach((card, i) =>
    emit(g, { e: 'discarded', card, seat: g.s.owner[card] as Seat, from: from[i] as Zone }),
  );
}
