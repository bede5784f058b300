import type { Ability } from '../card.js';

export const aotcCards: Readonly<Record<string, readonly Ability[]>> = {
  AOTC_002: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own', arenas: ['Ground'] } },
          mods: [
            { stat: 'speed', n: 20 },
            { stat: 'power', n: 2 },
          ],
          until: 'battle',
        },
      ],
    },
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
  ],
  AOTC_007: [{ static: { to: { whose: 'own', other: true, subtypes: ['Naboo Soldier'] }, mods: [{ stat: 'speed', n: 10 }], when: [{ is: 'in', arena: 'Character' }] } }],
  AOTC_010: [{ keyword: 'Mission', does: [{ do: 'lose', n: 7, who: 'opponent' }] }],
  AOTC_015: [
    {
      keyword: 'Mission',
      does: [
        { do: 'discard', n: 2, who: 'opponent' },
        { do: 'gain', n: 1 },
      ],
    },
  ],
  AOTC_016: [
    {
      keyword: 'Effect',
      cost: { tap: true },
      time: 'instead',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Character'] } }, mods: [{ stat: 'power', n: 3 }], until: 'battle' }],
    },
  ],
  AOTC_017: [{ static: { to: { whose: 'own', other: true, subtypes: ['Geonosian'] }, mods: [{ stat: 'speed', n: 10 }], when: [{ is: 'in', arena: 'Character' }] } }],
  AOTC_021: [{ static: { to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }], when: [{ is: 'attacking', what: { subtypes: ['Jedi'] } }] } }],
  AOTC_022: [
    {
      static: {
        to: 'self',
        mods: [
          { stat: 'power', n: 1 },
          { keyword: 'Critical Hit', x: 1 },
        ],
        when: [{ is: 'attacking', what: { subtypes: ['Jedi'] } }],
      },
    },
  ],
  AOTC_028: [{ static: { to: { whose: 'own', other: true, arenas: ['Ground'] }, mods: [{ stat: 'speed', n: 10 }], when: [{ is: 'in', arena: 'Ground' }] } }],
  AOTC_041: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [{ do: 'give', n: 1, to: { each: { whose: 'own', arenas: ['Space'] } }, mods: [{ keyword: 'Critical Hit', x: 1 }], until: 'battle' }],
    },
  ],
  AOTC_044: [{ keyword: 'Mission', does: [{ do: 'gain', n: 4 }] }],
  AOTC_049: [{ static: { to: { whose: 'own', subtypes: ['Clone'] }, mods: [{ stat: 'speed', n: 10 }], when: [{ is: 'in', arena: 'Character' }] } }],
  AOTC_057: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own' } },
          mods: [
            { stat: 'speed', n: 30 },
            { stat: 'power', n: 2 },
          ],
          until: 'battle',
        },
      ],
    },
  ],
  AOTC_058: [
    { keyword: 'Battle End', only: 'Character', does: [{ do: 'gain', n: 1 }] },
    { keyword: 'Evade', x: 3, cost: { force: 2 } },
    { keyword: 'Deflect', x: 3, cost: { force: 10 } },
  ],
  AOTC_068: [
    {
      keyword: 'Mission',
      does: [
        { do: 'lose', n: 2, who: 'opponent' },
        { do: 'gain', n: 2 },
      ],
    },
  ],
  AOTC_069: [{ static: { to: { whose: 'opponent', arenas: ['Character'] }, mods: [{ stat: 'speed', n: -10 }], when: [{ is: 'in', arena: 'Character' }] } }],
  AOTC_072: [{ keyword: 'Deployed', does: [{ do: 'lose', n: 1 }] }],
  AOTC_078: [{ keyword: 'Effect', does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ stat: 'speed', n: 30 }], until: 'battle' }] }],
  AOTC_088: [{ keyword: 'When Discarded', only: 'Character', does: [{ do: 'draw', n: 1 }] }],
  AOTC_089: [{ static: { to: 'self', mods: [{ stat: 'power', n: 2 }], when: [{ is: 'attacking', what: { subtypes: ['Jedi'] } }] } }],
  AOTC_098: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'discard', n: 1, who: 'opponent' }] }],
  AOTC_108: [
    { keyword: 'Effect', cost: { force: 2 }, time: 'own-attack', does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ stat: 'power', n: 3 }], until: 'attack' }] },
  ],
  AOTC_112: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'draw', n: 1 }] }],
  AOTC_118: [
    {
      keyword: 'Mission',
      does: [
        { do: 'draw', n: 3 },
        { do: 'gain', n: 1 },
      ],
    },
  ],
  AOTC_119: [
    { keyword: 'Evade', x: 4, cost: { force: 3 } },
    { keyword: 'Deflect', x: 2, cost: { force: 5 } },
    { keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'gain', n: 1 }] },
  ],
  AOTC_129: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'draw', n: 1 }] }],
  AOTC_142: [{ keyword: 'Prevent', x: 2, cost: { force: 1 }, protects: { arenas: ['Character'] } }],
  AOTC_144: [{ static: { to: 'self', mods: [{ stat: 'power', n: 2 }], when: [{ is: 'have', what: { whose: 'own', arenas: ['Space'], subtypes: ['Starfighter'] } }] } }],
  AOTC_162: [{ keyword: 'Prevent', x: 2, cost: { force: 2 }, protects: { arenas: ['Space', 'Ground'] } }],
  AOTC_172: [
    { keyword: 'Effect', cost: { force: 1 }, time: 'own-attack', does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ stat: 'power', n: 2 }], until: 'attack' }] },
  ],
  AOTC_175: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ keyword: 'Critical Hit', x: 2 }], until: 'attack' }],
    },
  ],
};
