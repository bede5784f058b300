import { inEach, joinTexts, sameText, textIn, type Texts } from '#game';
import { capital, textOf } from '../../texts.js';
import type { ActionName, DiceEffect } from '../engine/ability.js';
import { bearings, type DialEntry } from '../judge/pieces.js';

export type Face = Extract<DiceEffect, { do: 'add' }>['face'];

/**
 * The ship that a sentence is about: the one with the card, or another one by its part in the
 * event.
 */
export type Who = 'this' | 'that' | 'each' | 'one' | 'attacker' | 'defender' | 'enemy';
/** Ships that an event may be about in addition. */
export type Subject = Who | 'friend' | 'foe';

/** The ship with the ability, and the other one. */
export interface Parties {
  readonly ship: Subject;
  readonly other: Subject;
}

/** Both ships in the grammatical cases that sentences need, by placeholder name. */
export const namesOf = ({ ship, other }: Parties): Readonly<Record<string, Texts>> => ({
  ship: textOf(`xwing.words.who.${ship}`),
  whomShip: textOf(`xwing.words.whom.${ship}`),
  ofShip: textOf(`xwing.words.of.${ship}`),
  toShip: textOf(`xwing.words.to.${ship}`),
  other: textOf(`xwing.words.who.${other}`),
  whom: textOf(`xwing.words.whom.${other}`),
  ofOther: textOf(`xwing.words.of.${other}`),
  toOther: textOf(`xwing.words.to.${other}`),
});

/** A clause as a sentence: with a capital letter and a full stop. */
export const sentence = (clause: Texts): Texts =>
  inEach(Object.keys(clause), (tag) => `${capital(textIn(clause, tag))}.`);

export const sentences = (parts: readonly Texts[]): Texts => joinTexts(parts, sameText(' '));

/** `a and b`. */
export const listAll = (parts: readonly Texts[]): Texts =>
  joinSpaced(parts, textOf('xwing.words.and'));

/** `a or b`. */
export const listAny = (parts: readonly Texts[]): Texts =>
  joinSpaced(parts, textOf('xwing.words.or'));

export const listOf = (parts: readonly Texts[]): Texts => joinTexts(parts, sameText(', '));

const joinSpaced = (parts: readonly Texts[], word: Texts): Texts =>
  joinTexts(parts, joinTexts([sameText(' '), word, sameText(' ')]));

/** The text of a value; nothing if it is undefined. */
export const when = <T>(value: T | undefined, say: (value: T) => Texts): readonly Texts[] =>
  value === undefined ? [] : [say(value)];

/** A sentence if the condition holds; otherwise nothing. */
export const noteIf = (holds: boolean | undefined, clause: () => Texts): readonly Texts[] =>
  holds === true ? [sentence(clause())] : [];

/** `occasion: sentences`. */
export const whenThen = (occasion: Texts, then: Texts): Texts =>
  textOf('xwing.words.when', {
    when: inEach(Object.keys(occasion), (tag) => capital(textIn(occasion, tag))),
    then,
  });

/** Beyond every range of a game. */
const farthest = 9;

export const rangeText = ([from, to]: readonly [number, number]): Texts => {
  if (from === to) return sameText(String(from));
  return to >= farthest
    ? textOf('xwing.words.ranges-any', { from })
    : textOf('xwing.words.ranges', { from, to });
};

export const numbersText = (numbers: readonly number[]): Texts =>
  listAny(numbers.map((n) => sameText(String(n))));

export const faceText = (face: Face): Texts => textOf(`xwing.face.${face}`);

export const facesText = (faces: readonly Face[]): Texts => listAny(faces.map(faceText));

export const actionsText = (actions: readonly ActionName[]): Texts =>
  listAny(actions.map((action) => textOf(`xwing.action.${action}`)));

export const bearingText = (name: string): Texts => {
  const known = bearings.find((one) => one === name);
  return known === undefined ? sameText(name) : textOf(`xwing.bearing.${known}`);
};

/** A template, such as `1 straight`. */
export const templateText = ({ speed, bearing }: Pick<DialEntry, 'speed' | 'bearing'>): Texts =>
  joinTexts([sameText(`${speed} `), bearingText(bearing)]);

/** Slots of weapons. */
const armed = ['Cannon', 'Torpedo', 'Missile', 'Turret', 'Bomb'] as const;

const slotText = (form: 'slot' | 'slots', slot: string): Texts => {
  const known = armed.find((one) => one === slot);
  return known === undefined ? sameText(slot) : textOf(`xwing.words.${form}.${known}`);
};

/** `a cannon or a turret`. */
export const someWeapon = (slots: readonly string[]): Texts =>
  listAny(slots.map((slot) => slotText('slot', slot)));

/** `cannons, turrets`. */
export const weaponsText = (slots: readonly string[]): Texts =>
  listOf(slots.map((slot) => slotText('slots', slot)));

/** Which of two texts fits a number. */
export const oneOrMany = (n: number): 'one' | 'many' => (n === 1 ? 'one' : 'many');
