import type { Texts } from '#game';
import { textOf } from '../../texts.js';
import type { When } from '../engine/ability.js';
import { firstEditionPilots } from '../facts/first-edition-pilots.gen.js';
import {
  bearingText,
  listAll,
  listAny,
  namesOf,
  numbersText,
  oneOrMany,
  rangeText,
  someWeapon,
  type Parties,
} from './saying.js';

type Wanted = Required<When>;
/** A condition as a clause without a conjunction. */
type Says<Value> = (value: Value, parties: Parties) => Texts;
type Flag = { [Key in keyof Wanted]: Wanted[Key] extends boolean ? Key : never }[keyof Wanted];

const pilotNamed = (id: string): string =>
  firstEditionPilots.find((pilot) => pilot.id === id)?.name ?? id;

const swapParties = ({ ship, other }: Parties): Parties => ({ ship: other, other: ship });

/** Conditions of the own ship that also exist for the other ship. */
type Mirrored =
  | 'stressed'
  | 'focused'
  | 'evading'
  | 'damaged'
  | 'overlapped'
  | 'locking'
  | 'enemyInArc';

const mirrors = {
  enemyStressed: 'stressed',
  enemyFocused: 'focused',
  enemyEvading: 'evading',
  enemyDamaged: 'damaged',
  enemyOverlapped: 'overlapped',
  inEnemyArc: 'enemyInArc',
} as const satisfies Partial<Record<Flag, Mirrored>>;

const denials = [
  ...(['stressed', 'enemyUnique', 'enemyInArc', 'locks', 'locking'] as const),
  ...(['disabled', 'overlapped', 'onAsteroid', 'touchingAny'] as const),
] as const;

type Plain = Exclude<Flag, keyof typeof mirrors | 'enemyUnlocked'>;

const flagText = (flag: Plain, wanted: boolean, parties: Parties): Texts => {
  const values = namesOf(parties);
  if (wanted) return textOf(`xwing.words.if.${flag}`, values);
  const denied = denials.find((one) => one === flag);
  if (denied !== undefined) return textOf(`xwing.words.if.${denied}.not`, values);
  return textOf('xwing.words.if.not-so', { so: textOf(`xwing.words.if.${flag}`, values) });
};

const sayMirrored = (key: keyof typeof mirrors): Says<boolean> => {
  return (wanted, parties) => flagText(mirrors[key], wanted, swapParties(parties));
};
const plain = (key: Plain): Says<boolean> => {
  return (wanted, parties) => flagText(key, wanted, parties);
};

type Counted =
  | ('enemySkillMost' | 'enemySkillLeast' | 'enemyHullMost' | 'suffered' | 'defenceDiceNot')
  | ('attackLeast' | 'attackMost' | 'weaponCostMost');
const sayCounted = (key: Counted): Says<number> => {
  return (n, parties) => textOf(`xwing.words.if.${key}`, { ...namesOf(parties), n });
};

type Named = 'enemyIs' | 'enemyIsNot' | 'foeIdle';
const ofPilot = (key: Named): Says<string> => {
  return (id, parties) =>
    textOf(`xwing.words.if.${key}`, { ...namesOf(parties), name: pilotNamed(id) });
};

const speedsText: Says<readonly number[]> = (speeds, parties) =>
  textOf('xwing.words.if.speeds', { ...namesOf(parties), speeds: numbersText(speeds) });

const held = { focus: 'focused', evade: 'evading', lock: 'locking' } as const;

const says: { readonly [Key in keyof Wanted]: Says<Wanted[Key]> } = {
  range: (range, parties) =>
    textOf('xwing.words.if.range', { ...namesOf(parties), range: rangeText(range) }),
  arcRange: (range, parties) =>
    textOf('xwing.words.if.arcRange', { ...namesOf(parties), range: rangeText(range) }),
  evasive: plain('evasive'),
  weapon: (weapon) => textOf(`xwing.words.if.weapon.${weapon}`),
  slots: (slots) => textOf('xwing.words.if.slots', { slots: someWeapon(slots) }),
  stressed: plain('stressed'),
  enemyStressed: sayMirrored('enemyStressed'),
  enemyJammed: plain('enemyJammed'),
  enemyUnique: plain('enemyUnique'),
  enemySkillMost: sayCounted('enemySkillMost'),
  enemySkillLeast: sayCounted('enemySkillLeast'),
  enemySkill: (way, parties) => textOf(`xwing.words.if.enemySkill.${way}`, namesOf(parties)),
  enemyInArc: plain('enemyInArc'),
  enemyIn: (arc, parties) =>
    textOf('xwing.words.if.enemyIn', {
      ...namesOf(parties),
      arc: textOf(`xwing.words.arc.${arc}`),
    }),
  inEnemyArc: sayMirrored('inEnemyArc'),
  enemyBare: plain('enemyBare'),
  enemyHullMost: sayCounted('enemyHullMost'),
  focused: plain('focused'),
  evading: plain('evading'),
  locks: plain('locks'),
  enemyLocked: plain('enemyLocked'),
  enemyUnlocked: (wanted, parties) => flagText('locking', !wanted, swapParties(parties)),
  battered: plain('battered'),
  shieldless: plain('shieldless'),
  damageMost: (n, parties) =>
    textOf(`xwing.words.if.damage.${n === 0 ? 'none' : oneOrMany(n)}`, { ...namesOf(parties), n }),
  damaged: plain('damaged'),
  enemyDamaged: sayMirrored('enemyDamaged'),
  alone: plain('alone'),
  enemyNear: plain('enemyNear'),
  phase: (phase) => textOf(`xwing.words.if.phase.${phase}`),
  disabled: plain('disabled'),
  obstructed: plain('obstructed'),
  touching: plain('touching'),
  speeds: speedsText,
  bearings: (names) =>
    textOf('xwing.words.if.bearings', { bearings: listAny(names.map(bearingText)) }),
  overlapped: plain('overlapped'),
  armed: () => textOf('xwing.words.if.armed'),
  onAsteroid: plain('onAsteroid'),
  enemyNearBomb: plain('enemyNearBomb'),
  suffered: sayCounted('suffered'),
  enemyIsNot: ofPilot('enemyIsNot'),
  enemyIs: ofPilot('enemyIs'),
  foeIdle: ofPilot('foeIdle'),
  enemyFocused: sayMirrored('enemyFocused'),
  enemyEvading: sayMirrored('enemyEvading'),
  enemyHas: (what, parties) => flagText(held[what], true, swapParties(parties)),
  locking: plain('locking'),
  touchingAny: plain('touchingAny'),
  touchingEnemy: plain('touchingEnemy'),
  enemySpeeds: (speeds, parties) => speedsText(speeds, swapParties(parties)),
  enemyOverlapped: sayMirrored('enemyOverlapped'),
  arcEnemyNear: plain('arcEnemyNear'),
  clearArc: plain('clearArc'),
  dealt: plain('dealt'),
  dealtUp: plain('dealtUp'),
  defenceDiceNot: sayCounted('defenceDiceNot'),
  attacking: plain('attacking'),
  following: plain('following'),
  attackLeast: sayCounted('attackLeast'),
  attackMost: sayCounted('attackMost'),
  weaponCostMost: sayCounted('weaponCostMost'),
  onDial: plain('onDial'),
  hurt: plain('hurt'),
  damagedDown: plain('damagedDown'),
  stored: () => textOf('xwing.words.if.stored'),
};

/** The conditions as `a and b`, without a conjunction in front; null if there are none. */
const conditionsText = (conditions: When | undefined, parties: Parties): Texts | null => {
  const clauses = Object.entries(conditions ?? {}).map(([key, value]) =>
    (says[key as keyof When] as Says<unknown>)(value, parties),
  );
  return clauses.length === 0 ? null : listAll(clauses);
};

/** `When it attacks, if a and b`, or without an occasion `If a and b`; null without either. */
export const occasionText = (
  moment: Texts | null,
  conditions: When | undefined,
  parties: Parties,
): Texts | null => {
  const ifs = conditionsText(conditions, parties);
  if (ifs === null) return moment;
  return moment === null
    ? textOf('xwing.words.if', { ifs })
    : textOf('xwing.words.ifs', { moment, ifs });
};
