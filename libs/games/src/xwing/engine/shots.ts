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
  within,
} from './queries.js';
import type { AttackFrame, ExtraAttack, ShipState } from './state.js';

/** A possible attack; `weapon` is the upgrade index, -1 for the primary weapon. */
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

const aims = (ship: ShipState, slot: string, how: 'around' | 'arcs' | 'range'): boolean =>
  heldOf(ship, 'aim').some(({ ability }) => ability.how === how && ability.slots.includes(slot));

const primaryLine = (ship: ShipState, target: ShipState): Measured | null => {
  const shot = measureShot(asOnMat(ship), asOnMat(target));
  if (shot.range === null) return null;
  const turret = factsOf(ship).mat.arcs.includes('turret');
  return turret && heldOf(ship, 'arc-only').length === 0 ? shot.closest : shot.inArc;
};

const secondaryLine = (ship: ShipState, target: ShipState, weapon: number): Measured | null => {
  const [from, to] = [asOnMat(ship), asOnMat(target)];
  const { id = '', slot = '' } = ship.upgrades[weapon] ?? {};
  const { range } = upgradeFacts(id, slot);
  const around =
    (weaponOf(ship, weapon)?.around === true || aims(ship, slot, 'around')) &&
    heldOf(ship, 'arc-only').length === 0;
  const line = around
    ? measure(from, to)
    : aims(ship, slot, 'arcs')
      ? measureShot(from, to).inArc
      : measureInArc(from, to);
  const [least, most] = rangeIn(range);
  const farther = aims(ship, slot, 'range') ? 1 : 0;
  const at = line?.range ?? 9;
  const [from1, to3] = [Math.max(1, least - farther), Math.min(3, most + farther)];
  return line && at >= from1 && at <= to3 ? line : null;
};

const payable = (ship: ShipState, target: ShipState, weapon: number): boolean => {
  if (weapon < 0) return true;
  const { id = '', slot = '' } = ship.upgrades[weapon] ?? {};
  const cost = upgradeFacts(id, slot).attackCost?.toLowerCase();
  const focused = ship.tokens.focus > 0;
  if (cost === 'target lock')
    return ship.lock === target.key || (focused && heldOf(ship, 'deadeye').length > 0);
  return cost !== 'focus' || focused;
};

const mayAttack = (g: Machine, ship: ShipState): boolean =>
  ship.place === 'mat' &&
  !ship.spent &&
  ship.tokens.cloak === 0 &&
  !criticals(ship).some(({ blind }) => blind === 'no-attack') &&
  (!onAsteroid(g, ship) || heldOf(ship, 'clear-shots').some(({ ability }) => ability.onObstacles));

/** Squad points of a weapon; 0 for the primary one. */
export const weaponCost = ({ upgrades }: ShipState, weapon: number): number =>
  weapon < 0 ? 0 : upgradeFacts(upgrades[weapon]?.id ?? '', upgrades[weapon]?.slot ?? '').cost;

/** With a weapons disabled token some weapons may attack locked ships only. */
const armedFor = (ship: ShipState, target: ShipState, weapon: number): boolean =>
  ship.tokens.disabled === 0 ||
  ship.lock === target.key ||
  heldOf(ship, 'armed-anyway').some(
    ({ ability: { slots, locked } }) =>
      locked !== true && slots.includes(ship.upgrades[weapon]?.slot ?? ''),
  );

/** Weapons that a ship may use; with a weapons disabled token only those that a card permits. */
const weaponsOf = (ship: ShipState, extra: ExtraAttack | null): number[] => {
  const slotOf = (weapon: number): string => ship.upgrades[weapon]?.slot ?? '';
  const all = heldOf(ship, 'weapon').map(({ card }) => card);
  const noPrimary = heldOf(ship, 'no-primary').some(({ ability }) =>
    all.some((weapon) => slotOf(weapon) === ability.slot),
  );
  const usable = [...(noPrimary ? [] : [-1]), ...all].filter(
    (weapon) =>
      ship.tokens.disabled === 0 ||
      heldOf(ship, 'armed-anyway').some(
        ({ ability: { slots, costMost = 99 } }) =>
          slots.includes(slotOf(weapon)) && weaponCost(ship, weapon) <= costMost,
      ),
  );
  if (extra === null) return usable;
  return usable.filter(
    (weapon) =>
      weapon !== extra.notWeapon &&
      (extra.weapons === 'any' ||
        (extra.weapons === 'primary' ? weapon < 0 : extra.weapons.includes(slotOf(weapon)))),
  );
};

const mayTarget = (ship: ShipState, target: ShipState, extra: ExtraAttack | null): boolean =>
  target.seat !== ship.seat &&
  (!touch(ship, target) || heldOf(ship, 'ram').length > 0) &&
  (extra?.target ?? target.key) === target.key &&
  extra?.notTarget !== target.key;

/**
 * Every attack that a ship can make. Ships that touch cannot attack each other; an attack is
 * obstructed if its line crosses an obstacle.
 */
export const shotsOf = (
  g: Machine,
  ship: ShipState,
  extra: ExtraAttack | null = null,
): readonly Shot[] => {
  if (!mayAttack(g, ship)) return [];
  const weapons = weaponsOf(ship, extra);
  const clear = heldOf(ship, 'clear-shots').length > 0;
  const outlines = clear ? [] : obstaclesOn(g).map(({ outline }) => outline);
  const rams = heldOf(ship, 'ram').length > 0;
  const shots = onMat(g)
    .filter((target) => mayTarget(ship, target, extra))
    .flatMap((target) =>
      weapons.flatMap((weapon): Shot[] => {
        if (!payable(ship, target, weapon) || !armedFor(ship, target, weapon)) return [];
        const line = weapon < 0 ? primaryLine(ship, target) : secondaryLine(ship, target, weapon);
        const ramming = rams && touch(ship, target);
        if (!line || line.range === null || (line.distance === 0 && !ramming)) return [];
        const obstructed = outlines.some((outline) => crosses(line.from, line.to, outline));
        const near = weapon < 0 && heldOf(ship, 'near').length > 0;
        return [{ weapon, target, range: near ? 1 : line.range, obstructed }];
      }),
    );
  return shots.filter((shot) => !shots.some((other) => isGuarded(shot, other)));
};

/** Whether a shot is illegal because the same weapon could attack a ship that guards its target. */
const isGuarded = ({ weapon, target }: Shot, other: Shot): boolean =>
  other.weapon === weapon &&
  other.target !== target &&
  heldOf(other.target, 'guards').some(({ ability: { reach } }) =>
    within(other.target, target, reach),
  );

/** A new attack, before a target is declared. */
export const attackFrame = (ship: ShipState, extra: ExtraAttack | null = null): AttackFrame => ({
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
  left: null,
  suffered: 0,
  rolled: 0,
  before: 0,
  extra,
});
