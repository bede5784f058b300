import type { Ability } from '../engine/ability.js';
import {
  add,
  after,
  afterEach,
  any,
  cancel,
  change,
  enemy,
  fewerEvades,
  forbid,
  free,
  friend,
  moreAttack,
  moreDefence,
  reroll,
  rerollAll,
  dieShowing,
  stat,
  turn,
} from './build.js';
import { followingPilots } from './following-pilots.js';

/**
 * The abilities of pilots by `id|ship`, followed by the faction if two factions share that. A pilot
 * that is missing here cannot be brought to a game on screen.
 */
export const pilotCards: Readonly<Record<string, readonly Ability[]>> = {
  'wedgeantilles|xwing': [fewerEvades()],
  'lukeskywalker|xwing': [change('defending', ['focus'], 'evade', 1)],
  'hortonsalm|ywing': [reroll('attacking', ['blank'], 99, { when: { range: [2, 3] } })],
  'kavil|ywing': [moreAttack({ when: { enemyInArc: false } })],
  'wingedgundark|tiefighter': [
    change('attacking', ['hit'], 'crit', 1, { when: { range: [1, 1] } }),
  ],
  // Before the stress of a green manoeuvre is removed (FAQ).
  'nightbeast|tiefighter': [free('before-stress-check', ['Focus'])],
  'backstabber|tiefighter': [moreAttack({ when: { inEnemyArc: false } })],
  'maulermithel|tiefighter': [moreAttack({ when: { range: [1, 1] } })],
  'howlrunner|tiefighter': [reroll('attacking', any, 1, { when: { weapon: 'primary' }, reach: 1 })],
  'scourge|tiefighter': [moreAttack({ when: { enemyDamaged: true } })],
  'darthvader|tieadvanced': [stat('actions', 1)],
  'turrphennir|tieinterceptor': [free('attack', ['Boost', 'Barrel Roll'])],
  'soontirfel|tieinterceptor': [after('stress', ['focus'], { may: true })],
  'kirkanos|tieinterceptor': [add('attacking', 'hit', { when: { range: [2, 3] }, price: 'evade' })],
  'tychocelchu|awing': [{ kind: 'calm' }],
  'jakefarrell|awing': [free('Focus', ['Boost', 'Barrel Roll'])],
  'chewbacca|yt1300': [{ kind: 'tough' }],
  'rey|yt1300': [
    reroll('attacking', ['blank'], 2, { when: { enemyInArc: true } }),
    reroll('defending', ['blank'], 2, { when: { enemyInArc: true } }),
  ],
  'krassistrelix|firespray31': [reroll('attacking', any, 1, { when: { weapon: 'secondary' } })],
  'ibtisam|bwing': [
    reroll('attacking', any, 1, { when: { stressed: true } }),
    reroll('defending', any, 1, { when: { stressed: true } }),
  ],
  'keyanfarlander|bwing': [change('attacking', ['focus'], 'hit', 99, { price: 'unstress' })],
  'janors|hwk290': [moreAttack({ price: 'stress', reach: 3 })],
  'captainjonus|tiebomber': [
    reroll('attacking', any, 2, { when: { weapon: 'secondary' }, reach: 1 }),
  ],
  'rearadmiralchiraneau|vt49decimator': [
    change('attacking', ['focus'], 'crit', 1, { when: { range: [1, 2] } }),
  ],
  'commanderkenkirk|vt49decimator': [stat('agility', 1, { battered: true })],
  'whisper|tiephantom': [after('attack-hit', ['focus'], { may: true })],
  'ig88c|aggressor': [free('Boost', ['Evade'])],
  'ndrusuhlak|z95headhunter': [moreAttack({ when: { alone: true } })],
  'serissu|m3ainterceptor': [reroll('defending', any, 1, { reach: 1 })],
  'laetinashera|m3ainterceptor': [after('defended-unhit', ['evade'], { may: true })],
  'inaldra|m3ainterceptor': [
    reroll('attacking', any, 99, { price: 'shield' }),
    reroll('defending', any, 99, { price: 'shield' }),
  ],
  'grazthehunter|kihraxzfighter': [moreDefence({ when: { enemyInArc: true } })],
  'eadenvrill|yt2400': [moreAttack({ when: { weapon: 'primary', enemyStressed: true } })],
  'poedameron|t70xwing': [
    change('attacking', ['focus'], 'hit', 1, { when: { focused: true } }),
    change('defending', ['focus'], 'evade', 1, { when: { focused: true } }),
  ],
  'zetaleader|tiefofighter': [moreAttack({ price: 'stress' })],
  'ezrabridger|attackshuttle': [
    change('defending', ['focus'], 'evade', 2, { when: { stressed: true } }),
  ],
  'ezrabridger|sheathipedeclassshuttle': [
    change('defending', ['focus'], 'evade', 2, { when: { stressed: true } }),
  ],
  'norrawexley|arc170': [
    add('attacking', 'focus', { price: 'lock' }),
    add('defending', 'focus', { price: 'lock' }),
  ],
  'fennrau|protectoratestarfighter': [
    moreAttack({ when: { range: [1, 1] } }),
    moreDefence({ when: { range: [1, 1] } }),
  ],
  'kadsolus|protectoratestarfighter': [after('red', ['focus', 'focus'])],
  'puresabacc|tiestriker': [moreAttack({ when: { damageMost: 1 } })],
  'majorvynder|alphaclassstarwing': [moreDefence({ when: { disabled: true } })],
  'wullffwarro|auzituckgunship': [moreAttack({ when: { battered: true } })],
  'leevantenza|xwing': [after('Boost', ['stress', 'evade'], { may: true })],
  'majorvermeil|tiereaper': [
    change('attacking', ['blank', 'focus'], 'hit', 1, { when: { enemyBare: true } }),
  ],

  // Changes to the pilot's own dice.
  'hansolo|yt1300': [rerollAll('attacking')],
  'bobafett|firespray31|scumandvillainy': [
    reroll('attacking', any, 'enemies-near'),
    reroll('defending', any, 'enemies-near'),
  ],
  'kathscarlet|firespray31|scumandvillainy': [moreAttack({ when: { enemyIn: 'auxiliary' } })],
  'kathscarlet|firespray31|galacticempire': [after('crit-cancelled', ['other-stress'])],
  'jesspava|t70xwing': [
    reroll('attacking', any, 'friends-near'),
    reroll('defending', any, 'friends-near'),
  ],
  'talonbanecobra|kihraxzfighter': [
    moreAttack({ when: { range: [1, 1], weapon: 'primary' } }),
    moreDefence({ when: { range: [3, 3], weapon: 'primary' } }),
  ],
  'backdraft|tiesffighter': [add('attacking', 'crit', { when: { enemyIn: 'auxiliary' } })],
  'testpilotblackout|tiesilencer': [fewerEvades({ when: { obstructed: true } }, -2)],
  'cobaltleader|bsf17bomber': [fewerEvades({ when: { enemyNearBomb: true } })],
  'captainferoph|tiereaper': [
    add('defending', 'evade', { when: { enemyJammed: true }, must: true }),
  ],
  'omegaace|tiefofighter': [
    change('attacking', ['blank', 'focus', 'hit'], 'crit', 99, { price: 'focus-and-lock' }),
  ],
  'poedameron-swx57|t70xwing': [
    change('attacking', ['focus'], 'hit', 1, { when: { focused: true } }),
    change('defending', ['focus'], 'evade', 1, { when: { focused: true } }),
  ],
  'sabinewren|lancerclasspursuitcraft': [
    add('defending', 'focus', { when: { enemyIn: 'mobile', range: [1, 2] } }),
  ],
  'lieutenantkestal|tieaggressor': [
    cancel('attacking', ['blank', 'focus'], 99, { theirs: true, price: 'focus' }),
  ],
  'tennumb|bwing': [{ kind: 'sure', n: 1 }],
  'lieutenantblount|z95headhunter': [{ kind: 'always-hits' }],
  'zeborrelios|attackshuttle': [{ kind: 'crits-first' }],
  'zeborrelios|tiefighter': [{ kind: 'crits-first' }],
  'zeborrelios|sheathipedeclassshuttle': [{ kind: 'crits-first' }],
  'theinquisitor|tieadvprototype': [{ kind: 'near' }],
  'bossk|yv666': [
    {
      kind: 'modify',
      role: 'attacking',
      effect: { do: 'cancel', faces: ['crit'], most: 1 },
      late: true,
      gives: { face: 'hit', number: 2 },
    },
  ],

  // How damage cards are dealt, and whom enemies may choose.
  'leebo|yt2400': [{ kind: 'picks' }],
  'biggsdarklighter|xwing': [{ kind: 'guards', reach: 1 }],
  'captainkagi|lambdaclassshuttle': [{ kind: 'lures' }],

  // Changes to the dice of other ships.
  'kananjarrus|vcx100': [moreAttack({ foes: 2, price: 'focus' }, -1)],
  'etahnabaht|ewing': [change('attacking', ['hit'], 'crit', 1, { reach: 9, spots: true })],
  'sawgerrera|uwing': [
    reroll('attacking', any, 1, { reach: 2, itself: true, when: { stressed: true } }),
    reroll('attacking', any, 1, {
      reach: 2,
      itself: true,
      when: { stressed: false, damaged: true },
    }),
  ],
  'lowhhrick|auzituckgunship': [add('defending', 'evade', { reach: 1, price: 'reinforce' })],
  'lattsrazzi|yv666': [fewerEvades({ reach: 99, itself: true, price: 'lock' })],

  // What other ships are forbidden to do.
  'darkcurse|tiefighter': [
    forbid('focus', { role: 'defending' }),
    forbid('reroll', { role: 'defending' }),
  ],
  'carnorjax|tieinterceptor': [
    forbid('focus', { reach: 1 }),
    forbid('evade', { reach: 1 }),
    forbid('token-action', { reach: 1 }),
  ],
  'omegaleader|tiefofighter': [forbid('modify', { when: { locks: true } })],
  'princexizor|starviper': [{ kind: 'share', reach: 1 }],
  'zertikstrom|tieadvanced': [forbid('range-bonus', { reach: 1 })],

  // Changed values.
  'gemmersojan|awing': [stat('agility', 1, { enemyNear: true })],
  'epsilonace|tiefofighter': [
    { kind: 'stat', stat: 'skill', n: 12, set: true, when: { damageMost: 0 } },
  ],

  // Abilities at the start of the Combat phase.
  'roarkgarnet|hwk290': [
    after('combat-start', [], {
      on: friend(1, 3),
      lasts: { stat: 'skill', set: 12, until: 'phase' },
    }),
  ],
  'torkilmux|hwk290': [
    after('activation-end', [], {
      on: enemy(1, 2),
      lasts: { stat: 'skill', set: 0, until: 'round' },
    }),
  ],
  'kylekatarn|hwk290': [
    after('combat-start', ['give-focus'], { on: friend(1, 3), may: true, when: { focused: true } }),
  ],
  'coloneljendon|lambdaclassshuttle': [
    after('combat-start', ['give-lock'], {
      on: friend(1, 1, { when: { enemyUnlocked: true } }),
      may: true,
      when: { locking: true },
    }),
  ],
  'kaatoleeachos|z95headhunter': [
    after('combat-start', ['take-focus'], {
      on: friend(1, 2, { when: { enemyFocused: true } }),
      may: true,
      either: true,
    }),
    after('combat-start', ['take-evade'], {
      on: friend(1, 2, { when: { enemyEvading: true } }),
      may: true,
      either: true,
    }),
  ],
  'palobgodalhi|hwk290': [
    after('combat-start', ['take-focus'], {
      on: enemy(1, 2, { when: { enemyFocused: true } }),
      may: true,
      either: true,
    }),
    after('combat-start', ['take-evade'], {
      on: enemy(1, 2, { when: { enemyEvading: true } }),
      may: true,
      either: true,
    }),
  ],
  'guri|starviper': [after('combat-start', ['focus'], { may: true, when: { enemyNear: true } })],
  'commanderalozen|tieadvanced': [after('combat-start', ['lock'], { on: enemy(1, 1), may: true })],
  'epsilonleader|tiefofighter': [
    after('combat-start', ['other-unstress'], {
      on: friend(1, 1, { all: true, itself: true, when: { enemyStressed: true } }),
    }),
  ],
  'chopper|vcx100': [
    after('combat-start', ['other-stress'], {
      on: { side: 'enemy', touching: true, all: true },
    }),
  ],
  'asajjventress|lancerclasspursuitcraft': [
    after('combat-start', ['other-stress'], {
      on: { side: 'any', range: [1, 2], arc: 'mobile' },
      may: true,
    }),
  ],
  'ketsuonyo|lancerclasspursuitcraft': [
    after('combat-start', ['other-tractor'], {
      on: { side: 'any', range: [1, 1], arc: 'mobile', when: { enemyIn: 'front' } },
      may: true,
    }),
  ],
  'oldteroch|protectoratestarfighter': [
    after('combat-start', ['other-bare'], {
      on: enemy(1, 1, { when: { inEnemyArc: true } }),
      may: true,
    }),
  ],
  'manaroo|jumpmaster5000': [after('combat-start', ['give-all'], { on: friend(1, 1), may: true })],
  'ahsokatano|tiefighter': [
    after('combat-start', ['other-act'], { on: friend(1, 1, { itself: true }), price: 'focus' }),
  ],
  'dalanoberos|m12lkimogilafighter': [
    after('combat-start', ['lock'], { on: enemy(1, 3, { arc: 'bullseye' }), may: true }),
  ],
  // Abilities in the other phases.
  'cassianandor|uwing': [
    after('activation-start', ['other-unstress'], {
      on: friend(1, 2, { when: { enemyStressed: true } }),
      may: true,
    }),
  ],
  'lieutenantcolzet|tieadvanced': [
    after('end-start', ['expose-locked'], { may: true, when: { locking: true } }),
  ],
  '4lom|g1astarfighter': [
    after('end-start', ['give-stress'], {
      on: { side: 'any', range: [1, 1] },
      may: true,
      when: { stressed: true },
    }),
  ],
  'unkarplutt|quadjumper': [
    after('activation-end', ['other-tractor'], { on: { side: 'any', touching: true, all: true } }),
  ],

  // Abilities after a manoeuvre.
  'landocalrissian|yt1300': [after('green', ['other-act'], { on: friend(1, 1) })],
  'captainoicunn|vt49decimator': [
    after('moved', ['other-damage'], { on: { side: 'enemy', touching: true, all: true } }),
  ],
  'braylenstramm|arc170': [
    after('moved', ['unstress'], {
      may: true,
      when: { stressed: true },
      roll: dieShowing('attack', 'hit', 'crit'),
    }),
  ],
  'snapwexley|t70xwing': [
    free('moved', ['Boost'], { when: { speeds: [2, 3, 4], touchingAny: false } }),
  ],
  'hefftobber|uwing': [free('bumped', null)],
  'vizier|tiereaper': [
    after('friend-moved', ['give-focus'], {
      may: true,
      either: true,
      when: { focused: true, range: [1, 1], enemySpeeds: [1], enemyOverlapped: false },
    }),
    after('friend-moved', ['give-evade'], {
      may: true,
      either: true,
      when: { evading: true, range: [1, 1], enemySpeeds: [1], enemyOverlapped: false },
    }),
  ],
  'sabinewren|attackshuttle': [free('before-reveal', ['Boost', 'Barrel Roll'])],
  'sabinewren|tiefighter': [free('before-reveal', ['Boost', 'Barrel Roll'])],
  'edriotwotubes|xwing': [free('before-reveal', null, { when: { focused: true } })],

  // Changes to the dial.
  'bobafett|firespray31|galacticempire': [turn({ change: { B: 'N', N: 'B' } })],
  'herasyndulla|vcx100': [turn({ colours: ['green', 'red'], same: 'colour' })],
  'herasyndulla|attackshuttle': [turn({ colours: ['green', 'red'], same: 'colour' })],
  'tetrancowall|tieinterceptor': [turn({ bearings: ['K'], speeds: [1, 3, 5] })],
  'junoeclipse|tieadvanced': [turn({ speeds: 'one-off' })],
  'countessryad|tiedefender': [turn({ bearings: ['F'], change: { F: 'K' } })],
  'elloasty|t70xwing': [
    { kind: 'dial', bearings: ['E', 'R'], to: 'white', when: { stressed: false } },
  ],

  // Templates and obstacles.
  'lieutenantlorrir|tieinterceptor': [{ kind: 'template', action: 'Barrel Roll', way: 'bank' }],
  'echo|tiephantom': [{ kind: 'template', action: 'decloak', way: 'bank' }],
  'zetaace|tiefofighter': [{ kind: 'template', action: 'Barrel Roll', way: 'long' }],
  'blueace|t70xwing': [{ kind: 'template', action: 'Boost', way: 'turn' }],
  'dashrendar|yt2400': [{ kind: 'nimble' }],
  'arvelcrynyd|awing': [{ kind: 'ram' }],

  // Weapons and attacks.
  'majorrhymer|tiebomber': [
    { kind: 'aim', slots: ['Torpedo', 'Missile', 'Cannon', 'Turret'], how: 'range' },
  ],
  'neradantels|bwing': [{ kind: 'aim', slots: ['Torpedo'], how: 'around' }],
  'moraloeval|yv666': [{ kind: 'aim', slots: ['Cannon'], how: 'arcs' }],

  // Bombs.
  'emonazzameen|firespray31': [
    {
      kind: 'drop',
      templates: [
        { speed: 3, bearing: 'T' },
        { speed: 3, bearing: 'F' },
        { speed: 3, bearing: 'Y' },
      ],
    },
  ],
  'solsixxa|scurrgh6bomber': [
    {
      kind: 'drop',
      templates: [
        { speed: 1, bearing: 'T' },
        { speed: 1, bearing: 'Y' },
      ],
    },
  ],
  'deathrain|tiepunisher': [
    { kind: 'drop', templates: [{ speed: 1, bearing: 'F' }], front: true },
    free('dropped', ['Barrel Roll']),
  ],

  // Tokens and locks.
  'garvendreis|xwing': [after('focus-spent', ['other-focus'], { on: friend(1, 2), may: true })],
  'dutchvander|ywing': [after('lock', ['other-free-lock'], { on: friend(1, 2) })],
  'drearenthal|ywing': [after('lock-spent', ['free-lock'], { price: 'more-stress' })],
  'hobbieklivian|xwing': afterEach(['lock', 'lock-spent'], ['unstress'], {
    may: true,
    when: { stressed: true },
  }),
  'tarnmison|xwing': [after('targeted', ['lock'], { may: true })],
  'jekporkins|xwing': [
    after('stress', ['unstress', 'roll-card'], { may: true, when: { stressed: true } }),
  ],
  'niennunb|t70xwing': [
    after('stress', ['unstress'], { may: true, when: { stressed: true, arcEnemyNear: true } }),
  ],
  'redace|t70xwing': [after('shield-lost', ['evade'], { once: 'round' })],
  'chaser|tiefighter': [after('friend-focus-spent', ['focus'], { when: { range: [1, 1] } })],
  'genesisred|m3ainterceptor': [after('lock', ['match-tokens'])],
  'benthictwotubes|uwing': [
    after('Focus', ['give-focus'], { on: friend(1, 2), may: true, when: { focused: true } }),
  ],
  'lieutenantkarsabi|alphaclassstarwing': [after('disabled', ['enable'], { price: 'stress' })],
  'dacebonearm|hwk290': [
    after('enemy-ion', ['other-damage'], { price: 'stress', when: { range: [1, 3] } }),
  ],
  'wesjanson|xwing': [
    ...(['focus', 'evade', 'lock'] as const).map((token) =>
      after('attack', [`other-lose-${token}`], {
        may: true,
        either: true,
        when: { enemyHas: token },
      }),
    ),
  ],

  ...followingPilots,
};
