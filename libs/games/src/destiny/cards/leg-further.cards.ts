import type { Behaviour } from '../engine/behaviour.js';
import { chooseCard, chooseCharacter, chooseDie, may, ownCharacter } from './build.js';

const exhaustASupport: Behaviour['event'] = [chooseCard('play', { types: ['support'], ready: true }), { op: 'exhaust', cards: 'card' }];

/** Cards of Legacies whose rules came later than the rest, by id. */
export const legFurther: Readonly<Record<string, Behaviour>> = {
  // Rebel Traitor
  '05022': { after: { 'this-activated': [may({ op: 'force', activate: true })] } },
  // ETA-2 Interceptor
  '05034': {
    actions: [
      { removeDie: true, then: exhaustASupport },
      { removes: { shows: ['shield'] }, then: exhaustASupport },
    ],
  },
  // Runaway Boomas
  '05051': {
    brings: '05051',
    actions: [{ once: true, spend: 1, then: [{ op: 'roll-outside', card: '05051' }] }],
  },
  // Smuggler's Run
  '05121': {
    event: [
      chooseCharacter({ ...ownCharacter, color: 'yellow', ready: true }),
      { op: 'activate', cards: 'character', as: 'rolled' },
      {
        op: 'if',
        when: { showing: 'rolled', symbols: ['resource'] },
        then: [{ op: 'gain', n: 1 }],
      },
    ],
  },
  // Face-Off
  '05152': {
    event: [
      chooseDie({ whose: 'own', of: ['character'] }, 'mine'),
      chooseDie({ whose: 'opponent', of: ['character'] }, 'theirs'),
      { op: 'whose-die', die: 'mine', as: 'own-character' },
      { op: 'whose-die', die: 'theirs', as: 'their-character' },
      { op: 'reroll', dice: 'mine' },
      { op: 'reroll', dice: 'theirs' },
      { op: 'count', as: 'own', n: { value: 'mine' } },
      { op: 'count', as: 'other', n: { value: 'theirs' } },
      {
        op: 'if',
        when: { enough: { number: 'other' }, for: { number: 'own' } },
        then: [{ op: 'damage', to: 'own-character', n: 2 }],
      },
      {
        op: 'if',
        when: { enough: { number: 'own' }, for: { number: 'other' } },
        then: [{ op: 'damage', to: 'their-character', n: 2 }],
      },
    ],
  },
};
