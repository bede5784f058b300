import type { Game } from '../../libs/rules/src/kernel/game.js';
import type { Seat } from '../../libs/rules/src/kernel/state.js';
import { SHARED, SIDE, sharedVector, sideVector } from '../../libs/rules/src/bots/board-vector.js';
import { weighing } from '../../libs/rules/src/bots/winning-chance.js';

/**
 * A position as the numbers of both sides and the shared ones, from the view of the player to act.
 */
export interface Example {
  readonly numbers: Float32Array;
  /** The target of the fit: 0 to 1. */
  readonly aim: number;
  readonly won: boolean;
  /** The logarithm of the odds by the table of level 3. */
  readonly before: number;
  /** Whether its game is left out of the fit, for validation. */
  readonly isLeftOut: boolean;
}

/** The weight of later positions in the target; the rest is the chance at the next action. */
const FURTHER = 0.93;

export interface Passed {
  readonly numbers: Float32Array;
  readonly before: number;
  readonly seat: Seat;
}

export const WIDTH = 2 * SIDE + SHARED;

export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The positions of a game at which a player had to act. */
export function passedBy(g: Game, seat: Seat): Passed {
  const numbers = new Float32Array(WIDTH);
  numbers.set(sideVector(g, seat, 1 - seat));
  numbers.set(sideVector(g, 1 - seat, seat), SIDE);
  numbers.set(sharedVector(g), 2 * SIDE);
  return { numbers, before: weighing.logOdds(g, seat), seat };
}

/**
 * Examples of one game. The winner says little about a single move, so the target of each position
 * is the chance in the positions that followed, weighted by nearness, and the result of the game
 * (TD(λ) with the table of level 3).
 */
export function examplesOf(
  positions: readonly Passed[],
  winner: Seat,
  isLeftOut: boolean,
): Example[] {
  let aimOfFirst = winner === 0 ? 1 : 0;
  const examples: Example[] = [];
  for (const { numbers, before, seat } of positions.toReversed()) {
    const aim = seat === 0 ? aimOfFirst : 1 - aimOfFirst;
    examples.push({ numbers, aim, won: winner === seat, before, isLeftOut });
    const now = chanceOf(seat === 0 ? before : -before);
    aimOfFirst = FURTHER * aimOfFirst + (1 - FURTHER) * now;
  }
  return examples;
}
