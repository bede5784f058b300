import { ask, pop, takeAnswer } from '#game';
import type { Machine } from '../machine.js';
import { sideOf } from '../queries.js';
import type { Frame } from '../state.js';
import { doInTurn } from '../triggers.js';

/**
 * A player chooses the order of their own triggered effects (types of effects); for a team its
 * principal player does (Appendix B). A card is named once: its own effects stay in their order.
 */
export const orderStep = (g: Machine, frame: Extract<Frame, { kind: 'order' }>): void => {
  const answer = takeAnswer(g);
  const { waiting } = frame;
  const sources = [...new Set(waiting.map(({ card }) => card))];
  if (sources.length < 2) {
    pop(g);
    doInTurn(g, waiting);
    return;
  }
  if (answer === null || !('pick' in answer) || answer.pick !== 'card') {
    const options = sources.map((card) => ({ pick: 'card', card }) as const);
    const [seat = 0] = sideOf(g, waiting[0]?.seat ?? 0);
    ask(g, { seat, question: 'order', options });
    return;
  }
  const next = waiting.findIndex(({ card }) => card === answer.card);
  frame.waiting = waiting.toSpliced(next, 1);
  doInTurn(g, waiting.slice(next, next + 1));
};
