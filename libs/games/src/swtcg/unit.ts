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

export const freshUnit = (facts: Partial<Unit>): Unit => ({
  name: '',
  speed: 0,
  power: 0,
  health: 1,
  abilities: [],
  damage: 0,
  tapped: false,
  under: 0,
  focused: 0,
  stunned: 0,
  ...facts,
});

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

/** Cumulative keywords add up over all copies. */
export const total = ({ abilities }: WithAbilities, keyword: string): number =>
  abilities
    .filter((ability) => ability.keyword === keyword)
    .reduce((sum, { x }) => sum + (Number(x) || 0), 0);

/** Isolated keywords count once, however many copies there are. */
export const has = ({ abilities }: WithAbilities, keyword: string): boolean =>
  abilities.some((ability) => ability.keyword === keyword);

/** Each copy of a layered keyword is used separately. */
export const copies = ({ abilities }: WithAbilities, keyword: string): readonly Ability[] =>
  abilities.filter((ability) => ability.keyword === keyword);

export type Totals = Readonly<Record<'speed' | 'power' | 'health', number>>;

/**
 * The values of a unit including its stack (+10, +1, +1 per card under it) and Inspiration of other
 * own units in its arena.
 */
export const totals = (unit: Unit, others: readonly Unit[] = []): Totals => {
  const inspired = others.some((other) => has(other, 'Inspiration')) ? 1 : 0;
  const resilience = copies(unit, 'Resilience').reduce(
    (sum, { x }) => sum + (unit.damage >= Number(x) ? Number(x) : 0),
    0,
  );
  const bonus = unit.under + inspired;
  return {
    speed: Math.max(0, unit.speed + 10 * bonus),
    power: Math.max(0, unit.power + bonus + resilience + unit.focused - unit.stunned),
    health: unit.health + bonus,
  };
};

/** A unit whose damage counters reach its health is discarded. */
export const isDestroyed = (unit: Unit, others: readonly Unit[] = []): boolean =>
  unit.damage >= totals(unit, others).health;

/** Whether a unit can be chosen as the defender. */
export const mayBeAttacked = (unit: Unit): boolean =>
  !has(unit, 'Stealth') || unit.tapped || unit.damage > 0;

export const mostInStack = 4;

/**
 * The cost of adding a version to a stack: 1, plus the difference if the new top costs more than
 * the old one.
 */
export const stackingCost = (
  top: { readonly cost: number },
  added: { readonly cost: number },
  place: 'above' | 'below',
): number => 1 + (place === 'above' ? Math.max(0, added.cost - top.cost) : 0);

/** In setup a cheaper version may only go under the stack. */
export const setupPlaces = (
  top: { readonly cost: number },
  added: { readonly cost: number },
): readonly ('above' | 'below')[] => (added.cost < top.cost ? ['below'] : ['above', 'below']);

/**
 * A unit with the bonuses that depend on the number of other units: each threshold that is reached
 * adds its abilities.
 */
export const withThresholds = (
  unit: Unit,
  others: number,
  thresholds: Readonly<Record<string, readonly string[]>>,
): Unit => {
  const reached = Object.entries(thresholds).flatMap(([from, texts]) =>
    others >= Number(from) ? texts : [],
  );
  const power = reached.reduce(
    (sum, text) => sum + Number(/^\+(\d+) power$/.exec(text)?.[1] ?? 0),
    0,
  );
  const abilities = reached.filter((text) => !text.startsWith('+')).map(abilityNamed);
  return { ...unit, power: unit.power + power, abilities: [...unit.abilities, ...abilities] };
};

/** The number of cards in a unit's stack, including the top one. */
export const cardsInStack = ({ under }: Pick<Unit, 'under'>): number => under + 1;
