import type { Ability, Arena, CardType, Filter, Keyword, Pile } from '../../effects/nodes.js';
import { perNode } from '../../effects/per-node.js';
import { isBlank } from '../07-abilities/losing.js';
import { mayBear } from '../03-types/06-upgrades.js';
import { KEYWORDS } from './17-information.js';
import { remaining } from './10-power-and-hp.js';
import {
  allUnits,
  captivesOf,
  controller,
  countsAsLeader,
  def,
  defendersOf,
  faceOf,
  type Game,
  holderOf,
  isUnit,
  player,
  upgradesOn,
  viewpoint,
  zoneOf,
} from '../../kernel/game.js';
import type { EventName, GameEvent, LastKnown } from '../../events/events.js';
import type { Scope } from '../../kernel/frames.js';
import { KIND } from '../../kernel/modifier-kinds.js';
import { type Card, type Seat, Zone } from '../../kernel/state.js';
import { COORDINATED, type Def } from '../../kernel/definition.js';
import { defThen, keywordsThen, lastKnown, printOf, traitsThen } from './last-known.js';
import { arenas } from './references.js';
import { hasTrait, traitsOf } from './traits.js';

/**
 * The current type of a card: a pilot in play as an upgrade is an upgrade (3.5.6), a deployed
 * leader a unit (3.4.4).
 */
function typeIn(g: Game, c: Card, z: Zone): CardType {
  if (z === Zone.attached) return 'Upgrade';
  if (z === Zone.ground || z === Zone.space) return 'Unit';
  return def(g, c).type;
}

const many = <T>(wanted: T | readonly T[]): readonly T[] =>
  Array.isArray(wanted) ? (wanted as readonly T[]) : [wanted as T];

/**
 * Whether two cards share a trait, printed or given; this includes leaders that are not deployed.
 */
function shareTrait(g: Game, one: Card, other: Card, scope: Scope): boolean {
  const was = lastKnown(g, other, scope);
  if (was) return traitsThen(g, other, was).some((t) => hadTrait(g, one, t, scope));
  return traitsOf(g, other).some((t) => hadTrait(g, one, t, scope));
}

function arenaIn(g: Game, c: Card, z: Zone): Arena | undefined {
  if (z === Zone.ground) return 'Ground';
  return z === Zone.space ? 'Space' : def(g, c).arena;
}

/**
 * 8.12: the last known information of a card, if the question is about that and not about its
 * current state.
 */
const was = (c: Card, scope: Scope): LastKnown | undefined => scope.past?.[c];
const printedDef = (g: Game, c: Card, scope: Scope): Def => {
  const then = was(c, scope);
  return then ? defThen(g, c, then) : def(g, c);
};
const typeOf = (g: Game, c: Card, scope: Scope): CardType =>
  typeIn(g, c, was(c, scope)?.zone ?? zoneOf(g, c));
const sideOf = (g: Game, c: Card, scope: Scope): Seat =>
  was(c, scope)?.controller ?? holderOf(g, c);
const controllerOf = (g: Game, c: Card, scope: Scope): Seat =>
  was(c, scope)?.controller ?? controller(g, c);
function hadTrait(g: Game, c: Card, trait: string, scope: Scope): boolean {
  const then = was(c, scope);
  return then ? traitsThen(g, c, then).includes(trait) : hasTrait(g, c, trait);
}
const willHave = (g: Game, c: Card, k: Keyword): boolean =>
  g.q.keyword(g, c, k) > 0 || (g.promised?.card === c && g.promised.keywords.includes(k));
function hadKeyword(g: Game, c: Card, keyword: Keyword, scope: Scope): boolean {
  const then = was(c, scope);
  return then ? keywordsThen(g, c, then).includes(keyword) : g.q.keyword(g, c, keyword) > 0;
}
const powerOf = (g: Game, c: Card, scope: Scope): number => was(c, scope)?.power ?? g.q.power(g, c);
const damageOn = (g: Game, c: Card, scope: Scope): number =>
  was(c, scope)?.damage ?? (g.s.damage[c] as number);
function remainingOf(g: Game, c: Card, scope: Scope): number {
  const then = was(c, scope);
  return then ? then.hp - then.damage : remaining(g, c);
}
const bornBy = (g: Game, c: Card, scope: Scope): readonly Card[] =>
  was(c, scope)?.upgrades ?? upgradesOn(g, c);

/** 8.18: the name that the source of an ability named last. */
export const namedLast = (g: Game, scope: Scope): string | undefined =>
  g.s.named.findLast(([by, copy]) => by === scope.source && copy === scope.sourceCopy)?.[2];

export const pilotsOn = (g: Game, c: Card): number =>
  upgradesOn(g, c).filter((u) => hasTrait(g, u, 'PILOT')).length;

/** Where this phase begins in the record of the round. */
export function phaseStart(g: Game): number {
  for (let i = g.s.history.length - 1; i >= 0; i--)
    if (g.s.history[i]?.e === 'phase-started') return i;
  return 0;
}

type When = Extract<Ability, { a: 'when' }>;

/**
 * Abilities with that header (7.6.1), printed or gained, that the card has not lost; those after
 * Coordinate only while it is active (7.5.15C).
 */
export function whensOn(g: Game, c: Card, on: EventName): When[] {
  const waits = (a: Ability): a is When =>
    a.a === 'when' && a.moments.some((m) => m.self === true && m.on === on && m.role === undefined);
  if (!isUnit(g, c)) return def(g, c).front.whens.filter(waits);
  if (isBlank(g, c)) return [];
  const gained = g.q
    .mods(g, c)
    .flatMap(({ mod }) => (mod.m === 'gain-ability' && waits(mod.ability) ? [mod.ability] : []));
  const { whens, coordinated } = faceOf(g, c);
  const idle =
    coordinated.length > 0 && !g.q.holds(g, COORDINATED, viewpoint(g, c, controller(g, c)))
      ? coordinated
      : [];
  return [...whens.filter((a) => waits(a) && !idle.includes(a)), ...gained];
}

type Deed = 'healed' | 'played' | 'entered' | 'attack-declared' | 'defeated' | 'discarded';
const DEPARTURES: readonly GameEvent['e'][] = ['left-play', 'captured'];
/**
 * Events that make the card a new copy, so that what happened before does not count for it (8.6.4).
 */
const RENEWED: Readonly<Record<Deed, readonly GameEvent['e'][]>> = {
  healed: DEPARTURES,
  played: DEPARTURES,
  entered: DEPARTURES,
  'attack-declared': DEPARTURES,
  defeated: ['returned', 'discarded', 'entered'],
  discarded: ['returned', 'played', 'drawn', ...DEPARTURES],
};

/**
 * Whether the card was defeated in this phase as what it is: a Pilot defeated as an upgrade is no
 * unit that was defeated.
 */
function wasDefeated(g: Game, c: Card): boolean {
  if (!happenedTo(g, c, 'defeated')) return false;
  const last = g.s.history.findLast((h) => h.e === 'defeated' && h.card === c);
  return (
    last?.e === 'defeated' && (last.was.zone === Zone.attached) === (def(g, c).type === 'Upgrade')
  );
}

/** 8.9: whether it happened "this phase" to the current copy of the card. */
function happenedTo(g: Game, c: Card, deed: Deed, by?: readonly Seat[]): boolean {
  const start = phaseStart(g);
  for (let i = g.s.history.length - 1; i >= start; i--) {
    const h = g.s.history[i] as GameEvent;
    if (!('card' in h) || h.card !== c) continue;
    if (h.e === 'played' && h.as === 'pilot' && isUnit(g, c)) {
      // It was played as an upgrade and has become a unit since.
      if (deed === 'played') return false;
    } else if (h.e === deed) return by === undefined || ('seat' in h && by.includes(h.seat));
    if (RENEWED[deed].includes(h.e)) return false;
  }
  return false;
}

/** 8.9, 8.6.4: whether the current copy of the unit attacked a base of those players this phase. */
function attackedBase(g: Game, c: Card, seats: readonly Seat[]): boolean {
  const start = phaseStart(g);
  for (let i = g.s.history.length - 1; i >= start; i--) {
    const h = g.s.history[i] as GameEvent;
    if (!('card' in h) || h.card !== c) continue;
    if (h.e === 'attack-declared' && seats.some((s) => player(g, s).base === h.defender))
      return true;
    if (DEPARTURES.includes(h.e)) return false;
  }
  return false;
}

/** Whether the card has no ability: none printed, or all lost, and none gained. */
const isAbilityless = (g: Game, c: Card): boolean =>
  (faceOf(g, c).all.length === 0 || isBlank(g, c)) &&
  !g.q
    .mods(g, c, KIND.gain | KIND['gain-ability'] | KIND['gain-keywords-of'])
    .some(
      ({ mod }) => mod.m === 'gain' || mod.m === 'gain-ability' || mod.m === 'gain-keywords-of',
    );

type Test = (g: Game, c: Card, scope: Scope) => boolean;

const VALUE: Readonly<Record<string, (g: Game, c: Card) => number>> = {
  power: (g, c) => g.q.power(g, c),
  cost: (g, c) => def(g, c).printedCost,
  remaining,
};

/** 1.10.6, 1.11.7: every unit that ties for the extreme qualifies. */
function extremeOf({ extreme = 'most-power', extremeAmong, ...rest }: Filter): Test {
  const [direction, what] = extreme.split('-') as ['most' | 'least', string];
  const value = VALUE[what] as (g: Game, c: Card) => number;
  const isRival = matcher(extremeAmong ?? rest);
  return (g, c, scope) => {
    const mine = value(g, c);
    return allUnits(g).every(
      (x) =>
        !isRival(g, x, scope) || (direction === 'most' ? value(g, x) <= mine : value(g, x) >= mine),
    );
  };
}

type Field = Exclude<keyof Filter, 'extremeAmong'>;

/**
 * The test for each field of a filter, cheap ones first; a filter is compiled into its few tests
 * when it is first used.
 */
const TESTS: { readonly [K in Field]-?: (wanted: NonNullable<Filter[K]>, f: Filter) => Test } = {
  type: (wanted) => {
    const types = many(wanted);
    return (g, c, scope) => types.includes(typeOf(g, c, scope));
  },
  side: (side) =>
    side === 'friendly'
      ? (g, c, scope) => sideOf(g, c, scope) === scope.you
      : (g, c, scope) => sideOf(g, c, scope) !== scope.you,
  other: () => (_g, c, scope) => c !== scope.source,
  arena: (arena) => (g, c, scope) => arenaIn(g, c, was(c, scope)?.zone ?? zoneOf(g, c)) === arena,
  named: (name) => (g, c, scope) => printedDef(g, c, scope).name === name,
  nameNot: (name) => (g, c, scope) => printedDef(g, c, scope).name !== name,
  aspect: (wanted) => {
    const aspects = many(wanted);
    return (g, c, scope) => aspects.some((a) => printedDef(g, c, scope).aspects.includes(a));
  },
  notAspect: (aspect) => (g, c, scope) => !printedDef(g, c, scope).aspects.includes(aspect),
  unique: (unique) => (g, c, scope) => (printedDef(g, c, scope).unique === true) === unique,
  token: (token) => (g, c) => (def(g, c).token === true) === token,
  trait: (wanted) => {
    const traits = many(wanted);
    return (g, c, scope) => traits.some((t) => hadTrait(g, c, t, scope));
  },
  notTrait: (trait) => (g, c, scope) => !hadTrait(g, c, trait, scope),
  leader: (leader) => (g, c, scope) =>
    (def(g, c).type === 'Leader' || (was(c, scope)?.leader ?? countsAsLeader(g, c))) === leader,

  controlledBy: (who) => (g, c, scope) =>
    g.q.seats(g, who, scope).includes(controllerOf(g, c, scope)),
  ownedBy: (who) => (g, c, scope) => g.q.seats(g, who, scope).includes(g.s.owner[c] as Seat),
  is: (ref) => (g, c, scope) => g.q.refs(g, ref, scope).includes(c),
  not: (ref) => (g, c, scope) => !g.q.refs(g, ref, scope).includes(c),
  namedBySource: () => (g, c, scope) => printedDef(g, c, scope).name === namedLast(g, scope),

  damaged: (damaged) => (g, c, scope) => damageOn(g, c, scope) > 0 === damaged,
  ready: (ready) => (g, c, scope) =>
    ((was(c, scope) ?? (isUnit(g, c) ? undefined : scope.known[c]))?.ready ??
      g.s.ready[c] === 1) === ready,
  upgraded: (upgraded) => (g, c, scope) => bornBy(g, c, scope).length > 0 === upgraded,
  guarding: () => (g, c, scope) => (was(c, scope)?.captives ?? captivesOf(g, c).length) > 0,
  bearing: (f) => {
    const fits = matcher(f);
    return (g, c, scope) => bornBy(g, c, scope).some((u) => fits(g, u, scope));
  },
  header: (on) => (g, c) => whensOn(g, c, on).length > 0,
  pilotless: () => (g, c) => pilotsOn(g, c) === 0,
  hasPilot: (wanted) => (g, c) => pilotsOn(g, c) > 0 === wanted,
  attacking: () => (g, c) => g.s.attacks.some((a) => a.attacker === c && a.attackerIn && !a.over),
  defending: () => (g, c) => g.s.attacks.some((a) => !a.over && defendersOf(a).includes(c)),
  keyword: (k) => (g, c, scope) => hadKeyword(g, c, k, scope),
  anyKeyword: () => (g, c, scope) => KEYWORDS.some((k) => hadKeyword(g, c, k, scope)),
  abilityless: () => (g, c) => isAbilityless(g, c),
  minKeywords: (n) => (g, c, scope) =>
    KEYWORDS.filter((k) => hadKeyword(g, c, k, scope)).length >= n,

  minDamage: (n) => (g, c, scope) => damageOn(g, c, scope) >= g.q.amount(g, n, scope),
  maxCost: (n) => (g, c, scope) => printedDef(g, c, scope).printedCost <= g.q.amount(g, n, scope),
  minCost: (n) => (g, c, scope) => printedDef(g, c, scope).printedCost >= g.q.amount(g, n, scope),
  maxPower: (n) => (g, c, scope) => powerOf(g, c, scope) <= g.q.amount(g, n, scope),
  minPower: (n) => (g, c, scope) => powerOf(g, c, scope) >= g.q.amount(g, n, scope),
  maxRemaining: (n) => (g, c, scope) => remainingOf(g, c, scope) <= g.q.amount(g, n, scope),
  minRemaining: (n) => (g, c, scope) => remainingOf(g, c, scope) >= g.q.amount(g, n, scope),

  playedThisPhase: (who) => (g, c, scope) => happenedTo(g, c, 'played', g.q.seats(g, who, scope)),
  oddCost: () => (g, c, scope) => printedDef(g, c, scope).printedCost % 2 === 1,
  healedThisPhase: () => (g, c) => happenedTo(g, c, 'healed'),
  enteredThisPhase: () => (g, c) => happenedTo(g, c, 'entered'),
  dealtDamageTo: (to) => (g, c, scope) => g.q.dealtDamage(g, c, to, scope),
  underwent: (q) => (g, c, scope) => g.q.underwent(g, c, q, scope),
  defeatedThisPhase: () => wasDefeated,
  attacked: (attacked) => (g, c) => happenedTo(g, c, 'attack-declared') === attacked,

  discardedThisPhase: () => (g, c) => g.s.zone[c] === Zone.discard && happenedTo(g, c, 'discarded'),
  attackingUnit: () => (g, c) =>
    g.s.attacks.some((a) => a.attacker === c && a.attackerIn && !a.over && !a.ontoBase),
  attackingWith: (via) => (g, c) =>
    g.s.attacks.some((a) => a.attacker === c && a.attackerIn && !a.over && a.via === via),
  attackedBaseOf: (who) => (g, c, scope) => attackedBase(g, c, g.q.seats(g, who, scope)),

  on: (f) => {
    const fits = matcher(f);
    return (g, c, scope) => g.s.zone[c] === Zone.attached && fits(g, g.s.host[c] as Card, scope);
  },
  bears: (ref) => (g, c, scope) =>
    g.q.refs(g, ref, scope).some((u) => g.s.zone[u] === Zone.attached && g.s.host[u] === c),
  canBear: (ref) => (g, c, scope) =>
    g.q
      .refs(g, ref, scope)
      .some((u) =>
        mayBear(g, c, { card: u, seat: controller(g, u), pilot: def(g, u).type === 'Unit' }),
      ),
  fitsOn: (ref) => (g, c, scope) =>
    g.q
      .refs(g, ref, scope)
      .some((u) => isUnit(g, u) && mayBear(g, u, { card: c, seat: scope.you, pilot: false })),
  attachedTo: (ref) => (g, c, scope) => g.q.refs(g, ref, scope).includes(g.s.host[c] as Card),
  sharesTraitWith: (other) =>
    typeof other === 'string'
      ? (g, c, scope) => g.q.refs(g, other, scope).some((o) => shareTrait(g, c, o, scope))
      : (g, c, scope) =>
          inPlayMatching(g, other, scope).some((o) => o !== c && shareTrait(g, c, o, scope)),
  sharesKeywordWith: (other) => {
    const share = (g: Game, c: Card, o: Card): boolean =>
      KEYWORDS.some((k) => willHave(g, c, k) && g.q.keyword(g, o, k) > 0);
    return typeof other === 'string'
      ? (g, c, scope) => g.q.refs(g, other, scope).some((o) => share(g, c, o))
      : (g, c, scope) => inPlayMatching(g, other, scope).some((o) => share(g, c, o));
  },
  copyOf: (of) =>
    typeof of === 'string'
      ? (g, c, scope) =>
          g.q
            .refs(g, of, scope)
            .some((o) => printOf(g, o, scope).title === printedDef(g, c, scope).title)
      : (g, c, scope) => printedDef(g, c, scope).title === of.title,
  sharesAspectWith: (ref) => (g, c, scope) =>
    g.q
      .refs(g, ref, scope)
      .some((o) =>
        printOf(g, o, scope).aspects.some((a) => printedDef(g, c, scope).aspects.includes(a)),
      ),
  sameArenaAs: (ref) => (g, c, scope) =>
    arenas(g, ref, scope).includes(was(c, scope)?.zone ?? zoneOf(g, c)),
  sameNameAs: (ref) => (g, c, scope) =>
    g.q.refs(g, ref, scope).some((o) => printOf(g, o, scope).name === printedDef(g, c, scope).name),

  or: (filters) => {
    const options = filters.map(matcher);
    return (g, c, scope) => options.some((fits) => fits(g, c, scope));
  },
  except: (f) => {
    const isExcepted = matcher(f);
    return (g, c, scope) => !isExcepted(g, c, scope);
  },
  extreme: (_extreme, f) => extremeOf(f),
};

const FIELDS = Object.keys(TESTS) as Field[];

/** The same filter without the type, if the type is checked separately. */
export const ofAnyType = perNode(({ type: _, ...others }: Filter): Filter => others);

const matcher: (f: Filter) => Test = perNode((f) => {
  const tests = FIELDS.flatMap((k) =>
    f[k] === undefined ? [] : [(TESTS[k] as (wanted: unknown, f: Filter) => Test)(f[k], f)],
  );
  if (tests.length === 1) return tests[0] as Test;
  return (g, c, scope) => {
    for (const test of tests) if (!test(g, c, scope)) return false;
    return true;
  };
});

export const matches = (g: Game, c: Card, f: Filter, scope: Scope): boolean =>
  matcher(f)(g, c, scope);

const wants = ({ type = 'Unit' }: Filter, t: CardType): boolean =>
  typeof type === 'string' ? type === t : type.includes(t);

function basesAndLeaders(g: Game, f: Filter, scope: Scope, out: Card[]): void {
  const bases = wants(f, 'Base');
  const leaders = wants(f, 'Leader');
  if (!bases && !leaders) return;
  for (const p of g.s.players) {
    if (p.eliminated) continue;
    if (bases && matches(g, p.base, f, scope)) out.push(p.base);
    if (leaders)
      for (const l of p.leaders) if (g.s.deployed[l] === 0 && matches(g, l, f, scope)) out.push(l);
  }
}

/** Cards in play that match: units, or whatever type the filter names. */
export function inPlayMatching(g: Game, f: Filter, scope: Scope): Card[] {
  const out: Card[] = [];
  const fits = matcher(f);
  if (wants(f, 'Unit')) for (const c of allUnits(g)) if (fits(g, c, scope)) out.push(c);
  if (wants(f, 'Upgrade')) for (const c of g.s.upgrades) if (fits(g, c, scope)) out.push(c);
  basesAndLeaders(g, f, scope, out);
  return out;
}

export function pileOf(g: Game, seat: number, pile: Pile): Card[] {
  const p = player(g, seat);
  if (pile === 'captured')
    return g.s.captives.filter((c) => g.s.controller[g.s.host[c] as Card] === seat);
  return pile === 'resource' ? p.resources : p[pile];
}
