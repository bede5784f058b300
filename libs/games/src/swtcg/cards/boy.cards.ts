import type { Ability } from '../card.js';
import {
  act,
  among,
  at,
  atIn,
  during,
  each,
  effect,
  enemy,
  give,
  have,
  ifHolds,
  inBuild,
  lack,
  later,
  may,
  often,
  one,
  oneOf,
  only,
  own,
  pilot,
  power,
  prevent,
  take,
  they,
  timesX,
  whenever,
  within,
  word,
} from './build.js';

export const boyCards: Readonly<Record<string, readonly Ability[]>> = {
  BOY_001: [only([have(own({ subtypes: ['Droid'] }))], prevent(2, { force: 3 }, own({ arenas: ['Space', 'Ground'] }), { after: [act('heal', 'chosen', 2)] }))],
  BOY_003: [only([lack(enemy({ zone: 'both', types: ['Space'] }))], at('Mission', take('draw', 5)))],
  BOY_004: [during('own-attack', { tap: true }, give(one(own(among('Ground'))), 'attack', word('Accuracy', 1)))],
  BOY_005: [atIn('Drawn', 'Character', act('heal', one(own({ arenas: ['Space', 'Ground'] })), 1))],
  BOY_007: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'look', n: 1 }] }],
  BOY_008: [
    atIn(
      'Roll',
      'Character',
      ifHolds([lack(enemy(among('Space')))], take('points', 1)),
      ifHolds([have(enemy(among('Space'))), lack(enemy(among('Ground')))], take('points', 1)),
      ifHolds([have(enemy(among('Space'))), have(enemy(among('Ground'))), lack(enemy(among('Character')))], take('points', 1)),
    ),
  ],
  BOY_009: [word('Evade', 3, { force: 3 }), pilot(['Starfighter'], word('+speed', 20), word('+power', 2), word('Evade', 2, { force: 2 }))],
  BOY_010: [{ static: { when: [{ is: 'faced' }], to: { subtypes: ['Starfighter'] }, mods: [{ keyword: 'Critical Hit', x: 3 }] } }, { keyword: 'Bombard', x: 8 }],
  BOY_011: [
    whenever([{ is: 'faced' }], { subtypes: ['Starfighter'] }, word('Critical Hit', 3)),
    only([lack(enemy(among('Space')))], during('instead', { tap: true }, act('discard-unit', each(among('Ground'))))),
  ],
  BOY_012: [
    {
      keyword: 'Pilot',
      of: ['Starfighter'],
      grants: [{ keyword: 'Effect', cost: { force: 2 }, time: 'attacking', does: [{ do: 'give', n: 1, to: 'self', mods: [{ n: 2, stat: 'power' }], until: 'attack' }] }],
    },
  ],
  BOY_013: [
    { keyword: 'Roll', only: 'Character', does: [{ do: 'points', n: 1 }] },
    { static: { when: [{ is: 'in', arena: 'Character' }], to: { whose: 'own', subtypes: ['Jedi'] }, mods: [{ keyword: 'Retaliate', x: 4, cost: { force: 1 } }] } },
  ],
  BOY_014: [
    { keyword: 'Accuracy', x: 1 },
    {
      keyword: 'Pilot',
      of: ['Transport'],
      grants: [
        { keyword: '+speed', x: 10 },
        { keyword: 'Accuracy', x: 1 },
      ],
    },
  ],
  BOY_015: [
    { keyword: 'Build Start', does: [{ do: 'draw', n: 1 }] },
    { keyword: 'Accuracy', x: 1 },
  ],
  BOY_017: [{ keyword: 'Pilot', of: ['Starfighter'], grants: [{ keyword: 'Retaliate', x: 2, cost: { force: 1 } }] }],
  BOY_018: [{ keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'tap', n: 1, to: { choose: { arenas: ['Character'], without: ['Jedi'], tapped: false } } }] }],
  BOY_019: [word('Evade', 2, { force: 2 }), pilot(['Starfighter'], word('Critical Hit', 4), word('Evade', 2, { force: 2 }))],
  BOY_020: [only([{ is: 'piloted' }], atIn('Battle Start', 'Ground', take('gain', 1))), word('Accuracy', 1)],
  BOY_022: [word('Extra Pilot'), word('Shields', 1), often(inBuild({ build: 'X' }, timesX(act('heal', 'self'))))],
  BOY_023: [word('Extra Pilot'), only([{ is: 'piloted' }], at('Battle Start', may(act('heal', 'self')))), word('Evade', 2, { force: 2 })],
  BOY_024: [{ keyword: 'Extra Pilot' }, { keyword: 'Accuracy', x: 1 }, { keyword: 'Shields', x: 1 }],
  BOY_026: [effect({ force: 4 }, oneOf([give(one(own(among('Character'))), 'turn', word('Accuracy', 2))], [give(one(own({ piloted: true })), 'turn', word('Accuracy', 2))]))],
  BOY_027: [
    { keyword: 'Roll', only: 'Character', does: [{ do: 'points', n: 1 }] },
    { keyword: 'Ransom', x: 2, what: { arenas: ['Character'] } },
  ],
  BOY_029: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'unless', n: 4, then: [{ do: 'points', n: 1 }] }] }],
  BOY_030: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'heal', n: 1, to: { choose: { whose: 'own', arenas: ['Space'] } } }] }],
  BOY_032: [{ static: { to: { whose: 'own', other: true, subtypes: ['Stormtrooper'] }, mods: [{ stat: 'power', n: 1 }], when: [{ is: 'in', arena: 'Character' }] } }],
  BOY_035: [{ keyword: 'Mission', does: [{ do: 'lose', n: 99, who: 'opponent' }] }],
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
  BOY_037: [{ keyword: 'Build Effect', cost: { harm: 1 }, does: [{ do: 'heal', n: 1, to: { choose: { whose: 'own', other: true, subtypes: ['Droid'] } } }] }],
  BOY_038: [
    { keyword: 'Retaliate', x: 4, cost: { force: 2 } },
    { keyword: 'Pilot', of: ['Transport'], grants: [{ keyword: '+power', x: 2 }] },
  ],
  BOY_039: [{ static: { to: { whose: 'own', subtypes: ['Starfighter'] }, mods: [{ keyword: 'Shields', x: 1 }], when: [{ is: 'in', arena: 'Character' }] } }],
  BOY_041: [
    { static: { to: { whose: 'own', subtypes: ['Stormtrooper'] }, mods: [{ stat: 'power', n: 1 }], when: [{ is: 'in', arena: 'Character' }] } },
    { keyword: 'Evade', x: 4, cost: { force: 4 } },
    { keyword: 'Retaliate', x: 4, cost: { force: 2 } },
  ],
  BOY_042: [
    { static: { when: [{ is: 'faced' }], to: { subtypes: ['Starfighter'] }, mods: [{ keyword: 'Critical Hit', x: 3 }] } },
    { keyword: 'Build Effect', cost: { build: 1 }, does: [{ do: 'search', n: 1, find: { subtypes: ['Imperial Starfighter'] } }] },
  ],
  BOY_043: [whenever([have({ named: ['Death Star'], arenas: ['Space'] })], 'self', power(2))],
  BOY_044: [{ keyword: 'Mission', does: [{ do: 'give', n: 1, to: { eachIn: { whose: 'own' } }, mods: [{ keyword: 'Wards', x: 1 }], until: 'turn' }] }],
  BOY_045: [
    {
      keyword: 'Step Start',
      step: 'Character',
      does: [{ do: 'may', n: 1, then: [{ do: 'heal', n: 5, to: { choose: { whose: 'own', subtypes: ['Battle Station'], damaged: true } } }] }],
    },
  ],
  BOY_046: [whenever([within('Character')], own(), word("Can't Retreat Itself"))],
  BOY_047: [
    { keyword: 'Roll', only: 'Character', does: [{ do: 'points', n: -1 }] },
    { keyword: 'Accuracy', x: 1 },
  ],
  BOY_048: [{ keyword: 'Effect', cost: { force: 8 }, does: [{ do: 'give', n: 1, to: { eachIn: { whose: 'own' } }, mods: [{ keyword: 'Critical Hit', x: 2 }], until: 'turn' }] }],
  BOY_049: [{ static: { to: 'self', mods: [{ stat: 'power', n: 4 }], when: [{ is: 'attacking', what: { side: 'N' } }] } }, { keyword: 'Accuracy', x: 1 }],
  BOY_050: [{ keyword: 'Effect', cost: { tap: true, leave: true }, time: 'instead', does: [{ do: 'strip', n: 1, find: { types: ['Battle', 'Mission'] } }] }],
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
  BOY_054: [{ keyword: 'Effect', does: [{ do: 'give', n: 1, to: { eachIn: { whose: 'own' } }, mods: [{ keyword: 'Retaliate', x: 2, cost: { force: 2 } }], until: 'turn' }] }],
  BOY_056: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'hasten', n: 1, find: { types: ['Character'] } }] }],
  BOY_057: [
    { static: { to: { whose: 'own', arenas: ['Character'], subtypes: ['Imperial'] }, mods: [{ keyword: 'Stun', x: 2 }], when: [{ is: 'in', arena: 'Ground' }] } },
    { keyword: 'Shields', x: 1 },
  ],
  BOY_064: [
    { static: { to: 'self', mods: [{ stat: 'power', n: -2 }], when: [{ is: 'attacking', what: { unique: true, arenas: ['Character'] } }] } },
    { keyword: 'Intercept', cost: { force: 2 } },
  ],
  BOY_065: [{ cheaper: { what: { whose: 'own', arenas: ['Space'] }, n: 1 } }],
  BOY_066: [{ keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'tap', n: 1, to: { choose: { subtypes: ['Speeder'], tapped: false } } }] }],
  BOY_067: [
    {
      keyword: 'When Discarded',
      only: 'Ground',
      does: [
        {
          do: 'may',
          n: 1,
          then: [
            { do: 'discard', n: 1 },
            { do: 'return', n: 1 },
          ],
        },
      ],
    },
  ],
  BOY_069: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'heal', n: 2, to: { choose: { whose: 'own', subtypes: ['Droid'] } } }] }],
  BOY_070: [{ keyword: 'Deployed', does: [{ do: 'discard', n: 1, who: 'opponent' }] }],
  BOY_071: [{ keyword: 'Effect', cost: { force: 3 }, does: [{ do: 'give', n: 1, to: { each: { whose: 'own' } }, mods: [{ n: 10, stat: 'speed' }], until: 'turn' }] }],
  BOY_072: [
    {
      keyword: 'Effect',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Space'] } }, mods: [{ keyword: 'Retaliate', x: 3, cost: { force: 1 } }], until: 'turn' }],
    },
  ],
  BOY_074: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'points', n: 1 }] }],
  BOY_075: [at('Mission', later('Battle Start', they(act('dice', one(own(among('Character'))), 5))))],
  BOY_076: [
    { keyword: 'Evade', x: 1, cost: { force: 2 } },
    { keyword: 'Pilot', of: ['Transport'], grants: [{ keyword: 'Critical Hit', x: 2 }] },
  ],
  BOY_077: [
    {
      keyword: 'Effect',
      cost: { tap: true, force: 4 },
      time: 'instead',
      does: [{ do: 'discard-unit', n: 1, to: { choose: { whose: 'opponent', arenas: ['Character'], most: { n: 3, stat: 'health' } } } }],
    },
    { keyword: 'Evade', x: 1, cost: { force: 2 } },
  ],
  BOY_081: [{ keyword: 'Prevent', x: 'all', cost: { force: 4 }, protects: { arenas: ['Character'] } }],
  BOY_083: [{ keyword: 'Prevent', x: 'all', cost: { force: 4 }, protects: { arenas: ['Space'] } }],
  BOY_088: [{ keyword: 'Effect', cost: { force: 2 }, time: 'no-attack', does: [{ do: 'dice', n: 6, to: { choose: { whose: 'opponent', subtypes: ['Droid'] } } }] }],
  BOY_089: [prevent(3, { force: 3 }, own(among('Space')), { after: [act('retreat', 'chosen')] })],
  BOY_090: [
    {
      keyword: 'Effect',
      cost: { force: 1 },
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Space', 'Ground'] } }, mods: [{ n: 40, stat: 'speed' }], until: 'turn' }],
    },
  ],
  BOY_093: [
    {
      keyword: 'Effect',
      cost: { force: 4 },
      does: [{ do: 'give', n: 1, to: { eachIn: { whose: 'own' }, arenas: ['Ground', 'Character'] }, mods: [{ n: 1, stat: 'power' }], until: 'turn' }],
    },
  ],
  BOY_094: [{ static: { to: 'self', mods: [{ stat: 'power', n: -2 }], when: [{ is: 'attacking', what: { unique: true, arenas: ['Character'] } }] } }],
  BOY_102: [{ keyword: 'Mission', does: [{ do: 'heal', n: 99, to: { each: { whose: 'own', arenas: ['Ground'], damaged: true } } }] }],
};
