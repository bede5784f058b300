import type { Ability } from '../engine/ability.js';
import {
  act,
  add,
  after,
  afterEach,
  again,
  allFocus,
  any,
  bar,
  cancel,
  change,
  enemy,
  fewerEvades,
  free,
  friend,
  instead,
  moreAttack,
  reroll,
  rerollFor,
  dieShowing,
  setAny,
  spoil,
  stat,
  turn,
} from './build.js';
import { modifications, titles } from './fittings.js';

/** The abilities of elite talents, by `id|slot`. */
const elite: Readonly<Record<string, readonly Ability[]>> = {
  'veteraninstincts|Elite': [stat('skill', 2)],
  'pushthelimit|Elite': [free('action', null, { strain: true, once: 'round' })],
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
  'determination|Elite': [{ kind: 'steady' }],
  'swarmtactics|Elite': [
    after('combat-start', [], {
      on: friend(1, 1),
      may: true,
      lasts: { stat: 'skill', set: 'own', until: 'phase' },
    }),
  ],
  'decoy|Elite': [
    after('combat-start', [], {
      on: friend(1, 2),
      may: true,
      lasts: { stat: 'skill', set: 'swap', until: 'phase' },
    }),
  ],
  'bodyguard|Elite': [
    after('combat-start', [], {
      on: friend(1, 1, { when: { enemySkill: 'higher' } }),
      price: 'focus',
      lasts: { stat: 'agility', add: 1, until: 'round' },
    }),
  ],
  'wingman|Elite': [
    after('combat-start', ['other-unstress'], {
      on: friend(1, 1, { when: { enemyStressed: true } }),
    }),
  ],
  'squadleader|Elite': [
    act(['other-act'], { on: friend(1, 2, { when: { enemySkill: 'lower' } }) }),
  ],
  'experthandling|Elite': [
    act([], {
      free: ['Barrel Roll'],
      lacking: { icon: 'Barrel Roll', deeds: ['stress'] },
      then: ['unlock'],
    }),
  ],
  'marksmanship|Elite': [act([]), allFocus({ when: { armed: 'marksmanship' } })],
  'daredevil|Elite': [
    act(['stress'], {
      fly: [
        { speed: 1, bearing: 'T' },
        { speed: 1, bearing: 'Y' },
      ],
      lacking: { icon: 'Boost', deeds: ['two-dice'] },
    }),
  ],
  'elusiveness|Elite': [reroll('defending', any, 1, { theirs: true, price: 'stress' })],
  'deadeye|Elite': [{ kind: 'deadeye' }],
  'expose|Elite': [
    act([]),
    stat('attack', 1, { armed: 'expose' }),
    stat('agility', -1, { armed: 'expose' }),
  ],
  'adrenalinerush|Elite': [turn({ colours: ['red'], to: 'white', price: 'discard' })],
  'stayontarget|Elite': [turn({ same: 'speed', to: 'red' })],
  'lightningreflexes|Elite': afterEach(['green', 'white'], ['turn-round'], {
    price: 'discard-and-stress',
    when: { onDial: true },
  }),
  'intimidation|Elite': [{ kind: 'cows' }],
  'drawtheirfire|Elite': [{ kind: 'share', reach: 1, draws: true }],
  'ruthlessness|Elite': [
    after('attack-hit', ['other-damage'], {
      on: { side: 'any', range: [1, 1], around: 'enemy' },
    }),
  ],
  'coolhand|Elite': [
    after('stress', ['focus'], { price: 'discard', either: true }),
    after('stress', ['evade'], { price: 'discard', either: true }),
  ],
  'juke|Elite': [
    change('attacking', ['evade'], 'focus', 1, { theirs: true, when: { evading: true } }),
  ],
  'wired|Elite': [
    reroll('attacking', ['focus'], 99, { when: { stressed: true } }),
    reroll('defending', ['focus'], 99, { when: { stressed: true } }),
  ],
  'calculation|Elite': [change('attacking', ['focus'], 'crit', 1, { price: 'focus' })],
  'crackshot|Elite': [
    cancel('attacking', ['evade'], 1, {
      theirs: true,
      late: true,
      price: 'discard',
      when: { enemyInArc: true },
    }),
  ],
  'rage|Elite': [
    act(['focus', 'stress', 'stress']),
    reroll('attacking', any, 3, { when: { armed: 'rage' } }),
  ],
  'fearlessness|Elite': [
    add('attacking', 'hit', { when: { inEnemyArc: true, enemyInArc: true, range: [1, 1] } }),
  ],
  'trickshot|Elite': [moreAttack({ when: { obstructed: true }, may: true })],
  'debrisgambit|Elite': [act(['evade-by-obstacles'])],
};

const crew: Readonly<Record<string, readonly Ability[]>> = {
  'niennunb|Crew': [{ kind: 'dial', bearings: ['F'], to: 'green' }],
  'tacticalofficer|Crew': [bar('Coordinate')],
  'reconspecialist|Crew': [after('Focus', ['focus'])],
  'tactician|Crew': [after('attack', ['other-stress'], { when: { arcRange: [2, 2] } })],
  'gunner|Crew': [again('missed', 'primary', { last: true })],
  'lukeskywalker|Crew': [
    again('missed', 'primary', { last: true }),
    change('attacking', ['focus'], 'hit', 1, { when: { following: true } }),
  ],
  'bazemalbus|Crew': [again('missed', 'primary', { last: true, target: 'other' })],
  'mercenarycopilot|Crew': [change('attacking', ['hit'], 'crit', 1, { when: { range: [3, 3] } })],
  'bistan|Crew': [change('attacking', ['hit'], 'crit', 1, { when: { range: [1, 2] } })],
  'wookieecommandos|Crew': [reroll('attacking', ['focus'], 99)],
  'hansolo|Crew': [change('attacking', ['focus'], 'hit', 99, { price: 'lock' })],
  'flightinstructor|Crew': [
    reroll('defending', ['focus'], 1, { when: { enemySkillLeast: 3 } }),
    reroll('defending', ['focus', 'blank'], 1, { when: { enemySkillMost: 2 } }),
  ],
  'saboteur|Crew': [
    act(['other-expose'], { on: enemy(1, 1), roll: dieShowing('attack', 'hit', 'crit') }),
  ],
  'emperorpalpatine|Crew': setAny(),
  'darthvader|Crew': [after('attack', ['other-critical'], { price: 'two-damage' })],
  'rebelcaptive|Crew': [after('targeted', ['other-stress'], { once: 'round' })],
  'navigator|Crew': [turn({ same: 'bearing' })],
  'kylekatarn|Crew': [after('unstress', ['focus'], { may: true })],
  'marajade|Crew': [
    after('combat-end', ['other-stress'], {
      on: enemy(1, 1, { all: true, when: { enemyStressed: false } }),
    }),
  ],
  'landocalrissian|Crew': [act(['roll-tokens'])],
  'dashrendar|Crew': [{ kind: 'clear-shots', onObstacles: true }],
  'leebo|Crew': [act([], { free: ['Boost'], then: ['ion'] })],
  'ysanneisard|Crew': [
    free('combat-start', ['Evade'], { when: { shieldless: true, damaged: true } }),
  ],
  'outlawtech|Crew': [after('red', ['focus'], { may: true })],
  'k4securitydroid|Crew': [after('green', ['free-lock'])],
  'bossk|Crew': [
    after('attack-missed', ['stress'], { when: { stressed: false } }),
    after('attack-missed', ['focus', 'lock']),
  ],
  'gonk|Crew': [
    act(['store']),
    act(['unstore', 'recover'], { name: 'gonk-recover', when: { stored: 'gonk' } }),
  ],
  'dengar|Crew': [
    reroll('attacking', any, 1, { when: { enemyUnique: false } }),
    reroll('attacking', any, 2, { when: { enemyUnique: true } }),
  ],
  'kananjarrus|Crew': [
    after('friend-white', ['other-unstress'], {
      may: true,
      once: 'round',
      when: { range: [1, 2], enemyStressed: true },
    }),
    after('white', ['unstress'], { may: true, once: 'round', when: { stressed: true } }),
  ],
  'ezrabridger|Crew': [change('attacking', ['focus'], 'crit', 1, { when: { stressed: true } })],
  'chopper|Crew': [{ kind: 'calm', hurts: true }],
  'herasyndulla|Crew': [{ kind: 'daring' }],
  'rearadmiralchiraneau|Crew': [act([], { fly: [{ speed: 1, bearing: 'F' }] })],
  'zuckuss|Crew': [
    rerollFor('stress', 'attacking', any, { theirs: true, when: { stressed: false } }),
  ],
  'systemsofficer|Crew': [after('green', ['other-free-lock'], { on: friend(1, 1) })],
  'tailgunner|Crew': [fewerEvades({ when: { enemyIn: 'auxiliary' } })],
  'lattsrazzi|Crew': [add('defending', 'evade', { price: 'enemy-unstress' })],
  'chewbacca|Crew': [{ kind: 'fend', recovers: true }],
  'janors|Crew': [
    after('friend-focus', ['other-evade-instead'], {
      may: true,
      once: 'round',
      when: { range: [1, 3] },
    }),
    after('focus', ['evade-instead'], { may: true, once: 'round' }),
  ],
  'bobafett|Crew': [
    after('attack', [], { price: 'discard', strips: true, when: { dealtUp: true } }),
  ],
  'captainrex|Crew': [after('attack-missed', ['focus'], { may: true })],
  'finn|Crew': [
    add('attacking', 'blank', { when: { weapon: 'primary', enemyInArc: true } }),
    add('defending', 'blank', { when: { enemyInArc: true } }),
  ],
  'bodhirook|Crew': [{ kind: 'scan', range: [1, 3], via: true }],
  'unkarplutt|Crew': [free('overlap', null, { price: 'damage', when: { touchingEnemy: true } })],
  'jynerso|Crew': [act(['other-focus-by-arc'], { on: friend(1, 2, { itself: true }) })],
  'sawgerrera|Crew': [change('attacking', ['focus'], 'crit', 99, { price: 'damage' })],
  'magvayarro|Crew': [after('defended', ['lock'], { may: true })],
  'maul|Crew': [
    rerollFor('stress', 'attacking', any, { when: { stressed: false } }),
    after('attack-hit', ['unstress'], { may: true, when: { stressed: true } }),
  ],
  'bombardier|Crew': [{ kind: 'drop', templates: [{ speed: 2, bearing: 'F' }] }],
  'r2d2-swx22|Crew': [
    after('end', ['recover', 'roll-expose'], { may: true, when: { shieldless: true } }),
  ],
};

const systems: Readonly<Record<string, readonly Ability[]>> = {
  'r2astromech|Astromech': [{ kind: 'dial', speeds: [1, 2], to: 'green' }],
  // While stress is checked, before obstacles are applied (FAQ).
  'r2d2|Astromech': [after('stress-check', ['recover'], { may: true })],
  'r2f2|Astromech': [act([]), stat('agility', 1, { armed: 'r2f2' })],
  'r5d8|Astromech': [
    act(['mend'], { roll: dieShowing('defence', 'evade', 'focus'), when: { damagedDown: true } }),
  ],
  'r7astromech|Astromech': [
    reroll('defending', any, 99, { theirs: true, price: 'lock', once: 'round' }),
  ],
  'r7t1|Astromech': [
    act(['lock'], { on: enemy(1, 2, { when: { inEnemyArc: true } }), free: ['Boost'] }),
    act([], { on: enemy(1, 2), free: ['Boost'] }),
  ],
  'r3a2|Astromech': [
    after('declares', ['other-stress'], { price: 'more-stress', when: { enemyInArc: true } }),
  ],
  'r2d6|Astromech': [],
  'r5p9|Astromech': [after('combat-end', ['recover'], { price: 'focus', when: { hurt: true } })],
  'targetingastromech|Astromech': [after('red', ['free-lock'])],
  'bb8|Astromech': [free('reveal-green', ['Barrel Roll'])],
  'flightassistastromech|Astromech': [
    { kind: 'arc-only' },
    free('moved', ['Boost', 'Barrel Roll'], { when: { overlapped: false, clearArc: true } }),
  ],
  'r5x3|Astromech': [
    after('before-reveal', [], { price: 'discard' }),
    { kind: 'nimble', when: { armed: 'r5x3' } },
    { kind: 'clear-shots', onObstacles: true, when: { armed: 'r5x3' } },
  ],
  'salvagedastromech|Salvaged Astromech': [{ kind: 'fend', trait: 'ship' }],
  'unhingedastromech|Salvaged Astromech': [{ kind: 'dial', speeds: [3], to: 'green' }],
  'r4agromech|Salvaged Astromech': [
    after('focus-spent', ['lock'], { may: true, when: { attacking: true } }),
  ],
  'r4b11|Salvaged Astromech': [
    reroll('attacking', ['evade', 'focus', 'blank'], 99, { theirs: true, price: 'lock' }),
  ],
  'overclockedr4|Salvaged Astromech': [
    after('focus-spent', ['focus'], { price: 'more-stress', when: { phase: 'combat' } }),
  ],
  'r5p8|Salvaged Astromech': [after('defended', ['roll-back'], { may: true, once: 'round' })],
  'firecontrolsystem|System': [after('attack', ['lock'], { may: true })],
  'advancedsensors|System': [free('before-reveal', null, { skips: true })],
  'sensorjammer|System': [spoil('hit', 'focus')],
  'accuracycorrector|System': [instead('attacking', 'hit', 2)],
  'enhancedscopes|System': [
    { kind: 'stat', stat: 'skill', n: 0, set: true, when: { phase: 'activation' } },
  ],
  'reinforceddeflectors|System': [after('defended', ['recover'], { when: { suffered: 3 } })],
  'advtargetingcomputer|System': [
    add('attacking', 'crit', { when: { weapon: 'primary', locks: true }, bindsLock: true }),
  ],
  'electronicbaffle|System': [
    after('stress', ['unstress'], { price: 'damage', when: { stressed: true } }),
    after('ion', ['unionise'], { price: 'damage' }),
  ],
  'trajectorysimulator|System': [
    { kind: 'drop', templates: [{ speed: 5, bearing: 'F' }], front: true, launch: true },
  ],
  'commrelay|Tech': [{ kind: 'keep', token: 'evade', most: 1 }],
  'advancedoptics|Tech': [{ kind: 'keep', token: 'focus', most: 1 }],
  'weaponsguidance|Tech': [change('attacking', ['blank'], 'hit', 1, { price: 'focus' })],
  'sensorcluster|Tech': [change('defending', ['blank'], 'evade', 1, { price: 'focus' })],
  'primedthrusters|Tech': [{ kind: 'calm', actions: ['Boost', 'Barrel Roll'], most: 2 }],
};

/** The abilities of all upgrades other than weapons, by `id|slot`. */
export const plainUpgrades: Readonly<Record<string, readonly Ability[]>> = {
  ...elite,
  ...crew,
  ...systems,
  ...modifications,
  ...titles,
};
