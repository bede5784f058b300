import type { Ability } from '../card.js';

export const jkCards: Readonly<Record<string, readonly Ability[]>> = {
  JK_077: [
    { keyword: 'Accuracy', x: 1 },
    { static: { to: 'self', mods: [{ stat: 'power', n: 2 }], when: [{ is: 'attacking', what: { subtypes: ['Dark Jedi'] } }] } },
    { keyword: 'Deflect', x: 1, cost: { force: 2 } },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Intercept', cost: { force: 1 } },
  ],
};
