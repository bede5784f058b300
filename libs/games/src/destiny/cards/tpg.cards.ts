import type { Behaviour } from '../engine/behaviour.js';
import {
  all,
  chooseCharacter,
  chooseDice,
  chooseDie,
  chooseUpTo,
  damageSymbols,
  deal,
  dealMoreIf,
  giveShields,
  may,
  ofAColor,
  ownDice,
  removeDie,
  resolveOne,
  theirCharacter,
} from './build.js';

/** Cards of the Two-Player Game by id. */
export const tpgCards: Readonly<Record<string, Behaviour>> = {
  // Captain Phasma
  '04002': {
    special: [
      chooseCharacter(),
      {
        op: 'if',
        when: { atLeast: { damageOn: 'character' }, n: 6 },
        then: [{ op: 'damage', to: 'character', n: 3 }],
        else: [{ op: 'damage', to: 'character', n: 2 }],
      },
    ],
  },
  // Droid Commandos
  '04003': { special: [chooseUpTo(all), { op: 'damage', to: 'targets', n: 1 }] },
  // Dark Counsel
  '04006': {
    special: [
      { op: 'draw', n: 1 },
      { op: 'keep-die', reroll: true },
    ],
  },
  // Force Stasis
  '04008': { on: 'blue', special: [...removeDie({ shows: ['ranged'] }), ...deal(1)] },
  // Jedi Rival
  '04009': {
    after: {
      'host-activated': [may(chooseCharacter(), { op: 'strip', from: 'character', n: 1 })],
    },
  },
  // Armored Support
  '04010': {
    actions: [
      {
        exhaust: true,
        then: [chooseDie({ whose: 'own', color: 'red' }), { op: 'reroll', dice: 'die' }, { op: 'if', when: { showing: 'die', symbols: damageSymbols }, then: deal(1) }],
      },
    ],
  },
  // First Strike
  '04011': {
    event: [chooseDie({ whose: 'opponent', shows: damageSymbols }), ...deal({ value: 'die' })],
  },
  // I Have You Now
  '04012': { event: [chooseDie({}), { op: 'turn', dice: 'die', to: damageSymbols }] },
  // Mobilize
  '04014': { event: [{ op: 'gain', n: 4 }] },
  // Clash
  '04017': {
    event: [
      { op: 'choose-dice', as: 'die', from: ownDice, goOn: true },
      { op: 'turn', dice: 'die', to: ['melee'], goOn: true },
      chooseDie({ whose: 'opponent', shows: ['melee'] }, 'other'),
      { op: 'turn', dice: 'other', to: ['blank'] },
    ],
  },
  // Your Skills Are Complete
  '04019': { event: [chooseDie({ of: ['upgrade'] }), { op: 'turn', dice: 'die', to: ['blank'] }] },
  // Subjugate
  '04022': { event: removeDie({}) },
  // Rey
  '04024': {
    after: {
      'this-activated': [{ op: 'if', when: { shieldsOn: 'this' }, then: [may(...deal(1))] }],
    },
  },
  // Poe Dameron
  '04025': {
    special: [...giveShields(1), may(chooseDie({ other: true }), { op: 'turn', dice: 'die' })],
  },
  // Medical Droid
  '04026': { special: [chooseCharacter(), { op: 'heal', at: 'character', n: 1 }] },
  // Teamwork
  '04028': {
    special: [{ op: 'shields', to: 'host', n: 1 }, may(...giveShields(1, { types: ['character'], not: 'host' }))],
  },
  // Inner Strength
  '04031': {
    special: [chooseCharacter({ ...theirCharacter, shielded: false }), { op: 'move-damage', from: 'host', to: 'character', n: 1 }],
  },
  // Honor Guard
  '04033': { actions: [{ discardThis: true, then: removeDie({ shows: damageSymbols }) }] },
  // Direct Hit
  '04034': { event: resolveOne({ whose: 'own', shows: damageSymbols }, { plus: 2 }) },
  // Recon
  '04036': {
    event: [{ op: 'choose-symbol', as: 'symbol', from: { notShows: ['blank'] } }, chooseDie({ notIn: 'symbol' }), { op: 'turn', dice: 'die', symbol: 'symbol' }],
  },
  // Concentrate
  '04038': {
    event: [
      chooseDie(ownDice),
      { op: 'turn', dice: 'die' },
      {
        op: 'may',
        payable: 1,
        then: [{ op: 'spend', n: 1 }, chooseDie({ whose: 'own', notIn: 'die' }, 'other'), { op: 'turn', dice: 'other' }],
      },
    ],
  },
  // Distraction
  '04040': {
    event: [
      { op: 'choose-dice', as: 'dice', from: {}, min: 2, max: 2 },
      { op: 'choose-dice', as: 'die', from: { among: 'dice' }, by: 'opponent' },
      { op: 'remove', dice: 'die' },
    ],
  },
  // Do Or Do Not
  '04041': {
    event: [
      chooseDie(ownDice),
      { op: 'reroll', dice: 'die' },
      {
        op: 'may',
        resolvable: 'die',
        then: [{ op: 'resolve', dice: 'die', how: { plus: 1 } }],
        else: [{ op: 'remove', dice: 'die' }],
      },
    ],
  },
  // Fierce Resolve
  '04042': {
    event: [chooseDie(ownDice), { op: 'reroll', dice: 'die' }, ...deal({ value: 'die' })],
  },
  // Sound The Alarm
  '04045': {
    event: [chooseDice({ whose: 'opponent', shows: damageSymbols }, all), { op: 'reroll', dice: 'dice' }],
  },
  // Kylo Ren
  '04001': {
    after: {
      'this-activated': [
        may(
          ofAColor((color) => [
            { op: 'random-card', as: 'card' },
            { op: 'if', when: { colored: 'card', color }, then: deal(2) },
          ]),
        ),
      ],
    },
  },
  // Crossguard Lightsaber
  '04007': {
    after: { 'this-played': [{ op: 'if', when: { titled: 'host', name: 'Kylo Ren' }, then: deal(1) }] },
    special: dealMoreIf({ shieldsOn: 'target' }),
  },
  // Imperial Envoy
  '04013': {
    event: [
      { op: 'random-card', as: 'seen', n: 2 },
      {
        op: 'if',
        when: { atLeast: { count: 'seen' }, n: 2 },
        then: [{ op: 'keep-only', cards: 'seen', types: ['event', 'support'] }, ...deal({ count: 'seen' })],
      },
    ],
  },
  // As I Have Foreseen
  '04016': { keywords: ['ambush'], event: [{ op: 'look', who: 'all-opponents' }] },
  // Hangar Bay
  '04023': {
    claim: [
      { op: 'look-at-top', as: 'card', n: 1, who: 'opponent', show: true },
      { op: 'if', when: { isA: 'card', types: ['event', 'support'] }, then: deal(1) },
    ],
  },
  // Poe Dameron's Blaster
  '04029': { special: dealMoreIf({ titled: 'host', name: 'Poe Dameron' }) },
  // Rey's Lightsaber
  '04030': {
    keywords: ['redeploy'],
    after: {
      'this-played': [
        {
          op: 'if',
          when: { titled: 'host', name: 'Rey' },
          then: [{ op: 'shields', to: 'host', n: 2 }],
          else: [{ op: 'shields', to: 'host', n: 1 }],
        },
      ],
    },
  },
  // Luke's Protection
  '04032': {
    actions: [{ then: [{ op: 'put', cards: 'this', to: 'deck-top' }, ...giveShields(1, { color: 'blue' })] }],
  },
  // Obi-Wan's Hut
  '04046': {
    claim: [
      {
        op: 'either',
        of: [giveShields(1, { color: 'blue' }), [{ op: 'spend', n: 1 }, ...giveShields(1, { notColor: 'blue' })]],
      },
    ],
  },
  // Captain Phasma's Blaster
  '04004': { constant: { redeployOn: { name: 'Captain Phasma' } } },
  // Strike Team
  '04027': { keywords: ['ambush'], constant: { lessIfRich: 3 } },
};
