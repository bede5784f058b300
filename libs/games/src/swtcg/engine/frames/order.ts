import { ask, pop, takeNext } from '#game';
import type { Machine } from '../machine.js';
import { sideOf } from '../queries.js';
import type { Frame } from '../state.js';
import { doInTurn } from '../triggers.js';

/**
 * A player chooses the order of their own triggered effects (types of effects); for a team its
 * principal player chooses (Appendix B).
 */
export const orderStep = (g: Machine, { waiting }: Extract<Frame, { kind: 'order' }>): void => {
  if (waiting.length === 0) {
    pop(g);
    return;
  }
  const [seat = 0] = sideOf(g, waiting[0]?.seat ?? 0);
  const next = takeNext(g, {
    waiting,
    cardOf: ({ card }) => card,
    asked: (options) => ask(g, { seat, question: 'order', options }),
  });
  if (next) doInTurn(g, [next]);
};
