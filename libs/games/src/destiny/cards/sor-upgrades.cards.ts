import type { Behaviour } from '../engine/behaviour.js';
import {
  anyCharacter,
  atEach,
  chooseCard,
  chooseCharacter,
  chooseDice,
  chooseDie,
  chooseUpTo,
  deal,
  discardSeen,
  discardThis,
  giveShields,
  may,
  mayExhaust,
  ownCharacter,
  removeDie,
  theirDice,
} from './build.js';

/** Upgrades of Spirit of Rebellion by id. */
export const sorUpgrades: Readonly<Record<string, Behaviour>> = {
  // Imperial Discipline
  '02006': {
    on: 'red',
    actions: [
      {
        removeDie: true,
        then: [chooseDie({ whose: 'own', at: 'host' }), { op: 'turn', dice: 'die', to: ['ranged', 'resource'] }],
      },
    ],
  },
  // DT-29 Heavy Blaster Pistol
  '02007': { special: removeDie({ whose: 'opponent', priced: true }) },
  // Z6 Riot Control Baton
  '02008': {
    keywords: ['redeploy'],
    after: { 'this-rolled-in': [may({ op: 'reroll', dice: 'rolled' })] },
  },
  // Force Lightning
  '02014': {
    on: 'blue',
    special: [...deal(1), may(...removeDie({ shows: ['blank'] }), { op: 'keep-die', reroll: true })],
  },
  // Lightsaber Pike
  '02015': {
    actions: [{ removeDie: true, then: giveShields(1, { ...anyCharacter, not: 'host' }) }],
  },
  // Lure of Power
  '02016': { constant: { modifiesAny: {} } },
  // Blackmail
  '02023': {
    after: {
      'this-rolled': [
        {
          op: 'may',
          by: 'opponent',
          payable: 1,
          then: [
            { op: 'spend', n: 1, by: 'opponent' },
            { op: 'gain', n: 1 },
            { op: 'remove', dice: 'rolled' },
          ],
        },
      ],
    },
  },
  // Personal Shield
  '02024': {
    before: {
      'host-dealt-ranged': [
        {
          op: 'if',
          when: { atLeast: { number: 'damage' }, n: 2 },
          then: [mayExhaust({ op: 'shields', to: 'host', n: 1 })],
        },
      ],
    },
  },
  // Vibroknucklers
  '02025': {
    keywords: ['ambush'],
    before: {
      'this-resolves': [
        {
          op: 'may',
          payable: 1,
          then: [
            { op: 'spend', n: 1 },
            { op: 'raise', n: 1 },
          ],
        },
      ],
    },
  },
  // A180 Blaster
  '02032': {
    special: [
      {
        op: 'either',
        of: [[...deal(1), { op: 'shields', to: 'host', n: 1 }], [atEach(1)], deal(2, true)],
      },
    ],
  },
  // Overkill
  '02033': {},
  // Handcrafted Light Bow
  '02039': {
    special: [
      {
        op: 'either',
        of: [deal(3), [chooseCharacter(), { op: 'strip', from: 'character' }, { op: 'damage', to: 'character', n: 2 }]],
      },
    ],
  },
  // Force Heal
  '02040': {
    on: 'blue',
    special: [
      {
        op: 'either',
        of: [
          [chooseCharacter(), { op: 'heal', at: 'character', n: 1 }],
          [{ op: 'spend', n: 1 }, chooseCharacter(), { op: 'heal', at: 'character', n: 2 }],
        ],
      },
    ],
  },
  // Journals of Ben Kenobi
  '02041': { actions: [{ removeDie: true, then: [{ op: 'draw', n: 1 }] }] },
  // Bowcaster
  '02048': {
    keywords: ['redeploy'],
    special: [chooseUpTo(2), { op: 'damage', to: 'targets', n: 1, unblockable: true }],
  },
  // Lone Operative
  '02049': {
    special: [
      {
        op: 'if',
        when: { atLeast: { cards: ownCharacter }, n: 2 },
        then: [{ op: 'heal', at: 'host', n: 2 }],
        else: [{ op: 'heal', at: 'host', n: 3 }],
      },
    ],
  },
  // Maz's Goggles
  '02050': { needs: [{ spot: 'yellow' }], special: discardSeen({ types: ['event'] }) },
  // Rocket Launcher
  '02053': {
    special: [
      {
        op: 'either',
        of: [
          [chooseCard('play', { subtypes: ['vehicle'] }), { op: 'put', cards: 'card', to: 'discard' }],
          [chooseUpTo(2), { op: 'damage', to: 'targets', n: 2 }],
        ],
      },
    ],
  },
  // Force Push
  '02054': { on: 'blue', special: [chooseDice(theirDice, 2), { op: 'turn', dice: 'dice' }] },
  // Force Speed
  '02055': { on: 'blue', special: [{ op: 'extra-action', n: 2 }] },
  // Makashi Training
  '02056': {
    needs: [{ spot: 'blue' }],
    actions: [{ exhaust: true, removes: { shows: ['melee'] }, then: removeDie({ shows: ['melee'] }) }],
  },
  // Vibroknife
  '02057': { keywords: ['ambush'], constant: { unblockable: true } },
  // Ascension Gun
  '02059': { special: [{ op: 'claim-ability', unused: true }] },
  // Con Artist
  '02060': {
    on: 'yellow',
    special: [
      { op: 'place-damage', on: 'this', n: 1 },
      { op: 'mill', n: { damageOn: 'this' }, who: 'opponent' },
    ],
  },
  // Armor Plating
  '02089': {
    before: { 'host-takes-damage': [may({ op: 'block', n: 2 }, ...discardThis)] },
  },
  // Tactical Aptitude
  '02099': {
    after: {
      'host-activated': [may({ op: 'draw', n: 1 }, chooseCard('hand', { whose: 'own' }), { op: 'put', cards: 'card', to: 'deck-bottom' })],
    },
  },
  // Life Debt
  '02118': {
    on: 'yellow',
    after: {
      'host-activated': [may(chooseCharacter({ ...anyCharacter, not: 'host' }), { op: 'move-damage', from: 'character', to: 'host', n: 1 })],
    },
  },
  // Wingman
  '02126': {
    on: 'red',
    after: { 'own-red-activated': [may({ op: 'activate', cards: 'host' })] },
  },
  // Fast Hands
  '02150': {
    on: 'yellow',
    after: {
      'host-activated': [
        { op: 'choose-dice', as: 'die', from: { whose: 'own', at: 'host', resolvable: true }, min: 0 },
        { op: 'resolve', dice: 'die' },
      ],
    },
  },
  // Now I Am The Master
  '02079': {
    after: { 'host-dealt': [mayExhaust(chooseDie({}), { op: 'turn', dice: 'die', to: ['blank'] })] },
  },
  // Force Illusion
  '02135': {
    before: {
      'host-takes-damage': [
        {
          op: 'if',
          when: { enough: { deck: 'own' }, for: { number: 'damage' } },
          then: [may({ op: 'mill', n: { number: 'damage' }, who: 'you' }, { op: 'block', n: { number: 'damage' } }, ...discardThis)],
        },
      ],
    },
  },
};
