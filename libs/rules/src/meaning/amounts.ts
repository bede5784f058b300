import type { Amount, Filter, Ref } from '../effects/nodes.js';
import { perNode } from '../effects/per-node.js';
import type { LastKnown } from '../events/events.js';
import { asLast, lastKnown, printOf } from '../cr/01-concepts/last-known.js';
import type { Scope } from '../kernel/frames.js';
import {
  controller,
  def,
  type Game,
  inPlay,
  isUnit,
  player,
  upgradesOn,
  zoneOf,
} from '../kernel/game.js';
import type { Card } from '../kernel/state.js';
import { holds, timesHappened, totalHappened } from './conditions.js';
import { whensOn, inPlayMatching, matches, pileOf } from '../cr/01-concepts/filters.js';

const sum = (g: Game, list: readonly Amount[], scope: Scope): number =>
  list.reduce<number>((n, a) => n + amount(g, a, scope), 0);

interface Reading {
  readonly now: (g: Game, c: Card) => number;
  readonly known: (k: LastKnown) => number;
  readonly print: (g: Game, c: Card) => number;
}

const POWER: Reading = {
  now: (g, c) => g.q.power(g, c),
  known: (k) => k.power,
  print: (g, c) => def(g, c).printedPower,
};
const HP: Reading = {
  now: (g, c) => g.q.hp(g, c),
  known: (k) => k.hp,
  print: (g, c) => def(g, c).printedHp,
};
const REMAINING: Reading = {
  now: (g, c) => g.q.hp(g, c) - (g.s.damage[c] as number),
  known: (k) => k.hp - k.damage,
  print: (g, c) => def(g, c).printedHp,
};
const DAMAGE: Reading = {
  now: (g, c) => g.s.damage[c] as number,
  known: (k) => k.damage,
  print: (g, c) => (inPlay(g, c) ? (g.s.damage[c] as number) : 0),
};

/**
 * 8.12: for a card that has left play, its last known information; for one that was never in play,
 * what is printed (1.10.5).
 */
function ofCard(g: Game, ref: Ref, scope: Scope, read: Reading): number {
  let n = 0;
  for (const c of g.q.refs(g, ref, scope)) {
    const known = lastKnown(g, c, scope);
    if (isUnit(g, c)) n += read.now(g, c);
    else if (known) n += read.known(known);
    else n += read.print(g, c);
  }
  return n;
}

function distinct(g: Game, a: Extract<Amount, { distinct: unknown }>, scope: Scope): number {
  const cards =
    'among' in a
      ? g.q.refs(g, a.among, scope)
      : a.from
        ? pileOf(g, scope.you, a.from).filter((c) => matches(g, c, a.of, scope))
        : inPlayMatching(g, a.of, scope);
  const values = (c: Card): readonly unknown[] => {
    const d = printOf(g, c, scope);
    if (a.distinct === 'keyword') return g.q.keywords(g, c);
    if (a.distinct === 'trait')
      return lastKnown(g, c, scope)?.traits ?? (d === def(g, c) ? g.q.traits(g, c) : d.traits);
    return {
      aspect: d.aspects,
      cost: [d.printedCost],
      name: [d.name],
      arena: [zoneOf(g, c)],
    }[a.distinct];
  };
  return new Set(cards.flatMap(values)).size;
}

const players = (
  g: Game,
  who: Parameters<Game['q']['seats']>[1],
  scope: Scope,
  read: (seat: number) => number,
): number => g.q.seats(g, who, scope).reduce((n, s) => n + read(s), 0);

const gap = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

/** 8.12: the cost of a unit; if it was a copy in play, that of the copied card (8.6). */
const costOfCard = (g: Game, c: Card, scope: Scope): number =>
  lastKnown(g, c, scope)?.cost ?? def(g, c).printedCost;

function count(g: Game, a: Extract<Amount, { count: unknown }>, scope: Scope): number {
  if (a.ofMost !== undefined) {
    const found = inPlayMatching(g, a.count, scope).map((c) => controller(g, c));
    const each = g.q.seats(g, a.ofMost, scope).map((s) => found.filter((x) => x === s).length);
    return Math.max(0, ...each);
  }
  if (!a.from) return inPlayMatching(g, a.count, scope).length;
  const { from } = a;
  return players(
    g,
    a.of ?? 'you',
    scope,
    (s) => pileOf(g, s, from).filter((c) => matches(g, c, a.count, scope)).length,
  );
}

type Node = Exclude<Amount, number>;
/** The kind of an amount: the field that only nodes of that kind have. */
type Kind = Exclude<
  Node extends infer N ? (N extends unknown ? keyof N : never) : never,
  'from' | 'of' | 'ofMost' | 'a' | 'filter' | 'ready' | 'among' | 'up' | 'per' | 'on'
>;
type Row<K extends Kind> = (
  g: Game,
  a: Extract<Node, Readonly<Record<K, unknown>>>,
  scope: Scope,
) => number;

/** The table that evaluates amounts. A new kind of node does not compile until it has a row. */
const TABLE: { readonly [K in Kind]: Row<K> } = {
  count,
  num: (_g, a, scope) => scope.nums[a.num] ?? 0,
  happened: (g, a, scope) => timesHappened(g, a.happened, scope),
  total: (g, a, scope) => totalHappened(g, a.total, scope),
  plus: (g, a, scope) => sum(g, a.plus, scope),
  times: (g, a, scope) => a.times[0] * amount(g, a.times[1], scope),
  minus: (g, a, scope) => Math.max(0, amount(g, a.minus[0], scope) - amount(g, a.minus[1], scope)),
  half: (g, a, scope) => Math[a.up ? 'ceil' : 'floor'](amount(g, a.half, scope) / 2),
  every: (g, a, scope) => Math.floor(amount(g, a.per, scope) / a.every),
  abilities: (g, a, scope) =>
    g.q.refs(g, a.on, scope).reduce((n, c) => n + whensOn(g, c, a.abilities).length, 0),
  most: (g, a, scope) => Math.max(...a.most.map((x) => amount(g, x, scope))),
  either: (g, a, scope) =>
    amount(g, holds(g, a.either[0], scope) ? a.either[1] : a.either[2], scope),
  distinct,
  icons: (g, a, scope) =>
    inPlayMatching(g, a.among, scope).reduce(
      (n, c) => n + def(g, c).aspects.filter((icon) => icon === a.icons).length,
      0,
    ),

  power: (g, a, scope) => ofCard(g, a.power, scope, POWER),
  hp: (g, a, scope) => ofCard(g, a.hp, scope, HP),
  remaining: (g, a, scope) => ofCard(g, a.remaining, scope, REMAINING),
  damageOn: (g, a, scope) => ofCard(g, a.damageOn, scope, DAMAGE),
  raid: (g, a, scope) =>
    g.q.refs(g, a.raid, scope).reduce((n, c) => n + g.q.keyword(g, c, 'raid'), 0),
  costGap: (g, a, scope) => gap(g.q.refs(g, a.costGap, scope).map((c) => costOfCard(g, c, scope))),
  cost: (g, a, scope) =>
    g.q.refs(g, a.cost, scope).reduce((n, c) => n + costOfCard(g, c, scope), 0),
  howMany: (g, a, scope) =>
    g.q
      .refs(g, a.howMany, scope)
      .filter(
        (c) => a.a === undefined || matches(g, c, a.a, asLast(scope, c, lastKnown(g, c, scope))),
      ).length,
  upgradesOn: (g, a, scope) => {
    const many = (list: readonly Card[]) =>
      a.filter ? list.filter((u) => matches(g, u, a.filter as Filter, scope)).length : list.length;
    return ofCard(g, a.upgradesOn, scope, {
      now: (_g, c) => many(upgradesOn(g, c)),
      known: (k) => many(k.upgrades),
      print: () => 0,
    });
  },

  handSize: (g, a, scope) => players(g, a.handSize, scope, (s) => player(g, s).hand.length),
  resources: (g, a, scope) =>
    players(
      g,
      a.resources,
      scope,
      (s) => player(g, s).resources.filter((r) => !a.ready || g.s.ready[r] === 1).length,
    ),
  credits: (g, a, scope) => players(g, a.credits, scope, (s) => player(g, s).credits),
  discardSize: (g, a, scope) =>
    players(g, a.discardSize, scope, (s) => player(g, s).discard.length),
  baseDamage: (g, a, scope) =>
    players(g, a.baseDamage, scope, (s) => g.s.damage[player(g, s).base] as number),
  baseRemaining: (g, a, scope) =>
    players(
      g,
      a.baseRemaining,
      scope,
      (s) => g.q.hp(g, player(g, s).base) - (g.s.damage[player(g, s).base] as number),
    ),
};

const KINDS = Object.keys(TABLE) as Kind[];

const rowFor = perNode((a: Node) => TABLE[KINDS.find((k) => k in a) as Kind] as Row<Kind>);

/** The current value of an amount, for the ability that asks. */
export const amount = (g: Game, a: Amount, scope: Scope): number =>
  typeof a === 'number' ? a : rowFor(a)(g, a as never, scope);
