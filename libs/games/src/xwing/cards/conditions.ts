import type { Ability } from '../engine/ability.js';
import { act, after, moreAttack } from './build.js';

/** What conditions do to the ship that they were assigned to, by their ids. */
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

/** Conditions by their English names. */
const conditionNames: Readonly<Record<string, string>> = {
  suppressivefire: 'Suppressive Fire',
  harpooned: 'Harpooned!',
};

export const conditionName = (id: string): string => conditionNames[id] ?? id;
