import { inside, type ScreenBoard, type ScreenRoll, type Texts } from '#game';
import { textOf } from '../../texts.js';
import type { Machine } from '../engine/machine.js';
import type { Die } from '../engine/state.js';
import { type Face, shipName } from './texts.js';

const rollOf = (
  name: Texts,
  kind: 'attack' | 'defence',
  dice: readonly Pick<Die<string>, 'face' | 'rerolled'>[],
): ScreenRoll[] =>
  dice.length === 0
    ? []
    : [
        {
          name,
          colour: kind === 'attack' ? 'red' : 'green',
          dice: dice.map(({ face, rerolled }) => ({
            text: textOf(`xwing.face.${face as Face}`),
            sign: face,
            again: rerolled,
          })),
        },
      ];

/** The dice on the table: those of an attack, or those rolled for a card or an obstacle. */
export const rollsOf = (g: Machine): Pick<ScreenBoard, 'rolls'> => {
  const [attack, other] = [inside(g, 'attack'), inside(g, 'rolled')];
  const rolls = [
    ...(attack
      ? rollOf(
          textOf('xwing.dice.attack', { name: shipName(g, attack.attacker) }),
          'attack',
          attack.attack,
        )
      : []),
    ...(attack?.target
      ? rollOf(
          textOf('xwing.dice.defence', { name: shipName(g, attack.target) }),
          'defence',
          attack.defence,
        )
      : []),
    ...(other
      ? rollOf(
          textOf('xwing.dice.rolled', { name: shipName(g, other.ship) }),
          other.dice,
          other.faces.map((face) => ({ face, rerolled: false })),
        )
      : []),
  ];
  return rolls.length === 0 ? {} : { rolls };
};
