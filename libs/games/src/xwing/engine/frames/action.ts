import { ask, pop, takeAnswer } from '#game';
import { act, actionOptions } from '../actions.js';
import type { Machine } from '../machine.js';
import { doDeed } from '../deeds.js';
import { canPay, payPrice } from '../prices.js';
import { markUsed, shipOf } from '../queries.js';
import type { Frame } from '../state.js';
import { queueMoment } from '../triggers.js';

/** One action of a ship, which its player may decline. */
export const actionStep = (g: Machine, frame: Extract<Frame, { kind: 'action' }>): void => {
  const ship = shipOf(g, frame.ship);
  const { source, price } = frame;
  if (frame.at === 1) {
    // Everything that the action triggered is resolved (FAQ, Push the Limit).
    pop(g);
    if (ship.place !== 'mat') return;
    for (const deed of frame.then) doDeed(g, deed, { ship, enemy: null });
    if (frame.completes) queueMoment(g, ship, 'action');
    return;
  }
  const answer = takeAnswer(g);
  if (answer !== null) {
    if (answer.do !== 'pass' || !frame.strain) frame.at = 1;
    else pop(g);
    if (answer.do === 'pass') return;
    if (source !== null) markUsed(g, ship, source);
    if (price !== null) payPrice(g, { ship, card: source ?? -1, enemy: null }, price);
    if (frame.skips) ship.skips = true;
    act(g, ship, answer);
    return;
  }
  const payable = price === null || canPay({ ship, card: source ?? -1, enemy: null }, price);
  const options = ship.place === 'mat' && payable ? actionOptions(g, ship, frame) : [];
  if (options.length === 0) {
    if (frame.strain) return pop(g);
    frame.at = 1;
    return;
  }
  ask(g, {
    seat: ship.seat,
    question: frame.free ? 'free-action' : 'action',
    ship: ship.key,
    options: [...options, { do: 'pass' }],
  });
};
