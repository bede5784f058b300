import type { Ability } from '../card.js';

export const startCards: Readonly<Record<string, readonly Ability[]>> = {
  START_038: [{ static: { to: 'self', mods: [{ stat: 'power', n: 3 }], when: [{ is: 'attacking', what: { damaged: true } }] } }, { keyword: 'Intercept', cost: { force: 1 } }],
  START_147: [
    { keyword: 'Accuracy', x: 1 },
    { static: { to: 'self', mods: [{ stat: 'power', n: 2 }], when: [{ is: 'attacking', what: { subtypes: ['Dark Jedi'] } }] } },
    { keyword: 'Deflect', x: 1, cost: { force: 2 } },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Intercept', cost: { force: 1 } },
  ],
  START_150: [{ treat: ['Jedi'] }, { keyword: 'Accuracy', x: 1 }, { keyword: 'Deflect', x: 1, cost: { force: 1 } }, { keyword: 'Retaliate', x: 4, cost: { force: 2 } }],
  START_159: [
    { keyword: 'Armor' },
    { static: { to: 'self', mods: [{ stat: 'power', n: 1 }, { keyword: 'Overkill' }], when: [{ is: 'attacking', what: { subtypes: ['Rogue Starfighter'] } }] } },
  ],
  START_176: [
    { keyword: 'Bombard', x: 6 },
    { keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'damage', n: 4, to: { choose: { whose: 'opponent', arenas: ['Space'] } } }] },
    { keyword: 'Ambush', x: 3, cost: { force: 3 } },
  ],
  START_177: [
    { static: { to: 'self', mods: [{ keyword: 'Focus', x: 2 }], when: [{ is: 'have', what: { whose: 'own', arenas: ['Character'], subtypes: ['Resistance Officer'] } }] } },
  ],
  START_179: [
    { keyword: 'Critical Hit', x: 1 },
    { keyword: 'Bombard', x: 6 },
    { keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'damage', n: 4, to: { choose: { whose: 'opponent', arenas: ['Space'] } } }] },
  ],
};
