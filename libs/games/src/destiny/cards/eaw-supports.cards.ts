import type { Behaviour } from '../engine/behaviour.js';
import {
  anyCharacter,
  chooseCard,
  chooseCharacter,
  chooseDie,
  chooseUpTo,
  discardThis,
  may,
  moveFrom,
  ownCharacter,
  removeDie,
  resolveOne,
  theyDistribute,
  theyRemove,
} from './build.js';

/** Supports and battlefields of Empire at War by id. */
export const eawSupports: Readonly<Record<string, Behaviour>> = {
  // AT-DP
  '03005': {
    special: [chooseCard('play', { types: ['support'], upTo: 2 }), { op: 'put', cards: 'card', to: 'discard' }],
  },
  // Probe Droid
  '03006': {
    keywords: ['ambush'],
    special: [
      { op: 'random-card', as: 'seen', n: 2 },
      {
        op: 'choose-cards',
        as: 'cards',
        zone: 'hand',
        from: { whose: 'opponent', types: ['event'], among: 'seen' },
        min: 0,
        max: 2,
      },
      { op: 'put', cards: 'cards', to: 'discard' },
    ],
  },
  // Darth Vader's TIE Advanced
  '03012': {
    special: [{ op: 'spend', n: 2 }, chooseCharacter(), { op: 'damage', to: 'character', n: { damageOn: 'character' } }],
  },
  // Hound's Tooth
  '03020': {
    after: {
      'this-activated': [
        may(...removeDie({ whose: 'own', color: 'yellow', of: ['character'] }), {
          op: 'gain',
          n: 1,
        }),
      ],
    },
  },
  // Training Remote
  '03035': { constant: { modifiesAny: { color: 'blue' } } },
  // Chopper
  '03042': { special: removeDie({ max: 2 }) },
  // T-47 Airspeeder
  '03045': {
    special: [
      {
        op: 'either',
        of: [[chooseCard('play', { types: ['support'], ready: true }), { op: 'exhaust', cards: 'card' }], [{ op: 'draw', n: 2 }]],
      },
    ],
  },
  // Weapons Cache
  '03052': { special: [{ op: 'play', zones: ['hand'], from: { subtypes: ['weapon'] }, less: 2 }] },
  // Z-95 Headhunter
  '03056': {},
  // Insidious
  '03076': {
    actions: [
      {
        exhaust: true,
        then: [
          {
            op: 'if',
            when: {
              atLeast: { dice: { whose: 'opponent', of: ['character'], shows: ['blank'] } },
              n: 1,
            },
            then: [{ op: 'gain', n: 1 }],
          },
        ],
      },
    ],
  },
  // Hutt Ties
  '03085': {
    actions: [
      {
        exhaust: true,
        then: [{ op: 'either', by: 'opponent', of: [[{ op: 'lose', n: 1 }], theyRemove(1)] }],
      },
    ],
  },
  // Yoda's Quarters
  '03105': {
    actions: [
      {
        exhaust: true,
        removes: { of: ['character'] },
        then: [
          { op: 'whose-die', die: 'removed', as: 'owner' },
          { op: 'heal', at: 'owner', n: 2 },
        ],
      },
    ],
  },
  // Drop Zone
  '03126': {
    after: { claimed: [may({ op: 'place-damage', on: 'this', n: 1 })] },
    actions: [
      {
        exhaust: true,
        then: [chooseCharacter(), { op: 'choose-number', as: 'moved', max: { damageOn: 'this' } }, { op: 'move-damage', from: 'this', to: 'character', n: { number: 'moved' } }],
      },
    ],
  },
  // Tech Team
  '03127': { constant: { cheapens: { type: 'support' } } },
  // Stolen Cache
  '03143': {
    after: { 'this-played': [{ op: 'exhaust', cards: 'this' }] },
    actions: [{ exhaust: true, then: [{ op: 'gain', n: 1 }, ...discardThis] }],
  },
  // B'Omarr Monastery
  '03153': { claim: resolveOne({ whose: 'own', plus: true }, { plain: true }) },
  // Fort Anaxes
  '03154': { constant: { ownKeyword: 'guardian' } },
  // Garel Spaceport
  '03155': {
    claim: [chooseDie({ whose: 'own' }), { op: 'count', as: 'half', n: { half: { value: 'die' } } }, { op: 'remove', dice: 'die' }, { op: 'gain', n: { number: 'half' } }],
  },
  // Imperial Academy
  '03156': {
    after: {
      'own-support-activated': [
        { op: 'choose-dice', as: 'die', from: { whose: 'own', at: 'cause' }, min: 0 },
        { op: 'reroll', dice: 'die' },
      ],
    },
  },
  // Main Plaza
  '03157': {
    claim: [
      {
        op: 'either',
        of: [
          [chooseCharacter(), { op: 'move-damage', from: 'character', to: 'this', n: 1 }],
          [chooseCharacter(anyCharacter), { op: 'move-damage', from: 'this', to: 'character', n: { damageOn: 'this' } }],
        ],
      },
    ],
  },
  // Medical Center
  '03158': {
    claim: [chooseUpTo(2), { op: 'heal', at: 'targets', n: 1 }, { op: 'take-battlefield', who: 'opponent' }],
  },
  // Port District
  '03159': { constant: { ambushFrom: 3 } },
  // Weapons Factory Alpha
  '03160': { constant: { firstLess: 'vehicle' } },
  // Y-Wing
  '03029': {
    special: [
      { op: 'choose-number', as: 'lost', max: { atMost: 4, of: { resources: 'opponent' } }, by: 'opponent' },
      { op: 'lose', n: { number: 'lost' } },
      theyDistribute({ less: [4, { number: 'lost' }] }),
    ],
  },
  // Detention Center
  '03088': {
    actions: [
      {
        exhaust: true,
        then: [
          ...removeDie({ of: ['character'] }),
          { op: 'choose-dice', as: 'own', from: { whose: 'own', of: ['character'] }, min: 0 },
          {
            op: 'if',
            when: { atLeast: { count: 'own' }, n: 1 },
            then: [{ op: 'remove', dice: 'own' }, ...discardThis],
            else: [
              { op: 'choose-dice', as: 'theirs', from: { whose: 'opponent', of: ['character'] }, by: 'opponent', min: 0 },
              {
                op: 'if',
                when: { atLeast: { count: 'theirs' }, n: 1 },
                then: [{ op: 'remove', dice: 'theirs' }, ...discardThis],
              },
            ],
          },
        ],
      },
    ],
  },
  // Rally Aid
  '03096': {
    actions: [
      {
        exhaust: true,
        then: [
          { op: 'random-card', as: 'card', who: 'you' },
          {
            op: 'if',
            when: { type: 'card', subtype: 'vehicle' },
            then: [{ op: 'play', zones: ['hand'], from: { among: 'card' }, less: 2, optional: true }],
            else: [{ op: 'play', zones: ['hand'], from: { among: 'card' }, less: 1, optional: true }],
          },
        ],
      },
    ],
  },
  // Ghost
  '03028': { special: [{ op: 'resolve-side', card: 'this', other: true }] },
  // Funeral Pyre
  '03104': {
    before: { 'own-blue-defeated': [may(...moveFrom('cause', {}, ownCharacter))] },
  },
};
