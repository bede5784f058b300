import type { Ability } from '../card.js';

export const anhCards: Readonly<Record<string, readonly Ability[]>> = {
  ANH_015: [
    {
      static: {
        to: { whose: 'opponent', arenas: ['Character'] },
        mods: [
          { stat: 'speed', n: -10 },
          { stat: 'power', n: -1 },
        ],
        when: [{ is: 'in', arena: 'Character' }],
      },
    },
  ],
  ANH_016: [{ keyword: 'Step Start', only: 'Character', does: [{ do: 'if-pays', n: 3, then: [{ do: 'retreat', n: 1, to: 'self' }] }] }],
  ANH_024: [
    {
      keyword: 'Effect',
      cost: { force: 3 },
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own' } },
          mods: [
            { stat: 'speed', n: 30 },
            { keyword: 'Accuracy', x: 1 },
          ],
          until: 'turn',
        },
      ],
    },
  ],
  ANH_044: [{ static: { to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }], when: [{ is: 'attacking', what: { arenas: ['Character'], subtypes: ['Tatooine'] } }] } }],
  ANH_046: [{ static: { to: 'self', mods: [{ stat: 'power', n: -2 }], when: [{ is: 'attacking', what: { unique: true, arenas: ['Character'] } }] } }],
  ANH_050: [
    { keyword: 'Shields', x: 1 },
    { keyword: 'When Discarded', only: 'Space', does: [{ do: 'lose', n: 3, who: 'opponent' }] },
  ],
  ANH_064: [{ cheaper: { what: { whose: 'own', side: 'N' }, n: 1 } }],
  ANH_065: [{ static: { to: { whose: 'own', other: true, arenas: ['Character'] }, mods: [{ stat: 'speed', n: 10 }], when: [{ is: 'in', arena: 'Character' }] } }],
  ANH_077: [
    {
      keyword: 'Effect',
      cost: { force: 12 },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ stat: 'power', n: 10 }], until: 'attack' }],
    },
  ],
  ANH_078: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ keyword: 'Accuracy', x: 1 }], until: 'turn' }] }],
  ANH_080: [
    {
      keyword: 'Effect',
      cost: { force: 4 },
      time: 'own-attack',
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own', arenas: ['Character'] } },
          mods: [
            { stat: 'power', n: 2 },
            { keyword: 'Accuracy', x: 1 },
          ],
          until: 'attack',
        },
      ],
    },
  ],
  ANH_083: [{ keyword: 'Mission', does: [{ do: 'lose', n: 4, who: 'opponent' }] }],
  ANH_086: [{ static: { to: 'self', mods: [{ keyword: 'Stun', x: 4 }], when: [{ is: 'attacking', what: { subtypes: ['Droid'] } }] } }],
  ANH_096: [
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Intercept', cost: { force: 1 } },
    { keyword: 'When Discarded', only: 'Character', does: [{ do: 'gain', n: 4 }] },
  ],
  ANH_101: [
    {
      static: {
        to: { whose: 'own', other: true, subtypes: ['Rebel'] },
        mods: [
          { stat: 'speed', n: 10 },
          { stat: 'power', n: 1 },
        ],
        when: [{ is: 'in', arena: 'Character' }],
      },
    },
  ],
  ANH_111: [{ static: { to: 'self', mods: [{ stat: 'power', n: -2 }], when: [{ is: 'attacking', what: { unique: true, arenas: ['Character'] } }] } }, { keyword: 'Stun', x: 3 }],
  ANH_112: [
    { keyword: 'Accuracy', x: 1 },
    { static: { to: { whose: 'own', other: true, subtypes: ['Stormtrooper'] }, mods: [{ keyword: 'Accuracy', x: 1 }], when: [{ is: 'in', arena: 'Character' }] } },
  ],
  ANH_113: [
    { keyword: 'Intercept', cost: { force: 1 } },
    { static: { to: 'self', mods: [{ stat: 'power', n: -2 }], when: [{ is: 'attacking', what: { unique: true, arenas: ['Character'] } }] } },
  ],
  ANH_122: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Ground'] } }, mods: [{ stat: 'power', n: 4 }], until: 'attack' }],
    },
  ],
  ANH_123: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      time: 'own-attack',
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own' } },
          mods: [
            { stat: 'power', n: 1 },
            { keyword: 'Critical Hit', x: 1 },
          ],
          until: 'attack',
        },
      ],
    },
  ],
  ANH_147: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Character'] } }, mods: [{ stat: 'power', n: 4 }], until: 'attack' }],
    },
  ],
  ANH_148: [{ keyword: 'When Discarded', only: 'Character', does: [{ do: 'draw', n: 3 }] }],
  ANH_149: [{ keyword: 'Critical Hit', x: 2 }, { static: { to: 'self', mods: [{ stat: 'power', n: -1 }], each: 'damage' } }],
  ANH_159: [{ static: { to: 'self', mods: [{ stat: 'power', n: -2 }], when: [{ is: 'attacking', what: { unique: true, arenas: ['Character'] } }] } }],
  ANH_171: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Space'] } }, mods: [{ stat: 'power', n: 4 }], until: 'attack' }],
    },
  ],
};
