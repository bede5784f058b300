import type { Behaviour } from '../engine/behaviour.js';
import { all, chooseCard, chooseCharacter, chooseDie, deal, fromADeck, giveShields, may, ownCharacter, ownDice, theirDice } from './build.js';

/** Cards of Legacies with a die by id. */
export const legDice: Readonly<Record<string, Behaviour>> = {
  // Dark Advisor
  '05001': {
    special: [
      { op: 'draw', n: 3 },
      chooseCard('hand', { whose: 'own' }),
      {
        op: 'either',
        of: [[{ op: 'put', cards: 'card', to: 'deck-top' }], [{ op: 'put', cards: 'card', to: 'deck-bottom' }]],
      },
    ],
  },
  // Force Rend
  '05007': {
    on: 'blue',
    special: [chooseCard('play', { types: ['support', 'upgrade'], affordable: true }), { op: 'spend', n: { cost: 'card' } }, { op: 'put', cards: 'card', to: 'discard' }],
  },
  // Boba Fett
  '05019': { special: [chooseDie({}), ...deal({ value: 'die' })] },
  // Hunter Instinct
  '05026': {
    special: [
      chooseCharacter(),
      {
        op: 'if',
        when: { atLeast: { damageOn: 'character' }, n: 3 },
        then: [{ op: 'damage', to: 'character', n: 2 }],
        else: [{ op: 'damage', to: 'character', n: 1 }],
      },
    ],
  },
  // Wrist Rockets
  '05027': {
    on: 'yellow',
    special: [
      ...deal(2),
      {
        op: 'may',
        payable: 1,
        then: [{ op: 'spend', n: 1 }, chooseCharacter({}, 'other'), { op: 'damage', to: 'other', n: 2 }],
      },
    ],
  },
  // BB-9E
  '05028': {
    special: [
      { op: 'choose-dice', as: 'die', from: theirDice, goOn: true },
      { op: 'reroll', dice: 'die' },
      { op: 'keep-die', reroll: true },
    ],
  },
  // Obi-Wan Kenobi
  '05032': { after: { 'this-activated': [may(...giveShields(1))] } },
  // R2-D2
  '05035': {
    special: [{ op: 'draw', n: 1 }, may(chooseDie(ownDice), { op: 'turn', dice: 'die' })],
  },
  // Force Meditation
  '05036': { needs: [{ spot: 'blue' }], special: [fromADeck(2)] },
  // Obi-Wan Kenobi's Lightsaber
  '05037': {
    on: 'blue',
    special: [{ op: 'shields', to: 'host', n: 1 }, ...deal({ shieldsOn: 'host' }, true)],
  },
  // Han Solo
  '05046': {
    after: {
      'this-activated': [
        { op: 'choose-dice', as: 'die', from: {}, min: 0 },
        { op: 'reroll', dice: 'die' },
      ],
    },
  },
  // Millennium Falcon
  '05052': {
    after: {
      'this-activated': [
        may(chooseCharacter({ ...ownCharacter, ready: true }), {
          op: 'activate',
          cards: 'character',
        }),
      ],
    },
  },
  // Republic Cruiser
  '05055': {
    special: [
      {
        op: 'either',
        of: [giveShields(2, { unique: true }), [{ op: 'shields', to: { ...ownCharacter, unique: true }, n: 1 }]],
      },
    ],
  },
  // Hush-98 Comlink
  '05059': {
    actions: [
      {
        removeDie: true,
        then: [
          {
            op: 'choose-cards',
            as: 'cards',
            zone: 'play',
            from: { whose: 'own', types: ['character', 'support'], ready: true },
            min: 0,
            max: all,
          },
          { op: 'activate', cards: 'cards' },
        ],
      },
    ],
  },
  // Ground Battalion
  '05060': { after: { 'this-activated': [may({ op: 'take-battlefield' })] } },
  // Lookout Post
  '05061': { needs: ['battlefield'] },
  // Pirate Speeder Tank
  '05066': { special: [...deal(2), ...giveShields(2), { op: 'extra-action', n: 1 }] },
  // Bartering
  '05067': { special: [{ op: 'gain', n: 1 }, may({ op: 'draw', n: 1, who: 'all' })] },
  // Hidden Blaster
  '05072': {
    keywords: ['ambush'],
    after: {
      'this-played': [may(chooseCharacter(), { op: 'strip', from: 'character', n: 1 })],
    },
  },
};
