import type { Ability } from '../card.js';

export const rotjCards: Readonly<Record<string, readonly Ability[]>> = {
  ROTJ_002: [
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'When Discarded', only: 'Character', does: [{ do: 'gain', n: 6 }] },
  ],
  ROTJ_072: [
    {
      static: {
        to: 'self',
        mods: [
          { keyword: 'Accuracy', x: 1 },
          { keyword: 'Critical Hit', x: 1 },
        ],
        when: [{ is: 'attacking', what: { subtypes: ['Capital Ship'] } }],
      },
    },
  ],
};
