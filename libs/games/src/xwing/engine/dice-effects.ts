import { mayReroll } from '../rules/dice.js';
import type { Count, DiceEffect, Role } from './ability.js';
import type { Machine } from './machine.js';
import type { Option } from './options.js';
import { primaryOf, shipsNear } from './queries.js';
import type { AttackFrame, Die, ShipState } from './state.js';

type AnyDie = Die<string>;

/** Faces from the least to the most valuable: the order in which dice are changed and listed. */
export const faceOrder = ['blank', 'focus', 'hit', 'evade', 'crit'];

export const diceOf = (frame: AttackFrame, role: Role): AnyDie[] =>
  role === 'attacking' ? frame.attack : frame.defence;

export const facesOf = (frame: AttackFrame, role: Role): string[] =>
  diceOf(frame, role).map(({ face }) => face);

/** Indexes of the dice that can be rerolled. */
const rerollable = (dice: readonly AnyDie[], faces: readonly string[]): number[] =>
  dice.flatMap(({ face, rerolled }, at) =>
    mayReroll(rerolled) && faces.includes(face) ? [at] : [],
  );

export const canReroll = (dice: readonly AnyDie[], faces: readonly string[]): boolean =>
  rerollable(dice, faces).length > 0;

export const countOf = (g: Machine, ship: ShipState, most: Count): number =>
  most === 'enemies-near'
    ? shipsNear(g, ship, 'enemy', 1)
    : most === 'friends-near'
      ? shipsNear(g, ship, 'friend', 1)
      : most === 'primary'
        ? primaryOf(ship)
        : most;

/** Whether an effect would change anything about these dice. */
export const works = (
  g: Machine,
  dice: readonly AnyDie[],
  effect: DiceEffect,
  ship: ShipState,
): boolean => {
  switch (effect.do) {
    case 'add':
    case 'instead':
      return true;
    case 'set':
      return dice.some(({ fixed }) => !fixed);
    case 'change':
      return dice.some(
        ({ face, fixed: isFixed }) =>
          !isFixed && face !== effect.to && effect.from.some((from) => from === face),
      );
    case 'cancel':
      return dice.some(({ face }) => effect.faces.some((one) => one === face));
    case 'reroll':
      return canReroll(dice, effect.faces) && countOf(g, ship, effect.most) > 0;
  }
};

type Change = Pick<Extract<DiceEffect, { do: 'change' }>, 'to' | 'most' | 'first' | 'fixed'> & {
  readonly from: readonly string[];
};

export const change = (dice: AnyDie[], { from, to, most, first, fixed }: Change): void => {
  let [left, next] = [most, first ?? to];
  for (const wanted of faceOrder)
    for (const die of dice)
      if (left > 0 && !die.fixed && die.face === wanted && from.includes(wanted)) {
        die.face = next;
        if (fixed) die.rerolled = true;
        next = to;
        left -= 1;
      }
};

const cancel = (dice: AnyDie[], faces: readonly string[], most: number): void => {
  let left = most;
  for (let at = dice.length - 1; at >= 0; at -= 1)
    if (left > 0 && faces.includes(dice[at]?.face ?? '')) {
      dice.splice(at, 1);
      left -= 1;
    }
};

const allFaces = {
  attack: ['hit', 'crit', 'focus', 'blank'],
  defence: ['evade', 'focus', 'blank'],
} as const;

type Setting = Extract<Option, { do: 'set' }>;

/** Every way to turn one of these dice to another face with a card of a ship. */
export const settingsBy = (
  {
    owner,
    card,
    index,
  }: { readonly owner: ShipState; readonly card: number; readonly index: number },
  pool: keyof typeof allFaces,
  faces: readonly string[],
): Setting[] =>
  faceOrder
    .filter((from) => faces.includes(from))
    .flatMap((from) =>
      allFaces[pool]
        .filter((to) => to !== from)
        .map((to) => ({ do: 'set', ship: owner.key, card, ability: index, from, to })),
    );

/** Turns one die to a face; it cannot be modified after that. */
export const setDie = (dice: AnyDie[], from: string, to: string): void => {
  const at = dice.findIndex(({ face, fixed }) => face === from && !fixed);
  if (at >= 0) dice[at] = { face: to, rerolled: true, fixed: true };
};

/**
 * Applies an effect to the dice of one side; for a reroll the player chooses the dice one by one
 * afterwards.
 */
export const applyEffect = (
  g: Machine,
  frame: AttackFrame,
  { dice: role, ship }: { readonly dice: Role; readonly ship: ShipState },
  effect: DiceEffect,
): void => {
  const dice = diceOf(frame, role);
  const added = (face: string, number: number): void => {
    for (let n = 0; n < number; n += 1) dice.push({ face, rerolled: false });
  };
  switch (effect.do) {
    case 'change':
      return change(dice, effect);
    case 'cancel':
      return cancel(dice, effect.faces, effect.most);
    case 'set':
      return;
    case 'add':
      return added(effect.face, 1);
    case 'instead':
      dice.splice(0);
      added(effect.face, effect.number);
      frame.used.push(`${role}-done`);
      return;
    case 'reroll':
      frame.reroll = {
        faces: [...effect.faces],
        most: countOf(g, ship, effect.most),
        chosen: effect.all ? rerollable(dice, effect.faces) : [],
        strains: effect.each !== undefined,
      };
  }
};
