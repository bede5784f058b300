import type { When } from './ability.js';
import type { Machine } from './machine.js';
import { fleet, isBattered, rangeBetween, seesInArc, skillOf, within } from './queries.js';
import type { ShipState } from './state.js';

/** Who is meant: the ship with the ability, and the other one of the attack. */
export interface Parties {
  readonly ship: ShipState;
  readonly enemy: ShipState;
  /** Range and weapon of the attack; without them the ships are measured, and any weapon fits. */
  readonly range?: number;
  readonly primary?: boolean;
}

type Check = (g: Machine, wanted: never, parties: Parties) => boolean;

const checks: { readonly [Key in keyof Required<When>]: Check } = {
  range: (_, [from, to]: [number, number], { range, ship, enemy }) => {
    const at = range ?? rangeBetween(ship, enemy) ?? 9;
    return at >= from && at <= to;
  },
  weapon: (_, weapon: string, { primary = true }) => primary === (weapon === 'primary'),
  stressed: (_, wanted: boolean, { ship }) => ship.tokens.stress > 0 === wanted,
  enemyStressed: (_, wanted: boolean, { enemy }) => enemy.tokens.stress > 0 === wanted,
  enemySkillMost: (g, most: number, { enemy }) => skillOf(g, enemy) <= most,
  enemySkillLeast: (g, least: number, { enemy }) => skillOf(g, enemy) >= least,
  enemyInArc: (_, wanted: boolean, { ship, enemy }) => seesInArc(ship, enemy) === wanted,
  inEnemyArc: (_, wanted: boolean, { ship, enemy }) => seesInArc(enemy, ship) === wanted,
  enemyBare: (_, wanted: boolean, { enemy }) =>
    (enemy.tokens.focus + enemy.tokens.evade === 0) === wanted,
  focused: (_, wanted: boolean, { ship }) => ship.tokens.focus > 0 === wanted,
  battered: (_, wanted: boolean, { ship }) => isBattered(ship) === wanted,
  damageMost: (_, most: number, { ship }) => ship.damage.length <= most,
  enemyDamaged: (_, wanted: boolean, { enemy }) => enemy.damage.length > 0 === wanted,
  alone: (g, wanted: boolean, { ship }) =>
    !fleet(g, ship.seat).some((other) => other !== ship && within(ship, other, 2)) === wanted,
  disabled: (_, wanted: boolean, { ship }) => ship.tokens.disabled > 0 === wanted,
};

/** Whether everything that an ability asks for is so. */
export const holds = (g: Machine, when: When, parties: Parties): boolean =>
  (Object.keys(when) as (keyof When)[]).every((key) =>
    (checks[key] as (g: Machine, wanted: unknown, parties: Parties) => boolean)(
      g,
      when[key],
      parties,
    ),
  );
