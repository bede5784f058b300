import { arenas, everyOne, type Ability } from '../card.js';
import {
  act,
  afterwards,
  among,
  at,
  atIn,
  bySides,
  during,
  each,
  effect,
  enemy,
  give,
  have,
  ifHolds,
  inOneArena,
  later,
  one,
  oneOf,
  only,
  own,
  power,
  prevent,
  search,
  speed,
  take,
  upTo,
  whenever,
  within,
  word,
} from './build.js';

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
  AOTC_004: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [{ do: 'unless', n: 3, then: [{ do: 'tap', n: 1, to: { choose: { whose: 'opponent', arenas: ['Character'] }, by: 'opponent' } }] }],
    },
  ],
  AOTC_006: [{ static: { when: [{ is: 'in', arena: 'Character' }], to: { subtypes: ['Bounty Hunter'] }, mods: [{ n: -10, stat: 'speed' }] } }],
  AOTC_007: [{ static: { to: { whose: 'own', other: true, subtypes: ['Naboo Soldier'] }, mods: [{ stat: 'speed', n: 10 }], when: [{ is: 'in', arena: 'Character' }] } }],
  AOTC_008: [
    at('Mission', bySides(...arenas.map((arena) => ifHolds([have({ whose: 'side', arenas: [arena] }, 4)], act('discard-unit', one({ whose: 'side', arenas: [arena] })))))),
  ],
  AOTC_009: [{ static: { when: [{ is: 'in', arena: 'Character' }], to: { whose: 'own', subtypes: ['Clone'] }, mods: [{ n: 1, stat: 'power' }] } }],
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
  AOTC_018: [during('own-attack', { force: 4 }, give(one(own()), 'attack', power(5)), afterwards(act('discard-unit', 'chosen')))],
  AOTC_020: [
    {
      keyword: 'Effect',
      cost: { force: 10 },
      does: [
        {
          do: 'give',
          n: 1,
          to: { eachIn: { whose: 'opponent' } },
          mods: [
            { n: -20, stat: 'speed' },
            { n: -2, stat: 'power' },
          ],
          until: 'battle',
        },
      ],
    },
  ],
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
  AOTC_023: [during('enemy-rolled', {}, { do: 'reroll', n: everyOne })],
  AOTC_024: [only([have(own(among('Character', 'Jedi')))], at('Mission', search(1, { types: arenas })))],
  AOTC_025: [
    {
      keyword: 'Mission',
      does: [
        { do: 'search', n: 1, find: { subtypes: ['Jedi'] } },
        { do: 'gain', n: 1 },
      ],
    },
  ],
  AOTC_026: [prevent(2, { force: 6 }, own(), { deflects: true })],
  AOTC_027: [{ cheaper: { what: { subtypes: ['Clone'] }, n: 1 } }],
  AOTC_028: [{ static: { to: { whose: 'own', other: true, arenas: ['Ground'] }, mods: [{ stat: 'speed', n: 10 }], when: [{ is: 'in', arena: 'Ground' }] } }],
  AOTC_029: [{ keyword: 'Mission', does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ keyword: 'Wards', x: 99 }], until: 'turn' }] }],
  AOTC_032: [
    { keyword: 'Critical Hit', x: 2 },
    { keyword: 'Battle Start', only: 'Space', does: [{ do: 'heal', n: 99, to: 'self' }] },
  ],
  AOTC_033: [at('Mission', { do: 'decree', n: 1, says: { pricier: { what: 'Battle', n: 3 } } })],
  AOTC_034: [
    { static: { when: [{ is: 'in', arena: 'Character' }], to: { whose: 'own', subtypes: ['Jedi'] }, mods: [{ n: 10, stat: 'speed' }] } },
    { static: { when: [{ is: 'in', arena: 'Character' }], to: { named: ['Anakin Skywalker'] }, mods: [{ n: 2, stat: 'power' }] } },
  ],
  AOTC_035: [atIn('Roll', 'Character', take('points', -1, 'opponent'))],
  AOTC_037: [
    { static: { when: [{ what: { whose: 'own', other: true, arenas: ['Character'], subtypes: ['Jedi'] }, is: 'have' }], to: 'self', mods: [{ n: 1, stat: 'power' }] } },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
  ],
  AOTC_038: [
    {
      keyword: 'Mission',
      does: [
        { do: 'discard', n: 99 },
        { do: 'draw', n: 5 },
      ],
    },
  ],
  AOTC_039: [
    effect(
      { force: 3 },
      oneOf([act('untap', one(own({ ...among('Space', 'Starfighter'), tapped: true })))], [act('untap', one(own({ ...among('Ground', 'Speeder'), tapped: true })))]),
    ),
  ],
  AOTC_040: [{ keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'retreat', n: 1, to: { choose: { whose: 'own', subtypes: ['Diplomat'] } } }] }],
  AOTC_041: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [{ do: 'give', n: 1, to: { each: { whose: 'own', arenas: ['Space'] } }, mods: [{ keyword: 'Critical Hit', x: 1 }], until: 'battle' }],
    },
  ],
  AOTC_042: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        { do: 'points', n: 2 },
        { do: 'points', n: 1, who: 'opponent' },
      ],
    },
  ],
  AOTC_043: [during('rolled', { force: 5 }, { do: 'reroll', n: everyOne })],
  AOTC_044: [{ keyword: 'Mission', does: [{ do: 'gain', n: 4 }] }],
  AOTC_045: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        { do: 'draw', n: 1 },
        { do: 'discard', n: 1 },
      ],
    },
  ],
  AOTC_046: [whenever([within('Space')], enemy({ arenas: ['Space'], damaged: true }), word("Can't Retreat Itself"))],
  AOTC_048: [at('Mission', later('Battle Start', act('dice', one(enemy()), 4)))],
  AOTC_049: [{ static: { to: { whose: 'own', subtypes: ['Clone'] }, mods: [{ stat: 'speed', n: 10 }], when: [{ is: 'in', arena: 'Character' }] } }],
  AOTC_052: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'search', n: 1, find: { types: ['Battle'] } }] }],
  AOTC_053: [
    { keyword: 'Critical Hit', x: 2 },
    { keyword: 'Attack End', does: [{ do: 'may', n: 1, then: [{ do: 'retreat', n: 1, to: 'self' }] }] },
  ],
  AOTC_054: [{ keyword: 'Effect', cost: { force: 8 }, time: 'attack', does: [{ do: 'give', n: 1, to: 'attacker', mods: [{ n: 7, stat: 'power' }], until: 'attack' }] }],
  AOTC_055: [
    {
      keyword: 'Effect',
      cost: { force: 3 },
      does: [
        { do: 'deploy', n: 1, to: { choose: { zone: 'build', types: ['Space'], whose: 'opponent' } } },
        { do: 'untap', n: 1, to: 'chosen' },
      ],
    },
  ],
  AOTC_056: [effect({ force: 4 }, { ...give(one(own()), 'turn', word("Can't Be Attacked")), when: [have(own({ other: true, here: true }))] })],
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
  AOTC_060: [
    {
      keyword: 'Step Start',
      step: 'Character',
      does: [{ of: [[{ do: 'heal', n: 1, to: 'self' }], [{ do: 'give', n: 1, to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }], until: 'battle' }]], do: 'choose-one', n: 1 }],
    },
  ],
  AOTC_061: [{ static: { when: [{ what: { whose: 'own', other: true, arenas: ['Character'] }, is: 'lack' }], to: 'self', mods: [{ n: 30, stat: 'speed' }] } }],
  AOTC_063: [{ keyword: 'Effect', cost: { force: 2 }, does: [{ do: 'give', n: 1, to: { eachIn: { whose: 'own' } }, mods: [{ n: 20, stat: 'speed' }], until: 'battle' }] }],
  AOTC_067: [{ keyword: 'Build Effect', cost: { tap: true, discard: 2 }, does: [{ do: 'draw', n: 2 }] }],
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
  AOTC_070: [at('Mission', give(each(enemy(among('Character'))), 'turn', word("Can't Retreat Itself")))],
  AOTC_072: [{ keyword: 'Deployed', does: [{ do: 'lose', n: 1 }] }],
  AOTC_076: [
    { keyword: 'Critical Hit', x: 1 },
    { keyword: 'Prevent', x: 'all', cost: { leave: true }, protects: { arenas: ['Character'], without: ['Jedi'] } },
  ],
  AOTC_077: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        { do: 'draw', n: 3 },
        { do: 'discard', n: 2 },
      ],
    },
  ],
  AOTC_078: [{ keyword: 'Effect', does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ stat: 'speed', n: 30 }], until: 'battle' }] }],
  AOTC_080: [
    {
      keyword: 'Mission',
      does: [
        {
          do: 'may',
          n: 1,
          then: [
            { do: 'discard-unit', n: 1, to: { choose: { whose: 'own' } } },
            { do: 'points', n: 4 },
          ],
        },
      ],
    },
  ],
  AOTC_081: [
    {
      keyword: 'Step Start',
      step: 'Character',
      does: [
        {
          of: [
            [{ do: 'give', n: 1, to: 'self', mods: [{ n: 20, stat: 'speed' }], until: 'battle' }],
            [{ do: 'give', n: 1, to: 'self', mods: [{ n: 2, stat: 'power' }], until: 'battle' }],
          ],
          do: 'choose-one',
          n: 1,
        },
      ],
    },
    { keyword: 'Shields', x: 1 },
  ],
  AOTC_082: [{ keyword: 'Effect', cost: { force: 4 }, does: [{ do: 'discard-unit', n: 1, to: { choose: { whose: 'opponent', arenas: ['Ground'], subtypes: ['Speeder'] } } }] }],
  AOTC_083: [whenever([within('Space')], own({ subtypes: ['Droid'] }), speed(10)), atIn('When Discarded', 'Space', act('damage', each(own({ subtypes: ['Droid'] }))))],
  AOTC_084: [
    { static: { when: [{ is: 'in', arena: 'Character' }], to: { whose: 'own', other: true, arenas: ['Character'] }, mods: [{ n: 20, stat: 'speed' }] } },
    { keyword: 'Battle End', does: [{ do: 'damage', n: 1, to: { each: { whose: 'own', other: true, arenas: ['Character'] } } }] },
  ],
  AOTC_087: [
    during(
      'no-attack',
      { force: 2 },
      inOneArena((arena) => [act('retreat', upTo(everyOne, own(among(arena))))]),
    ),
  ],
  AOTC_088: [{ keyword: 'When Discarded', only: 'Character', does: [{ do: 'draw', n: 1 }] }],
  AOTC_089: [{ static: { to: 'self', mods: [{ stat: 'power', n: 2 }], when: [{ is: 'attacking', what: { subtypes: ['Jedi'] } }] } }],
  AOTC_090: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        { do: 'draw', n: 2 },
        { do: 'discard', n: 2 },
      ],
    },
  ],
  AOTC_091: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        { do: 'draw', n: 1 },
        { do: 'discard', n: 1 },
      ],
    },
  ],
  AOTC_092: [{ static: { when: [{ what: { subtypes: ['Clone'] }, is: 'have' }], to: 'self', mods: [{ n: 1, stat: 'power' }] } }],
  AOTC_094: [{ keyword: 'Effect', cost: { force: 3 }, does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' }, upTo: 2 }, mods: [{ n: 2, stat: 'power' }], until: 'battle' }] }],
  AOTC_097: [{ pricier: { what: 'activated', n: 1, whose: 'opponent' } }],
  AOTC_098: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'discard', n: 1, who: 'opponent' }] }],
  AOTC_099: [
    { keyword: 'Effect', cost: { force: 2 }, time: 'attacking', does: [{ do: 'give', n: 1, to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }], until: 'attack' }] },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Prevent', x: 1, cost: { force: 1 }, protects: { named: ['Anakin Skywalker'] } },
  ],
  AOTC_100: [prevent('all', { harm: 1, retreat: true }, { self: true })],
  AOTC_101: [
    {
      keyword: 'Effect',
      cost: { tap: true },
      time: 'instead',
      does: [{ do: 'unless', n: 3, then: [{ do: 'tap', n: 1, to: { choose: { whose: 'opponent', arenas: ['Character'] } } }] }],
    },
  ],
  AOTC_102: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        { do: 'draw', n: 1 },
        { do: 'discard', n: 1 },
      ],
    },
  ],
  AOTC_108: [
    { keyword: 'Effect', cost: { force: 2 }, time: 'own-attack', does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ stat: 'power', n: 3 }], until: 'attack' }] },
  ],
  AOTC_109: [at('Mission', act('discard-unit', one(enemy({ arenas: ['Character'], most: { stat: 'power', n: 3 } }))))],
  AOTC_110: [
    {
      static: {
        when: [{ what: { whose: 'own', other: true, subtypes: ['Droid'] }, is: 'have' }],
        to: 'self',
        mods: [
          { n: 10, stat: 'speed' },
          { n: 1, stat: 'power' },
        ],
      },
    },
  ],
  AOTC_112: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'draw', n: 1 }] }],
  AOTC_113: [{ keyword: 'Effect', cost: { force: 3 }, time: 'attack', does: [{ do: 'give', n: 1, to: 'attacker', mods: [{ n: -5, stat: 'power' }], until: 'attack' }] }],
  AOTC_114: [
    {
      keyword: 'Mission',
      does: [
        { do: 'look', n: 1 },
        { do: 'gain', n: 1 },
      ],
    },
  ],
  AOTC_115: [atIn('Roll', 'Character', take('points', -1, 'opponent'))],
  AOTC_116: [
    {
      keyword: 'Battle End',
      only: 'Character',
      does: [{ do: 'may', n: 1, then: [{ do: 'heal', n: 1, to: { choose: { whose: 'own', subtypes: ['Droid', 'Speeder', 'Starfighter'] } } }] }],
    },
  ],
  AOTC_117: [{ keyword: 'Effect', cost: { force: 1 }, time: 'attack', does: [{ do: 'give', n: 1, to: 'attacker', mods: [{ n: -2, stat: 'power' }], until: 'attack' }] }],
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
  AOTC_141: [{ keyword: 'Mission', does: [{ do: 'recover', n: 2, find: { types: ['Ground'] } }] }],
  AOTC_142: [{ keyword: 'Prevent', x: 2, cost: { force: 1 }, protects: { arenas: ['Character'] } }],
  AOTC_144: [{ static: { to: 'self', mods: [{ stat: 'power', n: 2 }], when: [{ is: 'have', what: { whose: 'own', arenas: ['Space'], subtypes: ['Starfighter'] } }] } }],
  AOTC_148: [{ keyword: 'Effect', cost: { force: 4 }, does: [{ do: 'tap', n: 1, to: { choose: { arenas: ['Character'], tapped: false } } }] }],
  AOTC_151: [
    {
      keyword: 'Mission',
      does: [
        { do: 'heal', n: 4, to: { choose: { whose: 'own', arenas: ['Character'] } } },
        { do: 'gain', n: 1 },
      ],
    },
  ],
  AOTC_158: [prevent(1, { force: 3 }, own(), { deflects: true })],
  AOTC_162: [{ keyword: 'Prevent', x: 2, cost: { force: 2 }, protects: { arenas: ['Space', 'Ground'] } }],
  AOTC_165: [{ keyword: 'Effect', cost: { force: 5 }, does: [{ do: 'tap', n: 1, to: { choose: { arenas: ['Ground'], tapped: false } } }] }],
  AOTC_166: [{ keyword: 'Mission', does: [{ do: 'heal', n: 4, to: { choose: { whose: 'own', arenas: ['Ground'] } } }] }],
  AOTC_168: [{ keyword: 'Mission', does: [{ do: 'strip', n: 1, find: { types: ['Battle', 'Mission'] } }] }],
  AOTC_169: [{ keyword: 'Effect', cost: { force: 5 }, does: [{ do: 'tap', n: 1, to: { choose: { arenas: ['Space'], tapped: false } } }] }],
  AOTC_171: [{ keyword: 'Mission', does: [{ do: 'heal', n: 4, to: { choose: { whose: 'own', arenas: ['Space'] } } }] }],
  AOTC_172: [
    { keyword: 'Effect', cost: { force: 1 }, time: 'own-attack', does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ stat: 'power', n: 2 }], until: 'attack' }] },
  ],
  AOTC_174: [{ keyword: 'Mission', does: [{ do: 'recover', n: 2, find: { types: ['Space'] } }] }],
  AOTC_175: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ keyword: 'Critical Hit', x: 2 }], until: 'attack' }],
    },
  ],
};
