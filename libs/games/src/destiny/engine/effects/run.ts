import { ask, pop, takeAnswer } from '#game';
import type { Node } from '../behaviour.js';
import type { Machine } from '../machine.js';
import { opponents } from '../queries.js';
import type { RunFrame } from '../state.js';
import { characterOps } from './character-ops.js';
import { choiceOps } from './choices.js';
import { diceOps } from './dice-ops.js';
import { lastingOps } from './lasting-ops.js';
import type { Op, Ops } from './op.js';
import { playerOps } from './player-ops.js';

/** The implementation of every kind of step; a missing one is a compile error. */
const ops: Ops = { ...choiceOps, ...diceOps, ...characterOps, ...playerOps, ...lastingOps };

/**
 * Whether the steps refer to one opponent: if there are several, one of them is chosen (part 9).
 */
const needsOpponent = (nodes: readonly Node[]): boolean => /"opponent/.test(JSON.stringify(nodes));

/** Runs one step of an ability. */
export const runStep = (g: Machine, frame: RunFrame): void => {
  const node = frame.nodes[frame.at];
  if (!node) {
    pop(g);
    return;
  }
  const seats = opponents(g.state, frame.seat);
  if (frame.opponent === null && seats.length > 1 && needsOpponent(frame.nodes)) {
    const answer = takeAnswer(g);
    if (answer !== null && 'pick' in answer && answer.pick === 'player') {
      frame.opponent = answer.seat;
      return;
    }
    const options = seats.map((seat) => ({ pick: 'player', seat }) as const);
    ask(g, { seat: frame.seat, question: 'opponent', source: frame.source, options });
    return;
  }
  (ops[node.op] as Op<Node['op']>)(g, frame, node);
};
