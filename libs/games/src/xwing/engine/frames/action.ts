import { ask, pop, takeAnswer } from '#game';
import { act, actionOptions } from '../actions.js';
import type { Machine } from '../machine.js';
import { give } from '../moves.js';
import { markUsed, shipOf } from '../queries.js';
import type { Frame } from '../state.js';

/** One action of a ship, or none. */
export const actionStep = (g: Machine, frame: Extract<Frame, { kind: 'action' }>): void => {
  const ship = shipOf(g, frame.ship);
  if (frame.at === 1) {
    // What the action triggered is over (FAQ, Push the Limit).
    pop(g);
    return give(g, ship, 'stress');
  }
  const answer = takeAnswer(g);
  if (answer !== null) {
    if (frame.strain && answer.do !== 'pass') frame.at = 1;
    else pop(g);
    if (answer.do === 'pass') return;
    if (frame.source !== null) markUsed(g, ship, frame.source);
    act(g, ship, answer);
    return;
  }
  const options = ship.place === 'mat' ? actionOptions(g, ship, frame) : [];
  if (options.length === 0) return pop(g);
  ask(g, {
    seat: ship.seat,
    question: frame.free ? 'free-action' : 'action',
    ship: ship.key,
    options: [...options, { do: 'pass' }],
  });
};
