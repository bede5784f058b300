/** The chance of winning from a position, by a table of weights for what `features.ts` counts. */
import { type Game, player } from '../kernel/game.js';
import { type Seat } from '../kernel/state.js';
import { counted, type Feature, FEATURES } from './features.js';

/**
 * Logistic regression (Newton's method, each feature divided by its root mean square, L2 of 100) of who won on the differences between both players
 * at every second action of 440 games of level 2 against itself, seen from either seat: 29,000 positions. Three games of four were played with the two
 * starter decks of Spark of Rebellion, the others with pairs of 24 generated Premier decks; in two of three games 6 % of the moves were chance, so that
 * bad positions are among them. On games left out of the fit the log loss is 0.46; that of the points of `worth.ts`, scaled as well as can be, is 0.50.
 * The Force, Credits and Hidden were in too few positions; their weights are set by hand.
 */
const WEIGHTS: Readonly<Record<Feature, number>> = {
  base: 0.128,
  baseLow: 3.01,
  baseCritical: -0.155,
  units: -0.12,
  groundPower: 0.0399,
  spacePower: 0.0299,
  unitHp: 0.0599,
  body: 0.0841,
  cost: 0.00527,
  readyPower: 0.0769,
  readyPowerToAct: 0.0326,
  sentinels: -0.268,
  sentinelHp: 0.0427,
  raid: 0.143,
  restore: 0.256,
  overwhelm: -0.0256,
  saboteur: 0.0276,
  grit: 1.01,
  hidden: 0.05,
  shields: 0.199,
  upgrades: 0.0806,
  leaderUnit: 0.254,
  leaderToCome: 0.993,
  leaderNear: 0.217,
  resources: 0.0129,
  resourcesFirst: 0.335,
  resourcesReady: 0.0792,
  hand: 0.338,
  handFirst: 0.206,
  handPlayable: -0.0543,
  handCost: 0.0177,
  credits: 0.08,
  force: 0.05,
  initiative: -0.0735,
  toAct: 0.00682,
  reachShare: 0.792,
  lethalNow: 0.688,
  lethalToAct: 0.38,
  race: 0.18,
};

/** Chances are never quite 0 or 1 before the end. */
const UNSURE = 0.01;
const CERTAIN = 12;

/** The share of the victory that `me` has; null while the game goes on. */
function share(g: Game, me: Seat): number | null {
  const { outcome } = g.s;
  if (!outcome) return null;
  return outcome.winners.includes(me) ? 1 / outcome.winners.length : 0;
}

/** The logarithm of the odds that `me` wins against the strongest other player. */
export function logOdds(g: Game, me: Seat): number {
  const over = share(g, me);
  if (over !== null) return CERTAIN * (2 * over - 1);
  let least = CERTAIN;
  for (let foe = 0; foe < g.s.players.length; foe++) {
    if (foe === me || player(g, foe).eliminated) continue;
    const mine = counted(g, [me, foe], me);
    const theirs = counted(g, [foe, me], me);
    let sum = 0;
    for (const f of FEATURES) sum += WEIGHTS[f] * (mine[f] - theirs[f]);
    least = Math.min(least, sum);
  }
  return least;
}

/** The share of the victory that `me` can expect, 0 to 1. */
export const winningChance = (g: Game, me: Seat): number =>
  share(g, me) ?? UNSURE + (1 - 2 * UNSURE) / (1 + Math.exp(-logOdds(g, me)));
