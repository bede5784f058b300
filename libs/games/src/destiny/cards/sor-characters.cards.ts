import type { Behaviour } from '../engine/behaviour.js';
import { all, atEach, chooseCharacter, chooseDice, chooseDie, damageSymbols, deal, may, ownDice, removeDie, theirDice, theyDiscard, theyDistribute } from './build.js';

const noBlueAbilities = { refuses: { color: 'blue', subtype: 'ability' } } as const;

/** Characters of Spirit of Rebellion by id. */
export const sorCharacters: Readonly<Record<string, Behaviour>> = {
  // Death Trooper
  '02001': {},
  // FN-2199
  '02002': {
    after: {
      'upgrade-on-this': [
        {
          op: 'if',
          when: { type: 'cause', subtype: 'weapon' },
          then: [
            { op: 'roll-in', card: 'cause' },
            {
              op: 'choose-dice',
              as: 'die',
              from: { whose: 'own', at: 'cause', resolvable: true },
              min: 0,
            },
            { op: 'resolve', dice: 'die' },
          ],
        },
      ],
    },
  },
  // Asajj Ventress
  '02009': {
    after: {
      'opponent-rerolled': [may(...theyDiscard)],
    },
  },
  // Darth Vader
  '02010': { special: [...deal(3), { op: 'damage', to: 'host', n: 1 }] },
  // Palpatine
  '02011': { after: { 'this-resolved': [theyDistribute(2)] } },
  // Royal Guard
  '02012': { keywords: ['guardian'], constant: noBlueAbilities },
  // Aurra Sing
  '02018': {
    before: {
      'this-resolves': [
        { op: 'choose-cards', as: 'card', zone: 'hand', from: { whose: 'own' }, min: 0 },
        {
          op: 'if',
          when: { atLeast: { count: 'card' }, n: 1 },
          then: [
            { op: 'put', cards: 'card', to: 'discard' },
            { op: 'raise', n: 1 },
          ],
        },
      ],
    },
  },
  // Guavian Enforcer
  '02019': {
    actions: [{ removeDie: true, then: [chooseCharacter(), { op: 'strip', from: 'character', n: 1 }] }],
  },
  // IG-88
  '02020': {
    special: [
      {
        op: 'play',
        zones: ['discard'],
        from: { types: ['upgrade'], color: 'yellow', subtypes: ['weapon', 'equipment'] },
        less: 2,
        on: 'host',
      },
    ],
  },
  // Unkar Plutt
  '02021': {
    actions: [
      {
        then: [
          chooseDice(ownDice, all),
          { op: 'count', as: 'value', n: { value: 'dice' } },
          {
            op: 'if',
            when: { atLeast: { number: 'value' }, n: 3 },
            then: [
              { op: 'remove', dice: 'dice' },
              { op: 'random-card', as: 'seen' },
              { op: 'put', cards: 'seen', to: 'discard' },
              { op: 'gain', n: { cost: 'seen' } },
            ],
          },
        ],
      },
    ],
  },
  // Baze Malbus
  '02026': { special: [atEach(1)] },
  // Mon Mothma
  '02027': {
    after: {
      'event-played': [
        { op: 'choose-dice', as: 'die', from: { colorOf: 'cause' }, min: 0 },
        { op: 'reroll', dice: 'die' },
      ],
    },
  },
  // Rebel Commando
  '02028': { special: removeDie(theirDice) },
  // Temmin "Snap" Wexley
  '02029': { constant: { claimCosts: 1 } },
  // Jedi Acolyte
  '02034': {
    before: {
      'this-resolves': [{ op: 'if', when: { matched: 'rolled' }, then: [{ op: 'raise', n: 1 }] }],
    },
  },
  // Chirrut Îmwe
  '02035': {
    constant: noBlueAbilities,
    after: { 'this-activated': [may({ op: 'reroll', dice: { ...ownDice, shows: ['blank'] } })] },
  },
  // Luminara Unduli
  '02036': {
    special: [
      chooseDie({ whose: 'own', of: ['character'], resolvable: true }),
      {
        op: 'if',
        when: { uniqueOf: 'die' },
        then: [{ op: 'resolve', dice: 'die', how: { plus: 2 } }],
        else: [{ op: 'resolve', dice: 'die', how: { plus: 3 } }],
      },
    ],
  },
  // Obi-Wan Kenobi
  '02037': {
    keywords: ['guardian'],
    before: {
      'this-defeated': [
        {
          op: 'play',
          zones: ['hand', 'discard'],
          from: { color: 'blue' },
          free: true,
          optional: true,
        },
      ],
    },
  },
  // Chewbacca
  '02043': {
    special: [chooseDie(theirDice), { op: 'turn', dice: 'die', to: damageSymbols }, ...deal({ value: 'die' })],
  },
  // Jyn Erso
  '02044': { constant: { firstLess: 'yellow-event' } },
  // Maz Kanata
  '02045': { after: { 'this-activated': [{ op: 'resolve-any', max: 2 }] } },
  // Outer Rim Smuggler
  '02046': { after: { 'own-hand-played': [{ op: 'gain', n: 1 }] }, first: { 'own-hand-played': 'round' } },
};
