import type { Ability } from '../card.js';

export const rotjCards: Readonly<Record<string, readonly Ability[]>> = {
  ROTJ_001: [{ static: { to: { whose: 'own', arenas: ['Space'], subtypes: ['Rebel'] }, mods: [{ n: 3, stat: 'power' }] } }],
  ROTJ_002: [
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'When Discarded', only: 'Character', does: [{ do: 'gain', n: 6 }] },
  ],
  ROTJ_011: [
    {
      static: {
        each: { whose: 'own', other: true, arenas: ['Space'] },
        to: 'self',
        mods: [
          { n: 1, stat: 'power' },
          { n: 1, stat: 'health' },
        ],
      },
    },
  ],
  ROTJ_014: [
    { static: { when: [{ is: 'location', arena: 'Ground' }], to: 'self', mods: [{ n: 20, stat: 'speed' }] } },
    { static: { when: [{ what: { subtypes: ['Rebel'] }, is: 'attacking' }], to: 'self', mods: [{ n: 2, stat: 'power' }] } },
  ],
  ROTJ_019: [{ static: { each: { subtypes: ['Tatooine'] }, to: 'self', mods: [{ n: 1, stat: 'power' }] } }],
  ROTJ_020: [{ keyword: 'Attacks', does: [{ do: 'gain', n: 1 }] }],
  ROTJ_021: [
    {
      static: {
        to: { side: 'N' },
        mods: [
          { n: 10, stat: 'speed' },
          { n: 1, stat: 'power' },
          { n: 1, stat: 'health' },
        ],
      },
    },
  ],
  ROTJ_022: [
    { keyword: 'Hidden Cost', x: 3 },
    { keyword: 'Disrupt', x: 3, cost: { leave: true }, of: ['Battle'] },
  ],
  ROTJ_025: [
    {
      static: {
        to: { whose: 'own', subtypes: ['Creature'] },
        mods: [
          { n: 1, stat: 'power' },
          { n: 1, stat: 'health' },
          { keyword: 'Intercept', cost: { force: 1 } },
        ],
      },
    },
  ],
  ROTJ_037: [{ keyword: 'Build Start', does: [{ do: 'gain', n: 1, each: { whose: 'own', subtypes: ['Jedi'] } }] }],
  ROTJ_038: [
    {
      keyword: 'Effect',
      cost: { force: 4 },
      does: [
        { do: 'tap', n: 1, to: { choose: { arenas: ['Character'], tapped: false } } },
        { do: 'damage', n: 3, to: 'chosen' },
      ],
    },
  ],
  ROTJ_040: [
    { keyword: 'No Control' },
    { keyword: 'Untouchable' },
    { keyword: 'Step End', step: 'Character', does: [{ do: 'gain', n: 1, each: { whose: 'own', subtypes: ['Spirit'] } }] },
  ],
  ROTJ_044: [
    {
      keyword: 'Pilot',
      of: ['Capital Ship'],
      grants: [
        { keyword: '+speed', x: 30 },
        { keyword: '+power', x: 1 },
        { keyword: 'Attacks', does: [{ do: 'counters', n: 1, to: 'self' }] },
      ],
    },
  ],
  ROTJ_046: [{ keyword: 'Armor' }, { pricier: { what: 'Battle', n: 2, whose: 'opponent' } }, { keyword: 'Evade', x: 1, cost: { force: 2 } }],
  ROTJ_050: [{ keyword: 'Build Start', does: [{ do: 'draw', n: 1 }] }],
  ROTJ_051: [{ keyword: 'Build Start', does: [{ do: 'gain', n: 1 }] }],
  ROTJ_052: [
    { keyword: 'Lucky', x: 3 },
    { keyword: 'Pilot', of: ['Transport'], grants: [{ keyword: 'Lucky', x: 3 }] },
  ],
  ROTJ_055: [{ keyword: 'Hidden Cost', x: 2 }, { static: { to: { whose: 'own', other: true, arenas: ['Character'] }, mods: [{ keyword: 'Intercept', cost: { force: 0 } }] } }],
  ROTJ_056: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        { do: 'draw', n: 2 },
        { do: 'discard', n: 1 },
      ],
    },
  ],
  ROTJ_057: [
    { keyword: 'Lucky', x: 2 },
    {
      keyword: 'Pilot',
      of: ['Starfighter', 'Transport'],
      grants: [
        { keyword: 'Accuracy', x: 1 },
        { keyword: 'Lucky', x: 2 },
      ],
    },
  ],
  ROTJ_059: [{ keyword: 'Extra Pilot' }, { keyword: 'Effect', cost: { force: 3 }, does: [{ do: 'give', n: 1, to: 'self', mods: [{ keyword: 'Lucky', x: 3 }], until: 'turn' }] }],
  ROTJ_060: [{ keyword: 'Build Start', does: [{ do: 'draw', n: 1 }] }],
  ROTJ_061: [{ keyword: 'Build Start', does: [{ do: 'gain', n: 1 }] }],
  ROTJ_062: [
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
    { keyword: 'Build Start', does: [{ do: 'draw', n: 1 }] },
  ],
  ROTJ_063: [
    {
      keyword: 'Effect',
      cost: { tap: true },
      time: 'no-attack',
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own', arenas: ['Character'] } },
          mods: [
            { n: 2, stat: 'power' },
            { keyword: 'Accuracy', x: 1 },
          ],
          until: 'battle',
        },
      ],
    },
  ],
  ROTJ_066: [
    {
      keyword: 'Effect',
      cost: { tap: true },
      time: 'instead',
      does: [{ do: 'unless', n: 2, then: [{ do: 'tap', n: 1, to: { choose: { whose: 'opponent', arenas: ['Character'], tapped: false } } }] }],
    },
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
  ROTJ_076: [{ treat: ['Dark Jedi'] }, { keyword: 'Evade', x: 1, cost: { force: 1 } }],
  ROTJ_078: [
    {
      static: {
        when: [{ what: { arenas: ['Space'], subtypes: ['Imperial Capital Ship', 'Battle Station'] }, is: 'have' }],
        to: 'self',
        mods: [
          { n: 2, stat: 'power' },
          { n: 2, stat: 'health' },
        ],
      },
    },
  ],
  ROTJ_080: [{ keyword: 'Effect', does: [{ do: 'give', n: 1, to: { choose: {} }, mods: [{ keyword: 'Intercept', cost: { force: 1 } }], until: 'turn' }] }],
  ROTJ_081: [{ keyword: 'Step End', step: 'Ground', does: [{ do: 'damage', n: 1, to: { each: { arenas: ['Ground'], without: ['Tatooine'] } } }] }],
  ROTJ_084: [{ keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'dice', n: 2, to: { each: { whose: 'opponent', arenas: ['Ground'] } } }] }],
  ROTJ_085: [{ static: { when: [{ what: { subtypes: ['Imperial'] }, is: 'attacking' }], to: 'self', mods: [{ n: 3, stat: 'power' }] } }],
  ROTJ_089: [
    {
      static: {
        when: [{ is: 'location', arena: 'Ground' }],
        to: 'self',
        mods: [
          { n: 10, stat: 'speed' },
          { n: 1, stat: 'power' },
        ],
      },
    },
  ],
  ROTJ_092: [{ keyword: 'Build Start', does: [{ do: 'points', n: 1 }] }],
  ROTJ_097: [
    { keyword: 'Upkeep', costs: [{ build: 1 }, { discard: 1 }, { tap: true }] },
    { keyword: 'Intercept', cost: { force: 0 } },
    { keyword: 'Retaliate', x: 3, cost: { force: 3 } },
  ],
  ROTJ_099: [{ keyword: 'Effect', cost: { force: 1 }, does: [{ do: 'dice', n: 6, to: { choose: { arenas: ['Ground'], most: { n: 30, stat: 'speed' } } } }] }],
  ROTJ_102: [{ keyword: 'Build Start', does: [{ do: 'gain', n: 1 }] }],
  ROTJ_103: [{ static: { to: { whose: 'own', arenas: ['Character'] }, mods: [{ keyword: 'Lucky', x: 1 }] } }],
  ROTJ_107: [
    { keyword: 'Hidden Cost', x: 1 },
    {
      keyword: 'Pilot',
      of: ['Speeder'],
      grants: [
        { keyword: '+speed', x: 10 },
        { keyword: 'Accuracy', x: 1 },
      ],
    },
  ],
  ROTJ_110: [
    {
      keyword: 'Effect',
      cost: { force: 6 },
      time: 'attack',
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { arenas: ['Character'] } },
          mods: [
            { n: 6, stat: 'power' },
            { keyword: 'Accuracy', x: 1 },
            { keyword: 'Critical Hit', x: 1 },
          ],
          until: 'attack',
        },
      ],
    },
  ],
};
