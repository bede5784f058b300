/**
 * 8.6: a unit that may enter play as a copy of another one. Its player is asked before it enters,
 * in whatever way; afterwards it is what was chosen.
 */
import type { Answer } from '../../kernel/decisions.js';
import { allUnits, ask, disguise, emptyScope, type Game } from '../../kernel/game.js';
import type { Card, Seat } from '../../kernel/state.js';
import { frontOf } from '../07-abilities/losing.js';

/** A frame that brings a unit into play. */
interface Entering {
  readonly card: Card;
  readonly seat: Seat;
  answer?: Answer | undefined;
}

const copying = (g: Game, card: Card) =>
  frontOf(g, card).others.find((x) => x.a === 'enters-as-copy');

/** The units that the card may now become a copy of; none if it is no such unit. */
export function models(g: Game, { card, seat }: Entering): Card[] {
  const copies = copying(g, card);
  if (!copies) return [];
  const scope = emptyScope(g, card, seat);
  return allUnits(g).filter((c) => g.q.matches(g, c, copies.of, scope));
}

/**
 * True while the player is being asked; afterwards the card is the copy, or itself if they
 * declined.
 */
export function chooseModel(g: Game, f: Entering): boolean {
  const options = models(g, f);
  if (options.length === 0) return false;
  if (!f.answer) {
    ask(g, {
      seat: f.seat,
      kind: 'target',
      options: options.map((card) => ({ o: 'card', card })),
      min: 0,
      max: 1,
      source: f.card,
      note: 'copy',
    });
    return true;
  }
  const model = options[f.answer.pick[0] ?? -1];
  f.answer = undefined;
  const trait = copying(g, f.card)?.trait;
  if (model !== undefined)
    disguise(g, f.card, {
      of: g.s.guises?.[model]?.of ?? (g.s.id[model] as string),
      ...(trait === undefined ? {} : { trait }),
    });
  return false;
}
