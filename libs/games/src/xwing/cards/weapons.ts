import type { Ability } from '../engine/ability.js';
import { changeOf, reroll, any, weapon } from './build.js';

const bomb = (name: string): Ability => ({ kind: 'bomb', bomb: name });

/** The abilities of weapons and of ordnance-related cards, by `id|slot`. */
export const weaponCards: Readonly<Record<string, readonly Ability[]>> = {
  'ioncannon|Cannon': [weapon({ instead: ['other-damage', 'other-ion'] })],
  'heavylasercannon|Cannon': [weapon({ dull: true })],
  'manglercannon|Cannon': [weapon({ modify: changeOf(['hit'], 'crit', 1) })],
  'autoblaster|Cannon': [weapon({ sureHits: true })],
  'flechettecannon|Cannon': [weapon({ instead: ['other-damage', 'other-stress-if-calm'] })],
  'tractorbeam|Cannon': [weapon({ instead: ['other-tractor'] })],
  'jammingbeam|Cannon': [weapon({ instead: ['other-jam'] })],
  'linkedbattery|Cannon': [
    reroll('attacking', any, 1, { when: { weapon: 'primary' } }),
    reroll('attacking', any, 1, { when: { slots: ['Cannon'] } }),
  ],

  'ioncannonturret|Turret': [weapon({ around: true, instead: ['other-damage', 'other-ion'] })],
  'blasterturret|Turret': [weapon({ around: true })],
  'twinlaserturret|Turret': [weapon({ around: true, instead: ['other-damage'] })],
  'autoblasterturret|Turret': [weapon({ around: true, sureHits: true })],
  'dorsalturret|Turret': [weapon({ around: true, more: { of: 'near', most: 1 } })],
  'syncedturret|Turret': [
    weapon({ around: true, keeps: true }),
    reroll('attacking', any, 'primary', { when: { slots: ['Turret'], enemyIn: 'front' } }),
  ],
  'hotshotblaster|Illicit': [weapon({ around: true })],

  'protontorpedoes|Torpedo': [weapon({ modify: changeOf(['focus'], 'crit', 1) })],
  'advprotontorpedoes|Torpedo': [weapon({ modify: changeOf(['blank'], 'focus', 3) })],
  'flechettetorpedoes|Torpedo': [
    weapon({ after: ['other-stress'], afterWhen: { enemyHullMost: 4 } }),
  ],
  'iontorpedoes|Torpedo': [weapon({ also: ['other-ion', 'splash-ion'] })],
  'plasmatorpedoes|Torpedo': [weapon({ also: ['other-lose-shield'] })],
  'extramunitions|Torpedo': [{ kind: 'spares', slots: ['Torpedo', 'Missile', 'Bomb'], number: 1 }],
  'bombloadout|Torpedo': [],
  'renegaderefit|Torpedo': [],

  'concussionmissiles|Missile': [weapon({ modify: changeOf(['blank'], 'hit', 1) })],
  'clustermissiles|Missile': [weapon()],
  'homingmissiles|Missile': [weapon({ keeps: true, noEvade: true })],
  'ionpulsemissiles|Missile': [
    weapon({ keeps: true, instead: ['other-damage', 'other-ion', 'other-ion'] }),
  ],
  'assaultmissiles|Missile': [weapon({ also: ['splash'] })],
  'protonrockets|Missile': [weapon({ keeps: true, more: { of: 'agility', most: 3 } })],
  'advhomingmissiles|Missile': [weapon({ keeps: true, instead: ['other-card-up'] })],
  'xx23sthreadtracers|Missile': [weapon({ keeps: true, instead: ['friends-lock'] })],
  'cruisemissiles|Missile': [weapon({ keeps: true, more: { of: 'speed', most: 4 } })],
  'scramblermissiles|Missile': [weapon({ keeps: true, instead: ['other-jam', 'splash-jam'] })],
  'unguidedrockets|Missile': [weapon({ keeps: true, plain: true })],
  'harpoonmissiles|Missile': [weapon({ keeps: true, condition: 'harpooned' })],
  'chardaanrefit|Missile': [],

  'seismiccharges|Bomb': [bomb('seismiccharges')],
  'protonbombs|Bomb': [bomb('protonbombs')],
  'ionbombs|Bomb': [bomb('ionbombs')],
  'thermaldetonators|Bomb': [bomb('thermaldetonators')],
  'proximitymines|Bomb': [bomb('proximitymines')],
  'connernet|Bomb': [bomb('connernet')],
  'clustermines|Bomb': [bomb('clustermines')],
  'bombletgenerator|Bomb': [{ kind: 'bomb', bomb: 'bombletgenerator', keeps: true }],
  'ordnancesilos|Bomb': [{ kind: 'spares', slots: ['Bomb'], number: 3 }],
};
