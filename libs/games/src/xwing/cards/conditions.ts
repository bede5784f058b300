import type { Ability } from '../engine/ability.js';
import { act, after, moreAttack } from './build.js';

/** The abilities that conditions give to the ship that they are assigned to, by condition id. */
export const conditionCards: Readonly<Record<string, readonly Ability[]>> = {
  suppressivefire: [
    moreAttack({ when: { enemyIsNot: 'captainrex' } }, -1),
    after('declares', ['lose-condition'], { when: { enemyIs: 'captainrex' } }),
    after('enemy-killed', ['lose-condition'], { when: { enemyIs: 'captainrex' } }),
    after('combat-end', ['lose-condition'], { when: { foeIdle: 'captainrex' } }),
  ],
  harpooned: [
    after('hit-by-crit', ['splash-self', 'lose-condition', 'card']),
    { kind: 'blast' },
    act(['lose-condition', 'roll-damage']),
  ],
};

/** Condition ids by their English names. */
const conditionNames: Readonly<Record<string, string>> = {
  suppressivefire: 'Suppressive Fire',
  harpooned: 'Harpooned!',
};

export const conditionName = (id: string): string => conditionNames[id] ?? id;
