import type { Behaviour } from '../engine/behaviour.js';
import { chooseDie, giveShields, ownCharacter, theyDistribute } from './build.js';

/** Plots by id. */
export const plotCards: Readonly<Record<string, Behaviour>> = {
  // Espionage
  '05168': {
    after: {
      'set-up': [
        { op: 'mill', n: 1, who: 'you' },
        { op: 'mill', n: 1, who: 'all-opponents' },
      ],
    },
  },
  // Fortify
  '05169': { after: { 'set-up': giveShields(1) } },
  // Preemptive Strike
  '05170': { after: { 'set-up': [theyDistribute(2)] } },
  // Profitable Connection
  '05171': { constant: { startsWith: 1 } },
  // Stolen Intel
  '05172': { after: { 'set-up': [{ op: 'draw', n: 1 }] } },
  // Taking Ground
  '05173': { constant: { setupRollPlus: 2 } },
  // Blockade
  '07029': { after: { 'set-up': [{ op: 'lose', n: 1 }] } },
  // Bitter Rivalry
  '08115': {
    after: {
      'set-up': [
        {
          op: 'choose-cards',
          as: 'target',
          zone: 'play',
          from: ownCharacter,
          by: 'opponent',
        },
        { op: 'damage', to: 'target', n: 2, unblockable: true },
        { op: 'draw', n: 1, who: 'opponent' },
      ],
    },
  },
  // Force Flow
  '09113': {
    actions: [{ then: [chooseDie({}), { op: 'put', cards: 'this', to: 'out' }, { op: 'turn', dice: 'die' }] }],
  },
};
