import type { Behaviour, Node } from '../engine/behaviour.js';
import {
  all,
  anyCharacter,
  atEach,
  chooseCard,
  chooseCharacter,
  chooseDice,
  chooseDie,
  chooseUpTo,
  damageSymbols,
  deal,
  discardSeen,
  discardThis,
  giveShields,
  may,
  ownDice,
  removeDie,
  theirCharacter,
  theirDice,
  theyDistribute,
  theyRemove,
} from './build.js';

const blast = (n: number): Node[] => [atEach(n), ...discardThis];

/** Upgrades of Awakenings by id. */
export const awUpgrades: Readonly<Record<string, Behaviour>> = {
  // Commanding Presence
  '01007': {
    on: 'red',
    special: [
      chooseDie({ color: 'red', other: true }),
      {
        op: 'if',
        when: { ownDie: 'die' },
        then: [{ op: 'resolve', dice: 'die', how: { plus: 2 } }],
        else: [{ op: 'remove', dice: 'die' }],
      },
    ],
  },
  // F-11D Rifle
  '01008': {
    keywords: ['redeploy'],
    special: [theyDistribute(2)],
  },
  // Force Choke
  '01013': {
    on: 'blue',
    special: [
      chooseCharacter({ ...anyCharacter, not: 'host' }),
      { op: 'damage', to: 'character', n: 1, unblockable: true },
      { op: 'choose-dice', as: 'die', from: { at: 'character' }, min: 0 },
      { op: 'turn', dice: 'die' },
    ],
  },
  // Immobilize
  '01014': {
    on: 'blue',
    actions: [{ removeDie: true, then: [chooseDie({}), { op: 'turn', dice: 'die', to: ['blank'] }] }],
  },
  // Kylo Ren's Lightsaber
  '01015': {
    on: 'blue',
    special: [...deal(2), { op: 'if', when: { blocked: true }, then: [{ op: 'keep-die', reroll: true }] }],
  },
  // Sith Holocron
  '01016': {
    special: [
      chooseCard('hand', { whose: 'own', types: ['upgrade'], color: 'blue', subtypes: ['ability'] }),
      { op: 'switch-upgrade', card: 'card' },
      may({ op: 'spend', n: 1 }, { op: 'roll-in', card: 'card' }),
    ],
  },
  // Infantry Grenades
  '01017': { special: blast(2) },
  // Crime Lord
  '01023': {
    special: [{ op: 'spend', n: 5 }, chooseCharacter(), { op: 'doom', cards: 'character' }],
  },
  // Flame Thrower
  '01024': {
    special: [chooseUpTo(3), { op: 'damage', to: 'targets', n: 1 }],
  },
  // Gaffi Stick
  '01025': {
    keywords: ['redeploy'],
    special: [...removeDie({ whose: 'own', shows: ['melee'] }), ...deal(3)],
  },
  // On The Hunt
  '01026': {
    special: [chooseCharacter(), { op: 'strip', from: 'character' }, may(chooseDie({ at: 'character' }), { op: 'spend', n: 1 }, { op: 'remove', dice: 'die' })],
  },
  // Scout
  '01033': { special: discardSeen({ cheapest: true }) },
  // Survival Gear
  '01034': {},
  // Force Protection
  '01039': {
    on: 'blue',
    special: [{ op: 'distribute', what: 'shields', n: 3, among: { whose: 'own' } }],
  },
  // Jedi Robes
  '01040': {
    after: {
      'this-played': [
        {
          op: 'if',
          when: { firstRound: true },
          then: [{ op: 'shields', to: 'host', n: 2 }],
          else: [{ op: 'shields', to: 'host', n: 1 }],
        },
      ],
    },
  },
  // Luke Skywalker's Lightsaber
  '01041': { on: 'blue', special: [{ op: 'either', of: [giveShields(2), deal(2, true)] }] },
  // One With The Force
  '01042': { on: 'blue', before: { 'host-defeated': [{ op: 'become-support' }] } },
  // Rey's Staff
  '01044': { special: removeDie({ shows: damageSymbols }) },
  // Diplomatic Immunity
  '01050': { constant: { shieldsSplit: true } },
  // DL-44 Heavy Blaster Pistol
  '01051': { keywords: ['ambush'], after: { 'this-played': theyRemove(1) } },
  // Infiltrate
  '01052': { special: [chooseDice(theirDice, 2), { op: 'reroll', dice: 'dice' }] },
  // DH-17 Blaster Pistol
  '01054': {},
  // IQA-11 Blaster Rifle
  '01055': { special: deal(2, true) },
  // Promotion
  '01056': { on: 'red', after: { 'this-played': [may({ op: 'draw', n: 1 })] } },
  // Force Throw
  '01057': {
    on: 'blue',
    special: [chooseDie({ other: true }), { op: 'count', as: 'value', n: { value: 'die' } }, { op: 'remove', dice: 'die' }, ...deal({ number: 'value' })],
  },
  // Force Training
  '01058': {
    needs: [{ spot: 'blue' }],
    special: [{ op: 'either', times: 2, of: [deal(1), [{ op: 'gain', n: 1 }], giveShields(1)] }],
  },
  // Lightsaber
  '01059': { keywords: ['redeploy'], special: deal(2, true) },
  // Mind Probe
  '01060': {
    on: 'blue',
    special: [chooseCharacter(theirCharacter, 'target'), { op: 'damage', to: 'target', n: { hand: 'opponent' } }],
  },
  // Comlink
  '01061': {
    after: {
      'this-played': [
        may({
          op: 'either',
          of: [
            [chooseDice(ownDice, all), { op: 'reroll', dice: 'dice' }],
            [chooseDice(theirDice, all), { op: 'reroll', dice: 'dice' }],
          ],
        }),
      ],
    },
  },
  // Datapad
  '01062': {
    special: [chooseDie({ whose: 'own', other: true }), { op: 'turn', dice: 'die', notTo: damageSymbols }],
  },
  // Holdout Blaster
  '01063': { keywords: ['ambush', 'redeploy'] },
  // Cunning
  '01065': { on: 'yellow', special: [{ op: 'other-special' }] },
  // Jetpack
  '01066': {
    special: [
      { op: 'choose-dice', as: 'die', from: { shows: ['melee'] }, goOn: true },
      { op: 'remove', dice: 'die' },
      { op: 'shields', to: 'host', n: 1 },
    ],
  },
  // Thermal Detonator
  '01067': { needs: [{ spot: 'yellow' }], special: blast(3) },
  // Personal Escort
  '01078': { constant: { hostKeyword: 'guardian' } },
  // Hidden In Shadow
  '01090': {
    actions: [{ exhaust: true, hostWithoutShields: true, then: [{ op: 'shields', to: 'host', n: 1 }] }],
  },
  // Second Chance
  '01137': {
    on: 'yellow',
    before: {
      'host-defeated': [{ op: 'instead' }, { op: 'heal', at: 'host', n: 5 }, ...discardThis],
    },
  },
  // Hunker Down
  '01164': {
    constant: { leavesOnMelee: true },
    actions: [{ exhaust: true, then: [{ op: 'shields', to: 'host', n: 1 }] }],
  },
};
