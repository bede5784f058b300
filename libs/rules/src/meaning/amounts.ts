import { type Amount, type Filter, type Ref } from '../effects/nodes.js';
import { KEYWORDS } from '../cr/01-concepts/17-information.js';
import { type LastKnown } from '../events/events.js';
import { type Scope } from '../kernel/frames.js';
import { def, type Game, inPlay, isUnit, player, upgradesOn, zoneOf } from '../kernel/game.js';
import { type Card } from '../kernel/state.js';
import { holds, timesHappened, totalHappened } from './conditions.js';
import { headed, inPlayMatching, matches, pileOf } from '../cr/01-concepts/filters.js';

const sum = (g: Game, list: readonly Amount[], scope: Scope): number =>
  list.reduce<number>((n, a) => n + amount(g, a, scope), 0);

/** 8.12: of a card that has left play, what was last known; of a card that never was, its print (1.10.5). */
function ofCard(
  g: Game,
  ref: Ref,
  scope: Scope,
  read: { now: (c: Card) => number; known: (k: LastKnown) => number; print: (c: Card) => number },
): number {
  let n = 0;
  for (const c of g.q.refs(g, ref, scope)) {
    const known = scope.known[c];
    if (isUnit(g, c)) n += read.now(c);
    else if (known) n += read.known(known);
    else n += read.print(c);
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
    const d = def(g, c);
    if (a.distinct === 'keyword') return KEYWORDS.filter((k) => g.q.keyword(g, c, k) > 0);
    return {
      trait: d.traits,
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

/** 8.12: what a unit cost in play, where it was a copy of another one (8.6). */
const costOfCard = (g: Game, c: Card, scope: Scope): number =>
  inPlay(g, c) ? def(g, c).printedCost : (scope.known[c]?.cost ?? def(g, c).printedCost);

function ofCards(g: Game, a: Exclude<Amount, number>, scope: Scope): number | null {
  if ('power' in a)
    return ofCard(g, a.power, scope, {
      now: (c) => g.q.power(g, c),
      known: (k) => k.power,
      print: (c) => def(g, c).printedPower,
    });
  if ('hp' in a)
    return ofCard(g, a.hp, scope, {
      now: (c) => g.q.hp(g, c),
      known: (k) => k.hp,
      print: (c) => def(g, c).printedHp,
    });
  if ('remaining' in a)
    return ofCard(g, a.remaining, scope, {
      now: (c) => g.q.hp(g, c) - (g.s.damage[c] as number),
      known: (k) => k.hp - k.damage,
      print: (c) => def(g, c).printedHp,
    });
  if ('damageOn' in a)
    return ofCard(g, a.damageOn, scope, {
      now: (c) => g.s.damage[c] as number,
      known: (k) => k.damage,
      print: (c) => (inPlay(g, c) ? (g.s.damage[c] as number) : 0),
    });
  if ('costGap' in a) return gap(g.q.refs(g, a.costGap, scope).map((c) => def(g, c).printedCost));
  if ('cost' in a)
    return g.q.refs(g, a.cost, scope).reduce((n, c) => n + costOfCard(g, c, scope), 0);
  if ('howMany' in a)
    return g.q
      .refs(g, a.howMany, scope)
      .filter((c) => a.a === undefined || matches(g, c, a.a, scope)).length;
  if ('upgradesOn' in a) {
    const count = (list: readonly Card[]) =>
      a.filter ? list.filter((u) => matches(g, u, a.filter as Filter, scope)).length : list.length;
    return ofCard(g, a.upgradesOn, scope, {
      now: (c) => count(upgradesOn(g, c)),
      known: (k) => count(k.upgrades),
      print: () => 0,
    });
  }
  return null;
}

function ofPlayers(g: Game, a: Exclude<Amount, number>, scope: Scope): number | null {
  if ('handSize' in a) return players(g, a.handSize, scope, (s) => player(g, s).hand.length);
  if ('resources' in a)
    return players(
      g,
      a.resources,
      scope,
      (s) => player(g, s).resources.filter((r) => !a.ready || g.s.ready[r] === 1).length,
    );
  if ('credits' in a) return players(g, a.credits, scope, (s) => player(g, s).credits);
  if ('discardSize' in a)
    return players(g, a.discardSize, scope, (s) => player(g, s).discard.length);
  if ('baseDamage' in a)
    return players(g, a.baseDamage, scope, (s) => g.s.damage[player(g, s).base] as number);
  if ('baseRemaining' in a)
    return players(
      g,
      a.baseRemaining,
      scope,
      (s) => g.q.hp(g, player(g, s).base) - (g.s.damage[player(g, s).base] as number),
    );
  return null;
}

function count(g: Game, a: Extract<Amount, { count: unknown }>, scope: Scope): number {
  if (!a.from) return inPlayMatching(g, a.count, scope).length;
  const { from } = a;
  return players(
    g,
    a.of ?? 'you',
    scope,
    (s) => pileOf(g, s, from).filter((c) => matches(g, c, a.count, scope)).length,
  );
}

export function amount(g: Game, a: Amount, scope: Scope): number {
  if (typeof a === 'number') return a;
  if ('count' in a) return count(g, a, scope);
  if ('num' in a) return scope.nums[a.num] ?? 0;
  if ('happened' in a) return timesHappened(g, a.happened, scope);
  if ('total' in a) return totalHappened(g, a.total, scope);
  if ('plus' in a) return sum(g, a.plus, scope);
  if ('times' in a) return a.times[0] * amount(g, a.times[1], scope);
  if ('minus' in a) return Math.max(0, amount(g, a.minus[0], scope) - amount(g, a.minus[1], scope));
  if ('half' in a) return Math[a.up ? 'ceil' : 'floor'](amount(g, a.half, scope) / 2);
  if ('every' in a) return Math.floor(amount(g, a.per, scope) / a.every);
  if ('abilities' in a)
    return g.q.refs(g, a.on, scope).reduce((n, c) => n + headed(g, c, a.abilities).length, 0);
  if ('most' in a) return Math.max(...a.most.map((x) => amount(g, x, scope)));
  if ('either' in a)
    return amount(g, holds(g, a.either[0], scope) ? a.either[1] : a.either[2], scope);
  if ('distinct' in a) return distinct(g, a, scope);
  if ('icons' in a)
    return inPlayMatching(g, a.among, scope).reduce(
      (n, c) => n + def(g, c).aspects.filter((icon) => icon === a.icons).length,
      0,
    );
  return ofCards(g, a, scope) ?? ofPlayers(g, a, scope) ?? 0;
}
