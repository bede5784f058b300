import type { Behaviour } from '../engine/behaviour.js';
import { anyCharacter, atEach, chooseCard, chooseCharacter, chooseDice, chooseDie, chooseUpTo, deal, discardThis, may, ownCharacter, removeDie, theirCharacter } from './build.js';

const turnThis: Behaviour['event'] = [chooseDie({ whose: 'own', at: 'this' }), { op: 'turn', dice: 'die' }];

/** Upgrades of Empire at War by id. */
export const eawUpgrades: Readonly<Record<string, Behaviour>> = {
  // Temptation
  '03014': {
    special: [
      {
        op: 'may',
        by: 'opponent',
        then: [
          { op: 'draw', n: 2, who: 'opponent' },
          { op: 'gain', n: 2 },
        ],
        else: [{ op: 'draw', n: 2 }],
      },
    ],
  },
  // Grand Inquisitor's Lightsaber
  '03015': {
    on: 'blue',
    special: [
      { op: 'choose-dice', as: 'die', from: { of: ['character'] }, goOn: true },
      { op: 'turn', dice: 'die', to: ['blank'], goOn: true },
      { op: 'keep-die', reroll: true },
    ],
  },
  // Cable Launcher
  '03021': {
    on: 'yellow',
    special: [
      chooseCharacter(),
      {
        op: 'either',
        of: [removeDie({ at: 'character', of: ['character'] }), [{ op: 'spend', n: 1 }, chooseDice({ at: 'character', of: ['character'] }, 2, 2), { op: 'remove', dice: 'dice' }]],
      },
    ],
  },
  // LL-30 Blaster Pistol
  '03022': {
    keywords: ['ambush', 'redeploy'],
    special: [chooseDie({ whose: 'own', other: true }), { op: 'turn', dice: 'die', to: ['ranged'] }],
  },
  // Relby-V10 Mortar Gun
  '03023': {
    actions: [{ spend: 2, removes: { at: 'this', shows: ['ranged'] }, then: [atEach({ number: 'paid' })] }],
  },
  // A280 Blaster Rifle
  '03030': {
    keywords: ['redeploy'],
    special: [{ op: 'distribute', what: 'shields', n: 2, among: { whose: 'own' } }],
  },
  // Master of the Council
  '03036': {
    on: 'blue',
    special: [
      {
        op: 'if',
        when: { readyThis: true },
        then: [{ op: 'spend', n: 2 }, { op: 'exhaust', cards: 'this' }, chooseCharacter({ ready: false }), { op: 'ready', cards: 'character' }],
      },
    ],
  },
  // Coordination
  '03037': { special: [{ op: 'shields', to: ownCharacter, n: 1 }] },
  // Tough Haggler
  '03044': {
    special: [
      { op: 'look' },
      {
        op: 'choose-cards',
        as: 'cards',
        zone: 'hand',
        from: { whose: 'opponent' },
        min: 2,
        max: 2,
      },
      {
        op: 'may',
        by: 'opponent',
        payable: 2,
        then: [{ op: 'spend', n: 2, by: 'opponent' }],
        else: [{ op: 'put', cards: 'cards', to: 'discard' }],
      },
    ],
  },
  // Natural Pilot
  '03048': {
    after: {
      'host-activated': [
        may(chooseCard('play', { subtypes: ['vehicle'], ready: false }), {
          op: 'ready',
          cards: 'card',
        }),
      ],
    },
  },
  // Ancient Lightsaber
  '03049': {
    actions: [
      {
        then: [
          { op: 'heal', at: 'host', n: 2 },
          { op: 'put', cards: 'this', to: 'deck-bottom' },
        ],
      },
    ],
  },
  // Psychometry
  '03050': {
    on: 'blue',
    special: [chooseDie({ subtypes: ['equipment', 'weapon'] }), { op: 'draw', n: { value: 'die' } }, may({ op: 'remove', dice: 'die' })],
  },
  // Shoto Lightsaber
  '03051': {
    after: {
      'host-activated': [
        {
          op: 'if',
          when: {
            atLeast: {
              cards: {
                types: ['upgrade'],
                color: 'blue',
                subtypes: ['weapon'],
                hostOf: 'cause',
                not: 'this',
              },
            },
            n: 1,
          },
          then: [
            may({
              op: 'either',
              of: [[{ op: 'shields', to: 'host', n: 1 }], [chooseCharacter(), { op: 'strip', from: 'character', n: 1 }]],
            }),
          ],
        },
      ],
    },
  },
  // Extortion
  '03054': {
    on: 'yellow',
    special: [
      {
        op: 'if',
        when: {
          atLeast: {
            less: [{ dice: { whose: 'own', shows: ['ranged'] } }, { dice: { whose: 'opponent', shows: ['ranged'] } }],
          },
          n: 1,
        },
        then: [{ op: 'take', n: 1 }],
      },
    ],
  },
  // X-8 Night Sniper
  '03055': { keywords: ['ambush'], actions: [{ spend: 1, then: turnThis }] },
  // Lead by Example
  '03059': {
    after: {
      'host-activated': [
        may(chooseCard('play', { whose: 'own', types: ['support'], ready: true }), {
          op: 'activate',
          cards: 'card',
        }),
      ],
    },
  },
  // Scatterblaster
  '03060': {
    special: [chooseUpTo(4), { op: 'damage', to: 'targets', n: 1 }],
    actions: [{ removes: { at: 'host', of: ['character'] }, then: turnThis }],
  },
  // Hate
  '03077': {
    keywords: ['redeploy'],
    after: {
      'host-activated': [may({ op: 'damage', to: 'host', n: 1 }, chooseCharacter({ ...anyCharacter, not: 'host' }), { op: 'damage', to: 'character', n: 1 })],
    },
  },
  // Fearless
  '03106': {
    after: {
      'host-activated': [may({ op: 'shields', to: 'host', n: 1 }, { op: 'draw', n: 1 })],
    },
  },
  // Thermal Paint
  '03116': {
    after: {
      'host-activated': [
        { op: 'choose-cards', as: 'target', zone: 'play', from: theirCharacter, by: 'opponent' },
        { op: 'damage', to: 'target', n: 1 },
        may(...discardThis, { op: 'damage', to: 'target', n: 1 }),
      ],
    },
  },
  // Keen Instincts
  '03135': {
    on: 'blue',
    actions: [
      {
        removes: { at: 'host', of: ['character'] },
        then: [{ op: 'shields', to: 'host', n: 1 }],
      },
    ],
  },
  // Hidden Agenda
  '03144': {
    actions: [
      {
        then: [{ op: 'play', zones: ['hand'], from: { types: ['event'] }, less: 2 }, ...discardThis],
      },
    ],
  },
  // T-7 Ion Disruptor Rifle
  '03007': {
    needs: [{ spot: 'red' }],
    actions: [{ discard: {}, then: [chooseDie({ whose: 'own', at: 'this' }), { op: 'turn', dice: 'die', up: 1 }] }],
  },
  // ID9 Seeker Droid
  '03013': { x: { copies: true } },
  // Deadly
  '03086': { actions: [{ exhaust: true, removes: { at: 'host' }, then: deal(2, true) }] },
  // BD-1 Cutter Vibro-AX
  '03053': { before: { 'this-deals': [may({ op: 'strip', from: 'cause' })] } },
  // Chance Cube
  '03057': {
    before: {
      'host-activates': [{ op: 'may', payable: 1, then: [{ op: 'spend', n: 1 }], else: [{ op: 'put', cards: 'this', to: 'hand' }] }],
    },
  },
  // Mandalorian Armor
  '03145': {
    after: { 'this-played': [{ op: 'shields', to: 'host', n: 1 }] },
    constant: { hostShields: 1 },
  },
  // Plastoid Armor
  '03152': { constant: { hostHealth: 1 } },
  // Energy Slingshot
  '03043': {
    before: {
      'this-removed': [
        {
          op: 'may',
          payable: 1,
          then: [
            { op: 'spend', n: 1 },
            { op: 'keep-die', reroll: true },
          ],
        },
      ],
    },
  },
};
