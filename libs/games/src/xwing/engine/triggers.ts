import { push } from '#game';
import type { Event, Moment } from './ability.js';
import type { Machine } from './machine.js';
import { abilitiesOf, skillOf, type Held } from './queries.js';
import type { ShipState, Waiting } from './state.js';

/** Abilities of a ship that follow this event. */
export const following = (ship: ShipState, moment: Moment): Held[] =>
  abilitiesOf(ship).filter(
    ({ ability }) =>
      (ability.kind === 'after' || ability.kind === 'free') && ability.moment === moment,
  );

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
  const first = (seat: number): number => (seat === g.state.initiative ? 0 : 1);
  waiting.sort((a, b) => first(a.owner.seat) - first(b.owner.seat));
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
  const first = (seat: number): number => (seat === g.state.initiative ? 0 : 1);
  const due = ships.filter((ship) => following(ship, moment).length > 0);
  due.sort((a, b) => first(a.seat) - first(b.seat) || skillOf(g, b) - skillOf(g, a));
  for (const { key } of due) g.state.queue.push({ ship: key, moment, enemy: null });
};

/**
 * Orders what was queued for several events that count as simultaneous: first all of the player
 * with initiative.
 */
export const orderByInitiative = (g: Machine): void => {
  const { queue, ships, initiative } = g.state;
  const isLater = ({ ship }: Waiting): number => (ships[ship]?.seat === initiative ? 0 : 1);
  queue.sort((one, other) => isLater(one) - isLater(other));
};

/** Moves the queue onto the stack, first in, first out. True if there was anything in it. */
export const drainQueue = (g: Machine): boolean => {
  const { queue, answer } = g.state;
  if (answer !== null || queue.length === 0) return false;
  for (const waiting of queue.splice(0).reverse()) push(g, { kind: 'moment', at: 0, ...waiting });
  return true;
};
