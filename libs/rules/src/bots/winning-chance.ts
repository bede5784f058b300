/**
 * The chance of winning from a position, by a table of weights for the features in `features.ts`.
 */
import { type Game, player } from '../kernel/game.js';
import type { Seat } from '../kernel/state.js';
import { countFeatures, type Feature, FEATURES } from './features.js';

/**
 * Logistic regression (Newton's method, each feature divided by its root mean square, L2 of 100) of
 * who won on the differences between both players at every second action of 440 games of level 2
 * against itself, seen from either seat: 29,000 positions. Three games of four were played with the
 * two starter decks of Spark of Rebellion, the others with pairs of 24 generated Premier decks. In
 * two of three games 6 % of the moves were random, so that bad positions are included. The starter
 * deck of each player was another variable of the fit, fading over ten rounds, so that features
 * that one deck has more of do not stand for the better deck. On games left out of the fit the log
 * loss is 0.46; that of the points of `worth.ts`, scaled as well as possible, is 0.50. The Force,
 * Credits and Hidden occurred in too few positions; their weights are set by hand.
 */
const WEIGHTS: Readonly<Record<Feature, number>> = {
  base: 0.124,
  baseLow: 2.94,
  baseCritical: -0.376,
  units: -0.106,
  groundPower: 0.0529,
  spacePower: 0.0385,
  unitHp: 0.0502,
  body: 0.0845,
  cost: -0.0107,
  readyPower: 0.0799,
  readyPowerToAct: 0.0236,
  sentinels: -0.245,
  sentinelHp: 0.0411,
  raid: 0.15,
  restore: 0.224,
  overwhelm: -0.0293,
  saboteur: 0.0237,
  grit: 0.891,
  hidden: 0.05,
  shields: 0.161,
  upgrades: 0.0662,
  leaderUnit: 0.329,
  leaderToCome: 1.25,
  leaderNear: 0.118,
  resources: 0.0647,
  resourcesFirst: 0.357,
  resourcesReady: 0.0793,
  hand: 0.333,
  handFirst: 0.174,
  credits: 0.08,
  force: 0.05,
  initiative: -0.0686,
  toAct: 0.02,
  reachShare: 0.719,
  lethalNow: 0.558,
  lethalToAct: 0.491,
  race: 0.231,
};

/** Before the end, chances are never quite 0 or 1. */
const UNSURE = 0.01;
const CERTAIN = 12;

/** The player's share of the victory; null while the game goes on. */
function share(g: Game, me: Seat): number | null {
  const { outcome } = g.s;
  if (!outcome) return null;
  return outcome.winners.includes(me) ? 1 / outcome.winners.length : 0;
}

/** A way to value positions for a player. */
export interface Appraisal {
  /** The logarithm of the odds that the player wins against the strongest other one. */
  readonly logOdds: (g: Game, me: Seat) => number;
  /** The share of the victory that the player can expect, 0 to 1. */
  readonly chance: (g: Game, me: Seat) => number;
}

/** An appraisal based on the odds against one other player. */
export function appraisalBy(odds: (g: Game, me: Seat, foe: Seat) => number): Appraisal {
  const logOdds = (g: Game, me: Seat): number => {
    const over = share(g, me);
    if (over !== null) return CERTAIN * (2 * over - 1);
    let least = CERTAIN;
    for (let foe = 0; foe < g.s.players.length; foe++)
      if (foe !== me && !player(g, foe).eliminated) least = Math.min(least, odds(g, me, foe));
    return least;
  };
  const chance = (g: Game, me: Seat): number =>
    share(g, me) ?? UNSURE + (1 - 2 * UNSURE) / (1 + Math.exp(-logOdds(g, me)));
  return { logOdds, chance };
}

/** The odds against one other player by the table of weights. */
export function weighedOdds(g: Game, me: Seat, foe: Seat): number {
  const mine = countFeatures(g, me, foe);
  const theirs = countFeatures(g, foe, me);
  let sum = 0;
  for (const f of FEATURES) sum += WEIGHTS[f] * (mine[f] - theirs[f]);
  return sum;
}

export const weighing: Appraisal = appraisalBy(weighedOdds);
