/**
 * Answers questions without looking ahead, except for the choice of resources, which is planned
 * here too.
 */
import type { Decision, Move } from '../kernel/decisions.js';
import type { Game } from '../kernel/game.js';
import { chooseResources } from './hand-plan.js';
import { quickMove } from './quick-choice.js';
import type { Dice } from './random.js';
import { playMove } from './trial.js';

const noChance: Dice = () => 0;

export const moveAtAGlance = (g: Game, d: Decision, roll: Dice): Move =>
  d.kind === 'resource' ? chooseResources(g, d) : quickMove(g, d, roll);

/**
 * Answers the questions before the next action, at most this many. The position is changed in
 * place.
 */
export function answerUntilAction(g: Game, most: number): void {
  for (let n = 0; g.s.pending && g.s.pending.kind !== 'action' && n < most; n++)
    playMove(g, moveAtAGlance(g, g.s.pending, noChance));
}
