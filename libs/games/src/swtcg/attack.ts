import { copies, has, total, totals, type Unit } from './unit.js';

/**
 * The dice results of an attack: faces of added and rerolled dice come from the same random source
 * as the first roll.
 */
export interface AttackRoll {
  readonly faces: readonly number[];
  /** Faces of the dice that Fury adds. */
  readonly fury?: readonly number[];
  /** Rerolled dice: the old face and the new one. */
  readonly rerolls?: readonly (readonly [from: number, to: number])[];
}

export interface Rolled {
  readonly first: readonly number[];
  readonly final: readonly number[];
  readonly hits: number;
}

/**
 * The number of attack dice: power minus the defender's Shields, which count only at the roll.
 * `bombard` is the power of an attack from another arena.
 */
export const attackDice = (attacker: Unit, defender: Unit, bombard?: number): number =>
  Math.max(0, (bombard ?? totals(attacker).power) - total(defender, 'Shields'));

/** The lowest face that hits: 4, against Armor 5, minus the attacker's Accuracy. */
export const hitsFrom = (attacker: Unit, defender: Unit): number =>
  (has(defender, 'Armor') ? 5 : 4) - total(attacker, 'Accuracy');

export const facesThatHit = (attacker: Unit, defender: Unit): readonly number[] =>
  [1, 2, 3, 4, 5, 6].filter((face) => face >= hitsFrom(attacker, defender));

const reroll = (
  faces: readonly number[],
  rerolls: NonNullable<AttackRoll['rerolls']>,
): readonly number[] => {
  const dice = [...faces];
  for (const [from, to] of rerolls) {
    const die = dice.indexOf(from);
    if (die === -1) throw new Error(`no die shows ${from} to be rerolled`);
    dice[die] = to;
  }
  return dice;
};

/** The roll after dice added by Fury for a natural 4 and after rerolls. */
export const rollOf = (attacker: Unit, defender: Unit, roll: AttackRoll): Rolled => {
  const furious = total(attacker, 'Fury') > 0 && roll.faces.includes(4);
  const added = furious ? (roll.fury ?? []).slice(0, total(attacker, 'Fury')) : [];
  const final = reroll([...roll.faces, ...added], roll.rerolls ?? []);
  const from = hitsFrom(attacker, defender);
  return { first: roll.faces, final, hits: final.filter((face) => face >= from).length };
};

/**
 * With Overkill, hits beyond the defender's remaining health may go to one other unit in the arena.
 */
export const overkill = (attacker: Unit, defender: Unit, hits: number): number =>
  has(attacker, 'Overkill') ? Math.max(0, hits - (totals(defender).health - defender.damage)) : 0;

/**
 * Damage of an attack before prevention: the hits that stay on the defender, and Critical Hit for a
 * natural 6.
 */
export const pendingDamage = (attacker: Unit, { final, hits }: Rolled, splitOff = 0): number =>
  hits - splitOff + (final.includes(6) ? total(attacker, 'Critical Hit') : 0);

/** Whether damage from one unit to another can be prevented: Fortitude overrides Ferocity. */
export const preventable = (attacker: Unit, defender: Unit): boolean =>
  !has(attacker, 'Ferocity') || has(defender, 'Fortitude');

/** How much is prevented: never more than the pending damage. */
export const preventedDamage = (pending: number, prevention: number): number =>
  Math.min(pending, prevention);

/** Parry for a natural 1 in the final roll, if it has no cost. */
export const parriedDamage = (defender: Unit, { final }: Rolled): number =>
  final.includes(1) ? total(defender, 'Parry') : 0;

export interface AttackResult {
  readonly dice: number;
  readonly hits: number;
  readonly pending: number;
  readonly prevented: number;
  /** Damage left after prevention. */
  readonly damage: number;
  /** Counters placed on the defender. */
  readonly counters: number;
  /** Hits for one other unit in the arena. */
  readonly splitOff: number;
  readonly stun: number;
  /** Extra power for the attacker's next attack. */
  readonly focus: number;
  /** Damage to the attacker at the end of the attack, as a fixed number. */
  readonly riposte: number;
  /** Numbers of damage dice against the attacker at the end of the attack, in order. */
  readonly backfireDice: number;
  readonly retaliateDice: readonly number[];
}

/** The players' choices in an attack. */
export interface AttackChoices {
  /** Prevention that was paid for, by Evade, Deflect, Protect or a card. */
  readonly prevention?: number;
  /** Whether hits beyond the defender's health are split off. */
  readonly split?: boolean;
  /** Which copies of Retaliate are used, by index; omitted: all of them. */
  readonly retaliate?: readonly number[];
  /** The power of Bombard or Ion Cannon; nobody retaliates against these. */
  readonly bombard?: number;
}

/**
 * Resolves the roll of an attack to its damage and to what happens at its end. Pure: all dice
 * results are arguments.
 */
export const resolveAttack = (
  attacker: Unit,
  defender: Unit,
  roll: AttackRoll,
  choices: AttackChoices = {},
): AttackResult => {
  const rolled = rollOf(attacker, defender, roll);
  const { first, final, hits } = rolled;
  const splitOff = choices.split === true ? overkill(attacker, defender, hits) : 0;
  const pending = pendingDamage(attacker, rolled, splitOff);
  const offered = (choices.prevention ?? 0) + parriedDamage(defender, rolled);
  const taken = preventable(attacker, defender) ? preventedDamage(pending, offered) : 0;
  const damage = pending - taken;
  const counters = damage * (has(attacker, 'Double Damage') ? 2 : 1);
  const retaliating = choices.bombard === undefined ? copies(defender, 'Retaliate') : [];
  return {
    dice: attackDice(attacker, defender, choices.bombard) + (final.length - first.length),
    hits,
    pending,
    prevented: taken,
    damage,
    counters,
    splitOff,
    stun: counters > 0 ? total(attacker, 'Stun') : 0,
    focus: first.includes(5) ? total(attacker, 'Focus') : 0,
    riposte: final.includes(2) ? total(defender, 'Riposte') : 0,
    backfireDice: first.includes(3) ? total(attacker, 'Backfire') : 0,
    retaliateDice: retaliating
      .filter((_, index) => choices.retaliate?.includes(index) ?? true)
      .map(({ x }) => Number(x)),
  };
};

/**
 * Damage dice, such as those of Retaliate: only Armor of the unit that they are rolled against
 * counts.
 */
export const diceDamage = (against: Unit, faces: readonly number[]): number =>
  faces.filter((face) => face >= (has(against, 'Armor') ? 5 : 4)).length;

/** Deflect prevents damage and deals the same amount to a unit in the arena, once per copy. */
export const deflectDamage = (
  defender: Unit,
  pending: number,
  used: number,
): { readonly prevented: number; readonly newDamage: readonly number[] } => {
  let left = pending;
  const newDamage = copies(defender, 'Deflect')
    .slice(0, used)
    .map(({ x }) => {
      const taken = Math.min(left, Number(x));
      left -= taken;
      return taken;
    });
  return { prevented: pending - left, newDamage };
};
