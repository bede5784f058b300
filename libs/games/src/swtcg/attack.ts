import { copies, has, total, totals, type Unit } from './unit.js';

/**
 * The faces of an attack as they were rolled; faces of dice
 * added and rerolled come from the same committed chance.
 */
export interface AttackRoll {
  readonly faces: readonly number[];
  /** Faces of the dice that Fury adds. */
  readonly fury?: readonly number[];
  /** Dice turned by rerolls: the face that was rerolled and the new one. */
  readonly rerolls?: readonly (readonly [from: number, to: number])[];
}

export interface Rolled {
  readonly first: readonly number[];
  readonly final: readonly number[];
  readonly hits: number;
}

/**
 * Power less the defender's Shields; they count at the roll
 * only. `bombard` is the power of an attack from another arena.
 */
export const attackDice = (attacker: Unit, defender: Unit, bombard?: number): number =>
  Math.max(0, (bombard ?? totals(attacker).power) - total(defender, 'Shields'));

/** The lowest face that hits: 4, against Armor 5, less the attacker's Accuracy. */
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

/** Dice added by Fury after a natural 4, then rerolls. */
export const rollOf = (attacker: Unit, defender: Unit, roll: AttackRoll): Rolled => {
  const furious = total(attacker, 'Fury') > 0 && roll.faces.includes(4);
  const added = furious ? (roll.fury ?? []).slice(0, total(attacker, 'Fury')) : [];
  const final = reroll([...roll.faces, ...added], roll.rerolls ?? []);
  const from = hitsFrom(attacker, defender);
  return { first: roll.faces, final, hits: final.filter((face) => face >= from).length };
};

/** Hits above the defender's remaining health may go to one other unit in the arena by Overkill. */
export const overkill = (attacker: Unit, defender: Unit, hits: number): number =>
  has(attacker, 'Overkill') ? Math.max(0, hits - (totals(defender).health - defender.damage)) : 0;

/** Damage of an attack before prevention: hits that stay, and Critical Hit after a natural 6. */
export const pendingDamage = (attacker: Unit, { final, hits }: Rolled, splitOff = 0): number =>
  hits - splitOff + (final.includes(6) ? total(attacker, 'Critical Hit') : 0);

/** Whether damage from one unit to another can be prevented: Fortitude stands above Ferocity. */
export const preventable = (attacker: Unit, defender: Unit): boolean =>
  !has(attacker, 'Ferocity') || has(defender, 'Fortitude');

/** What prevention takes off: never more than there is. */
export const preventedDamage = (pending: number, prevention: number): number =>
  Math.min(pending, prevention);

/** Parry after a natural 1 in the final roll, without a cost. */
export const parriedDamage = (defender: Unit, { final }: Rolled): number =>
  final.includes(1) ? total(defender, 'Parry') : 0;

export interface AttackResult {
  readonly dice: number;
  readonly hits: number;
  readonly pending: number;
  readonly prevented: number;
  /** Damage that is left. */
  readonly damage: number;
  /** Counters placed on the defender. */
  readonly counters: number;
  /** Hits for one other unit of the arena. */
  readonly splitOff: number;
  readonly stun: number;
  /** Power on the attacker's next attack. */
  readonly focus: number;
  /** Damage to the attacker at the end of the attack, not in dice. */
  readonly riposte: number;
  /** Dice of damage to the attacker at the end of the attack, in their order. */
  readonly backfireDice: number;
  readonly retaliateDice: readonly number[];
}

/** What players choose in an attack. */
export interface AttackChoices {
  /** Prevention that was paid for, by Evade, Deflect, Protect or a card. */
  readonly prevention?: number;
  /** Whether hits above the defender's health are split off. */
  readonly split?: boolean;
  /** Which copies of Retaliate are used, by index; all where none are named. */
  readonly retaliate?: readonly number[];
  /** The power of Bombard or Ion Cannon, against which nobody retaliates. */
  readonly bombard?: number;
}

/**
 * Resolves the roll of an attack to the damage it does and what happens at its end. Pure: all dice are given.
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

/** Dice of damage, as of Retaliate: only Armor of the unit they are rolled against counts. */
export const diceDamage = (against: Unit, faces: readonly number[]): number =>
  faces.filter((face) => face >= (has(against, 'Armor') ? 5 : 4)).length;

/** Deflect prevents and does as much new damage to a unit in the arena, for each copy once. */
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
