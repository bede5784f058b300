/**
 * Cheap scores of single options: the first estimate of a search, and all that its playouts use.
 */
import { hosts } from '../cr/08-additional/20-play-restrictions.js';
import { remaining } from '../cr/01-concepts/10-power-and-hp.js';
import type { Decision, Move, Option } from '../kernel/decisions.js';
import { controller, def, type Game, isBase, isUnit, player } from '../kernel/game.js';
import { type Card, type Seat, Zone } from '../kernel/state.js';
import type { Dice } from './random.js';
import { baseLeft, isShield, unitWorth } from './worth.js';

const HARMFUL: ReadonlySet<string> = new Set([
  'damage',
  'defeat',
  'exhaust',
  'discard',
  'capture',
  'control',
  'put',
  'return',
  'bounce',
  'indirect',
]);

/** The value of attacking this defender for the attacker. */
function attackScore(g: Game, attacker: Card, defender: Card): number {
  const power = g.q.power(g, attacker);
  if (isBase(g, defender)) {
    const rest = remaining(g, defender);
    return power >= rest ? 1_000 : 1.2 * power + (rest <= 10 ? power : 0);
  }
  if (!isUnit(g, defender)) return 0;
  const shielded = g.s.upgrades.some((u) => g.s.host[u] === defender && isShield(g, u));
  const kills = !shielded && power >= remaining(g, defender);
  const dies = g.q.power(g, defender) >= remaining(g, attacker);
  const gain = kills
    ? unitWorth(g, defender)
    : shielded
      ? 2
      : Math.min(power, remaining(g, defender));
  return gain - (dies ? 0.8 * unitWorth(g, attacker) : 0.3 * g.q.power(g, defender));
}

function bestAttack(g: Game, seat: Seat, attacker: Card): number {
  let best = 0;
  for (let other = 0; other < g.s.players.length; other++) {
    if (other === seat || player(g, other).eliminated) continue;
    const p = player(g, other);
    best = Math.max(best, attackScore(g, attacker, p.base));
    for (const u of p.units)
      if (g.s.zone[u] === g.s.zone[attacker]) best = Math.max(best, attackScore(g, attacker, u));
  }
  return best;
}

function actionScore(g: Game, seat: Seat, o: Option): number {
  switch (o.o) {
    case 'attack':
      return g.q.power(g, o.card) > 0 ? 1 + bestAttack(g, seat, o.card) : -4;
    case 'play': {
      const d = def(g, o.card);
      // An upgrade that only an enemy unit could have stays in the hand.
      if (
        d.type === 'Upgrade' &&
        !hosts(g, seat, o.card, o.as).some((h) => controller(g, h) === seat)
      )
        return -10;
      return 2 + 1.6 * d.printedCost + (d.type === 'Unit' ? 2 : 0);
    }
    case 'use':
      return def(g, o.card).type === 'Leader' && o.ability > 0 ? 14 : 4;
    case 'take-initiative':
      return 1.5;
    default:
      return 0;
  }
}

/** How much a player wants something bad to happen to this card. */
function harmScore(g: Game, seat: Seat, c: Card): number {
  if (isUnit(g, c)) return g.s.controller[c] === seat ? -unitWorth(g, c) : unitWorth(g, c);
  if (isBase(g, c)) {
    const owner = g.s.owner[c] as Seat;
    return owner === seat ? -6 : 3 + 30 / Math.max(1, baseLeft(g, owner));
  }
  return 0;
}

function targetScore(g: Game, d: Decision, o: Option): number {
  if (o.o === 'play') return 2 + def(g, o.card).printedCost;
  if (o.o === 'seat') return o.seat === d.seat ? -1 : 1;
  if (!('card' in o)) return 0;
  if (d.note === 'attack') return isUnit(g, o.card) ? bestAttack(g, d.seat, o.card) : 0;
  if (g.s.zone[o.card] === Zone.hand) {
    const cost = def(g, o.card).printedCost;
    return g.s.owner[o.card] === d.seat ? -cost : cost;
  }
  const harm = harmScore(g, d.seat, o.card);
  return HARMFUL.has(d.note ?? '') ? harm : -harm;
}

/** Higher is better for the deciding player; only differences matter. */
export function quickScore(g: Game, d: Decision, o: Option): number {
  switch (d.kind) {
    case 'action':
      return actionScore(g, d.seat, o);
    case 'defender':
      return 'card' in o ? attackScore(g, d.source, o.card) : 0;
    case 'resource':
      return 'card' in o ? resourceScore(g, d.seat, o.card) : 0;
    case 'search':
      return 'card' in o ? def(g, o.card).printedCost : 0;
    case 'optional':
      return o.o === 'yes' ? 4 : 0;
    case 'target':
    case 'payment':
    case 'unique':
    case 'seat':
      return targetScore(g, d, o);
    default:
      return 0;
  }
}

/** Expensive cards that cannot be paid for soon become resources first. */
function resourceScore(g: Game, seat: Seat, c: Card): number {
  const { resources } = player(g, seat);
  const late = def(g, c).printedCost - resources.length - 2;
  return late > 0 ? 4 + late : 0.3 * def(g, c).printedCost;
}

/** Whether one more resource is wanted at all. */
const wantsResource = (g: Game, d: Decision): boolean =>
  player(g, d.seat).resources.length < (player(g, d.seat).hand.length > 2 ? 9 : 7);

function bestOf(g: Game, d: Decision, n: number, noise: () => number): number[] {
  return d.options
    .map((o, i) => ({ i, v: quickScore(g, d, o) + noise() }))
    .sort((a, b) => b.v - a.v || a.i - b.i)
    .slice(0, n)
    .map(({ i }) => i);
}

/** As much as is needed on the first card it can finish off, the rest on the next. */
export function division(g: Game, d: Decision, first: number): number[] {
  const harmful = d.note !== 'heal';
  const want = (o: Option): number => {
    const harm = 'card' in o ? harmScore(g, d.seat, o.card) : 0;
    return harmful ? harm : -harm;
  };
  const order = d.options
    .map((o, i) => ({ i, v: i === first ? Infinity : want(o) }))
    .sort((a, b) => b.v - a.v || a.i - b.i);
  const amounts = d.options.map(() => 0);
  let rest = d.total ?? 0;
  const give = (i: number, n: number): void => {
    const part = Math.max(0, Math.min(rest, n, (d.caps?.[i] ?? 0) - (amounts[i] as number)));
    amounts[i] = (amounts[i] as number) + part;
    rest -= part;
  };
  for (const { i } of order) {
    const o = d.options[i] as Option;
    give(i, harmful && 'card' in o && isUnit(g, o.card) ? Math.max(1, remaining(g, o.card)) : rest);
  }
  if (!d.less) for (const { i } of order) give(i, rest);
  return amounts;
}

function quickPick(g: Game, d: Decision, roll: Dice): number[] {
  const n = d.options.length;
  if (n === 0) return [];
  const noise = (): number => roll(400) / 100;
  switch (d.kind) {
    case 'action':
    case 'defender':
    case 'optional':
    case 'seat':
      return bestOf(g, d, Math.max(1, d.min), noise);
    case 'resource':
      return d.min === 0 && !wantsResource(g, d) ? [] : bestOf(g, d, d.max, noise);
    case 'search':
      return bestOf(g, d, d.max, noise);
    case 'target':
    case 'payment':
    case 'unique': {
      const good = d.options.filter((o) => quickScore(g, d, o) > 0).length;
      return bestOf(g, d, Math.max(d.min, Math.min(d.max, good)), noise);
    }
    default:
      return d.min === 1 || d.max === 1
        ? [roll(n)]
        : bestOf(g, d, Math.max(d.min, 1), () => roll(100));
  }
}

/** One move without looking ahead, slightly randomized. */
export function quickMove(g: Game, d: Decision, roll: Dice): Move {
  if (d.kind === 'divide') return { seat: d.seat, at: d.at, amounts: division(g, d, -1) };
  if (d.kind === 'name')
    return {
      seat: d.seat,
      at: d.at,
      name: g.book.names[roll(g.book.names.length)] as string,
    };
  return { seat: d.seat, at: d.at, pick: quickPick(g, d, roll) };
}
