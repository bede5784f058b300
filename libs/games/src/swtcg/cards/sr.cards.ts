import type { Ability } from '../card.js';

export const srCards: Readonly<Record<string, readonly Ability[]>> = {
  SR_004: [{ static: { to: { whose: 'opponent', arenas: ['Character'] }, mods: [{ stat: 'power', n: -1 }], when: [{ is: 'in', arena: 'Character' }] } }],
  SR_011: [{ static: { to: { whose: 'own', subtypes: ['Creature'] }, mods: [{ stat: 'power', n: 1 }], when: [{ is: 'in', arena: 'Ground' }] } }],
  SR_015: [{ static: { to: 'self', mods: [{ stat: 'power', n: 4 }], when: [{ is: 'undamaged' }] } }],
  SR_017: [
    { keyword: 'Battle End', only: 'Character', does: [{ do: 'gain', n: 1 }] },
    { keyword: 'Deflect', x: 2, cost: { force: 5 } },
  ],
  SR_032: [{ keyword: 'When Discarded', only: 'Character', does: [{ do: 'draw', n: 2 }] }],
  SR_050: [
    {
      keyword: 'Effect',
      cost: { force: 3 },
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own', subtypes: ['Jedi'] } },
          mods: [
            { stat: 'speed', n: 20 },
            { keyword: 'Stun', x: 4 },
          ],
          until: 'battle',
        },
      ],
    },
  ],
  SR_052: [{ static: { to: { whose: 'own', other: true, arenas: ['Character'] }, mods: [{ stat: 'power', n: 1 }], when: [{ is: 'in', arena: 'Character' }] } }],
  SR_062: [
    {
      keyword: 'Effect',
      cost: { force: 4 },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ keyword: 'Critical Hit', x: 3 }], until: 'attack' }],
    },
  ],
  SR_079: [{ static: { to: 'self', mods: [{ stat: 'power', n: 3 }], when: [{ is: 'undamaged' }] } }],
};
