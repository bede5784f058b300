import type { Behaviour } from '../engine/behaviour.js';
import type { DieSymbol } from '../facts/card.js';
import { all, anyDamage, chooseCard, chooseDice, chooseDie, deal, may, ownDice, removeDie, resolveOne, spot, theirDice, theyDiscard } from './build.js';

const everySymbol: readonly DieSymbol[] = ['melee', 'ranged', 'indirect', 'shield', 'resource', 'disrupt', 'discard', 'focus', 'special', 'blank'];

/** Cards of Rivals by id. */
export const rivCards: Readonly<Record<string, Behaviour>> = {
  // Jawa Scavenger
  '06004': {
    after: {
      'this-activated': [may(chooseCard('play', { whose: 'own', types: ['support', 'upgrade'], costFrom: 2 }), { op: 'put', cards: 'card', to: 'discard' }, { op: 'gain', n: 1 })],
    },
  },
  // Hidden Motive
  '06005': {
    event: [
      {
        op: 'either',
        of: everySymbol.map((symbol) => [
          chooseDie(theirDice),
          { op: 'reroll', dice: 'die' },
          {
            op: 'if',
            when: { showing: 'die', symbols: [symbol] },
            then: [{ op: 'remove', dice: 'die' }],
          },
        ]),
      },
    ],
  },
  // Targeting Computer
  '06007': { event: [chooseDie({ of: ['support', 'upgrade'] }), { op: 'turn', dice: 'die' }] },
  // Tinker
  '06009': { event: [chooseDie(ownDice), { op: 'turn', dice: 'die', value: 1 }] },
  // Fight Back
  '06012': {
    event: [chooseDie(ownDice, 'own'), { op: 'remove', dice: 'own' }, ...removeDie({ shows: anyDamage })],
  },
  // Resourceful
  '06013': { event: [spot('gray'), ...removeDie(ownDice), { op: 'gain', n: 1 }] },
  // Surprise Attack
  '06014': { event: resolveOne({ whose: 'own', shows: anyDamage }, { plus: 1 }) },
  // Supply Pack
  '06015': {
    actions: [
      {
        exhaust: true,
        then: [chooseDice({ ...ownDice, at: 'host' }, all), { op: 'reroll', dice: 'dice' }],
      },
    ],
  },
  // T-21 Repeating Blaster
  '06016': { special: [...deal(2), may({ op: 'keep-die', reroll: true })] },
  // Bespin Wing Guard
  '06018': {
    actions: [
      {
        exhaust: true,
        spend: 1,
        then: theyDiscard,
      },
    ],
  },
  // Dry Fields
  '06019': {
    claim: [{ op: 'if', when: { none: { resources: 'own' } }, then: [{ op: 'gain', n: 1 }] }],
  },
  // Sith Temple
  '06020': { claim: [...removeDie(ownDice), ...deal(1, true)] },
};
