/**
 * The worth of a position to a player, read off the board: bases, units, hands, resources, leaders,
 * initiative, and which units can defeat which.
 */
import { remaining } from '../cr/01-concepts/10-power-and-hp.js';
import { def, type Game, player, upgradesOn } from '../kernel/game.js';
import type { Card, Seat, Zone } from '../kernel/state.js';

/**
 * Values are in points: one HP of a unit is one point. Costs of cards fit: a unit of cost c is
 * worth about 2.1 + 1.3 c + 0.06 c².
 */
const POWER = 1.3;
const BODY = 0.12;
const READY = 0.5;
const SHIELD = 2.5;
const LEADER_TO_COME = 5;
const LEADER_UNIT = 2;
const INITIATIVE = 1.2;
const DANGER_NOW = 26;
const DANGER_NEXT = 8;
const HAND = [3.2, 2.8, 2.2, 1.8, 1.4, 1];
const LATE_CARD = 0.7;
const RESOURCES = [5, 5, 5, 4.6, 4.4, 4.2, 2.6, 2, 1.4];
const LATE_RESOURCE = 0.5;

const sumOf = (steps: readonly number[], n: number, beyond: number): number => {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += steps[i] ?? beyond;
  return sum;
};

export const isShield = (g: Game, c: Card): boolean =>
  def(g, c).token === true && def(g, c).name === 'Shield';

function keywordsWorth(g: Game, c: Card, power: number): number {
  const n = (k: Parameters<Game['q']['keyword']>[2]): number => g.q.keyword(g, c, k);
  return (
    n('sentinel') * 1.8 +
    n('raid') * 0.9 +
    n('restore') * 1.1 +
    n('overwhelm') * 0.15 * power +
    n('saboteur') * 0.6 +
    n('grit') * 0.6 +
    n('hidden') * 0.5
  );
}

/** A unit on the board, including its damage, without what it may still do this round. */
export function unitWorth(g: Game, c: Card): number {
  const power = g.q.power(g, c);
  const left = g.q.hp(g, c) - (g.s.damage[c] as number);
  let sum = POWER * power + left + BODY * power * left + keywordsWorth(g, c, power);
  for (const u of upgradesOn(g, c))
    sum += isShield(g, u) ? SHIELD : def(g, u).token ? 0 : 0.4 * def(g, u).printedCost;
  return def(g, c).type === 'Leader' ? sum + LEADER_UNIT : sum;
}

/** A base by its remaining HP: the last points are worth more than the first. */
const baseWorth = (left: number): number => 0.75 * left + 16 * (1 - Math.exp(-left / 7));

export const baseLeft = (g: Game, seat: Seat): number => remaining(g, player(g, seat).base);

const guards = (g: Game, seat: Seat, zone: Zone): boolean =>
  player(g, seat).units.some((u) => g.s.zone[u] === zone && g.q.keyword(g, u, 'sentinel') > 0);

/**
 * The damage that one player's units can do to another's base, considering Sentinels; by all units,
 * or only the ready ones.
 */
function reach(g: Game, from: Seat, onto: Seat, ready: boolean): number {
  const guarded: Partial<Record<number, boolean>> = {};
  let sum = 0;
  for (const u of player(g, from).units) {
    if (ready && g.s.ready[u] !== 1) continue;
    const zone = g.s.zone[u] as Zone;
    guarded[zone] ??= guards(g, onto, zone);
    if (guarded[zone] && g.q.keyword(g, u, 'saboteur') === 0) continue;
    sum += g.q.power(g, u) + g.q.keyword(g, u, 'raid');
  }
  return sum;
}

function handWorth(g: Game, seat: Seat, known: boolean): number {
  const { hand, resources } = player(g, seat);
  const sum = sumOf(HAND, hand.length, LATE_CARD);
  if (!known) return sum;
  // A card that cannot be paid for soon is worth less in hand than as a resource.
  let fit = 0;
  for (const c of hand) {
    const { printedCost } = def(g, c);
    fit += printedCost <= resources.length + 2 ? 0.12 * printedCost : -0.8;
  }
  return sum + fit;
}

function leadersWorth(g: Game, seat: Seat): number {
  let sum = 0;
  for (const l of player(g, seat).leaders)
    if (g.s.deployed[l] !== 1) sum += g.s.epic[l] === 1 ? 1 : LEADER_TO_COME;
  return sum;
}

/** One player's side in points. `me`: the player who asks, whose own hand is known. */
function sideWorth(g: Game, seat: Seat, me: Seat): number {
  const p = player(g, seat);
  const { s } = g;
  const done = s.initiativeTaken && s.initiative === seat && p.passed;
  let sum =
    baseWorth(baseLeft(g, seat)) +
    sumOf(RESOURCES, p.resources.length, LATE_RESOURCE) +
    handWorth(g, seat, seat === me) +
    leadersWorth(g, seat) +
    p.credits +
    (p.force ? 0.6 : 0);
  for (const u of p.units) {
    sum += unitWorth(g, u);
    if (s.ready[u] === 1 && !done) sum += READY * g.q.power(g, u);
  }
  if (!done && p.hand.length > 0) for (const r of p.resources) if (s.ready[r] === 1) sum += 0.35;
  return s.initiative === seat ? sum + INITIATIVE : sum;
}

/**
 * How much danger this player's base is in: from the others' ready units first, then from all of
 * them in the next round.
 */
export function danger(g: Game, seat: Seat): number {
  const left = baseLeft(g, seat);
  let sum = 0;
  for (let other = 0; other < g.s.players.length; other++) {
    if (other === seat || player(g, other).eliminated) continue;
    const done = g.s.initiativeTaken && g.s.initiative === other;
    if (!done && reach(g, other, seat, true) >= left) sum += DANGER_NOW;
    else if (reach(g, other, seat, false) >= left)
      sum += g.s.initiative === other ? DANGER_NEXT * 1.5 : DANGER_NEXT;
  }
  return sum;
}

/**
 * The points of `me` minus those of the strongest other player; a finished game counts more than
 * any board.
 */
export function lead(g: Game, me: Seat): number {
  const { outcome } = g.s;
  if (outcome) return outcome.winners.length > 1 ? 0 : outcome.winners[0] === me ? WON : -WON;
  let best = -Infinity;
  for (let seat = 0; seat < g.s.players.length; seat++) {
    if (seat === me || player(g, seat).eliminated) continue;
    best = Math.max(best, sideWorth(g, seat, me) - danger(g, seat));
  }
  return sideWorth(g, me, me) - danger(g, me) - best;
}

export const WON = 1_000;
