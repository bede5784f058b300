import { crosses } from '../mat/shapes.js';
import { measure, measureInArc, measureShot, type Measured } from '../mat/ships.js';
import { upgradeFacts } from './book.js';
import type { Machine } from './machine.js';
import {
  asOnMat,
  criticals,
  factsOf,
  heldOf,
  obstaclesOn,
  onAsteroid,
  onMat,
  touch,
} from './queries.js';
import type { AttackFrame, ShipState } from './state.js';

/** An attack that can be made; the weapon is the place of the upgrade, -1 the primary weapon. */
export interface Shot {
  readonly weapon: number;
  readonly target: ShipState;
  readonly range: number;
  readonly obstructed: boolean;
}

const rangeIn = (text = ''): readonly [number, number] => {
  const [from = 1, to = from] = text.split('-').map(Number);
  return [from, to];
};

const weaponOf = (ship: ShipState, place: number) =>
  heldOf(ship, 'weapon').find(({ card }) => card === place)?.ability;

/** The line of an attack with a weapon, or null when the target is out of its reach. */
const lineOf = (ship: ShipState, target: ShipState, weapon: number): Measured | null => {
  const [from, to] = [asOnMat(ship), asOnMat(target)];
  if (weapon < 0) {
    const shot = measureShot(from, to);
    if (shot.range === null) return null;
    return factsOf(ship).mat.arcs.includes('turret') ? shot.closest : shot.inArc;
  }
  const { id = '', slot = '' } = ship.upgrades[weapon] ?? {};
  const { range } = upgradeFacts(id, slot);
  const line = weaponOf(ship, weapon)?.around ? measure(from, to) : measureInArc(from, to);
  const [least, most] = rangeIn(range);
  const at = line?.range ?? 9;
  return line && at >= least && at <= most ? line : null;
};

const canPay = (ship: ShipState, target: ShipState, weapon: number): boolean => {
  if (weapon < 0) return true;
  const { id = '', slot = '' } = ship.upgrades[weapon] ?? {};
  const { attackCost } = upgradeFacts(id, slot);
  if (attackCost === 'target lock') return ship.lock === target.key;
  return attackCost !== 'focus' || ship.tokens.focus > 0;
};

const mayAttack = (g: Machine, ship: ShipState): boolean =>
  ship.place === 'mat' &&
  ship.tokens.disabled === 0 &&
  ship.tokens.cloak === 0 &&
  !criticals(ship).some(({ blind }) => blind === 'no-attack') &&
  !onAsteroid(g, ship);

/**
 * Every attack that a ship can make. Ships that touch cannot attack each other; an
 * attack is obstructed when its line crosses an obstacle.
 */
export const shotsOf = (g: Machine, ship: ShipState, primaryOnly = false): readonly Shot[] => {
  if (!mayAttack(g, ship)) return [];
  const weapons = primaryOnly ? [-1] : [-1, ...heldOf(ship, 'weapon').map(({ card }) => card)];
  const outlines = obstaclesOn(g).map(({ outline }) => outline);
  return onMat(g)
    .filter((target) => target.seat !== ship.seat && !touch(ship, target))
    .flatMap((target) =>
      weapons.flatMap((weapon): Shot[] => {
        const line = canPay(ship, target, weapon) ? lineOf(ship, target, weapon) : null;
        if (!line || line.range === null || line.distance === 0) return [];
        const obstructed = outlines.some((outline) => crosses(line.from, line.to, outline));
        return [{ weapon, target, range: line.range, obstructed }];
      }),
    );
};

/** An attack before a target is declared. */
export const attackFrame = (ship: ShipState, again: boolean): AttackFrame => ({
  kind: 'attack',
  at: 0,
  attacker: ship.key,
  target: null,
  weapon: -1,
  range: 0,
  obstructed: false,
  attack: [],
  defence: [],
  bonus: 0,
  used: [],
  reroll: null,
  hit: false,
  again,
});
