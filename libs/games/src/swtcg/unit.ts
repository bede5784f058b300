import type { Ability, Arena } from './card.js';

/** A unit in play with everything that changes its values. */
export interface Unit {
  readonly name: string;
  readonly version?: string;
  readonly arena?: Arena;
  readonly cost?: number;
  readonly speed: number;
  readonly power: number;
  readonly health: number;
  readonly abilities: readonly Ability[];
  readonly damage: number;
  readonly tapped: boolean;
  /** The number of cards under the top one. */
  readonly under: number;
  /** Extra power for the next attack, by Focus. */
  readonly focused: number;
  /** Power lost until the end of the battle, by Stun. */
  readonly stunned: number;
}

/** Reads `Evade 2`, `Accuracy -1`, `Armor`, `F1>Evade 2` (for 1 Force). */
export const abilityNamed = (text: string): Ability => {
  const match = /^(?:F(\d+)\s*[->]+\s*)?(.+?)(?:\s+(-?\d+))?$/.exec(text.trim());
  if (match === null) throw new Error(`"${text}" is no ability in keywords`);
  const [, force, keyword = '', x] = match;
  return {
    keyword,
    ...(x === undefined ? {} : { x: Number(x) }),
    ...(force === undefined ? {} : { cost: { force: Number(force) } }),
  };
};

type WithAbilities = Pick<Unit, 'abilities'>;

/** Isolated keywords count once, however many copies there are. */
export const has = ({ abilities }: WithAbilities, keyword: string): boolean =>
  abilities.some((ability) => ability.keyword === keyword);

export type Totals = Readonly<Record<'speed' | 'power' | 'health', number>>;

/**
 * The values of a unit including its stack (+10, +1, +1 per card under it) and Inspiration of other
 * own units in its arena.
 */
export const totals = (unit: Unit, others: readonly Unit[] = []): Totals => {
  const inspired = others.some((other) => has(other, 'Inspiration')) ? 1 : 0;
  const resilience = unit.abilities.reduce(
    (sum, { keyword, x }) =>
      sum + (keyword === 'Resilience' && unit.damage >= Number(x) ? Number(x) : 0),
    0,
  );
  const bonus = unit.under + inspired;
  return {
    speed: Math.max(0, unit.speed + 10 * bonus),
    power: Math.max(0, unit.power + bonus + resilience + unit.focused - unit.stunned),
    health: unit.health + bonus,
  };
};
