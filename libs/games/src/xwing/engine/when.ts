import { autothrusters } from '../rules/dice.js';
import type { ArcKind, When } from './ability.js';
import { isInArc, lineInArc } from './arcs.js';
import { pilotFacts } from './book.js';
import { bombNear } from './bombs.js';
import type { Machine } from './machine.js';
import {
  dialOf,
  fleet,
  heldOf,
  hullOf,
  isBattered,
  mostShields,
  onAsteroid,
  onMat,
  primaryOf,
  rangeBetween,
  shipsNear,
  skillOf,
  touch,
  within,
} from './queries.js';
import type { ShipState } from './state.js';

/** The two ships of a condition: the one with the ability and the other ship of the attack. */
export interface Parties {
  readonly ship: ShipState;
  readonly enemy: ShipState;
  /**
   * Facts about the attack; without them range is measured between the ships, and any weapon fits.
   */
  readonly range?: number;
  readonly primary?: boolean;
  readonly slot?: string;
  readonly obstructed?: boolean;
  readonly suffered?: number;
  readonly dealt?: number;
  readonly dealtUp?: boolean;
  readonly defenceDice?: number;
  readonly following?: boolean;
  readonly cost?: number;
  readonly attacking?: boolean;
}

type Check = (g: Machine, wanted: never, parties: Parties) => boolean;

const isWithin = (range: number | null | undefined, [from, to]: readonly [number, number]) =>
  (range ?? 9) >= from && (range ?? 9) <= to;

/**
 * The range at which the enemy attacks the ship in its printed arcs; an enemy whose attacks count
 * as range 1 does so here too. Null if outside the arcs.
 */
const rangeInArcOf = ({ ship, enemy, primary = true }: Parties): number | null => {
  const line = lineInArc(enemy, ship, 'printed');
  if (line === null) return null;
  return primary && heldOf(enemy, 'near').length > 0 ? 1 : (line.range ?? 9);
};

/** The range of the nearest enemy in the printed arcs of a ship; 9 if there is none. */
const nearestInArc = (g: Machine, ship: ShipState): number =>
  Math.min(
    9,
    ...fleet(g, 1 - ship.seat).map((other) => lineInArc(ship, other, 'printed')?.range ?? 9),
  );

const checks: { readonly [Key in keyof Required<When>]: Check } = {
  range: (_, wanted: [number, number], { range, ship, enemy }) =>
    isWithin(range ?? rangeBetween(ship, enemy), wanted),
  arcRange: (_, wanted: [number, number], { ship, enemy }) =>
    isWithin(lineInArc(ship, enemy, 'printed')?.range, wanted),
  evasive: (_, wanted: boolean, parties) => autothrusters(rangeInArcOf(parties)) === wanted,
  weapon: (_, weapon: string, { primary = true }) => primary === (weapon === 'primary'),
  slots: (_, slots: readonly string[], { slot = '' }) => slots.includes(slot),
  stressed: (_, wanted: boolean, { ship }) => ship.tokens.stress > 0 === wanted,
  enemyStressed: (_, wanted: boolean, { enemy }) => enemy.tokens.stress > 0 === wanted,
  enemyJammed: (_, wanted: boolean, { enemy }) => enemy.tokens.jam > 0 === wanted,
  enemyUnique: (_, wanted: boolean, { enemy }) => pilotFacts(enemy.pilot).unique === wanted,
  enemySkillMost: (g, most: number, { enemy }) => skillOf(g, enemy) <= most,
  enemySkillLeast: (g, least: number, { enemy }) => skillOf(g, enemy) >= least,
  enemySkill: (g, wanted: 'lower' | 'higher', { ship, enemy }) =>
    (skillOf(g, enemy) - skillOf(g, ship)) * (wanted === 'higher' ? 1 : -1) > 0,
  enemyInArc: (_, wanted: boolean, { ship, enemy }) => isInArc(ship, enemy, 'printed') === wanted,
  enemyIn: (_, arc: ArcKind, { ship, enemy }) => isInArc(ship, enemy, arc),
  inEnemyArc: (_, wanted: boolean, { ship, enemy }) => isInArc(enemy, ship, 'printed') === wanted,
  enemyBare: (_, wanted: boolean, { enemy }) =>
    (enemy.tokens.focus + enemy.tokens.evade === 0) === wanted,
  enemyHullMost: (_, most: number, { enemy }) => hullOf(enemy) <= most,
  focused: (_, wanted: boolean, { ship }) => ship.tokens.focus > 0 === wanted,
  evading: (_, wanted: boolean, { ship }) => ship.tokens.evade > 0 === wanted,
  locks: (_, wanted: boolean, { ship, enemy }) => (ship.lock === enemy.key) === wanted,
  enemyLocked: (g, wanted: boolean, { ship, enemy }) =>
    onMat(g).some((one) => one !== ship && one.lock === enemy.key) === wanted,
  enemyUnlocked: (_, wanted: boolean, { enemy }) => (enemy.lock === null) === wanted,
  battered: (_, wanted: boolean, { ship }) => isBattered(ship) === wanted,
  shieldless: (_, wanted: boolean, { ship }) => (ship.shields === 0) === wanted,
  damageMost: (_, most: number, { ship }) => ship.damage.length <= most,
  damaged: (_, wanted: boolean, { ship }) => ship.damage.length > 0 === wanted,
  enemyDamaged: (_, wanted: boolean, { enemy }) => enemy.damage.length > 0 === wanted,
  alone: (g, wanted: boolean, { ship }) =>
    !fleet(g, ship.seat).some((other) => other !== ship && within(ship, other, 2)) === wanted,
  enemyNear: (g, wanted: boolean, { ship }) => shipsNear(g, ship, 'enemy', 1) > 0 === wanted,
  phase: (g, phase: string) => g.state.phase === phase,
  disabled: (_, wanted: boolean, { ship }) => ship.tokens.disabled > 0 === wanted,
  obstructed: (_, wanted: boolean, { obstructed = false }) => obstructed === wanted,
  touching: (_, wanted: boolean, { ship, enemy }) => touch(ship, enemy) === wanted,
  speeds: (_, speeds: readonly number[], { ship }) => speeds.includes(ship.flown ?? -1),
  bearings: (_, wanted: readonly string[], { ship }) => wanted.includes(ship.bearing ?? ''),
  overlapped: (_, wanted: boolean, { ship }) => ship.overlapped === wanted,
  armed: (_, card: string, { ship }) => ship.done.includes(card),
  onAsteroid: (g, wanted: boolean, { ship }) => onAsteroid(g, ship) === wanted,
  enemyNearBomb: (g, wanted: boolean, { enemy }) => bombNear(g, enemy, 1) === wanted,
  suffered: (_, least: number, { suffered = 0 }) => suffered >= least,
  enemyIsNot: (_, id: string, { enemy }) => pilotFacts(enemy.pilot).id !== id,
  enemyIs: (_, id: string, { enemy }) => pilotFacts(enemy.pilot).id === id,
  foeIdle: (g, id: string, { ship }) =>
    !fleet(g, 1 - ship.seat).some(
      (one) => pilotFacts(one.pilot).id === id && one.done.includes('attack'),
    ),
  enemyFocused: (_, wanted: boolean, { enemy }) => enemy.tokens.focus > 0 === wanted,
  enemyEvading: (_, wanted: boolean, { enemy }) => enemy.tokens.evade > 0 === wanted,
  enemyHas: (_, wanted: 'focus' | 'evade' | 'lock', { enemy }) =>
    wanted === 'lock' ? enemy.lock !== null : enemy.tokens[wanted] > 0,
  locking: (_, wanted: boolean, { ship }) => (ship.lock !== null) === wanted,
  touchingAny: (g, wanted: boolean, { ship }) =>
    onMat(g).some((other) => touch(ship, other)) === wanted,
  touchingEnemy: (g, wanted: boolean, { ship }) =>
    fleet(g, 1 - ship.seat).some((other) => touch(ship, other)) === wanted,
  enemySpeeds: (_, speeds: readonly number[], { enemy }) => speeds.includes(enemy.flown ?? -1),
  enemyOverlapped: (_, wanted: boolean, { enemy }) => enemy.overlapped === wanted,
  arcEnemyNear: (g, wanted: boolean, { ship }) => nearestInArc(g, ship) <= 1 === wanted,
  clearArc: (g, wanted: boolean, { ship }) => nearestInArc(g, ship) > 3 === wanted,
  dealt: (_, wanted: boolean, { dealt = 0 }) => dealt > 0 === wanted,
  dealtUp: (_, wanted: boolean, { dealtUp = false }) => dealtUp === wanted,
  defenceDiceNot: (_, number: number, { defenceDice = 0 }) => defenceDice !== number,
  attacking: (_, wanted: boolean, { attacking = false }) => attacking === wanted,
  following: (_, wanted: boolean, { following = false }) => following === wanted,
  attackLeast: (_, least: number, { ship }) => primaryOf(ship) >= least,
  attackMost: (_, most: number, { ship }) => primaryOf(ship) <= most,
  weaponCostMost: (_, most: number, { cost = 0 }) => cost <= most,
  onDial: (_, wanted: boolean, { ship }) =>
    (ship.dial !== null &&
      dialOf(ship).some(
        ({ speed, bearing }) => speed === ship.flown && bearing === ship.bearing,
      )) === wanted,
  hurt: (_, wanted: boolean, { ship }) => ship.shields < mostShields(ship) === wanted,
  damagedDown: (_, wanted: boolean, { ship }) => ship.damage.some(({ up }) => !up) === wanted,
  stored: (_, card: string, { ship }) =>
    ship.upgrades.some(({ id, spares }) => id === card && spares > 0),
};

/** Whether all conditions of an ability hold. */
export const holds = (g: Machine, when: When, parties: Parties): boolean =>
  (Object.keys(when) as (keyof When)[]).every((key) =>
    (checks[key] as (g: Machine, wanted: unknown, parties: Parties) => boolean)(
      g,
      when[key],
      parties,
    ),
  );
