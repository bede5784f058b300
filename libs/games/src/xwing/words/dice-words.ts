import { sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';
import type { Ability, DiceEffect, DicePool, Role, WeaponAbility } from '../engine/ability.js';
import { conditionName } from '../cards/conditions.js';
import { occasionText } from './conditions.js';
import { deedsText, offerText } from './doing-words.js';
import {
  faceText,
  facesText,
  namesOf,
  noteIf,
  oneOrMany,
  rangeText,
  sentence,
  sentences,
  when,
  whenThen,
  type Face,
  type Parties,
} from './saying.js';

type Of<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>;
type OfDice = Of<'number'> | Of<'modify'>;

const allFaces = 5;
/** More dice than any roll has: stands for all of them. */
const manyDice = 90;
/** Beyond the distance of any two ships: stands for any range. */
const anywhere = 9;

const diceText = (pool: DicePool, most: number | string): Texts => {
  if (most === 'enemies-near' || most === 'friends-near' || most === 'primary')
    return textOf(`xwing.words.dice.${pool}.${most}`);
  const n = Number(most);
  return textOf(`xwing.words.dice.${pool}.${n >= manyDice ? 'any' : oneOrMany(n)}`, { n });
};

const showing = (dice: Texts, faces: readonly Face[]): Texts =>
  faces.length === allFaces
    ? dice
    : textOf('xwing.words.showing', { dice, faces: facesText(faces) });

type EffectOf<Do extends DiceEffect['do']> = Extract<DiceEffect, { do: Do }>;
type Says = {
  readonly [Do in DiceEffect['do']]: (
    effect: EffectOf<Do>,
    pool: DicePool,
    must: boolean,
  ) => readonly Texts[];
};

const says: Says = {
  change: ({ from, to, most, first, fixed }, pool, must) => [
    sentence(
      textOf(must ? 'xwing.words.dice.change.must' : 'xwing.words.dice.change', {
        dice: showing(diceText(pool, most), from),
        to: faceText(to),
      }),
    ),
    ...when(first, (face) => sentence(textOf('xwing.words.dice.first', { first: faceText(face) }))),
    ...noteIf(fixed, () => textOf('xwing.words.dice.fixed')),
  ],
  reroll: ({ faces, most, each, all = false }, pool) => [
    sentence(
      all
        ? textOf('xwing.words.dice.reroll.all')
        : textOf('xwing.words.dice.reroll', { dice: showing(diceText(pool, most), faces) }),
    ),
    ...noteIf(each !== undefined, () => textOf('xwing.words.dice.each')),
  ],
  add: ({ face }, _, must) => [
    sentence(
      textOf(must ? 'xwing.words.dice.add.must' : 'xwing.words.dice.add', { face: faceText(face) }),
    ),
  ],
  cancel: ({ faces, most }, pool) => [
    sentence(textOf('xwing.words.dice.cancel', { dice: showing(diceText(pool, most), faces) })),
  ],
  set: () => [sentence(textOf('xwing.words.dice.set'))],
  instead: ({ face, number }) => [
    sentence(textOf('xwing.words.dice.instead', { n: number, face: faceText(face) })),
  ],
};

const effectText = (effect: DiceEffect, pool: DicePool, must = false): readonly Texts[] =>
  (says[effect.do] as (effect: DiceEffect, pool: DicePool, must: boolean) => readonly Texts[])(
    effect,
    pool,
    must,
  );

const rivals = { attacking: 'defender', defending: 'attacker' } as const;

/** Whose attack or defence it is: the own ship's, or that of ships in reach. */
const partiesOf = ({ role, reach, foes }: OfDice): Parties => ({
  ship: reach === undefined && foes === undefined ? 'this' : 'that',
  other: rivals[role],
});

const roleText = (role: Role, { reach, foes, itself = false }: OfDice): Texts => {
  const ship = textOf('xwing.words.who.this');
  if (foes !== undefined)
    return textOf(`xwing.words.role.${role}.foe`, { range: rangeText([1, foes]) });
  if (reach === undefined) return textOf(`xwing.words.role.${role}.self`, { ship });
  const who = itself ? 'both' : 'friend';
  return reach >= anywhere
    ? textOf(`xwing.words.role.${role}.${who}-any`)
    : textOf(`xwing.words.role.${role}.${who}`, { range: rangeText([1, reach]) });
};

/** The occasion of a dice ability, with its conditions. */
const rolling = (ability: OfDice, then: Texts): Texts => {
  const parties = partiesOf(ability);
  const role = roleText(ability.role, ability);
  const spotted =
    ability.spots === true
      ? occasionText(role, { enemyInArc: true }, { ship: 'this', other: parties.other })
      : role;
  return whenThen(occasionText(spotted, ability.when, parties) ?? role, then);
};

const onceNote = ({ once }: OfDice): readonly Texts[] =>
  noteIf(once !== undefined, () => textOf('xwing.words.note.once'));

export const numberText = (ability: Of<'number'>): Texts => {
  const { role, dice, n, price, may } = ability;
  const { ship, other } = partiesOf(ability);
  const roller = (role === 'attacking') === (dice === 'attack') ? ship : other;
  const many = Math.abs(n);
  const way = n > 0 ? 'more' : 'fewer';
  const roll = textOf(`xwing.words.number.${dice}.${way}.${oneOrMany(many)}`, {
    n: many,
    ship: textOf(`xwing.words.who.${roller}`),
  });
  return sentences([rolling(ability, offerText(price, may, sentence(roll))), ...onceNote(ability)]);
};

export const modifyText = (ability: Of<'modify'>): Texts => {
  const { role, effect, theirs = false, must, price, late, gives, bindsLock } = ability;
  const pool = (role === 'attacking') === theirs ? 'defence' : 'attack';
  const steps = [
    ...effectText(effect, pool, must),
    ...when(gives, ({ face, number }) =>
      sentence(textOf('xwing.words.dice.gives', { n: number, face: faceText(face) })),
    ),
    ...noteIf(bindsLock, () => textOf('xwing.words.dice.binds')),
    ...noteIf(late, () => textOf('xwing.words.dice.late')),
  ];
  return sentences([
    rolling(ability, offerText(price, false, sentences(steps))),
    ...onceNote(ability),
  ]);
};

const attack: Parties = { ship: 'this', other: 'defender' };

/** What a weapon does besides its numbers, one sentence each. */
export const weaponText = (ability: WeaponAbility): readonly Texts[] => {
  const { around, modify, instead, also, after, afterWhen, condition, more } = ability;
  const then = (deeds: WeaponAbility['also'] = []): Texts => sentences(deedsText(deeds, attack));
  return [
    ...noteIf(around, () => textOf('xwing.words.weapon.around')),
    ...(modify === undefined ? [] : effectText(modify, 'attack')),
    ...when(instead, (deeds) => textOf('xwing.words.weapon.instead', { then: then(deeds) })),
    ...when(also, (deeds) => textOf('xwing.words.weapon.also', { then: then(deeds) })),
    ...when(after, (deeds) => {
      const moment = textOf('xwing.words.weapon.after');
      return whenThen(occasionText(moment, afterWhen, attack) ?? moment, then(deeds));
    }),
    ...when(condition, (id) =>
      sentence(
        textOf('xwing.words.weapon.condition', { ...namesOf(attack), name: conditionName(id) }),
      ),
    ),
    ...noteIf(ability.dull, () => textOf('xwing.words.weapon.dull')),
    ...noteIf(ability.noEvade, () => textOf('xwing.words.weapon.noEvade')),
    ...noteIf(ability.sureHits, () => textOf('xwing.words.weapon.sureHits')),
    ...when(more, ({ of, most }) =>
      sentence(textOf(`xwing.words.weapon.more.${of}`, { n: sameText(String(most)) })),
    ),
    ...noteIf(ability.plain, () => textOf('xwing.words.weapon.plain')),
  ];
};
