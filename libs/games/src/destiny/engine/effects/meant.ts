import type { CardFilter } from '../terms.js';
import { cardsNamed, cardsThatFit } from '../filters.js';
import type { Machine } from '../machine.js';
import type { RunFrame } from '../state.js';

/** The cards in play that a step applies to: chosen ones, `this`, `host`, or all that match. */
export const cardsMeant = (g: Machine, frame: RunFrame, which: string | CardFilter): string[] => {
  if (typeof which !== 'string') return cardsThatFit(g, frame, 'play', which).map(({ key }) => key);
  return cardsNamed(g, frame, which);
};
