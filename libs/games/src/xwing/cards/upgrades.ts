import type { Ability } from '../engine/ability.js';
import {
  after,
  any,
  change,
  changeOf,
  fewerEvades,
  free,
  moreAttack,
  reroll,
  stat,
  weapon,
} from './build.js';

/** Cards that only say what a squad may hold. */
const squadOnly: readonly Ability[] = [];

/** What upgrades do, as `id|slot`. One that is missing here cannot be brought to a game on screen. */
export const upgradeCards: Readonly<Record<string, readonly Ability[]>> = {
  // What the ship is.
  'shieldupgrade|Modification': [stat('shields', 1)],
  'hullupgrade|Modification': [stat('hull', 1)],
  // With its erratum (FAQ).
  'heavyscykinterceptor|Title': [stat('hull', 1)],
  'stealthdevice|Modification': [stat('agility', 1), { kind: 'fragile' }],
  'engineupgrade|Modification': [{ kind: 'bar', action: 'Boost' }],
  'vectoredthrusters|Modification': [{ kind: 'bar', action: 'Barrel Roll' }],
  'twinionenginemkii|Modification': [{ kind: 'dial', bearings: ['B', 'N'], to: 'green' }],
  'veteraninstincts|Elite': [stat('skill', 2)],
  'r2astromech|Astromech': [{ kind: 'dial', speeds: [1, 2], to: 'green' }],
  'niennunb|Crew': [{ kind: 'dial', bearings: ['F'], to: 'green' }],
  'tacticalofficer|Crew': [{ kind: 'bar', action: 'Coordinate' }],

  // What follows something.
  'r2d2|Astromech': [after('green', ['recover'], { may: true })],
  'pushthelimit|Elite': [free('action', null, { strain: true, once: 'round' })],
  'firecontrolsystem|System': [after('attack', ['lock'], { may: true })],
  'reconspecialist|Crew': [after('Focus', ['focus'])],
  'tactician|Crew': [
    after('attack', ['enemy-stress'], { when: { enemyInArc: true, range: [2, 2] } }),
  ],
  'gunner|Crew': [{ kind: 'again' }],

  // Dice.
  'predator|Elite': [
    reroll('attacking', any, 1, { when: { enemySkillLeast: 3 } }),
    reroll('attacking', any, 2, { when: { enemySkillMost: 2 } }),
  ],
  'expertise|Elite': [change('attacking', ['focus'], 'hit', 99, { when: { stressed: false } })],
  'lonewolf|Elite': [
    reroll('attacking', ['blank'], 1, { when: { alone: true } }),
    reroll('defending', ['blank'], 1, { when: { alone: true } }),
  ],
  'opportunist|Elite': [moreAttack({ when: { enemyBare: true }, price: 'stress' })],
  'outmaneuver|Elite': [fewerEvades({ when: { enemyInArc: true, inEnemyArc: false } })],
  'mercenarycopilot|Crew': [change('attacking', ['hit'], 'crit', 1, { when: { range: [3, 3] } })],
  'bistan|Crew': [change('attacking', ['hit'], 'crit', 1, { when: { range: [1, 2] } })],
  'wookieecommandos|Crew': [reroll('attacking', ['focus'], 99)],
  'hansolo|Crew': [change('attacking', ['focus'], 'hit', 99, { price: 'lock' })],
  'flightinstructor|Crew': [
    reroll('defending', ['focus'], 1, { when: { enemySkillLeast: 3 } }),
    reroll('defending', ['focus', 'blank'], 1, { when: { enemySkillMost: 2 } }),
  ],
  'autothrusters|Modification': [
    change('defending', ['blank'], 'evade', 1, { when: { range: [3, 3] } }),
    change('defending', ['blank'], 'evade', 1, { when: { range: [1, 2], inEnemyArc: false } }),
  ],

  // Weapons.
  'ioncannon|Cannon': [weapon({ instead: ['enemy-damage', 'enemy-ion'] })],
  'heavylasercannon|Cannon': [weapon({ dull: true })],
  'manglercannon|Cannon': [weapon({ modify: changeOf(['hit'], 'crit', 1) })],
  'ioncannonturret|Turret': [weapon({ around: true, instead: ['enemy-damage', 'enemy-ion'] })],
  'blasterturret|Turret': [weapon({ around: true })],
  'twinlaserturret|Turret': [weapon({ around: true, instead: ['enemy-damage'] })],
  'protontorpedoes|Torpedo': [weapon({ modify: changeOf(['focus'], 'crit', 1) })],
  'advprotontorpedoes|Torpedo': [weapon({ modify: changeOf(['blank'], 'focus', 3) })],
  'concussionmissiles|Missile': [weapon({ modify: changeOf(['blank'], 'hit', 1) })],
  'clustermissiles|Missile': [weapon()],
  'homingmissiles|Missile': [weapon({ keeps: true, noEvade: true })],
  'ionpulsemissiles|Missile': [
    weapon({ keeps: true, instead: ['enemy-damage', 'enemy-ion', 'enemy-ion'] }),
  ],

  // Only squads know them.
  'chardaanrefit|Missile': squadOnly,
  'awingtestpilot|Title': squadOnly,
  'royalguardtie|Title': squadOnly,
  'bwinge2|Modification': squadOnly,
};
