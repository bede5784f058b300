import { push } from '#game';
import type { Event, Moment } from './ability.js';
import type { Machine } from './machine.js';
import { abilitiesOf, shipOf, skillOf, type Held } from './queries.js';
import type { ShipState, Waiting } from './state.js';

/** Abilities of a ship that follow this event. */
export const following = (ship: ShipState, moment: Moment): Held[] =>
  abilitiesOf(ship).filter(
    ({ ability }) =>
      (ability.kind === 'after' || ability.kind === 'free') && ability.moment === moment,
  );

/** Sorts by whose turn it is at one moment: first the player with initiative. */
const turnOf = ({ state }: Machine, { seat }: Pick<ShipState, 'seat'>): number =>
  seat === state.initiative ? 0 : 1;

interface Happened extends Pick<Waiting, 'attack' | 'before'> {
  readonly moment: Event;
  readonly enemy: ShipState | null;
}

/**
 * Queues the abilities that follow an event of a ship, on its own cards and on those of others,
 * with the facts about the attack. They are resolved before the game goes on: first all of the
 * player with initiative.
 */
export const queueAbout = (g: Machine, ship: ShipState, happened: Happened): void => {
  const { moment, enemy, ...more } = happened;
  const others = Object.values(g.state.ships).filter((one) => one !== ship && one.place === 'mat');
  const waiting = [
    { owner: ship, moment: moment as Moment, other: enemy },
    ...others.map((owner) => ({
      owner,
      moment: `${owner.seat === ship.seat ? 'friend' : 'enemy'}-${moment}` as Moment,
      other: ship,
    })),
  ].filter(({ owner, ...one }) => owner.place === 'mat' && following(owner, one.moment).length > 0);
  waiting.sort((a, b) => turnOf(g, a.owner) - turnOf(g, b.owner));
  for (const { owner, moment: one, other } of waiting)
    g.state.queue.push({ ship: owner.key, moment: one, enemy: other?.key ?? null, ...more });
};

export const queueMoment = (
  g: Machine,
  ship: ShipState,
  moment: Event,
  enemy: ShipState | null = null,
): void => queueAbout(g, ship, { moment, enemy });

/**
 * Queues an event that happens to all of these ships: those of the player with initiative first,
 * then by descending pilot skill.
 */
export const queueForAll = (g: Machine, moment: Event, ships: readonly ShipState[]): void => {
  const due = ships.filter((ship) => following(ship, moment).length > 0);
  due.sort((a, b) => turnOf(g, a) - turnOf(g, b) || skillOf(g, b) - skillOf(g, a));
  for (const { key } of due) g.state.queue.push({ ship: key, moment, enemy: null });
};

/**
 * Orders what was queued for several events that count as simultaneous: first all of the player
 * with initiative.
 */
export const orderByInitiative = (g: Machine): void => {
  const turn = ({ ship }: Waiting): number => turnOf(g, shipOf(g, ship));
  g.state.queue.sort((one, other) => turn(one) - turn(other));
};

/** Moves the queue onto the stack, first in, first out. True if there was anything in it. */
export const drainQueue = (g: Machine): boolean => {
  const { queue, answer } = g.state;
  if (answer !== null || queue.length === 0) return false;
  for (const waiting of queue.splice(0).reverse()) push(g, { kind: 'moment', at: 0, ...waiting });
  return true;
};
