/**
 * 1.8.8, 6.2.4, 6.4.4: the parts of a cost other than a card's cost in resources: which cards can
 * pay them, and paying them.
 */
import type { CostPart } from '../../effects/nodes.js';
import {
  ask,
  controller,
  emptyScope,
  type Game,
  player,
  touch,
  viewpoint,
} from '../../kernel/game.js';
import { type Card, NO_CARD, type Seat } from '../../kernel/state.js';
import { inPlayMatching } from '../01-concepts/filters.js';
import {
  countReady,
  due,
  payingUnits,
  purse,
  spend,
  usableCredits,
} from '../01-concepts/08-cost.js';
import { deal } from '../01-concepts/09-damage.js';
import { discard } from '../01-concepts/13-draw.js';
import { defeat, exhaust, putAway } from '../01-concepts/05-cards.js';
import { toPile } from '../04-zones/09-in-play-and-out.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';

/** The player who pays, and the card whose ability or play is paid for. */
export interface Payer {
  seat: Seat;
  card: Card;
}

/** Cards that can pay one part of a cost. */
export function payers(g: Game, { seat, card }: Payer, part: CostPart): Card[] {
  const scope = emptyScope(g, card, seat);
  const mine = (f: object) => inPlayMatching(g, f, scope).filter((x) => controller(g, x) === seat);
  if ('defeat' in part) return mine(part.defeat);
  if ('exhaust' in part) return mine(part.exhaust).filter((x) => g.s.ready[x] === 1);
  if ('returnToHand' in part) return mine(part.returnToHand);
  if ('removeUpgrade' in part) return inPlayMatching(g, part.removeUpgrade, scope);
  if ('hurt' in part) return mine(part.hurt);
  if ('defeatResource' in part) return [...player(g, seat).resources];
  if ('toBottom' in part)
    return player(g, seat).discard.filter((x) => g.q.matches(g, x, part.toBottom, scope));
  if ('discard' in part)
    return player(g, seat).hand.filter((x) => x !== card && g.q.matches(g, x, part.discard, scope));
  return [];
}

export const countNeeded = (part: CostPart): number => {
  if ('toBottom' in part) return 0;
  if ('defeatResource' in part) return part.defeatResource;
  return !('hurt' in part) && 'n' in part ? (part.n ?? 1) : 1;
};
/** More cards than are needed may be chosen only if the card says "up to". */
export const mostOf = (part: CostPart): number => ('toBottom' in part ? part.n : countNeeded(part));
const CHOSEN: readonly string[] = [
  'defeat',
  'exhaust',
  'returnToHand',
  'removeUpgrade',
  'discard',
  'hurt',
  'defeatResource',
  'toBottom',
];
/** Whether the player chooses which cards pay. */
const isChosen = (part: CostPart): boolean => CHOSEN.some((k) => k in part);

export function payable(g: Game, payer: Payer, part: CostPart): boolean {
  if ('pay' in part)
    return g.q.amount(g, part.pay, viewpoint(g, payer.card, payer.seat)) <= purse(g, payer.seat);
  if ('exhaustSelf' in part) return g.s.ready[payer.card] === 1;
  if ('useForce' in part) return player(g, payer.seat).force;
  if ('mill' in part) return player(g, payer.seat).deck.length >= part.mill;
  return !isChosen(part) || payers(g, payer, part).length >= countNeeded(part);
}

/**
 * 3.7.13: how many Credit tokens may help to pay such a cost, from the number that is needed to the
 * number that the player has.
 */
export function creditRange(g: Game, seat: Seat, cost: number): { least: number; most: number } {
  const credits = usableCredits(g, seat);
  const n = due(g, seat, cost);
  const least = Math.max(0, n - countReady(g, seat) - payingUnits(g, seat).length);
  return { least, most: Math.max(least, Math.min(credits, n)) };
}

/** The options for that number; asked only if there is a choice. */
export const creditOptions = ({ least, most }: { least: number; most: number }) =>
  Array.from({ length: most - least + 1 }, (_, i) => ({ o: 'number' as const, n: least + i }));

/** The units that may help to pay this amount, and how many of them are needed (1.8). */
function unitsToPay(
  g: Game,
  seat: Seat,
  { n, not }: { n: number; not?: Card | undefined },
): { units: readonly Card[]; least: number; most: number } {
  const units = payingUnits(g, seat).filter((c) => c !== not);
  const least = Math.min(units.length, Math.max(0, n - countReady(g, seat)));
  return { units, least, most: Math.min(units.length, n) };
}

/** Asks which units help to pay if there is a choice; otherwise returns the units. */
export function askUnits(
  g: Game,
  { seat, card }: Payer,
  wanted: { n: number; not?: Card | undefined },
): readonly Card[] | null {
  const { units, least, most } = unitsToPay(g, seat, wanted);
  if (most === 0 || least === units.length) return units.slice(0, least);
  ask(g, {
    seat,
    kind: 'payment',
    options: units.map((c) => ({ o: 'card', card: c })),
    min: least,
    max: most,
    source: card,
    note: 'units',
  });
  return null;
}

/**
 * Exhausts the units, and resources for the rest of the amount. Returns the number of resources
 * exhausted.
 */
export function payWith(g: Game, { seat, card }: Payer, n: number, units: readonly Card[]): number {
  for (const c of units) exhaust(g, c, seat);
  const rest = Math.max(0, n - units.length);
  spend(g, seat, rest, card);
  return rest;
}

export function payFromPurse(
  g: Game,
  payer: Payer,
  n: number,
  by: { credits?: number | undefined; units?: readonly Card[] } = {},
): void {
  const { seat } = payer;
  const credits = by.credits ?? creditRange(g, seat, n).least;
  player(g, seat).credits -= credits;
  const rest = due(g, seat, n) - credits;
  const { units, least } = unitsToPay(g, seat, { n: rest });
  payWith(g, { seat, card: NO_CARD }, rest, by.units ?? units.slice(0, least));
  touch(g);
  emit(g, { e: 'paid', seat, n });
}

export function settlePart(g: Game, { seat, card }: Payer, part: CostPart, chosen: Card[]): void {
  const scope = emptyScope(g, card, seat);
  if ('pay' in part) payFromPurse(g, { seat, card }, g.q.amount(g, part.pay, scope));
  else if ('exhaustSelf' in part) exhaust(g, card, seat);
  else if ('defeat' in part || 'removeUpgrade' in part || 'defeatResource' in part)
    defeat(g, chosen, seat);
  else if ('mill' in part) discard(g, player(g, seat).deck.slice(0, part.mill));
  else if ('defeatSelf' in part) defeat(g, [card], seat);
  else if ('exhaust' in part) for (const c of chosen) exhaust(g, c, seat);
  else if ('discard' in part) discard(g, chosen);
  else if ('returnToHand' in part) putAway(g, chosen, 'hand', seat);
  else if ('toBottom' in part) for (const c of chosen) toPile(g, c, 'bottom');
  else if ('hurt' in part)
    deal(
      g,
      chosen.map((c) => ({ card: c, n: g.q.amount(g, part.n, scope), from: NO_CARD, seat })),
    );
  else if ('damageSelf' in part)
    deal(g, [{ card, n: g.q.amount(g, part.damageSelf, scope), from: card, seat }]);
  else if ('damageBase' in part)
    deal(g, [
      { card: player(g, seat).base, n: g.q.amount(g, part.damageBase, scope), from: NO_CARD, seat },
    ]);
  else {
    player(g, seat).force = false;
    touch(g);
    emit(g, { e: 'force-used', seat });
  }
}
