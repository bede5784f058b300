import { ask, pop, push, takeAnswer } from '#game';
import type { Machine } from '../machine.js';
import { clearDestroyed, turnDownWith } from '../moves.js';
import { onMat, shipOf, skillOf } from '../queries.js';
import { attackFrame, shotsOf } from '../shots.js';
import type { Frame, ShipState } from '../state.js';
import { queueForAll, queueMoment } from '../triggers.js';
import { nextShips } from './activation.js';
import { endWhenDecided, startOfCombat } from './round.js';

type CombatFrame = Extract<Frame, { kind: 'combat' }>;

const begin = (g: Machine, ship: ShipState): void => {
  ship.attacked = true;
  queueMoment(g, ship, 'instead');
  if (shotsOf(g, ship).length > 0) return push(g, attackFrame(ship));
  // A ship whose weapons are disabled had no opportunity to attack (FAQ, Blinded Pilot).
  if (ship.tokens.disabled === 0) turnDownWith(ship, ({ blind }) => blind === 'no-attack');
};

/**
 * Ships attack in descending order of pilot skill. Ships of the same skill attack simultaneously:
 * one that is destroyed at the active skill remains until it has attacked (FAQ).
 */
export const combatStep = (g: Machine, frame: CombatFrame): void => {
  if (frame.at === 0) {
    frame.at = 1;
    startOfCombat(g);
    return queueForAll(g, 'combat-start', onMat(g));
  }
  if (frame.at === 2) {
    for (const ship of onMat(g))
      ship.lasting = ship.lasting.filter(({ until }) => until !== 'phase');
    clearDestroyed(g);
    return endWhenDecided(g) ? undefined : void pop(g);
  }
  const answer = takeAnswer(g);
  if (answer?.do === 'ship') return begin(g, shipOf(g, answer.ship));
  const waits = (ship: ShipState): boolean => !ship.attacked && skillOf(g, ship) === frame.skill;
  clearDestroyed(g, waits);
  const due = nextShips(
    g,
    onMat(g).filter(({ attacked }) => !attacked),
    false,
  );
  const [first] = due;
  const skill = first ? skillOf(g, first) : null;
  if (!first || skill !== frame.skill) {
    frame.skill = skill;
    clearDestroyed(g);
    if (endWhenDecided(g)) return;
    if (!first) {
      frame.at = 2;
      queueForAll(g, 'combat-end', onMat(g));
    }
    return;
  }
  if (due.length === 1) return begin(g, first);
  ask(g, {
    seat: first.seat,
    question: 'attacker',
    options: due.map(({ key }) => ({ do: 'ship' as const, ship: key })),
  });
};
