import type { CardType, Condition, FactQuery, Filter } from '../effects/nodes.js';
import type { GameEvent, LastKnown } from '../events/events.js';
import { def, defendersOf, type Game, inPlay, player } from '../kernel/game.js';
import type { LastAction, Scope } from '../kernel/frames.js';
import { type Card, NO_CARD, type Seat, Zone } from '../kernel/state.js';
import { playable } from '../cr/08-additional/20-play-restrictions.js';
import { offers } from './actions.js';
import { dealersOf } from '../cr/07-abilities/moments.js';
import { inPlayMatching, matches, phaseStart, pileOf } from '../cr/01-concepts/filters.js';
import {
  asLast,
  defThen,
  departureSince,
  lastInPlay,
  lastKnown,
} from '../cr/01-concepts/last-known.js';
import { meansOneOpponent, withEachOpponent } from '../cr/01-concepts/references.js';
import { perNode } from '../effects/per-node.js';

function seatOf(event: GameEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

/** A Pilot may have been played as an upgrade (7.5.17). */
const PLAYED_AS: Readonly<Record<string, CardType>> = {
  unit: 'Unit',
  pilot: 'Upgrade',
  upgrade: 'Upgrade',
  event: 'Event',
};

const withoutTrait = perNode(({ trait: _, ...others }: Filter): Filter => others);
const withoutType = perNode(({ type: _, ...others }: Filter): Filter => others);
/**
 * 8.6.4: a card that has left play since is different from every card there is now, so `other` and
 * `not` do not matter.
 */
const ofPast = perNode(({ other: _, not: __, ...rest }: Filter): Filter => rest);

/**
 * 8.12: the last known information of the event's card, if it left play by this event or after it.
 */
function wasThen(g: Game, event: GameEvent, at: number): LastKnown | undefined {
  if (!('card' in event)) return undefined;
  return 'was' in event ? event.was : departureSince(g, event.card, at);
}

function about(g: Game, at: number, f: Filter, scope: Scope): boolean {
  const event = g.s.history[at] as GameEvent;
  if (!('card' in event) || event.card === NO_CARD) return false;
  if (event.e === 'played' && event.as in PLAYED_AS && f.type !== undefined)
    return (
      [f.type].flat().includes(PLAYED_AS[event.as] as CardType) &&
      matches(g, event.card, withoutType(f), scope)
    );
  const was = wasThen(g, event, at);
  if (event.e === 'attack-declared' && f.trait !== undefined) {
    const had = (t: string): boolean =>
      (was ? defThen(g, event.card, was) : def(g, event.card)).traitSet.has(t) ||
      event.traits?.includes(t) === true;
    return [f.trait].flat().some((t) => had(t as string)) && about(g, at, withoutTrait(f), scope);
  }
  if (event.e === 'played' || !was) return matches(g, event.card, f, scope);
  return matches(
    g,
    event.card,
    event.e === 'attack-declared' ? ofPast(f) : f,
    asLast(scope, event.card, was),
  );
}

/**
 * The index in the record of the round at which "this phase", "this round" or "this attack" begins.
 */
function beginning(g: Game, since: FactQuery['since']): number {
  if (since === 'round') return 0;
  const attacker = since === 'attack' ? g.s.attacks.at(-1)?.attacker : undefined;
  const declared = g.s.history.findLastIndex(
    (h) => h.e === 'attack-declared' && (attacker === undefined || h.card === attacker),
  );
  return since === 'attack' && declared >= 0 ? declared : phaseStart(g);
}

type FactField = Exclude<keyof FactQuery, 'e' | 'since'>;
/** A test of the event at that index of the record of the round. */
type FactTest = (g: Game, h: GameEvent, at: number, scope: Scope) => boolean;

/**
 * The test for each field of a query about events; a new field does not compile until it has a
 * test.
 */
const FACT: {
  readonly [K in FactField]-?: (wanted: NonNullable<FactQuery[K]>) => FactTest;
} = {
  by: (who) => (g, h, _at, scope) => {
    const seat = seatOf(h);
    return seat !== null && g.q.seats(g, who, scope).includes(seat);
  },
  from: (from) => (_g, h) => (h.e === 'played' || h.e === 'discarded') && h.from === Zone[from],
  combat: (combat) => (_g, h) => h.e === 'damaged' && h.combat === combat,
  dealer: (f) => (g, h, _at, scope) =>
    h.e === 'damaged' &&
    dealersOf(h).some((c) => matches(g, c, f, asLast(scope, c, lastInPlay(g, c)))),
  attacking: () => (_g, h) => h.e === 'defeated' && h.attacking === true,
  defender: (f) => (g, h, _at, scope) =>
    h.e === 'attack-declared' &&
    matches(g, h.defender, f, asLast(scope, h.defender, lastInPlay(g, h.defender))),
  indirect: () => (_g, h) => h.e === 'damaged' && h.indirect === true,
  cause: (who) => (g, h, _at, scope) =>
    h.e === 'defeated' && g.q.seats(g, who, scope).includes(h.by),
  card: (f) => (g, _h, at, scope) => about(g, at, f, scope),
};
const FACT_FIELDS = Object.keys(FACT) as FactField[];

const testsOf = perNode((q: FactQuery): readonly FactTest[] =>
  FACT_FIELDS.flatMap((k) => {
    const wanted = q[k];
    return wanted === undefined ? [] : [(FACT[k] as (wanted: unknown) => FactTest)(wanted)];
  }),
);

/** 8.6.4: whether that happened to this copy of the card. */
export function underwent(g: Game, c: Card, q: FactQuery, scope: Scope): boolean {
  for (const h of occurrences(g, q, scope))
    if ('card' in h && h.card === c && !leftSince(g, c, h)) return true;
  return false;
}

/** Whether this copy of the card dealt damage to a matching card this phase. */
export function dealtDamage(g: Game, c: Card, to: Filter, scope: Scope): boolean {
  for (const h of occurrences(g, { e: 'damaged', card: to }, scope))
    if (h.e === 'damaged' && dealersOf(h).includes(c) && !leftSince(g, c, h)) return true;
  return false;
}

function leftSince(g: Game, c: Card, event: GameEvent): boolean {
  for (let i = g.s.history.length - 1; i >= 0; i--) {
    const h = g.s.history[i] as GameEvent;
    if (h === event) return false;
    if ((h.e === 'left-play' || h.e === 'captured') && h.card === c) return true;
  }
  return false;
}

/**
 * 8.9: counted from the start of the phase or round, even if the asking ability became active
 * later.
 */
function* occurrences(g: Game, q: FactQuery, scope: Scope): Generator<GameEvent> {
  const tests = testsOf(q);
  for (let i = beginning(g, q.since); i < g.s.history.length; i++) {
    const h = g.s.history[i] as GameEvent;
    if (h.e === q.e && tests.every((fits) => fits(g, h, i, scope))) yield h;
  }
}

export function timesHappened(g: Game, q: FactQuery, scope: Scope): number {
  let n = 0;
  for (const _ of occurrences(g, q, scope)) n++;
  return n;
}

/**
 * "Dealt 3 or more damage to a base this phase": the total over all events, but for one base; of
 * several bases, the one with the most.
 */
export function totalHappened(g: Game, q: FactQuery, scope: Scope): number {
  const sums = new Map<Card, number>();
  for (const h of occurrences(g, q, scope))
    if (h.e === 'drawn') sums.set(-1 - h.seat, (sums.get(-1 - h.seat) ?? 0) + h.n);
    else if ('n' in h && 'card' in h) sums.set(h.card, (sums.get(h.card) ?? 0) + h.n);
  return Math.max(0, ...sums.values());
}

/** By player: their last action in this phase (1.15). */
function actsOf(g: Game): Readonly<Record<number, LastAction>> {
  const [phase] = g.s.frames;
  return phase?.k === 'action-phase' ? (phase.acts ?? NO_ACTS) : NO_ACTS;
}
const NO_ACTS: Readonly<Record<number, LastAction>> = Object.freeze({});

const actedBy = (scope: Scope, seat: Seat): Scope => ({
  ...scope,
  seats: { ...scope.seats, actor: [seat] },
});

type Table = { [K in keyof Kinds]: (g: Game, c: Kinds[K], scope: Scope) => boolean };
interface Kinds {
  control: Extract<Condition, { control: unknown }>;
  is: Extract<Condition, { is: unknown }>;
  inPlay: Extract<Condition, { inPlay: unknown }>;
  initiative: Extract<Condition, { initiative: unknown }>;
  happened: Extract<Condition, { happened: unknown }>;
  equal: Extract<Condition, { equal: unknown }>;
  force: Extract<Condition, { force: unknown }>;
  attacking: Extract<Condition, { attacking: unknown }>;
  defending: Extract<Condition, { defending: unknown }>;
  did: Extract<Condition, { did: unknown }>;
  has: Extract<Condition, { has: unknown }>;
  phase: Extract<Condition, { phase: unknown }>;
  round: Extract<Condition, { round: unknown }>;
  firstAction: Extract<Condition, { firstAction: unknown }>;
  lastAction: Extract<Condition, { lastAction: unknown }>;
  canPlay: Extract<Condition, { canPlay: unknown }>;
  no: Extract<Condition, { no: unknown }>;
  and: Extract<Condition, { and: unknown }>;
  any: Extract<Condition, { any: unknown }>;
  atLeast: Extract<Condition, { atLeast: readonly unknown[] }>;
}

const isHome = (g: Game, c: Card): boolean => g.s.zone[c] === Zone.base;

function isAttackingNow(g: Game, c: Kinds['attacking'], scope: Scope): boolean {
  const attack = g.s.attacks.find((a) => a.attacker === scope.source && a.attackerIn && !a.over);
  if (!attack) return false;
  if (c.base) return attack.ontoBase;
  if (!c.unit) return true;
  const { unit } = c;
  if (defendersOf(attack).some((d) => matches(g, d, unit, scope))) return true;
  // 8.12: for a defender that has left, its last known information.
  const { defender, defenderIn, defenderWas } = attack;
  return (
    !defenderIn &&
    defenderWas !== undefined &&
    matches(g, defender, unit, asLast(scope, defender, defenderWas))
  );
}

const TABLE: Table = {
  control: (g, c, scope) => {
    const who = c.by === undefined ? [scope.you] : g.q.seats(g, c.by, scope);
    const need = c.atLeast === undefined ? 1 : g.q.amount(g, c.atLeast, scope);
    const cards = inPlayMatching(g, c.control, scope);
    const has = (seats: readonly number[]): boolean =>
      cards.filter((x) => seats.includes(g.s.controller[x] as number)).length >= need;
    return c.alone ? who.some((seat) => has([seat])) : has(who);
  },
  is: (g, c, scope) => {
    const cards = g.q.refs(g, c.is, scope);
    return (
      cards.length > 0 &&
      cards.every((x) => matches(g, x, c.a, asLast(scope, x, lastKnown(g, x, scope))))
    );
  },
  // A leader that is back home is no longer the unit that it was (3.4.5).
  inPlay: (g, c, scope) =>
    g.q
      .refs(g, c.inPlay, scope)
      .some((x) => inPlay(g, x) && (!isHome(g, x) || lastKnown(g, x, scope) === undefined)),
  initiative: (g, c, scope) => g.q.seats(g, c.initiative, scope).includes(g.s.initiative),
  happened: (g, c, scope) => timesHappened(g, c.happened, scope) >= (c.atLeast ?? 1),
  equal: (g, c, scope) => g.q.amount(g, c.equal[0], scope) === g.q.amount(g, c.equal[1], scope),
  force: (g, c, scope) => g.q.seats(g, c.force, scope).some((s) => player(g, s).force),
  attacking: isAttackingNow,
  defending: (g, _c, scope) =>
    g.s.attacks.some((a) => !a.over && defendersOf(a).includes(scope.source)),
  did: (_g, _c, scope) => scope.did,
  has: (g, c, scope) =>
    g.q
      .seats(g, c.of, scope)
      .some((s) => pileOf(g, s, c.has).some((x) => matches(g, x, c.card, scope))),
  phase: (g, c) => g.s.phase === c.phase,
  round: (g, c) => g.s.round === c.round,
  firstAction: (g, c, scope) =>
    g.q.seats(g, c.firstAction, scope).every((s) => actsOf(g)[s] === undefined),
  lastAction: (g, c, scope) =>
    g.q.seats(g, c.by, scope).some((seat) => {
      const act = actsOf(g)[seat];
      if (!act) return false;
      for (const h of occurrences(
        g,
        { ...c.lastAction, by: { named: 'actor' } },
        actedBy(scope, seat),
      )) {
        const at = g.s.history.indexOf(h);
        if (at >= act.from && at < act.to) return true;
      }
      return false;
    }),
  canPlay: (g, { canPlay: what }, scope) =>
    typeof what === 'string'
      ? g.q.refs(g, what, scope).some((x) => playable(g, scope.you, x))
      : offers(g, what, scope).length > 0,
  no: (g, c, scope) => !holds(g, c.no, scope),
  and: (g, c, scope) => c.and.every((x) => holds(g, x, scope)),
  any: (g, c, scope) => c.any.some((x) => holds(g, x, scope)),
  // The last row, because `control` and `happened` may have `atLeast` too.
  atLeast: (g, c, scope) =>
    (meansOneOpponent(c) ? withEachOpponent(g, scope) : [scope]).some(
      (of) => g.q.amount(g, c.atLeast[0], of) >= g.q.amount(g, c.atLeast[1], of),
    ),
};

const KEYS = Object.keys(TABLE) as (keyof Kinds)[];
type Answer = (g: Game, c: Condition, scope: Scope) => boolean;

/** The row of the table for a node; cached, because most conditions are checked again and again. */
const answerTo = perNode(
  (c: Condition) => TABLE[KEYS.find((k) => k in c) as keyof Kinds] as Answer,
);

export const holds = (g: Game, c: Condition, scope: Scope): boolean => answerTo(c)(g, c, scope);
