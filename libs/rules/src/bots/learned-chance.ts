/**
 * The chance of winning, estimated by a small network that was trained on games of the bot against
 * itself.
 */
import type { Game } from '../kernel/game.js';
import type { Seat } from '../kernel/state.js';
import { sharedVector, SIDE, sideVector } from './board-vector.js';
import weights from './learned-weights.json' with { type: 'json' };
import { type Appraisal, appraisalBy, weighedOdds } from './winning-chance.js';

/**
 * Weights for the inputs. `linear` weighs the difference between both sides; each of the `hidden`
 * units sees one side as its own, the other as the foe's, and what both share. The network is
 * evaluated from both seats and the difference counts, so that the chances of two players always
 * sum to 1.
 */
export interface Network {
  readonly linear: readonly number[];
  readonly hidden: readonly {
    readonly own: readonly number[];
    readonly foe: readonly number[];
    readonly shared: readonly number[];
    readonly out: number;
  }[];
}

const dot = (a: readonly number[], b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < b.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
};

/** The logarithm of the odds that the first side wins. */
function networkOdds(
  { linear, hidden }: Network,
  [mine, theirs]: readonly [Float64Array, Float64Array],
  shared: Float64Array,
): number {
  let sum = 0;
  for (let i = 0; i < SIDE; i++)
    sum += (linear[i] as number) * ((mine[i] as number) - (theirs[i] as number));
  for (const unit of hidden) {
    const rest = dot(unit.shared, shared);
    const here = dot(unit.own, mine) + dot(unit.foe, theirs) + rest;
    const there = dot(unit.own, theirs) + dot(unit.foe, mine) + rest;
    sum += unit.out * (Math.tanh(here) - Math.tanh(there));
  }
  return sum;
}

export const oddsBy =
  (network: Network) =>
  (g: Game, me: Seat, foe: Seat): number =>
    networkOdds(network, [sideVector(g, me, foe), sideVector(g, foe, me)], sharedVector(g));

const byNetwork = oddsBy(weights);

/**
 * Half by the network in `learned-weights.json`, which `npx conclave train-value` writes, half by
 * the table of level 3, because each errs on different boards.
 */
export const learned: Appraisal = appraisalBy(
  (g, me, foe) => (byNetwork(g, me, foe) + weighedOdds(g, me, foe)) / 2,
);
