import { push } from '#game';
import type { Moment } from './ability.js';
import type { Machine } from './machine.js';
import { abilitiesOf, type Held } from './queries.js';
import type { ShipState } from './state.js';

/** Abilities of a ship that follow a moment. */
export const following = (ship: ShipState, moment: Moment): Held[] =>
  abilitiesOf(ship).filter(
    ({ ability }) =>
      (ability.kind === 'after' || ability.kind === 'free') && ability.moment === moment,
  );

/** Remembers that something happened; what follows it is resolved before the game goes on. */
export const queueMoment = (
  g: Machine,
  ship: ShipState,
  moment: Moment,
  enemy: ShipState | null = null,
): void => {
  if (ship.place === 'mat' && following(ship, moment).length > 0)
    g.state.queue.push({ ship: ship.key, moment, enemy: enemy?.key ?? null });
};

/** Puts what waits in the queue upon the stack, first in, first out. True where there was something. */
export const drainQueue = (g: Machine): boolean => {
  const { queue, answer } = g.state;
  if (answer !== null || queue.length === 0) return false;
  for (const waiting of queue.splice(0).reverse()) push(g, { kind: 'moment', at: 0, ...waiting });
  return true;
};
