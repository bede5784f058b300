import type { Ability } from '../engine/ability.js';
import {
  act,
  add,
  after,
  again,
  bar,
  change,
  enemy,
  free,
  moreAttack,
  dieShowing,
  stat,
  turn,
} from './build.js';

const banksAndAhead = [
  { speed: 1, bearing: 'B' },
  { speed: 1, bearing: 'F' },
  { speed: 1, bearing: 'N' },
] as const;

/** The abilities of modifications and illicit upgrades. */
export const modifications: Readonly<Record<string, readonly Ability[]>> = {
  'shieldupgrade|Modification': [stat('shields', 1)],
  'hullupgrade|Modification': [stat('hull', 1)],
  'stealthdevice|Modification': [stat('agility', 1), { kind: 'fragile' }],
  'engineupgrade|Modification': [bar('Boost')],
  'vectoredthrusters|Modification': [bar('Barrel Roll')],
  'targetingcomputer|Modification': [bar('Target Lock')],
  'twinionenginemkii|Modification': [{ kind: 'dial', bearings: ['B', 'N'], to: 'green' }],
  'autothrusters|Modification': [
    change('defending', ['blank'], 'evade', 1, { when: { evasive: true } }),
  ],
  'antipursuitlasers|Modification': [
    after('bumped', ['other-damage'], { roll: dieShowing('attack', 'hit', 'crit') }),
  ],
  'ionprojector|Modification': [
    after('bumped', ['other-ion'], { roll: dieShowing('attack', 'hit', 'crit') }),
  ],
  'munitionsfailsafe|Modification': [{ kind: 'failsafe' }],
  'stygiumparticleaccelerator|Modification': [free('decloak', ['Evade']), free('Cloak', ['Evade'])],
  'advancedcloakingdevice|Modification': [free('attack', ['Cloak'])],
  'countermeasures|Modification': [
    after('combat-start', ['unlock'], { price: 'discard' }),
    stat('agility', 1, { armed: 'countermeasures' }),
  ],
  'advancedslam|Modification': [free('SLAM', null, { onBar: true, when: { overlapped: false } })],
  'maneuveringfins|Modification': [turn({ change: { T: 'B', Y: 'N' } })],
  'longrangescanners|Modification': [{ kind: 'scan', range: [3, 99] }],
  'guidancechips|Modification': [
    change('attacking', ['blank', 'focus', 'hit'], 'crit', 1, {
      once: 'round',
      when: { slots: ['Torpedo', 'Missile'], attackLeast: 3 },
    }),
    change('attacking', ['blank', 'focus'], 'hit', 1, {
      once: 'round',
      when: { slots: ['Torpedo', 'Missile'], attackMost: 2 },
    }),
  ],
  'spacetugtractorarray|Modification': [
    act(['other-tug'], { on: { side: 'any', range: [1, 1], arc: 'front' } }),
  ],
  'pulsedrayshield|Modification': [
    after('end-start', ['recover'], { price: 'ion', when: { hurt: true } }),
  ],
  'gyroscopictargeting|Modification': [
    after('combat-end', ['rotate'], { may: true, when: { speeds: [3, 4, 5] } }),
  ],
  'integratedastromech|Modification': [{ kind: 'fend', instead: 'Astromech' }],
  'bwinge2|Modification': [],
  'inertialdampeners|Illicit': [turn({ stop: true, price: 'discard-and-stress' })],
  'feedbackarray|Illicit': [
    after('instead', ['other-damage'], {
      on: enemy(1, 1),
      price: 'ion-and-damage',
      replaces: true,
      when: { disabled: false, onAsteroid: false },
    }),
  ],
  'empdevice|Illicit': [
    after('instead', ['other-ion', 'other-ion'], {
      on: { side: 'any', range: [1, 1], all: true },
      price: 'discard',
      replaces: true,
    }),
  ],
  'deadmansswitch|Illicit': [{ kind: 'blast' }],
  'glitterstim|Illicit': [
    after('combat-start', [], { price: 'discard-and-stress' }),
    change('attacking', ['focus'], 'hit', 99, { when: { armed: 'glitterstim' } }),
    change('defending', ['focus'], 'evade', 99, { when: { armed: 'glitterstim' } }),
  ],
  'blackmarketslicertools|Illicit': [
    act(['other-unstress', 'other-card'], {
      on: enemy(1, 2, { when: { enemyStressed: true } }),
      roll: dieShowing('attack', 'hit', 'crit'),
    }),
  ],
  'contrabandcybernetics|Illicit': [
    after('before-reveal', [], { price: 'discard-and-stress' }),
    { kind: 'calm', when: { armed: 'contrabandcybernetics' } },
    { kind: 'daring', when: { armed: 'contrabandcybernetics' } },
  ],
  'cloakingdevice|Illicit': [
    act([], { free: ['Cloak'] }),
    after('end', ['uncloak'], { roll: dieShowing('attack', 'focus') }),
  ],
  'burnoutslam|Illicit': [bar('SLAM'), after('SLAM', ['discard'])],
};

/** The abilities of titles; empty for those that only affect what a squad may contain. */
export const titles: Readonly<Record<string, readonly Ability[]>> = {
  // With its erratum (FAQ).
  'heavyscykinterceptor|Title': [stat('hull', 1)],
  'awingtestpilot|Title': [],
  'royalguardtie|Title': [],
  'slavei|Title': [],
  'andrasta|Title': [],
  'virago|Title': [],
  'ig2000|Title': [{ kind: 'linked' }],
  'tiex1|Title': [],
  'sabinesmasterpiece|Title': [],
  'tieshuttle|Title': [],
  'millenniumfalcon|Title': [bar('Evade')],
  'misthunter|Title': [bar('Barrel Roll')],
  'punishingone|Title': [stat('attack', 1)],
  'moldycrow|Title': [{ kind: 'keep', token: 'focus' }],
  'st321|Title': [{ kind: 'scan', range: [1, 99] }],
  'outrider|Title': [
    { kind: 'no-primary', slot: 'Cannon' },
    { kind: 'aim', slots: ['Cannon'], how: 'around' },
  ],
  'dauntless|Title': [free('overlap', null, { strain: true })],
  'btla4ywing|Title': [
    { kind: 'arc-only' },
    again('attacked', ['Turret'], { with: { weapon: 'primary' } }),
  ],
  'tiev1|Title': [free('lock', ['Evade'])],
  'tiex7|Title': [free('moved', ['Evade'], { when: { speeds: [3, 4, 5], overlapped: false } })],
  'tied|Title': [
    again('attacked', 'primary', { once: 'round', with: { slots: ['Cannon'], weaponCostMost: 3 } }),
  ],
  'allianceoverhaul|Title': [
    moreAttack({ when: { weapon: 'primary', enemyIn: 'front' }, may: true }),
    change('attacking', ['focus'], 'crit', 1, { when: { enemyIn: 'auxiliary' } }),
  ],
  'concorddawnprotector|Title': [
    add('defending', 'evade', {
      when: { inEnemyArc: true, enemyInArc: true, range: [1, 1] },
      must: true,
    }),
  ],
  'shadowcaster|Title': [
    after('attack-hit', ['other-tractor'], {
      may: true,
      when: { enemyIn: 'mobile', range: [1, 2] },
    }),
  ],
  'adaptiveailerons|Title': [
    after('before-reveal', [], { fly: banksAndAhead, when: { stressed: false } }),
  ],
  'advancedailerons|Title': [
    { kind: 'dial', speeds: [3], bearings: ['B', 'N'], to: 'white' },
    after('before-reveal', [], { fly: banksAndAhead, when: { stressed: false } }),
  ],
  'lightscykinterceptor|Title': [
    { kind: 'exposed' },
    { kind: 'dial', bearings: ['B', 'N'], to: 'green' },
  ],
  'xg1assaultconfiguration|Title': [{ kind: 'armed-anyway', slots: ['Cannon'], costMost: 2 }],
  'os1arsenalloadout|Title': [
    { kind: 'armed-anyway', slots: ['Torpedo', 'Missile'], locked: true },
  ],
  'enforcer|Title': [after('defended', ['other-stress'], { when: { enemyIn: 'bullseye' } })],
  'vaksai|Title': [],
  'millenniumfalcon-swx57|Title': [
    after('moved', ['turn-round'], {
      price: 'stress',
      when: { speeds: [3], bearings: ['B', 'N'], touchingAny: false },
    }),
  ],
};
