/** 8.20 Play restrictions, 6.2.2, 3.6.3 attach restrictions, 8.18 named cards: what may be played at all. */
import { type Filter } from '../../effects/nodes.js';
import { type PlayMode } from '../../kernel/frames.js';
import { allUnits, def, type Game, player, upgradesOn, viewpoint } from '../../kernel/game.js';
import { type Card, type Seat, Zone } from '../../kernel/state.js';
import { additionalCosts, costOf, hostMatters, PLAIN, purse, smuggleTerms, type Terms, type Way } from '../01-concepts/08-cost.js';
import { board, can, playerCannot } from '../07-abilities/03-constant-abilities.js';

const PILOT_HOST: Filter = { type: 'Unit', side: 'friendly', trait: 'VEHICLE' };
const ANY_UNIT: Filter = { type: 'Unit' };

const isPilot = (g: Game, c: Card): boolean => def(g, c).traitSet.has('PILOT');

/** 7.5.17A, 3.6.3C: a friendly Vehicle without a Pilot, unless the unit takes one more. */
function takesPilot(g: Game, unit: Card): boolean {
  const pilots = upgradesOn(g, unit).filter((u) => isPilot(g, u)).length;
  return pilots < (can(g, unit, 'extra-pilot') ? 2 : 1);
}

/** 3.6.3A: units to which the card may be attached now. */
export function hosts(g: Game, seat: Seat, c: Card, as: PlayMode): Card[] {
  const scope = viewpoint(g, c, seat);
  const pilot = as === 'pilot' || as === 'smuggle-pilot';
  const restriction = pilot ? PILOT_HOST : (def(g, c).front.attach ?? ANY_UNIT);
  return allUnits(g).filter((u) => g.q.matches(g, u, restriction, scope) && (!pilot || takesPilot(g, u)));
}

/** 8.18.1, 8.20.3: an opponent's card in play names this one. */
function isNamed(g: Game, seat: Seat, c: Card): boolean {
  const { name } = def(g, c);
  return board(g).banNamed.some(({ source, you }) => you !== seat
    && g.s.named.some(([by, copy, named]) => by === source && named === name && g.s.copy[source] === copy));
}

function isBanned(g: Game, seat: Seat, c: Card): boolean {
  if (g.s.named.length > 0 && isNamed(g, seat, c)) return true;
  if (def(g, c).type === 'Event' && playerCannot(g, seat, 'play-events')) return true;
  for (const { ability, scope } of board(g).bans) if (g.q.seats(g, ability.by, scope).includes(seat) && g.q.matches(g, c, ability.cards, scope)) return true;
  return false;
}

/** Whether every part of what it costs beside resources can be paid (1.8.8). */
function extrasPayable(g: Game, seat: Seat, c: Card): boolean {
  for (const { cost } of additionalCosts(g, seat, c)) {
    if ('discard' in cost && !player(g, seat).hand.some((h) => h !== c && g.q.matches(g, h, cost.discard, viewpoint(g, c, seat)))) return false;
    if ('defeat' in cost && !player(g, seat).units.some((u) => g.q.matches(g, u, cost.defeat, viewpoint(g, c, seat)))) return false;
  }
  return true;
}

/** 1.8.10: a cost that may replace the cost in resources. */
export function alternative(g: Game, seat: Seat, c: Card): Filter | null {
  for (const x of def(g, c).front.others) {
    if (x.a === 'own-cost' && x.instead && 'discard' in x.instead) {
      const wanted = x.instead.discard;
      if (player(g, seat).hand.some((h) => h !== c && g.q.matches(g, h, wanted, viewpoint(g, c, seat)))) return wanted;
    }
  }
  return null;
}

/** 7.5.16: friendly units that could be defeated to pay. */
export function exploitable(g: Game, seat: Seat, c: Card): number {
  const x = def(g, c).front.keywords.exploit ?? 0;
  return x === 0 ? 0 : Math.min(x, player(g, seat).units.length);
}

const cheapestHost = (g: Game, way: Way, terms: Terms): number =>
  Math.min(...hosts(g, way.seat, way.card, way.as).map((h) => costOf(g, { ...way, onto: [h] }, terms)));

export function canPlay(g: Game, way: Way, terms: Terms = PLAIN): boolean {
  const { seat, card: c, as } = way;
  const attaches = as === 'pilot' || as === 'smuggle-pilot' || (def(g, c).type === 'Upgrade');
  const cost = attaches && hostMatters(g) ? cheapestHost(g, way, terms) : costOf(g, way, terms);
  if (cost > purse(g, seat)) {
    const cheapest = cost - 2 * exploitable(g, seat, c);
    if (cheapest > purse(g, seat) && (as === 'smuggle' || alternative(g, seat, c) === null)) return false;
  }
  if (isBanned(g, seat, c) || !extrasPayable(g, seat, c)) return false;
  return !attaches || hosts(g, seat, c, as).length > 0;
}

/** Ways to play this card from where it lies (6.2.1A). */
const WAYS = { unit: ['unit'], pilot: ['unit', 'pilot'], upgrade: ['upgrade'], event: ['event'], smuggle: ['smuggle'], none: [] } as const satisfies Record<string, readonly PlayMode[]>;

export function modes(g: Game, seat: Seat, c: Card): readonly PlayMode[] {
  const d = def(g, c);
  if (g.s.zone[c] === Zone.resource) {
    return smuggleTerms(g, seat, c) ? WAYS.smuggle : WAYS.none;
  }
  if (d.type === 'Unit') return d.front.piloting ? WAYS.pilot : WAYS.unit;
  if (d.type === 'Upgrade') return WAYS.upgrade;
  return d.type === 'Event' ? WAYS.event : WAYS.none;
}
