/**
 * 8.34.3: a rescued card returns to play under its owner's control, exhausted unless its text says
 * otherwise; it is entered, not played.
 */
import type { RescueFrame } from '../../kernel/frames.js';
import { type Game, pop, push } from '../../kernel/game.js';
import { type Card, type Seat, Zone } from '../../kernel/state.js';
import { entersReady, isReadied } from '../01-concepts/05-cards.js';
import { toArena } from '../04-zones/09-in-play-and-out.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';
import { chooseModel, models } from './06-copy-of-a-card.js';

function enter(g: Game, c: Card): void {
  const seat = g.s.owner[c] as Seat;
  toArena(g, c, seat, entersReady(g, c, seat));
  if (isReadied(g, c, 'rescued')) g.s.ready[c] = 1;
  emit(g, { e: 'rescued', card: c, seat });
  emit(g, { e: 'entered', seat, card: c, how: 'rescued' });
}

/**
 * Rescues all cards at once, except that one whose owner may choose what it is a copy of comes
 * after the others. True if somebody has to be asked.
 */
export function rescue(g: Game, cards: readonly Card[]): boolean {
  const asks = (card: Card): boolean =>
    models(g, { card, seat: g.s.owner[card] as Seat }).length > 0;
  const copies = cards.filter(asks);
  for (const c of cards) if (!copies.includes(c)) enter(g, c);
  for (const card of copies) push(g, { k: 'rescue', card, seat: g.s.owner[card] as Seat });
  return copies.length > 0;
}

export function runRescue(g: Game, f: RescueFrame): void {
  const held = g.s.zone[f.card] === Zone.captured;
  if (held && chooseModel(g, f)) return;
  pop(g);
  if (held) enter(g, f.card);
}

/** Whether its owner is about to be asked what it is a copy of; the card is then no longer held. */
export const isBeingRescued = (g: Game, c: Card): boolean =>
  g.s.frames.some((f) => f.k === 'rescue' && f.card === c);
