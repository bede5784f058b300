import type { Behaviour } from '../engine/behaviour.js';
import {
  all,
  anyDamage,
  chooseCard,
  chooseCharacter,
  chooseDie,
  damageSymbols,
  deal,
  dealMoreIf,
  discardThis,
  fromADeck,
  giveShields,
  may,
  ofAColor,
  ownCharacter,
  ownDice,
  removeDie,
  resolveOne,
  rollOne,
  theirCharacter,
  theirDice,
  theyDistribute,
  toOneself,
} from './build.js';

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
  // Mother Talzin
  '05003': {
    after: {
      'this-activated': [
        may({
          op: 'either',
          of: (['you', 'opponent'] as const).map((who) => [
            { op: 'look-at-top', as: 'card', n: 1, who, show: true },
            {
              op: 'if',
              when: { atLeast: { odd: 'card' }, n: 1 },
              then: [chooseDie(who === 'you' ? ownDice : theirDice), { op: 'turn', dice: 'die' }],
            },
          ]),
        }),
      ],
    },
  },
  // Palpatine
  '05004': {
    actions: [
      {
        once: true,
        then: [{ op: 'play', zones: ['hand'], from: { types: ['event'] }, less: { symbols: { whose: 'own', shows: anyDamage } } }],
      },
    ],
  },
  // Kylo Ren's Starfighter
  '05005': {
    special: [ofAColor((color) => [{ op: 'look' }, theyDistribute({ inHand: { color } })])],
  },
  // Crystal Ball
  '05006': {
    after: {
      'host-activated': [
        may({
          op: 'either',
          of: (['you', 'opponent'] as const).map((who) => [{ op: 'look-at-top', as: 'card', n: 1, who }]),
        }),
      ],
    },
  },
  // Maul's Lightsaber
  '05008': {
    on: 'blue',
    actions: [
      {
        once: true,
        then: [{ op: 'if', when: { none: { shieldsAmong: theirCharacter } }, then: [{ op: 'spend', n: 1 }, rollOne('this')] }],
      },
    ],
  },
  // Kallus
  '05010': {
    actions: [
      {
        once: true,
        then: [
          chooseDie({ whose: 'own', at: 'host', of: ['character'], shows: damageSymbols }),
          {
            op: 'if',
            when: { showing: 'die', symbols: ['ranged'] },
            then: [{ op: 'turn', dice: 'die', to: ['melee'] }],
            else: [{ op: 'turn', dice: 'die', to: ['ranged'] }],
          },
        ],
      },
    ],
  },
  // Tarkin
  '05012': {
    actions: [
      {
        once: true,
        then: [
          chooseDie(ownDice),
          chooseDie({ whose: 'own', symbolOf: 'die', notIn: 'die' }, 'other'),
          { op: 'remove', dice: 'die' },
          { op: 'remove', dice: 'other' },
          theyDistribute(4),
        ],
      },
    ],
  },
  // Veteran Stormtrooper
  '05013': {},
  // Fragmentation Grenade
  '05015': {
    after: { 'this-resolved': [{ op: 'may', payable: 1, then: [{ op: 'spend', n: 1 }], else: discardThis }] },
  },
  // Grand Moff
  '05016': {
    on: { color: 'red', unique: true },
    actions: [{ once: true, then: [{ op: 'either', of: [[{ op: 'claim-ability' }], [{ op: 'switch-battlefield' }]] }] }],
  },
  // Bib Fortuna
  '05018': { special: [chooseCharacter({ ...ownCharacter, not: 'host' }), rollOne('character')] },
  // Ark Angel
  '05023': {
    after: {
      'this-activated': [
        {
          op: 'choose-cards',
          as: 'cards',
          zone: 'play',
          from: { whose: 'own', types: ['support'], ready: true, not: 'this' },
          min: 0,
          max: 2,
        },
        { op: 'activate', cards: 'cards' },
      ],
    },
  },
  // BT-1
  '05024': { after: { 'this-activated': [toOneself(1), theyDistribute(1)] } },
  // Slave I
  '05025': {
    actions: [
      {
        once: true,
        then: [
          chooseDie({ whose: 'own', color: 'yellow' }),
          { op: 'reroll', dice: 'die' },
          { op: 'choose-dice', as: 'other', from: { whose: 'opponent', equals: { value: 'die' } }, min: 0 },
          { op: 'remove', dice: 'other' },
        ],
      },
    ],
  },
  // Luke Skywalker
  '05031': {
    actions: [{ once: true, spend: 2, then: resolveOne({ whose: 'own', at: 'host' }, { plus: 2 }) }],
  },
  // Yoda
  '05033': {
    special: [
      {
        op: 'either',
        times: 2,
        of: [[{ op: 'gain', n: 1 }], giveShields(1), [chooseDie(ownDice), { op: 'turn', dice: 'die' }], [fromADeck(1)]],
      },
    ],
  },
  // Clone Trooper
  '05038': {
    after: {
      'this-activated': [
        {
          op: 'if',
          when: { controlsField: true },
          then: [
            { op: 'choose-dice', as: 'die', from: { whose: 'own', of: ['character'] }, min: 0 },
            { op: 'reroll', dice: 'die' },
          ],
          else: [
            { op: 'choose-dice', as: 'die', from: { whose: 'own', at: 'host', of: ['character'] }, min: 0 },
            { op: 'reroll', dice: 'die' },
          ],
        },
      ],
    },
  },
  // Finn
  '05039': {
    special: [chooseCard('play', { damaged: 1 }), chooseCard('play', { not: 'card' }, 'other'), { op: 'move-damage', from: 'card', to: 'other', n: 1 }],
  },
  // Rose
  '05040': {
    special: [
      { op: 'gain', n: 1 },
      { op: 'choose-cards', as: 'card', zone: 'play', from: { types: ['support'], damaged: 1 }, min: 0 },
      { op: 'heal', at: 'card', n: 1 },
    ],
  },
  // Wedge Antilles
  '05041': {
    actions: [{ once: true, then: [chooseDie({ whose: 'own', subtypes: ['vehicle'] }), { op: 'turn', dice: 'die' }] }],
  },
  // Camouflaged Rifle
  '05044': { special: dealMoreIf({ controlsField: true }) },
  // Rebellion Leader
  '05045': {
    on: { color: 'red', unique: true },
    actions: [{ once: true, then: removeDie({ whose: 'opponent', matchesOwn: true }) }],
  },
  // Saw Gerrera
  '05049': {
    special: [
      {
        op: 'either',
        of: [
          [{ op: 'discard-random', n: 1, who: 'you', as: 'discarded' }, theyDistribute({ cost: 'discarded' })],
          [{ op: 'discard-random', n: 1, as: 'discarded' }, theyDistribute({ cost: 'discarded' })],
        ],
      },
    ],
  },
  // Roguish Charm
  '05053': {
    on: 'yellow',
    special: [chooseDie({ shows: anyDamage }), { op: 'count', as: 'price', n: { price: 'die' } }, { op: 'remove', dice: 'die' }, { op: 'gain', n: { number: 'price' } }],
  },
  // Zeb Orrelios' Bo-Rifle
  '05054': {
    actions: [{ spend: 1, then: resolveOne({ whose: 'own', at: 'this', plus: true }, { plain: true }) }],
  },
  // Force Focus
  '05056': {
    needs: [{ spot: 'blue' }],
    special: [
      chooseDie(ownDice),
      { op: 'turn', dice: 'die', goOn: true },
      may(chooseCard('hand', { whose: 'own', color: 'blue' }), { op: 'reveal', cards: 'card' }, chooseDie(theirDice, 'other'), { op: 'turn', dice: 'other' }),
    ],
  },
  // Auto Cannon
  '05062': {},
  // Hondo Ohnaka
  '05065': {
    special: [
      chooseCharacter(theirCharacter),
      {
        op: 'may',
        by: 'opponent',
        payable: 1,
        then: [{ op: 'take', n: 1 }],
        else: [{ op: 'damage', to: 'character', n: 3 }],
      },
    ],
  },
  // Gang Up
  '05068': { x: { color: 'yellow' } },
  // Modified HWK-290
  '05070': {
    after: {
      'this-played': [{ op: 'place-damage', on: 'this', n: 2 }],
      'this-activated': [toOneself({ damageOn: 'this' })],
    },
  },
  // Canto Bight Pistol
  '05071': { keywords: ['redeploy'], special: dealMoreIf({ villain: 'target' }) },
  // Hunting Rifle
  '05073': {},
  // Battle Droid
  '05009': {
    after: {
      'this-activated': [
        {
          op: 'if',
          when: { atLeast: { dice: { whose: 'own', among: 'rolled', at: 'host', of: ['character'], shows: ['indirect'] } }, n: 1 },
          then: [
            { op: 'choose-cards', as: 'card', zone: 'play', from: { ...ownCharacter, copyOf: 'this', ready: true }, min: 0 },
            { op: 'activate', cards: 'card' },
          ],
        },
      ],
    },
  },
  // Resistance Bomber
  '05043': {
    constant: { leavesWithDamage: 3 },
    after: { 'this-resolved': [{ op: 'place-damage', on: 'this', n: 1 }] },
  },
  // Force Wave
  '05057': {
    on: 'blue',
    special: [
      chooseCharacter({}, 'first'),
      { op: 'choose-cards', as: 'second', zone: 'play', from: { types: ['character'], not: 'first' }, goOn: true },
      { op: 'choose-cards', as: 'third', zone: 'play', from: { types: ['character'], not: ['first', 'second'] }, goOn: true },
      { op: 'damage', to: 'first', n: 3 },
      { op: 'damage', to: 'second', n: 2 },
      { op: 'damage', to: 'third', n: 1 },
    ],
  },
  // Heirloom Lightsaber
  '05058': { constant: { redeployOn: { color: 'blue' } } },
  // Vibrocutlass
  '05069': { keywords: ['redeploy'], constant: { priceLessOn: 'yellow' } },
  // Stun Baton
  '05074': {
    after: {
      'this-hurt': [
        {
          op: 'may',
          payable: 1,
          then: [{ op: 'spend', n: 1 }, ...removeDie({ at: 'target', of: ['character'] })],
        },
      ],
    },
  },
  // Aayla Secura
  '05029': {
    special: [
      {
        op: 'either',
        of: (['blue', 'red'] as const).map((color) => [chooseDie({ whose: 'own', color }), { op: 'turn', dice: 'die' }]),
      },
      chooseDie(theirDice, 'other'),
      { op: 'turn', dice: 'other' },
    ],
  },
};
