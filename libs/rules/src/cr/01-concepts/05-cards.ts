/**
 * 1.5 Cards: ready and exhausted (1.5.4), defeat (1.5.5), owner and
 * controller (1.5.2); 3.4.5 and 3.4.6 leaders; 8.28 taking control.
 */
import type { GameEvent } from '../../events/events.js';
import {
  controller,
  countsAsLeader,
  def,
  faceOf,
  type Game,
  inPlay,
  isBase,
  isUnit,
  player,
  touch,
  viewpoint,
} from '../../kernel/game.js';
import { snapshot } from '../../kernel/last-known.js';
import { KIND } from '../../kernel/modifier-kinds.js';
import { type Card, NO_CARD, type Seat, Zone } from '../../kernel/state.js';
import {
  changeController,
  toBaseZone,
  toPile,
  type PileName,
} from '../04-zones/09-in-play-and-out.js';
import { remaining } from './10-power-and-hp.js';
import { cannot } from '../07-abilities/03-constant-abilities.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';
import { blameForHp, holdsUp } from '../07-abilities/07-effects.js';
import { frontOf } from '../07-abilities/losing.js';
import { hasAlternative, isFalling, waitsToFall } from '../07-abilities/spared.js';

/** 1.5.4E: readying a ready card changes nothing and is not "doing it". */
export function ready(g: Game, c: Card): boolean {
  if (g.s.ready[c] === 1 || cannot(g, c, 'ready')) return false;
  g.s.ready[c] = 1;
  touch(g);
  emit(g, { e: 'readied', card: c, seat: controller(g, c) });
  return true;
}

export function exhaust(g: Game, c: Card, by: Seat): boolean {
  if (g.s.ready[c] === 0) return false;
  if (by !== controller(g, c) && cannot(g, c, 'exhaust-by-enemy')) return false;
  g.s.ready[c] = 0;
  touch(g);
  emit(g, { e: 'exhausted', card: c, seat: controller(g, c) });
  return true;
}

/**
 * Whether a unit enters play ready: units enter exhausted (1.5.4) unless their own text says
 * otherwise.
 */
export function entersReady(g: Game, c: Card, seat: Seat): boolean {
  return frontOf(g, c).others.some(
    (x) =>
      x.a === 'enters' && x.ready && (!x.while || g.q.holds(g, x.while, viewpoint(g, c, seat))),
  );
}

/** Whether an effect on a unit that has just entered play makes it enter ready (1.5.4). */
export const isReadied = (g: Game, c: Card, how: 'created' | 'rescued' | 'played'): boolean =>
  g.q
    .mods(g, c, KIND['enters-ready'])
    .some(({ mod }) => mod.m === 'enters-ready' && (mod.how === how || mod.how === 'any'));

type Departure = Extract<GameEvent, { e: 'left-play' }>;

/**
 * Emits that each card leaves and that an upgrade is no longer attached (3.6.14), before the first
 * of them moves.
 */
function depart(g: Game, departures: readonly Departure[]): void {
  for (const d of departures) {
    emit(g, d);
    if (d.was.zone === Zone.attached)
      emit(g, { e: 'unattached', card: d.card, from: g.s.host[d.card] as Card, seat: d.seat });
  }
}

/**
 * 8.12: records the last known information of all cards that leave at once, before the first of
 * them moves (7.6.4).
 */
export function leaving(g: Game, cards: readonly Card[], to: Zone): Departure[] {
  return cards.map((card) => ({
    e: 'left-play',
    card,
    id: g.s.id[card] as string,
    seat: controller(g, card),
    to,
    was: snapshot(g, card),
  }));
}

function bury(g: Game, c: Card): void {
  if (def(g, c).type === 'Leader') toBaseZone(g, c);
  else toPile(g, c, 'discard');
}

function fighting(g: Game, c: Card): Card {
  const a = g.s.attacks.find((x) => !x.over && (x.defender === c || x.others?.includes(c)));
  return a ? a.attacker : NO_CARD;
}

/**
 * 1.7.4: players arrange their resources as they like, so an exhausted resource is given up before
 * a ready one: if the chosen one is ready, it swaps its state with an exhausted one. Not for a
 * resource that another player has chosen, which goes as it is.
 */
export function spareReady(g: Game, c: Card): void {
  const other =
    g.s.ready[c] === 1
      ? player(g, controller(g, c)).resources.find((r) => g.s.ready[r] === 0)
      : undefined;
  if (other === undefined) return;
  g.s.ready[other] = 1;
  g.s.ready[c] = 0;
}

/**
 * Whether enemy abilities cannot defeat the card. A unit without remaining HP is defeated
 * nevertheless, because that is a rule and no ability (1.16.5).
 */
const isSpared = (g: Game, c: Card, by: Seat): boolean =>
  by >= 0 &&
  by !== controller(g, c) &&
  (isUnit(g, c) ? remaining(g, c) > 0 : g.s.zone[c] === Zone.attached) &&
  cannot(g, c, 'be-defeated-by-enemy');

/** 1.9.7: the player of a defeated base has lost; the next check of 1.16.5 ends the game. */
function defeatBases(g: Game, bases: readonly Card[], who: (c: Card) => Seat): void {
  if (bases.length === 0) return;
  for (const base of bases) g.s.blame[base] = who(base);
  g.s.fallenBases = [...(g.s.fallenBases ?? []), ...bases.map((base) => g.s.owner[base] as Seat)];
  touch(g);
}

/** 1.5.5C to 1.5.5F. `by` is responsible (1.18), -1 for nobody. Returns the cards that were defeated. */
export function defeat(g: Game, cards: readonly Card[], by: Seat | ((c: Card) => Seat)): Card[] {
  const who = (c: Card): Seat => (typeof by === 'number' ? by : by(c));
  const bases = cards.filter((c) => isBase(g, c));
  defeatBases(g, bases, who);
  const gone = cards.filter(
    (c) => (inPlay(g, c) || g.s.zone[c] === Zone.resource) && def(g, c).type !== 'Base',
  );
  const able = gone.filter((c) => !isSpared(g, c, who(c)));
  const waiting = able.filter((c) => g.s.zone[c] !== Zone.resource && waitsToFall(g, c, who(c)));
  // 8.10.2: a defeat that is replaced counts as done.
  if (waiting.length === 0) return [...bases, ...fall(g, able, who)];
  fall(
    g,
    able.filter((c) => !waiting.includes(c)),
    who,
  );
  return [...bases, ...able];
}

/** Defeats a card whose controller has not replaced its defeat (7.7.5). */
export const fallAtLast = (g: Game, c: Card, by: Seat): void => {
  fall(g, [c], () => by);
};

const mayGiveHp = (g: Game, c: Card): boolean =>
  (g.s.zone[c] === Zone.attached && (def(g, c).upgradeHp ?? 0) !== 0) ||
  faceOf(g, c).constants.length > 0;

/**
 * Removes each card. A loss of HP that this causes to a unit is attributed to the player
 * responsible (1.18.1D), except for effects that end with the card (1.18.1C).
 */
export function withdraw(
  g: Game,
  cards: readonly Card[],
  who: (c: Card) => Seat,
  go: (c: Card) => void,
): void {
  for (const c of cards) {
    const by = who(c);
    if (!holdsUp(g, c) && (by < 0 || !mayGiveHp(g, c))) go(c);
    else blameForHp(g, by, () => go(c));
  }
}

/** Whether the last damage to the card was combat damage and took its last HP. */
function felledInCombat(g: Game, c: Card): boolean {
  if (!isUnit(g, c) || remaining(g, c) > 0) return false;
  const last = g.s.history.findLast((h) => h.e === 'damaged' && h.card === c);
  return last?.e === 'damaged' && last.combat && g.s.attacks.some((a) => !a.over);
}

const isAttacking = (g: Game, c: Card): boolean =>
  g.s.attacks.some((a) => a.attacker === c && a.attackerIn && !a.over);

/**
 * Records the last known information of all cards that are defeated at once, then emits the events.
 */
function tellDefeat(g: Game, cards: readonly Card[], who: (c: Card) => Seat): void {
  const departures = leaving(g, cards, Zone.discard);
  for (const d of departures) {
    emit(g, {
      e: 'defeated',
      card: d.card,
      id: d.id,
      seat: d.seat,
      by: who(d.card),
      was: d.was,
      inCombatBy: fighting(g, d.card),
      ...(felledInCombat(g, d.card) ? { combat: true as const } : {}),
      ...(isAttacking(g, d.card) ? { attacking: true as const } : {}),
    });
  }
  depart(g, departures);
}

const NOBODY = (): Seat => -1;

/**
 * 9.0: the upgrades of a unit are defeated at the same moment as it leaves, so that it sees that
 * itself. Called before the first of the units moves; `buryWorn` moves the upgrades. An upgrade
 * whose defeat may be replaced is handled later.
 */
export function defeatWorn(g: Game, leavers: readonly Card[]): Card[] {
  const worn = g.s.upgrades.filter(
    (u) =>
      leavers.includes(g.s.host[u] as Card) &&
      !leavers.includes(u) &&
      !isFalling(g, u) &&
      !hasAlternative(g, u),
  );
  if (worn.length > 0) tellDefeat(g, worn, NOBODY);
  return worn;
}

export const buryWorn = (g: Game, worn: readonly Card[]): void =>
  withdraw(g, worn, NOBODY, (c) => bury(g, c));

function fall(g: Game, able: Card[], who: (c: Card) => Seat): Card[] {
  const resources = able.filter((c) => g.s.zone[c] === Zone.resource);
  const others = able.filter((c) => g.s.zone[c] !== Zone.resource);
  tellDefeat(g, others, who);
  const worn = defeatWorn(g, others);
  withdraw(g, others, who, (c) => bury(g, c));
  buryWorn(g, worn);
  for (const c of resources) {
    if (who(c) === controller(g, c)) spareReady(g, c);
    toPile(g, c, 'discard');
  }
  return able;
}

/** A leader in play, or a unit that counts as one (3.4.7). */
const isLeader = (g: Game, c: Card): boolean =>
  def(g, c).type === 'Leader' || (isUnit(g, c) && countsAsLeader(g, c));

/**
 * Moves cards out of play without defeating them (8.25.2). 3.4.6: a leader unit is defeated
 * instead.
 */
export function putAway(g: Game, cards: readonly Card[], pile: PileName, by: Seat): Card[] {
  const present = cards.filter((c) => inPlay(g, c) && def(g, c).type !== 'Base');
  const able = present.filter(
    (c) =>
      !(
        pile === 'hand' &&
        (isUnit(g, c) || g.s.zone[c] === Zone.attached) &&
        by !== controller(g, c) &&
        cannot(g, c, 'return-by-enemy')
      ),
  );
  const leaders = able.filter((c) => isLeader(g, c));
  const rest = able.filter((c) => !leaders.includes(c));
  depart(g, leaving(g, rest, pile === 'hand' ? Zone.hand : Zone.deck));
  const worn = defeatWorn(g, rest);
  withdraw(
    g,
    rest,
    () => by,
    (c) => {
      const seat = g.s.owner[c] as Seat;
      toPile(g, c, pile);
      if (pile === 'hand') emit(g, { e: 'returned', card: c, seat });
    },
  );
  buryWorn(g, worn);
  // A rule defeats them, not an ability, so abilities that prevent defeat do not apply.
  if (leaders.length > 0) fall(g, leaders, () => by);
  return able;
}

/** 8.28; a leader unit that would change hands is defeated instead (3.4.6). */
export function takeControl(g: Game, c: Card, seat: Seat): boolean {
  if (controller(g, c) === seat) return false;
  if (isUnit(g, c) && cannot(g, c, 'be-taken-by-enemy')) return false;
  if (isUnit(g, c) && countsAsLeader(g, c)) {
    fall(g, [c], () => seat);
    return true;
  }
  changeController(g, c, seat);
  emit(g, { e: 'control-taken', card: c, seat });
  return true;
}
