import type { Behaviour } from '../engine/behaviour.js';
import {
  all,
  anyDamage,
  chooseCard,
  chooseCharacter,
  chooseDice,
  chooseDie,
  deal,
  discardBlueFor,
  giveShields,
  ownCharacter,
  ownDice,
  removeDie,
  resolveOne,
  spot,
  theirDice,
} from './build.js';

/** Cards of Convergence by id. */
export const convCards: Readonly<Record<string, Behaviour>> = {
  // No Mercy
  '09011': {
    event: [...discardBlueFor(anyDamage)],
  },
  // A Sinister Peace
  '09023': {
    event: [chooseCard('hand', { whose: 'own' }), { op: 'put', cards: 'card', to: 'discard' }, ...removeDie({ min: 2 })],
  },
  // Probe
  '09025': {
    event: [
      { op: 'random-card', as: 'seen', n: 2 },
      { op: 'keep-only', cards: 'seen', types: ['event'] },
      { op: 'put', cards: 'seen', to: 'discard' },
    ],
  },
  // Strong Intuition
  '09063': {
    event: [{ op: 'draw', n: 3 }, chooseCard('hand', { whose: 'own' }), { op: 'put', cards: 'card', to: 'discard' }],
  },
  // Upper Hand
  '09064': {
    needs: [{ atLeast: { dice: { whose: 'own', min: 2 } }, n: 1 }],
    event: removeDie({ max: 0 }),
  },
  // Field Medic
  '09078': { event: [chooseCharacter(), { op: 'heal', at: 'character', n: 2 }] },
  // Honorable Sacrifice
  '09079': {
    event: [chooseCharacter(ownCharacter), { op: 'defeat', cards: 'character' }, chooseDice({ shows: anyDamage }, 2), { op: 'remove', dice: 'dice' }],
  },
  // Power Surge
  '09080': {
    event: resolveOne({ whose: 'own', shows: anyDamage }, { as: { atMost: 6, of: { twice: { value: 'die' } } } }),
  },
  // Calculated Risk
  '09092': {
    event: [chooseDie({}), { op: 'reroll', dice: 'die' }, { op: 'if', when: { atLeast: { value: 'die' }, n: 2 }, then: [{ op: 'gain', n: 1 }] }],
  },
  // Instigate
  '09096': {
    keywords: ['ambush'],
    event: [chooseCard('play', { whose: 'own', types: ['character', 'support'], ready: true }), { op: 'activate', cards: 'card' }],
  },
  // Attunement
  '09106': {
    event: [
      {
        op: 'if',
        when: { atLeast: { dice: { whose: 'own', shows: ['melee'] } }, n: 1 },
        then: deal(1),
      },
      {
        op: 'if',
        when: { atLeast: { dice: { whose: 'own', shows: ['shield'] } }, n: 1 },
        then: giveShields(1),
      },
      {
        op: 'if',
        when: { atLeast: { dice: { whose: 'own', shows: ['blank'] } }, n: 1 },
        then: [{ op: 'may', then: [chooseDie({}), { op: 'turn', dice: 'die', to: ['blank'] }] }],
      },
    ],
  },
  // Fatal Blow
  '09109': {
    event: [
      chooseDie({ whose: 'own', of: ['character'], shows: anyDamage, resolvable: true }),
      { op: 'whose-die', die: 'die', as: 'character' },
      {
        op: 'resolve',
        dice: 'die',
        how: { plus: { cards: { types: ['upgrade'], hostOf: 'character' } } },
      },
    ],
  },
  // Overqualified
  '09110': {
    event: [chooseDie({ whose: 'own', min: 1 }), chooseDie({ max: { less: [{ value: 'die' }, 1] } }, 'lower'), { op: 'remove', dice: 'lower' }],
  },
  // Twin Strike
  '09111': {
    event: [
      {
        op: 'resolve-any',
        from: { whose: 'own', color: 'blue', of: ['character'], shows: ['melee'] },
        max: 2,
        unblockable: true,
      },
    ],
  },
  // Domination
  '09123': { event: [chooseDice({}, all), { op: 'remove', dice: 'dice' }] },
  // Forced Compliance
  '09125': {
    event: [chooseDie(theirDice), { op: 'turn', dice: 'die', goOn: true }, chooseDie(ownDice, 'own'), { op: 'turn', dice: 'own', symbol: 'die' }],
  },
  // Fresh Supplies
  '09126': { needs: ['battlefield'], event: [{ op: 'gain', n: 1 }] },
  // No Answer
  '09128': {
    event: [
      { op: 'discard-random', n: 1 },
      {
        op: 'if',
        when: { none: { hand: 'opponent' } },
        then: [{ op: 'mill', n: 3, who: 'opponent' }],
      },
    ],
  },
  // Seize the Day
  '09130': { needs: ['battlefield'], event: [{ op: 'extra-action', n: 2 }] },
  // Strike Back
  '09132': {
    event: [
      {
        op: 'if',
        when: { atLeast: { dice: { whose: 'own', shows: ['ranged'] } }, n: 1 },
        then: deal(1),
      },
      {
        op: 'if',
        when: { atLeast: { dice: { whose: 'own', shows: ['focus'] } }, n: 1 },
        then: [chooseDie(ownDice), { op: 'turn', dice: 'die' }],
      },
      {
        op: 'if',
        when: { atLeast: { dice: { whose: 'own', shows: ['discard'] } }, n: 1 },
        then: [
          {
            op: 'either',
            of: [[{ op: 'discard-random', n: 1 }], [{ op: 'discard-random', n: 1, who: 'you' }]],
          },
        ],
      },
    ],
  },
  // Electroshock
  '09144': { event: [spot('yellow'), ...removeDie({ max: 2 })] },
  // For a Price
  '09145': {
    event: [chooseDie({ of: ['character'] }), { op: 'turn', dice: 'die', priced: true }],
  },
  // Block
  '09163': { event: [{ op: 'remove', dice: { whose: 'opponent', shows: ['melee'] } }] },
  // Electromagnetic Pulse
  '09165': { event: removeDie({ subtypes: ['droid', 'vehicle'] }) },
  // Fighting Pit
  '09175': {
    actions: [
      {
        once: true,
        then: [
          chooseDie({ whose: 'opponent', of: ['character'] }, 'theirs'),
          { op: 'reroll', dice: 'theirs' },
          chooseDie({ whose: 'own', of: ['character'] }, 'mine'),
          { op: 'reroll', dice: 'mine' },
          { op: 'whose-die', die: 'theirs', as: 'their-character' },
          { op: 'whose-die', die: 'mine', as: 'own-character' },
          { op: 'count', as: 'own', n: { value: 'mine' } },
          { op: 'count', as: 'other', n: { value: 'theirs' } },
          { op: 'damage', to: 'their-character', n: { number: 'own' } },
          { op: 'damage', to: 'own-character', n: { number: 'other' } },
        ],
      },
    ],
  },
  // Watto's Shop
  '09180': {
    claim: [chooseCard('play', { whose: 'own', types: ['support', 'upgrade'] }), { op: 'put', cards: 'card', to: 'discard' }, { op: 'gain', n: { cost: 'card' } }],
  },
};
