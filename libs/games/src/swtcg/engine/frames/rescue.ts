import { ask, pop, takeAnswer } from '#game';
import type { Machine } from '../machine.js';
import { discardUnit, toBuildZone } from '../moves.js';
import { card, inArena } from '../queries.js';
import type { Frame } from '../state.js';

/** The maximum damage that a rescued unit keeps. */
const damageKept = 1;

/**
 * A unit that would be discarded may go to the build zone instead; another unit is discarded in its
 * place.
 */
export const rescueStep = (g: Machine, frame: Extract<Frame, { kind: 'rescue' }>): void => {
  const { card: key, by, discards } = frame;
  const answer = takeAnswer(g);
  const one = card(g, key);
  const can = inArena(g, key) && inArena(g, by);
  if (answer === null && can) {
    const options = [{ pick: 'card', card: key }, { do: 'pass' }] as const;
    ask(g, { seat: one.controller, question: 'rescue', source: by, options });
    return;
  }
  pop(g);
  if (can && answer !== null && 'pick' in answer) {
    discardUnit(g, by);
    one.damage = Math.min(one.damage, damageKept);
    toBuildZone(g, key, one.tapped);
    g.tell({ what: 'retreated', seat: one.controller, card: key });
    return;
  }
  one.doomed = true;
  if (discards && inArena(g, key)) discardUnit(g, key);
};
