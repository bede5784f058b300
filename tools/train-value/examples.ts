import type { Game } from '../../libs/rules/src/kernel/game.js';
import type { Seat } from '../../libs/rules/src/kernel/state.js';
import { SHARED, SIDE, sharedVector, sideVector } from '../../libs/rules/src/bots/board-vector.js';
import { weighing } from '../../libs/rules/src/bots/winning-chance.js';

/** A position as both sides' numbers and the shared ones, from the place of whoever is to act. */
export interface Example {
  readonly numbers: Float32Array;
  /** What the fit aims at: 0 to 1. */
  readonly aim: number;
  readonly won: boolean;
  /** The logarithm of the odds by the table of level 3. */
  readonly before: number;
  /** Of a game that is left out of the fit. */
  readonly isLeftOut: boolean;
}

/** So much of what is aimed at comes from further on; the rest from the chance at the next action. */
const FURTHER = 0.93;

export interface Passed {
  readonly numbers: Float32Array;
  readonly before: number;
  readonly seat: Seat;
}

export const WIDTH = 2 * SIDE + SHARED;

export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** What a game came through, where somebody had to act. */
export function passedBy(g: Game, seat: Seat): Passed {
  const numbers = new Float32Array(WIDTH);
  numbers.set(sideVector(g, seat, 1 - seat));
  numbers.set(sideVector(g, 1 - seat, seat), SIDE);
  numbers.set(sharedVector(g), 2 * SIDE);
  return { numbers, before: weighing.logOdds(g, seat), seat };
}

/**
 * Examples of one game. Who won says little about a single move: each position aims at the chances of those
 * that followed it, the nearer the more, and at the end of the game (TD(λ) with the table of level 3).
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
