/**
 * 1.8 Cost, 8.1 aspect penalty, 8.16.5: printed cost, then everything that raises it, then everything that lowers it, never below 0.
 */
import { type Ability, type Aspect, type CostChange } from '../../effects/nodes.js';
import { type PlayMode } from '../../kernel/frames.js';
import { controller, def, emptyScope, faceOf, type Game, inPlay, player } from '../../kernel/game.js';
import { type Card, NO_CARD, type Seat, Zone } from '../../kernel/state.js';
import { isBlank } from '../07-abilities/03-constant-abilities.js';

export interface Terms { free: boolean; discount: number; ignoreAspects: boolean; exploited: number }
export const PLAIN: Terms = { free: false, discount: 0, ignoreAspects: false, exploited: 0 };

/** Icons that leaders and base provide, one for each printed (8.1.2). */
export function penalty(g: Game, seat: Seat, icons: readonly Aspect[]): number {
  const p = player(g, seat);
  const given: Aspect[] = [...def(g, p.base).aspects];
  for (const l of p.leaders) given.push(...def(g, l).aspects);
  let missing = 0;
  for (const icon of icons) {
    const i = given.indexOf(icon);
    if (i < 0) missing++;
    else given.splice(i, 1);
  }
  return 2 * missing;
}

type SmuggleTerms = { cost: number; aspects: readonly Aspect[] };

/** The printed Smuggle, or one gained from a card in play (7.5.14). */
export function smuggleTerms(g: Game, seat: Seat, c: Card): SmuggleTerms | null {
  const d = def(g, c);
  const own = d.front.smuggle;
  if (own) return { cost: own.cost ?? d.printedCost, aspects: own.aspects ?? d.aspects };
  for (const source of sources(g, seat)) {
    const gift = faceOf(g, source).others.find((x) => x.a === 'smuggle-all');
    if (gift?.a === 'smuggle-all' && !isBlank(g, source)) return { cost: d.printedCost + gift.plus, aspects: d.aspects };
  }
  return null;
}

/** A player's cards in play that can carry abilities. */
export function sources(g: Game, seat: Seat): Card[] {
  const p = player(g, seat);
  return [p.base, ...p.leaders.filter((l) => g.s.deployed[l] === 0), ...p.units, ...g.s.upgrades.filter((u) => controller(g, u) === seat)];
}

function pricing(g: Game, seat: Seat, c: Card, as: PlayMode): { price: number; icons: readonly Aspect[] } {
  const d = def(g, c);
  if (as === 'pilot' || as === 'smuggle-pilot') return { price: d.front.piloting?.cost ?? d.printedCost, icons: d.front.piloting?.aspects ?? d.aspects };
  if (as === 'smuggle') {
    const terms = smuggleTerms(g, seat, c);
    if (terms) return { price: terms.cost, icons: terms.aspects };
  }
  return { price: d.printedCost, icons: d.aspects };
}

function applies(g: Game, change: CostChange, seat: Seat, c: Card, by: { source: Card; you: Seat }): boolean {
  const scope = emptyScope(g, by.source, by.you);
  if (!g.q.seats(g, change.by, scope).includes(seat)) return false;
  if (!g.q.matches(g, c, change.cards, scope)) return false;
  return !change.first || !g.s.history.some((h, i) => h.e === 'played' && h.seat === seat && (change.first === 'round' || i > phaseAt(g)) && g.q.matches(g, h.card, change.cards, scope));
}

function phaseAt(g: Game): number {
  for (let i = g.s.history.length - 1; i >= 0; i--) if (g.s.history[i]?.e === 'phase-started') return i;
  return -1;
}

interface Sum { plus: number; less: number; ignore: boolean }

function addChange(g: Game, change: CostChange, source: { source: Card; you: Seat }, sum: Sum): void {
  const scope = emptyScope(g, source.source, source.you);
  if (change.plus !== undefined) sum.plus += g.q.amount(g, change.plus, scope);
  if (change.less !== undefined) sum.less += g.q.amount(g, change.less, scope);
  if (change.ignoreAspects) sum.ignore = true;
}

function changesInPlay(g: Game, seat: Seat, c: Card, sum: Sum): void {
  for (let owner = 0; owner < g.s.players.length; owner++) {
    for (const source of sources(g, owner)) {
      const { costs } = faceOf(g, source);
      if (costs.length === 0 || isBlank(g, source)) continue;
      for (const k of costs) {
        if (k.while && !g.q.holds(g, k.while, emptyScope(g, source, owner))) continue;
        if (applies(g, k.change, seat, c, { source, you: owner })) addChange(g, k.change, { source, you: owner }, sum);
      }
    }
  }
  for (const l of g.s.lasting) {
    if (l.change && applies(g, l.change, seat, c, { source: l.source, you: l.seat })) addChange(g, l.change, { source: l.source, you: l.seat }, sum);
  }
}

function ownChanges(g: Game, seat: Seat, c: Card, sum: Sum): void {
  for (const x of def(g, c).front.others) {
    if (x.a !== 'own-cost') continue;
    const scope = emptyScope(g, c, seat);
    if (x.while && !g.q.holds(g, x.while, scope)) continue;
    if (x.plus !== undefined) sum.plus += g.q.amount(g, x.plus, scope);
    if (x.less !== undefined) sum.less += g.q.amount(g, x.less, scope);
  }
}

/** 6.2.3: the modified cost in resources. */
export function costOf(g: Game, seat: Seat, c: Card, as: PlayMode, terms: Terms = PLAIN): number {
  if (terms.free) return 0;
  const { price, icons } = pricing(g, seat, c, as);
  const sum: Sum = { plus: 0, less: terms.discount + 2 * terms.exploited, ignore: terms.ignoreAspects };
  changesInPlay(g, seat, c, sum);
  ownChanges(g, seat, c, sum);
  if (!sum.ignore) sum.plus += penalty(g, seat, icons);
  return Math.max(0, price + sum.plus - sum.less);
}

/** Resources and Credit tokens that can pay now (1.7.2, 3.7.13). */
export function purse(g: Game, seat: Seat): number {
  let n = player(g, seat).credits;
  for (const r of player(g, seat).resources) n += g.s.ready[r] as number;
  return n;
}

/**
 * 6.2.4, 1.7.4: exhausts ready resources. Which ones is the player's to arrange at any time, so the engine keeps for last what could still be
 * played from there; a smuggled card pays for itself first (7.5.14E).
 */
export function payResources(g: Game, seat: Seat, n: number, smuggled: Card = NO_CARD): void {
  const p = player(g, seat);
  const ready = p.resources.filter((r) => g.s.ready[r] === 1);
  const rank = (r: Card): number => (r === smuggled ? 0 : def(g, r).front.smuggle ? 2 : 1);
  ready.sort((a, b) => rank(a) - rank(b) || a - b);
  for (const r of ready.slice(0, n)) g.s.ready[r] = 0;
}

type Extra = Extract<Ability, { a: 'additional-cost' }>;

/** 1.8.8: costs that are not resources, from other cards and from the card itself. */
export function additionalCosts(g: Game, seat: Seat, c: Card): { source: Card; cost: Extra['cost'] }[] {
  const out: { source: Card; cost: Extra['cost'] }[] = [];
  for (const x of def(g, c).front.others) if (x.a === 'additional-cost') out.push({ source: c, cost: x.cost });
  for (let owner = 0; owner < g.s.players.length; owner++) {
    for (const source of sources(g, owner)) {
      for (const x of faceOf(g, source).others) {
        if (x.a !== 'additional-cost' || !inPlay(g, source) || isBlank(g, source)) continue;
        const scope = emptyScope(g, source, owner);
        if (g.q.seats(g, x.by, scope).includes(seat) && g.q.matches(g, c, x.cards, scope)) out.push({ source, cost: x.cost });
      }
    }
  }
  return out;
}

export const isResource = (g: Game, c: Card): boolean => g.s.zone[c] === Zone.resource;
