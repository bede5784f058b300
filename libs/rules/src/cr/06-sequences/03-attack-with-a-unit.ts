/**
 * 6.3 Attack with a unit, step by step; 7.5.5 Sentinel, 7.5.8
 * Overwhelm, 7.5.11 Saboteur, 7.5.18 Hidden, 6.3.5C striking first.
 */
import { remaining } from '../01-concepts/10-power-and-hp.js';
import type { GameEvent } from '../../events/events.js';
import type { AttackFrame, Attack, Hit } from '../../kernel/frames.js';
import {
  ask,
  controller,
  defendersOf,
  emptyScope,
  type Game,
  isBase,
  isUnit,
  opponents,
  player,
  pop,
  rearrange,
} from '../../kernel/game.js';
import { KIND } from '../../kernel/modifier-kinds.js';
import { type Card, NO_CARD, type Seat, Zone } from '../../kernel/state.js';
import { deal, excessOf } from '../01-concepts/09-damage.js';
import { exhaust } from '../01-concepts/05-cards.js';
import { can, cannot } from '../07-abilities/03-constant-abilities.js';
import { emit, endings, facesShield } from '../07-abilities/06-triggered-abilities.js';
import { expire, lastingOn } from '../07-abilities/07-effects.js';
import { openWindow } from '../07-abilities/windows.js';
import { inPlayMatching, phaseStart } from '../01-concepts/filters.js';
import { gainedTraits } from '../01-concepts/traits.js';
import { frozenMods } from '../01-concepts/frozen.js';

export function inReach(g: Game, attacker: Card, target: Card): boolean {
  if (g.s.zone[attacker] === g.s.zone[target]) return true;
  return can(
    g,
    attacker,
    g.s.zone[target] === Zone.space ? 'attack-space-units' : 'attack-ground-units',
  );
}

/**
 * 7.5.18: whether a Hidden unit entered play this phase by being played, deployed or created;
 * events of an earlier copy of the card do not count (8.6).
 */
export function isHidden(g: Game, c: Card): boolean {
  if (g.q.keyword(g, c, 'hidden') === 0) return false;
  const start = phaseStart(g);
  for (let i = g.s.history.length - 1; i >= start; i--) {
    const h = g.s.history[i];
    if (h?.e === 'entered' && h.card === c) return h.how !== 'rescued' && h.how !== 'other';
  }
  return false;
}

/**
 * 7.5.5D, 8.4.3A: whether an effect forbids attacking the unit; a Sentinel can always be attacked.
 */
const protectedFrom = (g: Game, c: Card): boolean =>
  (isHidden(g, c) || cannot(g, c, 'be-attacked')) && g.q.keyword(g, c, 'sentinel') === 0;

export const isSentinel = (g: Game, c: Card): boolean => g.q.keyword(g, c, 'sentinel') > 0;

/**
 * 7.5.5A: whether a Sentinel in the attacker's arena limits the attack to Sentinels, in whichever
 * arena the attacker can reach.
 */
function isGuarded(g: Game, attacker: Card, units: readonly Card[]): boolean {
  for (const u of units)
    if (g.s.zone[u] === g.s.zone[attacker] && isSentinel(g, u))
      return g.q.keyword(g, attacker, 'saboteur') === 0;
  return false;
}

/**
 * The card that forbids the unit to attack that player at all, base and units; null if there is
 * none.
 */
export function sparer(g: Game, attacker: Card, foe: Seat): Card | null {
  for (const { mod, scope } of g.q.mods(g, attacker, KIND.cannot))
    if (mod.m === 'cannot' && mod.what === 'attack-you' && scope.you === foe) return scope.source;
  return null;
}

/** Adds everything of that player that the unit may attack. */
function against(
  g: Game,
  attacker: Card,
  { foe, only }: { foe: Seat; only: AttackFrame['only'] },
  out: Card[],
): void {
  const { units, base } = player(g, foe);
  if (sparer(g, attacker, foe) !== null) return;
  const guarded = isGuarded(g, attacker, units);
  if (only !== 'bases' && !cannot(g, attacker, 'attack-units')) {
    for (const u of units) {
      if (!inReach(g, attacker, u)) continue;
      if (guarded ? isSentinel(g, u) : !protectedFrom(g, u)) out.push(u);
    }
  }
  if (!guarded && only !== 'units' && !cannot(g, attacker, 'attack-bases')) out.push(base);
}

export function mustAttackBase(g: Game, attacker: Card): boolean {
  for (const { mod } of g.q.mods(g, attacker, KIND.must))
    if (mod.m === 'must' && mod.what === 'attack-base') return true;
  return false;
}

/**
 * 6.3.2: everything that this unit may attack now. 8.17: if there is something that it must attack,
 * only that.
 */
export function attackTargets(g: Game, attacker: Card, only: AttackFrame['only']): Card[] {
  const out: Card[] = [];
  for (const foe of opponents(g, controller(g, attacker))) against(g, attacker, { foe, only }, out);
  if (!mustAttackBase(g, attacker)) return out;
  const bound = out.filter((c) => isBase(g, c));
  return bound.length > 0 ? bound : out;
}

export function canAttack(
  g: Game,
  c: Card,
  exhausted: boolean,
  only: AttackFrame['only'] = 'any',
): boolean {
  if (!exhausted && g.s.ready[c] !== 1) return false;
  // If nothing forbids it, a unit can always attack something: a Sentinel, or else the base.
  if (only === 'any' && g.q.mods(g, c, KIND.cannot).length === 0)
    return opponents(g, g.s.controller[c] as Seat).length > 0;
  if (cannot(g, c, 'attack')) return false;
  return attackTargets(g, c, only).length > 0;
}

export const attackFrame = (
  g: Game,
  seat: Seat,
  attacker: Card,
  rest: Partial<AttackFrame> = {},
): AttackFrame => ({
  k: 'attack',
  step: 0,
  seat,
  attacker,
  mark: g.s.waiting.length,
  since: g.s.history.length,
  only: 'any',
  mods: [],
  bonuses: [],
  targets: [],
  ontoBase: false,
  defender: NO_CARD,
  via: undefined,
  others: undefined,
  answer: undefined,
  ...rest,
});

function current(g: Game): Attack {
  return g.s.attacks[g.s.attacks.length - 1] as Attack;
}

/** Ends the attack because there is nothing to attack. */
function withdraw(g: Game): void {
  expire(g, 'attack', g.s.attacks.length + 1);
  pop(g);
}

function declare(g: Game, f: AttackFrame): void {
  if (!isUnit(g, f.attacker)) return pop(g);
  if (!f.answer) {
    const depth = g.s.attacks.length + 1;
    if (f.mods.length > 0)
      lastingOn(g, {
        cards: [f.attacker],
        mods: f.mods,
        until: 'attack',
        seat: f.seat,
        source: f.attacker,
        depth,
      });
    f.targets = attackTargets(g, f.attacker, f.only);
    if (f.targets.length === 0) return withdraw(g);
    if (f.targets.length > 1) {
      ask(g, {
        seat: f.seat,
        kind: 'defender',
        options: f.targets.map((card) => ({ o: 'card', card })),
        min: 1,
        max: 1,
        source: f.attacker,
      });
      f.step = 0;
      return;
    }
  }
  const [picked] = f.answer?.picked ?? [];
  if (f.answer) f.targets = attackTargets(g, f.attacker, f.only);
  // The targets may have changed since the question: a player who conceded has taken cards along,
  // and others may have lost a Sentinel.
  if (f.targets.length === 0) return withdraw(g);
  const wanted = picked && 'card' in picked ? picked.card : NO_CARD;
  f.defender = f.targets.includes(wanted) ? wanted : (f.targets[0] as Card);
  f.answer = undefined;
  f.ontoBase = isBase(g, f.defender);
  f.step = !f.ontoBase && can(g, f.attacker, 'attack-two-units') ? 7 : 1;
}

/** Asks for a second defender, for a unit that can attack two units instead of one. */
function declareSecond(g: Game, f: AttackFrame): void {
  const options = f.targets.filter((c) => c !== f.defender && !isBase(g, c));
  if (!f.answer && options.length > 0) {
    ask(g, {
      seat: f.seat,
      kind: 'defender',
      options: options.map((card) => ({ o: 'card', card })),
      min: 0,
      max: 1,
      source: f.attacker,
    });
    return;
  }
  f.others = (f.answer?.pick ?? []).map((i) => options[i] as Card);
  f.answer = undefined;
  f.step = 1;
}

/** 6.3.1: grants what the modified action gives for this attack, if its condition holds now. */
function grantBonuses(g: Game, f: AttackFrame): void {
  if (f.bonuses.length === 0) return;
  const scope = emptyScope(g, f.attacker, f.seat);
  for (const { to, mods, when } of f.bonuses) {
    const cards = (to === 'attacker' ? [f.attacker] : [f.defender, ...(f.others ?? [])]).filter(
      (c) => isUnit(g, c),
    );
    if (cards.length === 0 || (when && !g.q.holds(g, when, scope))) continue;
    lastingOn(g, {
      cards,
      mods: frozenMods(g, mods, scope),
      until: 'attack',
      seat: f.seat,
      source: f.attacker,
    });
  }
}

/**
 * 6.3.3: the attacker is exhausted, then it is "attacking" and all "On Attack" abilities trigger.
 */
function begin(g: Game, f: AttackFrame): void {
  exhaust(g, f.attacker, f.seat);
  g.s.attacks.push({
    seat: f.seat,
    attacker: f.attacker,
    attackerCopy: g.s.copy[f.attacker] as number,
    defender: f.defender,
    defenderCopy: g.s.copy[f.defender] as number,
    against: controller(g, f.defender),
    ontoBase: f.ontoBase,
    first: false,
    attackerIn: true,
    defenderIn: true,
    over: false,
    // All attacks have the same fields, so that they share one hidden class.
    via: f.via,
    others: f.others?.length ? f.others : undefined,
    attackerWas: undefined,
    defenderWas: undefined,
    endings: undefined,
  });
  if (g.blanksAtTimes) rearrange(g);
  else g.version++;
  grantBonuses(g, f);
  const traits = gainedTraits(g, f.attacker);
  emit(g, {
    e: 'attack-declared',
    seat: f.seat,
    card: f.attacker,
    defender: f.defender,
    ...(f.others?.length ? { others: f.others } : {}),
    ...(traits.length > 0 ? { traits } : {}),
  });
  f.step = 2;
}

/**
 * -1, 0 or 1: the unit strikes before the others, with them or after them; several such effects do
 * not make it earlier still.
 */
function order(g: Game, c: Card): number {
  let n = 0;
  for (const { mod } of g.q.mods(g, c, KIND.strikes))
    if (mod.m === 'strikes') n += mod.when === 'first' ? -1 : 1;
  return Math.sign(n);
}

/** A unit's combat damage equals its power (6.3), or its remaining HP if an effect says so. */
const strength = (g: Game, c: Card): number =>
  cannot(g, c, 'deal-combat-damage')
    ? 0
    : g.q.mods(g, c, KIND['strikes-with-hp']).some(({ mod }) => mod.m === 'strikes-with-hp')
      ? remaining(g, c)
      : g.q.power(g, c);

/**
 * The attacker's damage to each defender (6.3.4); with Overwhelm also the excess, which goes to the
 * base (7.5.8).
 */
function attackerHits(g: Game, f: AttackFrame, a: Attack, spill: Card): Hit[] {
  const n = strength(g, f.attacker);
  const at = (card: Card): Hit => ({ card, n, from: f.attacker, seat: f.seat, combat: true });
  if (a.ontoBase) return n > 0 ? [at(a.defender)] : [];
  const overwhelm = g.q.keyword(g, f.attacker, 'overwhelm') > 0;
  const hits = defendersOf(a).map(at);
  if (!overwhelm && spill === NO_CARD) return hits;
  // A defender that has left play absorbs nothing, so all of its damage is excess.
  const gone = [f.defender, ...(f.others ?? [])].filter((d) => !isUnit(g, d)).length;
  if (spill !== NO_CARD)
    return [...hits, { ...at(spill), n: overwhelm ? gone * n : 0, addsExcess: 'all' }];
  // 11.4.5: units of several players may be attacked at once; each player's base takes the excess
  // of that player's units.
  for (const seat of new Set([a.against, ...defendersOf(a).map((d) => controller(g, d))]))
    hits.push({
      ...at(player(g, seat).base),
      n: seat === a.against ? gone * n : 0,
      addsExcess: true,
    });
  return hits;
}

const hitBack = (g: Game, f: AttackFrame, d: Card): Hit => ({
  card: f.attacker,
  n: strength(g, d),
  from: d,
  seat: controller(g, d),
  combat: true,
});

function remember(a: Attack, list: NonNullable<Attack['endings']>): void {
  if (list.length > 0) a.endings = list;
}

/** Units to which the attacker may deal its excess damage; none if there will be no excess. */
function spillTargets(g: Game, f: AttackFrame, a: Attack): Card[] {
  const mods = g.q.mods(g, f.attacker, KIND['excess-to']);
  if (mods.length === 0 || a.ontoBase || facesShield(g)) return [];
  const n = strength(g, f.attacker);
  const attacked = [f.defender, ...(f.others ?? [])];
  const isTooMuch = attacked.some((card) =>
    isUnit(g, card)
      ? excessOf(g, { card, n, from: f.attacker, seat: f.seat }) > 0
      : g.q.keyword(g, f.attacker, 'overwhelm') > 0,
  );
  if (!isTooMuch || n <= 0) return [];
  const scope = emptyScope(g, f.attacker, f.seat);
  return mods
    .flatMap(({ mod }) => (mod.m === 'excess-to' ? inPlayMatching(g, mod.cards, scope) : []))
    .filter((c, i, all) => all.indexOf(c) === i && c !== f.attacker && !attacked.includes(c));
}

/** The unit that takes the excess damage; NO_CARD if the player chooses none. */
function spillOf(g: Game, f: AttackFrame, a: Attack): Card | 'asked' {
  const cards = spillTargets(g, f, a);
  if (cards.length === 0) return NO_CARD;
  if (!f.answer) {
    const options = cards.map((card) => ({ o: 'card' as const, card }));
    ask(g, {
      seat: f.seat,
      kind: 'target',
      options,
      min: 0,
      max: 1,
      source: f.attacker,
      note: 'damage',
    });
    return 'asked';
  }
  const [picked] = f.answer.picked;
  f.answer = undefined;
  return picked && 'card' in picked ? picked.card : NO_CARD;
}

/**
 * 6.3.4 and 6.3.5: combat damage is dealt all at once, unless a unit strikes first or last: `early`
 * is dealt before the attacker's, `together` with it, `late` after it.
 */
function strike(g: Game, f: AttackFrame): void {
  const a = current(g);
  const turn = f.step;
  f.step = 5;
  if (!a.attackerIn || !isUnit(g, f.attacker)) return;
  if (turn === 2) remember(a, endings(g, f.attacker));
  const { early, together, late } = hitsBack(g, f, a);
  if (turn === 2 && early.length > 0) {
    f.step = 3;
    deal(g, early);
    return;
  }
  if (turn === 4) {
    deal(g, late);
    return;
  }
  const spill = spillOf(g, f, a);
  if (spill === 'asked') {
    f.step = turn;
    return;
  }
  if (late.length > 0) f.step = 4;
  deal(g, [...attackerHits(g, f, a, spill), ...together]);
}

/** The damage of the defenders: dealt before the attacker's, together with it, and after it. */
function hitsBack(
  g: Game,
  f: AttackFrame,
  a: Attack,
): Record<'early' | 'together' | 'late', Hit[]> {
  const back = { early: [] as Hit[], together: [] as Hit[], late: [] as Hit[] };
  const mine = order(g, f.attacker);
  for (const d of defendersOf(a)) {
    const difference = order(g, d) - mine;
    back[difference < 0 ? 'early' : difference > 0 ? 'late' : 'together'].push(hitBack(g, f, d));
  }
  return back;
}

/** 6.3.5D: effects "for this attack" end before "When Attack Ends" and "When Defeated" resolve. */
function complete(g: Game, f: AttackFrame): void {
  const a = current(g);
  a.over = true;
  if (g.blanksAtTimes) rearrange(g);
  expire(g, 'attack', g.s.attacks.length);
  let fallen = 0;
  let excess = 0;
  for (let i = f.since; i < g.s.history.length; i++) {
    const h = g.s.history[i];
    if (h?.e === 'damaged' && h.combat && h.from === f.attacker) excess += h.excess ?? 0;
    if (h?.e === 'defeated' && !a.ontoBase && (h.card === a.defender || f.others?.includes(h.card)))
      fallen++;
  }
  const told: Extract<GameEvent, { e: 'attack-ended' }> = {
    e: 'attack-ended',
    seat: f.seat,
    card: f.attacker,
    defender: a.defender,
    defeated: fallen > 0,
    excess,
    base: a.ontoBase,
    survived: a.attackerIn && isUnit(g, f.attacker),
  };
  if (fallen > 1) told.fallen = fallen;
  emit(g, told);
  f.step = 6;
}

export function runAttack(g: Game, f: AttackFrame): void {
  switch (f.step) {
    case 0:
      return declare(g, f);
    case 1:
      return begin(g, f);
    case 2:
      if (openWindow(g, f.mark)) return;
      return strike(g, f);
    case 3:
    case 4:
      return strike(g, f);
    case 5:
      return complete(g, f);
    case 7:
      return declareSecond(g, f);
    default:
      if (openWindow(g, f.mark)) return;
      g.s.attacks.pop();
      g.version++;
      pop(g);
  }
}
