import { everyOne, type Ability } from '../card.js';
import { act, always, among, at, atIn, attacking, during, eachIn, effect, enemy, give, inBuild, may, one, own, pilot, power, search, take, whenever, word } from './build.js';

export const pmCards: Readonly<Record<string, readonly Ability[]>> = {
  PM_001: [
    { static: { to: { whose: 'opponent', arenas: ['Character'] }, mods: [{ n: -2, stat: 'power' }] } },
    {
      keyword: 'Effect',
      cost: { tap: true },
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Character'] } }, mods: [{ keyword: 'Lucky', x: 2 }], until: 'turn' }],
    },
  ],
  PM_003: [
    { keyword: 'Deployed', does: [{ do: 'search', n: 1, find: { types: ['Location'], subtypes: ['Aquatic'] } }] },
    { keyword: 'Shields', x: 1 },
  ],
  PM_004: [{ cheaper: { what: own({ other: true, subtypes: ['Gungan'] }), n: 1 } }, always(own({ other: true, subtypes: ['Gungan'] }), power(1))],
  PM_005: [at('Deployed', may(search(1, { named: ['Trade Federation MTT'] }), search(1, { named: ['Trade Federation AAT'] }), search(1, { named: ['Trade Federation STAP'] })))],
  PM_010: [{ static: { to: { whose: 'own', arenas: ['Ground'], subtypes: ['Gungan'] }, mods: [{ keyword: 'Shields', x: 1 }] } }],
  PM_013: [{ keyword: 'Mission', does: [{ do: 'dice', n: 4, to: { each: { arenas: ['Character'], without: ['Droid'] } } }] }],
  PM_014: [
    { keyword: 'Effect', cost: { unit: { what: { whose: 'own', other: true, subtypes: ['Gungan'] }, do: 'discard-unit' } }, does: [{ do: 'heal', n: 3, to: 'self' }] },
    { static: { when: [{ what: { subtypes: ['Droid'] }, is: 'attacking' }], to: 'self', mods: [{ keyword: 'Critical Hit', x: 1 }] } },
    { keyword: 'Overkill' },
  ],
  PM_017: [whenever([attacking({ subtypes: ['Droid'] })], 'self', word('Critical Hit', 2)), word('Lucky', 3)],
  PM_022: [
    { cheaper: { what: own({ other: true, subtypes: ['Trade Federation'] }), n: 1 } },
    always(own({ subtypes: ['Trade Federation'] }), word('Intercept', undefined, { force: 0 })),
  ],
  PM_024: [{ keyword: 'Build Start', does: [{ do: 'search', n: 1, find: { types: ['Space', 'Ground', 'Character'], subtypes: ['Gungan'] } }] }],
  PM_028: [word('Evade', 1, { force: 1 }), at('Deployed', { do: 'raze', n: 1 })],
  PM_032: [
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
    {
      keyword: 'Pilot',
      of: ['Speeder', 'Starfighter'],
      grants: [
        { keyword: '+speed', x: 20 },
        { keyword: 'Lucky', x: 2 },
      ],
    },
  ],
  PM_035: [
    {
      static: {
        to: { whose: 'own', subtypes: ['Naboo'] },
        mods: [
          { keyword: 'Stun', x: 2 },
          { keyword: 'Retaliate', x: 2, cost: { force: 0 } },
        ],
      },
    },
  ],
  PM_036: [{ static: { to: { whose: 'own', subtypes: ['Gungan'] }, mods: [{ keyword: 'Accuracy', x: 1 }] } }],
  PM_038: [
    { keyword: 'Lower Cost', x: 1, when: [{ is: 'location', arena: 'Ground', subtypes: ['Aquatic'] }] },
    { keyword: 'Stun', x: 5 },
  ],
  PM_039: [effect({ force: 4 }, give(eachIn({}), 'turn', word('Wards', everyOne)))],
  PM_040: [word('Critical Hit', 2), inBuild({ build: 4 }, act('heal', 'self', everyOne)), atIn('When Discarded', 'Character', may({ do: 'return', n: 1 }))],
  PM_041: [
    { static: { when: [{ what: { whose: 'own', subtypes: ['Gungan'] }, is: 'have' }], to: 'self', mods: [{ keyword: 'Accuracy', x: 1 }] } },
    { static: { when: [{ is: 'piloted' }], to: 'self', mods: [{ keyword: 'Accuracy', x: 1 }] } },
  ],
  PM_043: [
    { keyword: 'Effect', cost: { force: 0 }, does: [{ do: 'untap', n: 1, to: 'self' }] },
    { static: { when: [{ what: { subtypes: ['Droid'] }, is: 'attacking' }], to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }] } },
  ],
  PM_048: [inBuild({ leave: true }, take('points', 1), take('gain', 2))],
  PM_049: [
    { keyword: 'Deflect', x: 1, cost: { force: 3 } },
    { keyword: 'Build Effect', cost: { force: 4 }, does: [{ do: 'heal', n: 99, to: 'self' }] },
  ],
  PM_050: [{ keyword: 'Pilot', of: ['Starfighter', 'Transport'], grants: [{ keyword: 'Lucky', x: 2 }] }],
  PM_051: [{ keyword: 'Shields', x: 1 }, { static: { when: [{ is: 'location', arena: 'Space', subtypes: ['Naboo'] }], to: 'self', mods: [{ keyword: 'Lucky', x: 2 }] } }],
  PM_053: [pilot(['Speeder'], word('+speed', 20), word('+power', 2), word('Deflect', 1, { force: 2 }))],
  PM_054: [during('instead', { tap: true }, act('counters', one(among('Ground')), 3), act('counters', 'self'))],
  PM_055: [{ static: { to: { without: ['Naboo'] }, mods: [{ n: -10, stat: 'speed' }] } }],
  PM_056: [{ cheaper: { what: { subtypes: ['Droid'] }, n: 1 } }],
  PM_057: [{ keyword: 'Deployed', does: [{ do: 'search', n: 3, find: { subtypes: ['Trade Federation Droid'] } }] }, { keyword: 'Armor' }],
  PM_059: [{ keyword: 'Build Effect', cost: { tap: true, build: 1 }, does: [{ do: 'recover', n: 1, find: { types: ['Space', 'Ground'] } }] }],
  PM_060: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        { do: 'draw', n: 2 },
        { do: 'discard', n: 1 },
      ],
    },
    { keyword: 'Evade', x: 3, cost: { force: 2 } },
  ],
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
  PM_064: [always(enemy(), word("Can't Retreat"))],
  PM_066: [{ pricier: { what: 'activated', paid: true, n: 2, whose: 'opponent' } }, { keyword: 'Evade', x: 2, cost: { force: 3 } }],
  PM_069: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        { do: 'gain', n: 1 },
        { do: 'points', n: 1 },
        { do: 'draw', n: 1 },
      ],
    },
  ],
  PM_070: [{ static: { when: [{ is: 'location', subtypes: ['Naboo'] }], to: 'self', mods: [{ n: 20, stat: 'speed' }] } }, { keyword: 'Critical Hit', x: 2 }],
  PM_071: [{ static: { when: [{ is: 'location', arena: 'Ground', subtypes: ['Naboo'] }], to: 'self', mods: [{ n: 20, stat: 'speed' }] } }, { keyword: 'Armor' }],
  PM_073: [
    { keyword: 'Shields', x: 1 },
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
    { keyword: 'When Discarded', only: 'Space', does: [{ do: 'search', n: 1, find: { subtypes: ['Jedi'] } }] },
  ],
  PM_074: [at('Mission', { do: 'raze', n: 1 })],
  PM_075: [{ static: { to: { side: 'N' }, mods: [{ n: 1, stat: 'power' }] } }],
  PM_076: [{ keyword: 'Pilot', of: ['Starfighter'], grants: [{ keyword: 'Lucky', x: 1 }] }],
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
  PM_078: [{ keyword: 'Lower Cost', x: 1, when: [{ is: 'location', arena: 'Ground', subtypes: ['Aquatic'] }] }],
  PM_080: [
    { keyword: 'Evade', x: 1, cost: { force: 2 } },
    { keyword: 'Intercept', cost: { force: 1 } },
    { keyword: 'Effect', cost: { force: 4 }, does: [{ do: 'untap', n: 1, to: 'self' }] },
  ],
  PM_082: [
    { keyword: 'Effect', cost: { force: 2 }, does: [{ do: 'dice', n: 2, to: { choose: {} } }] },
    { keyword: 'Effect', cost: { force: 8 }, enhanced: true, does: [{ do: 'dice', n: 8, to: { choose: {} } }] },
  ],
  PM_083: [{ static: { to: { subtypes: ['Naboo Creature', 'Gungan'] }, mods: [{ keyword: 'Evade', x: 1, cost: { force: 0 } }] } }],
  PM_084: [{ keyword: 'Build Effect', cost: { tap: true, build: 1 }, does: [{ do: 'draw', n: 1 }] }],
  PM_086: [{ keyword: 'Step End', step: 'Character', when: [{ what: { whose: 'own', arenas: ['Character'] }, is: 'have' }], does: [{ do: 'gain', n: 2 }] }],
  PM_089: [
    {
      keyword: 'Effect',
      cost: { force: 3 },
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Space', 'Ground'] } }, mods: [{ keyword: 'Lucky', x: 3 }], until: 'turn' }],
    },
  ],
};
