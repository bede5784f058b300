import type { Ability } from '../card.js';

export const pmCards: Readonly<Record<string, readonly Ability[]>> = {
  PM_062: [
    { keyword: 'Evade', x: 1, cost: { force: 2 } },
    {
      static: {
        to: 'self',
        mods: [
          { stat: 'power', n: 2 },
          { keyword: 'Accuracy', x: 1 },
        ],
        when: [{ is: 'attacking', what: { subtypes: ['Bounty Hunter'] } }],
      },
    },
  ],
  PM_077: [
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    {
      static: {
        to: 'self',
        mods: [
          { stat: 'power', n: 3 },
          { keyword: 'Critical Hit', x: 2 },
        ],
        when: [{ is: 'attacking', what: { subtypes: ['Dark Jedi'] } }],
      },
    },
  ],
  PM_080: [
    { keyword: 'Evade', x: 1, cost: { force: 2 } },
    { keyword: 'Intercept', cost: { force: 1 } },
    { keyword: 'Effect', cost: { force: 4 }, does: [{ do: 'untap', n: 1, to: 'self' }] },
  ],
};
