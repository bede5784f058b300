import type { Doing } from './ability.js';
import { carryThrough, choicesOf, type Doer } from './deeds.js';
import { fly } from './flying.js';
import type { Machine } from './machine.js';
import { clearDestroyed, discardUpgrade } from './moves.js';
import type { Option } from './options.js';
import { mayAct, shipOf } from './queries.js';

/**
 * One way to use an ability: on which ship (`on`), or with which of its manoeuvres or which enemy
 * upgrade (`at`).
 */
type WayOfUse = Pick<Extract<Option, { do: 'use' }>, 'on' | 'at'>;

/**
 * Every way to use an ability: with each of its manoeuvres, on each enemy upgrade, or on each ship
 * that it may apply to.
 */
export const waysToUse = (g: Machine, doing: Doing, doer: Doer): WayOfUse[] => {
  const { fly: flights, on, deeds } = doing;
  if (flights) return flights.map((_, at) => ({ at }));
  if (doing.strips)
    return (doer.enemy?.upgrades ?? []).flatMap(({ discarded }, at) => (discarded ? [] : [{ at }]));
  if (!on) return [{}];
  // A ship that cannot act cannot be chosen to act (FAQ, Airen Cracken).
  const acts = deeds.includes('other-act');
  const choices = choicesOf(g, on, doer).filter((one) => !acts || mayAct(one));
  if (on.all) return choices.length > 0 ? [{}] : [];
  return choices.map(({ key }) => ({ on: key }));
};

/**
 * Carries out an ability: first its manoeuvre, then its deeds for the chosen ship or for all ships
 * that it applies to.
 */
export const carryOutUse = (g: Machine, doing: Doing, doer: Doer, { on, at = 0 }: WayOfUse) => {
  const flight = doing.fly?.[at];
  if (flight) {
    fly(g, doer.ship, { ...flight, colour: 'white' });
    clearDestroyed(g);
    if (doer.ship.place !== 'mat') return;
  }
  if (doing.strips && doer.enemy) discardUpgrade(g, doer.enemy, at);
  const chosen = on === undefined ? doer.enemy : shipOf(g, on);
  const others = doing.on?.all ? choicesOf(g, doing.on, doer) : [chosen];
  for (const enemy of others) carryThrough(g, doing, { ...doer, enemy });
};
