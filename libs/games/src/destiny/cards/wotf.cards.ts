import type { Behaviour } from '../engine/behaviour.js';
import type { DiceFilter } from '../engine/terms.js';
import {
  all,
  anyDamage,
  chooseCard,
  chooseCharacter,
  chooseDice,
  chooseDie,
  ownDice,
  removeDie,
  rerollTwice,
  resolveOne,
  theirCharacter,
  theirDice,
  theyDiscard,
  theyDistribute,
  theyRemove,
  toOneself,
} from './build.js';

/** Turns a matching die to any side; the ability continues even without one. */
const turnOne = (from: DiceFilter, as: string): NonNullable<Behaviour['event']> => [
  { op: 'choose-dice', as, from, goOn: true },
  { op: 'turn', dice: as, goOn: true },
];

/** Cards of Way of the Force by id. */
export const wotfCards: Readonly<Record<string, Behaviour>> = {
  // Crush Hope
  '07005': {
    needs: [{ atLeast: { dice: { whose: 'opponent', shows: ['blank'] } }, n: 1 }],
    event: [
      { op: 'choose-cards', as: 'cards', zone: 'hand', from: { whose: 'own' }, min: 0, max: all },
      { op: 'put', cards: 'cards', to: 'discard' },
      theyDistribute({ count: 'cards' }),
    ],
  },
  // No Escape
  '07008': {
    needs: [{ noMoreThan: { hand: 'opponent' }, n: 0 }],
    event: [chooseCharacter(theirCharacter), { op: 'damage', to: 'character', n: 2 }],
  },
  // Triple Threat
  '07010': {
    event: [chooseDice({ of: ['character'] }, 3, 3), { op: 'reroll', dice: 'dice' }, chooseDie({ among: 'dice' }), { op: 'turn', dice: 'die' }],
  },
  // Undermine
  '07011': { event: [chooseDice({ shows: ['blank'] }, 2), { op: 'remove', dice: 'dice' }] },
  // Machine Replacement
  '07024': {
    event: [
      { op: 'play', zones: ['hand'], from: { types: ['upgrade'] }, must: true, host: 'character' },
      { op: 'heal', at: 'character', n: 1 },
    ],
  },
  // Opening Volley
  '07025': { needs: ['first-action'], event: [theyDistribute(3)] },
  // By Any Means
  '07039': { event: [...removeDie({ min: 2 }), toOneself(1)] },
  // Quarrel
  '07045': {
    event: [
      {
        op: 'either',
        by: 'opponent',
        of: [[{ op: 'lose', n: 1 }], theyDiscard],
      },
    ],
  },
  // Rancorous
  '07046': {
    needs: [{ atLeast: { dice: { whose: 'own', of: ['character'], shows: ['blank'] } }, n: 1 }],
    event: removeDie({}),
  },
  // Sticky Situation
  '07048': {
    event: [{ op: 'choose-dice', as: 'theirs', from: {}, by: 'opponent' }, ...removeDie({ notIn: 'theirs' })],
  },
  // Pacify
  '07061': {
    event: [chooseDie({ of: ['character'] }), { op: 'whose-die', die: 'die', as: 'character' }, { op: 'remove', dice: 'die' }, { op: 'shields', to: 'character', n: 2 }],
  },
  // Propel
  '07062': {
    event: [...turnOne({ of: ['character'] }, 'first'), ...turnOne({ of: ['upgrade'] }, 'next'), ...turnOne({ of: ['support'] }, 'last')],
  },
  // First Aid
  '07077': {
    event: [
      chooseCharacter({ color: 'red' }),
      {
        op: 'if',
        when: { firstRound: true },
        then: [{ op: 'heal', at: 'character', n: 4 }],
        else: [{ op: 'heal', at: 'character', n: 2 }],
      },
    ],
  },
  // Closing the Deal
  '07093': { event: [{ op: 'gain', n: 5 }, { op: 'rest' }] },
  // Become One
  '07108': {
    event: [
      chooseDie({ whose: 'own', color: 'blue' }, 'given'),
      { op: 'count', as: 'more', n: { value: 'given' } },
      { op: 'remove', dice: 'given' },
      ...resolveOne(ownDice, { plus: { number: 'more' } }),
    ],
  },
  // Beguile
  '07109': {
    event: [
      { op: 'choose-dice', as: 'first', from: theirDice, goOn: true },
      { op: 'reroll', dice: 'first' },
      ...turnOne(theirDice, 'next'),
      { op: 'choose-dice', as: 'last', from: theirDice, goOn: true },
      { op: 'remove', dice: 'last' },
    ],
  },
  // Control
  '07110': {
    event: [chooseDice({}, all, all), { op: 'turn', dice: 'dice', goOn: true }],
  },
  // Division in the Force
  '07111': {
    event: [
      chooseDie({ whose: 'own', color: 'blue', resolvable: true }),
      { op: 'count', as: 'shown', n: { value: 'die' } },
      { op: 'resolve', dice: 'die' },
      chooseDie({ equals: { number: 'shown' } }, 'same'),
      { op: 'remove', dice: 'same' },
    ],
  },
  // Peace and Quiet
  '07113': { event: [chooseDie({}), { op: 'turn', dice: 'die', value: 0 }] },
  // Grand Entrance
  '07122': {
    event: [chooseCharacter({ whose: 'own', ready: true }), { op: 'activate', cards: 'character' }, ...rerollTwice({ whose: 'own', at: 'character' })],
  },
  // Hostile Takeover
  '07123': {
    needs: ['battlefield'],
    event: resolveOne({ whose: 'opponent', matchesOwn: true }, { asOwn: true }),
  },
  // Reconstruct
  '07125': {
    event: [chooseCard('discard', { whose: 'own', types: ['support'] }), { op: 'put', cards: 'card', to: 'hand' }],
  },
  // Take the Fight to Them
  '07126': { event: [{ op: 'resolve-any', from: { whose: 'own', shows: anyDamage } }] },
  // Friend or Foe
  '07132': {
    event: [
      chooseDie({ of: ['character'] }),
      { op: 'whose-die', die: 'die', as: 'character' },
      { op: 'reroll', dice: 'die' },
      {
        op: 'if',
        when: { showing: 'die', symbols: anyDamage },
        then: [{ op: 'damage', to: 'character', n: 1 }],
        else: [{ op: 'shields', to: 'character', n: 1 }],
      },
    ],
  },
  // Reprogram
  '07135': { event: [{ op: 'play', zones: ['hand'], from: { subtypes: ['droid'] }, less: 1 }] },
  // Free Fall
  '07147': { keywords: ['ambush'], event: theyRemove(1) },
  // Nature's Charm
  '07149': { event: [chooseDice({}, 2), { op: 'reroll', dice: 'dice' }] },
  // Quell
  '07150': { event: [{ op: 'remove', dice: { whose: 'opponent', shows: ['indirect'] } }] },
  // Under Attack
  '07151': {
    event: [
      chooseDice({ whose: 'opponent', shows: anyDamage }, all),
      { op: 'count', as: 'taken', n: { value: 'dice' } },
      { op: 'remove', dice: 'dice' },
      toOneself({ number: 'taken' }),
    ],
  },
  // Rift Valley
  '07160': {
    claim: [
      { op: 'look-at-top', as: 'top', n: 1, who: 'you', show: true },
      { op: 'if', when: { atLeast: { odd: 'top' }, n: 1 }, then: removeDie({ max: 2 }) },
    ],
  },
};
