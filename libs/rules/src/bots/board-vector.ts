/**
 * One player's side of a board as a list of numbers, the input of a learned value
 * (`learned-chance.ts`): everything in `features.ts`, the hand in this deal, and the units that the
 * other side could defeat at once.
 */
import { remaining } from '../cr/01-concepts/10-power-and-hp.js';
import { def, type Game, player } from '../kernel/game.js';
import type { Card, Seat } from '../kernel/state.js';
import { countFeatures, FEATURES } from './features.js';
import { plan } from './hand-plan.js';
import { isShield } from './worth.js';

const MORE = [
  'handPlan',
  'handCost',
  'handUnits',
  'playNow',
  'strongest',
  'abilities',
  'threatened',
  'threatenedBody',
  'exhaustedBody',
  'baseTaken',
] as const;

/** The number of inputs for one side; `SHARED` is the number of inputs about the whole board. */
export const SIDE = FEATURES.length + MORE.length;
export const SHARED = 4;

/**
 * The points (`worth.ts`) that a unit of this cost gets for its stats; the rest of its worth is its
 * abilities.
 */
const statsFor = (cost: number): number => 2.1 + 1.3 * cost + 0.06 * cost * cost;

function handNumbers(g: Game, seat: Seat): readonly [number, number, number, number] {
  const { hand, resources } = player(g, seat);
  let ready = 0;
  for (const r of resources) ready += g.s.ready[r] as number;
  let [cost, units, now] = [0, 0, 0];
  for (const c of hand) {
    const { printedCost, type } = def(g, c);
    cost += printedCost;
    if (type === 'Unit') units += 1;
    if (printedCost <= ready) now = Math.max(now, printedCost);
  }
  return [plan(g, hand, resources.length), cost, units, now];
}

const isShielded = (g: Game, c: Card): boolean =>
  g.s.upgrades.some((u) => g.s.host[u] === c && isShield(g, u));

/** By arena number: the greatest power among a player's ready units. */
function readiest(g: Game, seat: Seat): Partial<Record<number, number>> {
  const out: Partial<Record<number, number>> = {};
  for (const u of player(g, seat).units) {
    if (g.s.ready[u] !== 1) continue;
    const zone = g.s.zone[u] as number;
    out[zone] = Math.max(out[zone] ?? 0, g.q.power(g, u) + g.q.keyword(g, u, 'raid'));
  }
  return out;
}

function unitNumbers(
  g: Game,
  seat: Seat,
  foe: Seat,
): readonly [number, number, number, number, number] {
  const hits = readiest(g, foe);
  let [strongest, abilities, threatened, threatenedBody, exhaustedBody] = [0, 0, 0, 0, 0];
  for (const u of player(g, seat).units) {
    const power = g.q.power(g, u);
    const left = remaining(g, u);
    const body = Math.sqrt(Math.max(0, power * left));
    strongest = Math.max(strongest, power);
    const { printedCost, printedPower, printedHp, token } = def(g, u);
    if (!token) abilities += Math.max(0, statsFor(printedCost) - 1.3 * printedPower - printedHp);
    if (g.s.ready[u] !== 1) exhaustedBody += body;
    if ((hits[g.s.zone[u] as number] ?? 0) < left || isShielded(g, u)) continue;
    threatened += 1;
    threatenedBody += body;
  }
  return [strongest, abilities, threatened, threatenedBody, exhaustedBody];
}
/** The inputs for the side of `seat` against `foe`. */
export function sideVector(g: Game, seat: Seat, foe: Seat): Float64Array {
  const out = new Float64Array(SIDE);
  const counted = countFeatures(g, seat, foe);
  for (let i = 0; i < FEATURES.length; i++)
    out[i] = counted[FEATURES[i] as (typeof FEATURES)[number]];
  out.set([...handNumbers(g, seat), ...unitNumbers(g, seat, foe)], FEATURES.length);
  out[SIDE - 1] = g.s.damage[player(g, seat).base] as number;
  return out;
}

export function sharedVector(g: Game): Float64Array {
  const { round, initiativeTaken, players } = g.s;
  const resources = Math.max(...players.map((p) => p.resources.length));
  return Float64Array.of(1, Math.min(round, 12), initiativeTaken ? 1 : 0, resources);
}
