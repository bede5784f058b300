/**
 * Chapter 4: where cards are. 4.9 in play and out of play, 4.11 set aside, 8.6.4
 * and 8.8.3 new copies, 8.13 leaving play. Only this module writes the zone lists.
 */
import {
  def,
  disguise,
  type Game,
  isUnit,
  keepLoaded,
  player,
  rearrange,
  touch,
} from '../../kernel/game.js';
import { snapshot } from '../../kernel/last-known.js';
import type { LastKnown } from '../../events/events.js';
import { type Card, NO_CARD, type Seat, Zone } from '../../kernel/state.js';

function take(list: Card[], c: Card): void {
  const i = list.indexOf(c);
  if (i >= 0) list.splice(i, 1);
}

function detachFromZone(g: Game, c: Card): void {
  const { s } = g;
  switch (s.zone[c]) {
    case Zone.deck:
      return take(player(g, s.owner[c] as Seat).deck, c);
    case Zone.hand:
      return take(player(g, s.owner[c] as Seat).hand, c);
    case Zone.discard:
      return take(player(g, s.owner[c] as Seat).discard, c);
    case Zone.resource:
      return take(player(g, s.controller[c] as Seat).resources, c);
    case Zone.ground:
    case Zone.space:
      return take(player(g, s.controller[c] as Seat).units, c);
    case Zone.attached:
      return take(s.upgrades, c);
    case Zone.captured:
      return take(s.captives, c);
    default:
  }
}

/**
 * 8.12: the last known information of a unit that is about to leave its attack; if several leave at
 * once, it was recorded before the first of them moved.
 */
function lastIn(g: Game, c: Card): LastKnown {
  const left = g.s.history.findLast((h) => 'card' in h && h.card === c && h.e in STAYS);
  return left?.e === 'left-play' || left?.e === 'captured' ? left.was : snapshot(g, c);
}
/** The events that show whether the latest record of a unit is its leaving. */
const STAYS = { 'left-play': true, captured: true, entered: true, 'attack-declared': true };

/**
 * 8.28.3, 6.3.3C: a unit that leaves play or changes sides no longer takes part in its attack.
 * 11.4.5: a defender that a third player has taken over still does, and that player becomes the
 * defending player.
 */
function dropFromAttacks(g: Game, c: Card, taker: Seat | null = null): void {
  for (const a of g.s.attacks) {
    if (a.attacker === c) {
      a.attackerIn = false;
      a.attackerWas = lastIn(g, c);
    } else if (a.others?.includes(c)) a.others = a.others.filter((x) => x !== c);
    else if (a.defender === c && !a.ontoBase && taker !== null && taker !== a.seat)
      a.against = taker;
    else if (a.defender === c && !a.ontoBase) {
      a.defenderIn = false;
      a.defenderWas = lastIn(g, c);
    }
  }
}

const wasInPlay = (z: Zone): boolean =>
  z === Zone.ground || z === Zone.space || z === Zone.attached;
const onTheTable = (z: Zone): boolean => wasInPlay(z) || z === Zone.base;

/**
 * Takes the card out of its zone and makes it a new copy in the other one. The callers below
 * maintain the zone lists.
 */
function become(g: Game, c: Card, zone: Zone): void {
  const { s } = g;
  const before = s.zone[c] as Zone;
  if (isUnit(g, c)) dropFromAttacks(g, c);
  // 8.13.1: a unit that becomes an upgrade has not left play, and stays a copy of the other card.
  if (s.guises?.[c] && wasInPlay(before) && !wasInPlay(zone)) disguise(g, c, null);
  detachFromZone(g, c);
  s.zone[c] = zone;
  s.host[c] = NO_CARD;
  if (wasInPlay(before) || !wasInPlay(zone)) {
    s.damage[c] = 0;
    s.controller[c] = s.owner[c] as Seat;
    s.blame[c] = -1;
  }
  s.copy[c] = (s.copy[c] as number) + 1;
  s.ready[c] = 0;
  if (onTheTable(before) || onTheTable(zone)) rearrange(g);
  else touch(g);
}

export type PileName = 'hand' | 'discard' | 'top' | 'bottom';

/** Moves a card to a zone out of play. Tokens are set aside instead (3.7.3). */
export function toPile(g: Game, c: Card, pile: PileName): void {
  if (def(g, c).token) {
    become(g, c, Zone.aside);
    return;
  }
  const owner = player(g, g.s.owner[c] as Seat);
  become(g, c, pile === 'hand' ? Zone.hand : pile === 'discard' ? Zone.discard : Zone.deck);
  if (pile === 'hand') owner.hand.push(c);
  else if (pile === 'discard') owner.discard.push(c);
  else if (pile === 'top') owner.deck.unshift(c);
  else owner.deck.push(c);
}

export function toResources(g: Game, c: Card, seat: Seat, ready: boolean): void {
  become(g, c, Zone.resource);
  g.s.controller[c] = seat;
  g.s.ready[c] = ready ? 1 : 0;
  player(g, seat).resources.push(c);
}

export function toArena(g: Game, c: Card, seat: Seat, ready: boolean): void {
  become(g, c, def(g, c).arena === 'Space' ? Zone.space : Zone.ground);
  g.s.controller[c] = seat;
  g.s.ready[c] = ready ? 1 : 0;
  player(g, seat).units.push(c);
}

export function toHost(g: Game, c: Card, host: Card, seat: Seat): void {
  become(g, c, Zone.attached);
  g.s.controller[c] = seat;
  g.s.host[c] = host;
  g.s.upgrades.push(c);
}

/** 8.34.1: moves a card out of play under its guard; it stays public. */
export function toGuard(g: Game, c: Card, guard: Card): void {
  if (def(g, c).token) {
    become(g, c, Zone.aside);
    return;
  }
  become(g, c, Zone.captured);
  g.s.host[c] = guard;
  g.s.captives.push(c);
}

/** 3.4.5: moves a defeated leader to the base zone, exhausted and leader side up. */
export function toBaseZone(g: Game, c: Card): void {
  become(g, c, Zone.base);
  g.s.deployed[c] = 0;
}

/** 4.11: moves a card out of all zones of the game. */
export function setAside(g: Game, c: Card): void {
  become(g, c, Zone.aside);
}

/** 1.5.2F: token upgrades belong to the controller of the unit. */
function handOverTokens(g: Game, unit: Card, seat: Seat): void {
  for (const u of g.s.upgrades) {
    if (g.s.host[u] !== unit || !def(g, u).token) continue;
    g.s.controller[u] = seat;
    g.s.owner = g.s.owner.with(u, seat);
  }
}

/** 8.28.1: another player takes control of the card, which stays where it is. */
export function changeController(g: Game, c: Card, seat: Seat): void {
  const from = g.s.controller[c] as Seat;
  if (from === seat) return;
  if (isUnit(g, c)) {
    take(player(g, from).units, c);
    player(g, seat).units.push(c);
    dropFromAttacks(g, c, seat);
    handOverTokens(g, c, seat);
  } else if (g.s.zone[c] === Zone.resource) {
    take(player(g, from).resources, c);
    player(g, seat).resources.push(c);
  }
  g.s.controller[c] = seat;
  rearrange(g);
}

/** Adds a row for a new token (3.7.2). Shared columns are replaced, never written. */
export function addRow(g: Game, id: string, owner: Seat): Card {
  const { s } = g;
  const d = g.book.cards.get(id);
  if (!d) throw new Error(`no token ${id} in the card book`);
  const c = s.id.length;
  const before = s.id;
  s.id = [...s.id, id];
  keepLoaded(s.id, before, d);
  s.owner = [...s.owner, owner];
  s.controller.push(owner);
  s.zone.push(Zone.aside);
  s.ready.push(0);
  s.damage.push(0);
  s.host.push(NO_CARD);
  s.deployed.push(0);
  s.epic.push(0);
  s.copy.push(0);
  s.blame.push(-1);
  g.defs = [...g.defs, d];
  for (const on of d.mentions)
    if (!g.awaited.has(on)) g.awaited = new Set([...g.awaited, ...d.mentions]);
  g.takesAll ||= d.takesAll;
  return c;
}
