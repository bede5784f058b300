import type { Behaviour } from '../engine/behaviour.js';
import { may, ownDice } from './build.js';

const noBlueAbilities = { refuses: { color: 'blue', subtype: 'ability' } } as const;

/** Cards of Spirit of Rebellion by id. */
export const sorCards: Readonly<Record<string, Behaviour>> = {
  // Royal Guard
  '02012': { keywords: ['guardian'], constant: noBlueAbilities },
  // Chirrut Îmwe
  '02035': {
    constant: noBlueAbilities,
    after: { 'this-activated': [may({ op: 'reroll', dice: { ...ownDice, shows: ['blank'] } })] },
  },
};
