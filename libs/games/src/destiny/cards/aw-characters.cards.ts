import type { Behaviour } from '../engine/behaviour.js';
import { chooseCard, chooseCharacter, chooseDice, chooseDie, deal, may, ownDice, theirCharacter, theyDiscard } from './build.js';

/** Characters of Awakenings by id. */
export const awCharacters: Readonly<Record<string, Behaviour>> = {
  // Captain Phasma
  '01001': { constant: { ownNonUniqueKeyword: 'guardian' } },
  // First Order Stormtrooper
  '01002': {},
  // General Grievous
  '01003': {
    before: {
      'opponent-defeated': [
        {
          op: 'choose-cards',
          as: 'upgrade',
          zone: 'play',
          from: { types: ['upgrade'], without: ['ability'], hostOf: 'cause' },
          min: 0,
        },
        { op: 'move-upgrade', card: 'upgrade' },
      ],
    },
  },
  // General Veers
  '01004': {
    actions: [
      {
        removeDie: true,
        then: [chooseDie({ whose: 'own', of: ['support'] }), { op: 'turn', dice: 'die' }],
      },
    ],
  },
  // Count Dooku
  '01009': {
    before: {
      'this-dealt-damage': [
        {
          op: 'choose-cards',
          as: 'card',
          zone: 'hand',
          from: { whose: 'own' },
          min: 0,
        },
        {
          op: 'if',
          when: { atLeast: { count: 'card' }, n: 1 },
          then: [
            { op: 'put', cards: 'card', to: 'discard' },
            { op: 'shields', to: 'this', n: 1 },
          ],
        },
      ],
    },
  },
  // Darth Vader
  '01010': {
    after: {
      'this-activated': [may(...theyDiscard)],
    },
  },
  // Kylo Ren
  '01011': {
    special: [chooseCharacter(theirCharacter, 'target'), { op: 'random-card', as: 'seen' }, { op: 'damage', to: 'target', n: { cost: 'seen' } }],
  },
  // Nightsister
  '01012': {
    actions: [
      {
        then: [
          { op: 'choose-dice', as: 'die', from: {}, goOn: true },
          { op: 'reroll', dice: 'die' },
          { op: 'damage', to: 'this', n: 1 },
        ],
      },
    ],
  },
  // Bala-Tik
  '01019': { after: { 'opponent-defeated': [may({ op: 'ready', cards: 'this' })] } },
  // Jabba the Hutt
  '01020': {
    after: {
      'this-activated': [
        { op: 'choose-dice', as: 'die', from: { color: 'yellow' }, min: 0 },
        { op: 'reroll', dice: 'die' },
      ],
    },
  },
  // Jango Fett
  '01021': { after: { 'opponent-activated': [may({ op: 'activate', cards: 'this' })] } },
  // Tusken Raider
  '01022': {
    after: {
      'this-activated': [
        {
          op: 'choose-cards',
          as: 'card',
          zone: 'hand',
          from: { whose: 'own' },
          min: 0,
        },
        {
          op: 'if',
          when: { atLeast: { count: 'card' }, n: 1 },
          then: [{ op: 'put', cards: 'card', to: 'discard' }, chooseDie({ at: 'cause', whose: 'own', resolvable: true }), { op: 'resolve', dice: 'die' }],
        },
      ],
    },
  },
  // Admiral Ackbar
  '01027': {
    after: {
      'opponent-hand-emptied': [
        {
          op: 'choose-cards',
          as: 'target',
          zone: 'play',
          from: theirCharacter,
          by: 'opponent',
        },
        { op: 'damage', to: 'target', n: 2 },
      ],
    },
  },
  // Leia Organa
  '01028': {
    actions: [{ removeDie: true, then: [chooseDice(ownDice, 2), { op: 'reroll', dice: 'dice' }] }],
  },
  // Poe Dameron
  '01029': {
    special: [
      chooseCard('hand', { whose: 'own' }),
      { op: 'put', cards: 'card', to: 'discard' },
      { op: 'resolve-side', card: 'card' },
      {
        op: 'if',
        when: { type: 'card', subtype: 'vehicle' },
        then: [
          {
            op: 'play',
            zones: ['discard'],
            from: { among: 'card' },
            optional: true,
          },
        ],
      },
    ],
  },
  // Rebel Trooper
  '01030': { keywords: ['guardian'] },
  // Luke Skywalker
  '01035': { after: { 'this-activated': [{ op: 'draw', n: 1 }] } },
  // Padawan
  '01036': { constant: { firstWeaponLess: 1 } },
  // Qui-Gon Jinn
  '01037': {
    before: {
      'this-gains-shields': [
        {
          op: 'if',
          when: { shieldsOn: 'this' },
          then: [may({ op: 'strip', from: 'this', n: 1 }, ...deal(1))],
        },
      ],
    },
  },
  // Rey
  '01038': { after: { 'upgrade-on-this': [{ op: 'extra-action', n: 1 }] } },
  // Finn
  '01045': { constant: { weaponsFreely: true }, outsideGame: 1 },
  // Han Solo
  '01046': { after: { 'ambush-played': [may({ op: 'shields', to: 'this', n: 1 })] } },
  // Hired Gun
  '01047': {},
  // Padme Amidala
  '01048': {
    special: [
      {
        op: 'may',
        then: [
          { op: 'spend', n: 1 },
          { op: 'mill', n: 2, who: 'opponent' },
        ],
        payable: 1,
        else: [{ op: 'mill', n: 1, who: 'opponent' }],
      },
    ],
  },
};
