import type { Behaviour } from '../engine/behaviour.js';
import { chooseCard, chooseCharacter, chooseDie, may, ownCharacter, theirCharacter } from './build.js';

/** The highest cost of any card. */
const dearest = 8;

/** Characters of Empire at War by id. */
export const eawCharacters: Readonly<Record<string, Behaviour>> = {
  // General Hux
  '03002': {
    special: [
      {
        op: 'play',
        zones: ['hand'],
        from: { types: ['event'], color: 'red' },
        less: { cards: ownCharacter },
      },
    ],
  },
  // MagnaGuard
  '03003': {
    before: { 'this-defeated-by-damage': [{ op: 'instead' }, { op: 'doom', cards: 'this' }] },
  },
  // Thrawn
  '03004': {
    after: {
      'this-activated': [
        may(
          { op: 'choose-number', as: 'number', max: dearest },
          { op: 'look' },
          {
            op: 'choose-cards',
            as: 'card',
            zone: 'hand',
            from: { whose: 'opponent', costs: { number: 'number' } },
          },
          { op: 'put', cards: 'card', to: 'discard' },
        ),
      ],
    },
  },
  // Quinlan Vos
  '03008': {
    special: [chooseCharacter(theirCharacter), { op: 'damage', to: 'character', n: { less: [{ hand: 'own' }, { hand: 'opponent' }] } }],
  },
  // Grand Inquisitor
  '03011': {
    special: [chooseDie({ of: ['character'], shows: ['blank'] }), { op: 'whose-die', die: 'die', as: 'owner' }, { op: 'remove', dice: 'die' }, { op: 'damage', to: 'owner', n: 2 }],
  },
  // Bazine Netal
  '03016': {
    special: [
      chooseCharacter(),
      {
        op: 'if',
        when: { atLeast: { damageOn: 'character' }, n: 1 },
        then: [{ op: 'damage', to: 'character', n: 1 }],
        else: [{ op: 'damage', to: 'character', n: 3 }],
      },
    ],
  },
  // Bossk
  '03017': {
    after: {
      'this-activated': [may(chooseCharacter(theirCharacter), chooseCharacter({ not: 'character' }, 'other'), { op: 'move-damage', from: 'character', to: 'other', n: 1 })],
    },
  },
  // Cad Bane
  '03018': {
    actions: [
      {
        then: [{ op: 'play', zones: ['hand'], from: { types: ['upgrade'] }, on: 'host', must: true }, may({ op: 'activate', cards: 'this' })],
      },
    ],
  },
  // Gamorrean Guard
  '03019': { keywords: ['guardian'] },
  // General Rieekan
  '03024': {
    after: {
      'this-activated': [
        may({
          op: 'mill',
          n: { cards: { ...ownCharacter, shielded: true, not: 'host' } },
          who: 'opponent',
        }),
      ],
    },
  },
  // Rookie Pilot
  '03027': {
    after: {
      'this-activated': [
        { op: 'choose-dice', as: 'die', from: { whose: 'own', subtypes: ['vehicle'] }, min: 0 },
        { op: 'reroll', dice: 'die' },
      ],
    },
  },
  // Jedi Instructor
  '03032': {
    after: {
      'this-activated': [
        may(
          {
            op: 'choose-symbol',
            as: 'symbol',
            from: { whose: 'own', at: 'host', of: ['character'], notShows: ['blank'] },
          },
          chooseDie({ whose: 'own', of: ['character'] }),
          { op: 'turn', dice: 'die', symbol: 'symbol' },
        ),
      ],
    },
  },
  // Mace Windu
  '03034': {
    actions: [
      {
        removeDie: true,
        then: [chooseCharacter({ healthTo: 2 }), { op: 'defeat', cards: 'character' }],
      },
    ],
  },
  // Ezra Bridger
  '03038': { constant: { blueFreely: true }, special: [{ op: 'take', n: 1 }] },
  // Lando Calrissian
  '03039': { constant: { startsWith: 1 } },
  // Wookiee Warrior
  '03041': {},
  // Ciena Ree
  '03001': {
    actions: [
      {
        once: true,
        spend: 2,
        then: [chooseCard('play', { subtypes: ['vehicle'], ready: false }), { op: 'ready', cards: 'card' }],
      },
    ],
  },
  // Servant of the Dark Side
  '03009': {
    before: {
      'own-blue-defeated': [
        { op: 'choose-cards', as: 'upgrade', zone: 'play', from: { types: ['upgrade'], hostOf: 'cause' }, min: 0 },
        { op: 'move-upgrade', card: 'upgrade', home: true },
      ],
    },
  },
  // Hera Syndulla
  '03025': {
    special: [
      { op: 'play', zones: ['hand'], from: { subtypes: ['vehicle'] }, free: true, must: true, as: 'vehicle' },
      { op: 'return-later', cards: 'vehicle' },
    ],
  },
  // K-2SO
  '03026': {
    constant: { weaponMore: 2 },
    after: { 'weapon-on-this': [{ op: 'ready', cards: 'this' }] },
    first: { 'weapon-on-this': 'game' },
  },
  // Ahsoka Tano
  '03031': {
    after: {
      'this-activated': [
        {
          op: 'may',
          payable: { count: 'rolled' },
          then: [
            { op: 'spend', n: { count: 'rolled' } },
            { op: 'ready', cards: 'this' },
          ],
        },
      ],
    },
    first: { 'this-activated': 'round' },
  },
  // Sabine Wren
  '03040': {
    before: {
      'this-activates': [
        {
          op: 'play',
          zones: ['discard'],
          from: { subtypes: ['weapon'] },
          on: 'host',
          lessFor: { title: 'Thermal', less: 1 },
          optional: true,
        },
      ],
    },
  },
};
