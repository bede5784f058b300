import { type CardType, type Filter } from '../nodes.js';
import { countsAsLeader } from '../../cr/07-abilities/03-constant-abilities.js';
import { remaining } from '../../cr/01-concepts/10-power-and-hp.js';
import { allUnits, captivesOf, controller, def, faceOf, type Game, isUnit, player, upgradesOn, zoneOf } from '../../kernel/game.js';
import { type GameEvent } from '../../kernel/events.js';
import { type Scope } from '../../kernel/frames.js';
import { type Card, Zone } from '../../kernel/state.js';

/** What a card counts as now: a pilot in play as an upgrade is an upgrade (3.5.6), a deployed leader a unit (3.4.4). */
export function typeNow(g: Game, c: Card): CardType {
  const z = g.s.zone[c];
  if (z === Zone.attached) return 'Upgrade';
  if (z === Zone.ground || z === Zone.space) return 'Unit';
  return def(g, c).type;
}

export function hasTrait(g: Game, c: Card, trait: string): boolean {
  if (def(g, c).traitSet.has(trait)) return true;
  for (const l of g.s.lasting) {
    if (l.card === c && l.copy === g.s.copy[c] && l.mods.some((m) => m.m === 'trait' && m.trait === trait)) return true;
  }
  for (const u of g.s.upgrades) {
    if (g.s.host[u] !== c) continue;
    for (const k of faceOf(g, u).constants) if (k.on === 'attached' && k.mods.some((m) => m.m === 'trait' && m.trait === trait)) return true;
  }
  return false;
}

const includes = <T>(wanted: T | readonly T[], test: (x: T) => boolean): boolean =>
  Array.isArray(wanted) ? (wanted as readonly T[]).some(test) : test(wanted as T);

/** What a card is by its print and its place. */
function printed(g: Game, c: Card, f: Filter): boolean {
  const d = def(g, c);
  if (f.type !== undefined && !includes(f.type, (t) => typeNow(g, c) === t)) return false;
  if (f.arena !== undefined && (isUnit(g, c) ? (g.s.zone[c] === Zone.ground ? 'Ground' : 'Space') : d.arena) !== f.arena) return false;
  if (f.trait !== undefined && !includes(f.trait, (t) => hasTrait(g, c, t))) return false;
  if (f.notTrait !== undefined && hasTrait(g, c, f.notTrait)) return false;
  if (f.aspect !== undefined && !includes(f.aspect, (a) => d.aspects.includes(a))) return false;
  if (f.notAspect !== undefined && d.aspects.includes(f.notAspect)) return false;
  if (f.named !== undefined && d.name !== f.named) return false;
  if (f.nameNot !== undefined && d.name === f.nameNot) return false;
  if (f.leader !== undefined && (d.type === 'Leader' || countsAsLeader(g, c)) !== f.leader) return false;
  if (f.unique !== undefined && (d.unique === true) !== f.unique) return false;
  if (f.token !== undefined && (d.token === true) !== f.token) return false;
  return true;
}

function sides(g: Game, c: Card, f: Filter, scope: Scope): boolean {
  const owner = inHand(g, c) ? (g.s.owner[c] as number) : controller(g, c);
  if (f.side === 'friendly' && owner !== scope.you) return false;
  if (f.side === 'enemy' && owner === scope.you) return false;
  if (f.other && c === scope.source) return false;
  if (f.not !== undefined && g.q.refs(g, f.not, scope).includes(c)) return false;
  if (f.is !== undefined && !g.q.refs(g, f.is, scope).includes(c)) return false;
  if (f.namedBySource && def(g, c).name !== namedLast(g, scope)) return false;
  if (f.controlledBy !== undefined && !g.q.seats(g, f.controlledBy, scope).includes(controller(g, c))) return false;
  if (f.ownedBy !== undefined && !g.q.seats(g, f.ownedBy, scope).includes(g.s.owner[c] as number)) return false;
  return true;
}

const namedLast = (g: Game, scope: Scope): string | undefined =>
  g.s.named.findLast(([by, copy]) => by === scope.source && copy === scope.sourceCopy)?.[2];

const inHand = (g: Game, c: Card): boolean => zoneOf(g, c) <= Zone.discard;

function condition(g: Game, c: Card, f: Filter): boolean {
  if (f.damaged !== undefined && ((g.s.damage[c] as number) > 0) !== f.damaged) return false;
  if (f.ready !== undefined && (g.s.ready[c] === 1) !== f.ready) return false;
  if (f.upgraded !== undefined && (upgradesOn(g, c).length > 0) !== f.upgraded) return false;
  if (f.keyword !== undefined && g.q.keyword(g, c, f.keyword) === 0) return false;
  if (f.noKeyword !== undefined && g.q.keyword(g, c, f.noKeyword) > 0) return false;
  if (f.guarding && captivesOf(g, c).length === 0) return false;
  if (f.pilotless && pilotsOn(g, c) > 0) return false;
  if (f.hasPilot !== undefined && pilotsOn(g, c) > 0 !== f.hasPilot) return false;
  if (f.attacking && !g.s.attacks.some((a) => a.attacker === c && a.attackerIn && !a.over)) return false;
  if (f.defending && !g.s.attacks.some((a) => a.defender === c && a.defenderIn && !a.over)) return false;
  return true;
}

export const pilotsOn = (g: Game, c: Card): number => upgradesOn(g, c).filter((u) => hasTrait(g, u, 'PILOT')).length;

function numbers(g: Game, c: Card, f: Filter, scope: Scope): boolean {
  const { amount, power, hp } = g.q;
  const d = def(g, c);
  if (f.maxCost !== undefined && d.printedCost > amount(g, f.maxCost, scope)) return false;
  if (f.minCost !== undefined && d.printedCost < amount(g, f.minCost, scope)) return false;
  if (f.maxPower !== undefined && power(g, c) > amount(g, f.maxPower, scope)) return false;
  if (f.minPower !== undefined && power(g, c) < amount(g, f.minPower, scope)) return false;
  if (f.maxHp !== undefined && hp(g, c) > amount(g, f.maxHp, scope)) return false;
  if (f.minHp !== undefined && hp(g, c) < amount(g, f.minHp, scope)) return false;
  if (f.maxRemaining !== undefined && remaining(g, c) > amount(g, f.maxRemaining, scope)) return false;
  if (f.minRemaining !== undefined && remaining(g, c) < amount(g, f.minRemaining, scope)) return false;
  return true;
}

function happenedTo(g: Game, c: Card, e: GameEvent['e']): boolean {
  return g.s.history.some((h) => h.e === e && 'card' in h && h.card === c && g.s.history.indexOf(h) >= phaseStart(g));
}

/** Where this phase begins in the record of the round. */
export function phaseStart(g: Game): number {
  for (let i = g.s.history.length - 1; i >= 0; i--) if (g.s.history[i]?.e === 'phase-started') return i;
  return 0;
}

function past(g: Game, c: Card, f: Filter): boolean {
  if (f.playedThisPhase && !happenedTo(g, c, 'played')) return false;
  if (f.enteredThisPhase && !happenedTo(g, c, 'entered')) return false;
  if (f.defeatedThisPhase && !happenedTo(g, c, 'defeated')) return false;
  if (f.attacked !== undefined && happenedTo(g, c, 'attack-declared') !== f.attacked) return false;
  return true;
}

function relations(g: Game, c: Card, f: Filter, scope: Scope): boolean {
  const others = (ref: string) => g.q.refs(g, ref, scope);
  if (f.attachedTo !== undefined && !others(f.attachedTo).includes(g.s.host[c] as Card)) return false;
  if (f.sharesTraitWith !== undefined && !others(f.sharesTraitWith).some((o) => def(g, o).traits.some((t) => hasTrait(g, c, t)))) return false;
  if (f.sharesAspectWith !== undefined && !others(f.sharesAspectWith).some((o) => def(g, o).aspects.some((a) => def(g, c).aspects.includes(a)))) return false;
  if (f.sameArenaAs !== undefined && !others(f.sameArenaAs).some((o) => zoneOf(g, o) === zoneOf(g, c))) return false;
  if (f.sameNameAs !== undefined && !others(f.sameNameAs).some((o) => def(g, o).name === def(g, c).name)) return false;
  return true;
}

/** 1.10.6, 1.11.7: every unit that ties for the extreme qualifies. */
function isExtreme(g: Game, c: Card, f: Filter, scope: Scope): boolean {
  const [direction, what] = (f.extreme as string).split('-') as ['most' | 'least', string];
  const value = (x: Card) => (what === 'power' ? g.q.power(g, x) : what === 'cost' ? def(g, x).printedCost : remaining(g, x));
  const { extreme: _e, extremeAmong, ...rest } = f;
  const rivals = allUnits(g).filter((x) => matches(g, x, extremeAmong ?? rest, scope));
  const mine = value(c);
  return rivals.every((x) => (direction === 'most' ? value(x) <= mine : value(x) >= mine));
}

const GROUP: Readonly<Partial<Record<keyof Filter, number>>> = {
  type: 1, arena: 1, trait: 1, notTrait: 1, aspect: 1, notAspect: 1, named: 1, nameNot: 1, leader: 1, unique: 1, token: 1,
  side: 2, other: 2, not: 2, is: 2, namedBySource: 2, controlledBy: 2, ownedBy: 2,
  damaged: 4, ready: 4, upgraded: 4, keyword: 4, noKeyword: 4, guarding: 4, pilotless: 4, hasPilot: 4, attacking: 4, defending: 4,
  maxCost: 8, minCost: 8, maxPower: 8, minPower: 8, maxHp: 8, minHp: 8, maxRemaining: 8, minRemaining: 8,
  playedThisPhase: 16, enteredThisPhase: 16, defeatedThisPhase: 16, attacked: 16,
  attachedTo: 32, sharesTraitWith: 32, sharesAspectWith: 32, sameArenaAs: 32, sameNameAs: 32,
};
const groups = new WeakMap<Filter, number>();

/** Which kinds of question a filter asks at all: most ask one or two of some forty. */
function groupsOf(f: Filter): number {
  let mask = groups.get(f);
  if (mask === undefined) {
    mask = 0;
    for (const k of Object.keys(f) as (keyof Filter)[]) mask |= GROUP[k] ?? 64;
    groups.set(f, mask);
  }
  return mask;
}

export function matches(g: Game, c: Card, f: Filter, scope: Scope): boolean {
  const mask = groupsOf(f);
  if (mask & 1 && !printed(g, c, f)) return false;
  if (mask & 2 && !sides(g, c, f, scope)) return false;
  if (mask & 4 && !condition(g, c, f)) return false;
  if (mask & 8 && !numbers(g, c, f, scope)) return false;
  if (mask & 16 && !past(g, c, f)) return false;
  if (mask & 32 && !relations(g, c, f, scope)) return false;
  if (mask < 64) return true;
  if (f.or && !f.or.some((o) => matches(g, c, o, scope))) return false;
  if (f.except && matches(g, c, f.except, scope)) return false;
  return f.extreme === undefined || isExtreme(g, c, f, scope);
}

const wants = ({ type = 'Unit' }: Filter, t: CardType): boolean => (typeof type === 'string' ? type === t : type.includes(t));

function basesAndLeaders(g: Game, f: Filter, scope: Scope, out: Card[]): void {
  const bases = wants(f, 'Base');
  const leaders = wants(f, 'Leader');
  if (!bases && !leaders) return;
  for (const p of g.s.players) {
    if (p.eliminated) continue;
    if (bases && matches(g, p.base, f, scope)) out.push(p.base);
    if (leaders) for (const l of p.leaders) if (matches(g, l, f, scope)) out.push(l);
  }
}

/** Cards in play that match: units, or whatever type the filter names. */
export function inPlayMatching(g: Game, f: Filter, scope: Scope): Card[] {
  const out: Card[] = [];
  if (wants(f, 'Unit')) for (const c of allUnits(g)) if (matches(g, c, f, scope)) out.push(c);
  if (wants(f, 'Upgrade')) for (const c of g.s.upgrades) if (matches(g, c, f, scope)) out.push(c);
  basesAndLeaders(g, f, scope, out);
  return out;
}

export function pileOf(g: Game, seat: number, pile: 'hand' | 'discard' | 'deck' | 'resource'): Card[] {
  const p = player(g, seat);
  return pile === 'resource' ? p.resources : p[pile];
}
