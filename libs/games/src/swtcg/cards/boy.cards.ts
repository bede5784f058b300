import type { Ability } from '../card.js';

export const boyCards: Readonly<Record<string, readonly Ability[]>> = {
  BOY_032: [{ static: { to: { whose: 'own', other: true, subtypes: ['Stormtrooper'] }, mods: [{ stat: 'power', n: 1 }], when: [{ is: 'in', arena: 'Character' }] } }],
  BOY_036: [
    {
      keyword: 'Effect',
      cost: { force: 5 },
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own' } },
          mods: [
            { stat: 'speed', n: 20 },
            { stat: 'power', n: 2 },
            { keyword: 'Critical Hit', x: 2 },
          ],
          until: 'turn',
        },
      ],
    },
  ],
  BOY_039: [{ static: { to: { whose: 'own', subtypes: ['Starfighter'] }, mods: [{ keyword: 'Shields', x: 1 }], when: [{ is: 'in', arena: 'Character' }] } }],
  BOY_041: [
    { static: { to: { whose: 'own', subtypes: ['Stormtrooper'] }, mods: [{ stat: 'power', n: 1 }], when: [{ is: 'in', arena: 'Character' }] } },
    { keyword: 'Evade', x: 4, cost: { force: 4 } },
    { keyword: 'Retaliate', x: 4, cost: { force: 2 } },
  ],
  BOY_049: [{ static: { to: 'self', mods: [{ stat: 'power', n: 4 }], when: [{ is: 'attacking', what: { side: 'N' } }] } }, { keyword: 'Accuracy', x: 1 }],
  BOY_051: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        { do: 'draw', n: 2 },
        { do: 'discard', n: 3 },
      ],
    },
  ],
  BOY_057: [
    { static: { to: { whose: 'own', arenas: ['Character'], subtypes: ['Imperial'] }, mods: [{ keyword: 'Stun', x: 2 }], when: [{ is: 'in', arena: 'Ground' }] } },
    { keyword: 'Shields', x: 1 },
  ],
  BOY_064: [
    { static: { to: 'self', mods: [{ stat: 'power', n: -2 }], when: [{ is: 'attacking', what: { unique: true, arenas: ['Character'] } }] } },
    { keyword: 'Intercept', cost: { force: 2 } },
  ],
  BOY_065: [{ cheaper: { what: { whose: 'own', arenas: ['Space'] }, n: 1 } }],
  BOY_070: [{ keyword: 'Deployed', does: [{ do: 'discard', n: 1, who: 'opponent' }] }],
  BOY_074: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'points', n: 1 }] }],
  BOY_081: [{ keyword: 'Prevent', x: 'all', cost: { force: 4 }, protects: { arenas: ['Character'] } }],
  BOY_083: [{ keyword: 'Prevent', x: 'all', cost: { force: 4 }, protects: { arenas: ['Space'] } }],
  BOY_094: [{ static: { to: 'self', mods: [{ stat: 'power', n: -2 }], when: [{ is: 'attacking', what: { unique: true, arenas: ['Character'] } }] } }],
};
