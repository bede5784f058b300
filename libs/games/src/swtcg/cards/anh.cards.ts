import { arenas, type Ability } from '../card.js';
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
  inBuild,
  inOneArena,
  one,
  oneOf,
  only,
  own,
  pilot,
  power,
  prevent,
  ifHolds,
  take,
  upTo,
  word,
} from './build.js';

export const anhCards: Readonly<Record<string, readonly Ability[]>> = {
  ANH_001: [{ keyword: 'Lures', what: among('Character', 'Jedi') }],
  ANH_002: [{ keyword: 'Build Effect', cost: { leave: true }, does: [{ do: 'recover', n: 1, find: { types: ['Character'] } }] }],
  ANH_004: [{ keyword: 'Mission', does: [{ do: 'tap', n: 1, to: { choose: { whose: 'opponent', arenas: ['Space'], tapped: false } } }] }],
  ANH_006: [
    { keyword: 'Stun', x: 3 },
    { keyword: 'Damages', what: { arenas: ['Character'] }, does: [{ do: 'heal', n: 1, to: 'self' }] },
  ],
  ANH_008: [
    {
      keyword: 'Mission',
      does: [
        {
          do: 'give',
          n: 1,
          to: { each: { whose: 'own' } },
          mods: [
            { grants: { keyword: 'Effect', cost: { force: 1 }, time: 'attacking', does: [{ do: 'give', n: 1, to: 'self', mods: [{ n: 2, stat: 'power' }], until: 'attack' }] } },
          ],
          until: 'turn',
        },
      ],
    },
  ],
  ANH_009: [{ keyword: 'Mission', does: [{ do: 'discard', n: 99, who: 'opponent' }] }],
  ANH_010: [effect({ tap: true }, act('tap', one({ arenas: ['Character'], tapped: false, most: { stat: 'power', n: 4 } })))],
  ANH_011: [at('Mission', give(each(enemy()), 'turn', word('No Abilities')))],
  ANH_013: [
    {
      keyword: 'Effect',
      cost: { tap: true },
      time: 'instead',
      does: [{ do: 'untap', n: 1, to: { choose: { whose: 'own', other: true, arenas: ['Character'], subtypes: ['Droid'] } } }],
    },
  ],
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
  ANH_017: [
    {
      keyword: 'Effect',
      cost: { force: 4 },
      does: [
        {
          do: 'give',
          n: 1,
          to: { each: { whose: 'own', arenas: ['Character'] } },
          mods: [
            { n: 10, stat: 'speed' },
            { keyword: 'Stun', x: 2 },
          ],
          until: 'turn',
        },
      ],
    },
  ],
  ANH_019: [{ keyword: 'Pilot', of: ['Capital Ship'], grants: [{ keyword: '+speed', x: 20 }] }],
  ANH_020: [{ keyword: 'Battle End', only: 'Character', does: [{ do: 'look', n: 1 }] }],
  ANH_021: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'strip', n: 1, find: { types: ['Battle', 'Mission'] } }] }],
  ANH_022: [{ static: { when: [{ is: 'in', arena: 'Character' }], to: { other: true, subtypes: ['Jawa'] }, mods: [{ n: 1, stat: 'power' }] } }],
  ANH_023: [{ keyword: 'Kills', what: {}, does: [{ do: 'untap', n: 1, to: 'self' }] }],
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
  ANH_025: [
    { keyword: 'Evade', x: 1, cost: { force: 2 } },
    { keyword: 'Effect', cost: { force: 2 }, does: [{ do: 'give', n: 1, to: 'self', mods: [{ n: 20, stat: 'speed' }], until: 'turn' }] },
  ],
  ANH_026: [
    { keyword: 'Evade', x: 1, cost: { force: 2 } },
    { keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'search', n: 1, find: { named: ['Luke Skywalker'] } }] },
  ],
  ANH_027: [{ keyword: 'Build Effect', cost: { leave: true }, does: [{ do: 'hasten', n: 3, find: { types: ['Space'] } }] }],
  ANH_029: [{ static: { when: [{ is: 'in', arena: 'Character' }], to: { here: true, subtypes: ['Stormtrooper'] }, mods: [{ n: -20, stat: 'speed' }] } }],
  ANH_031: [
    {
      keyword: 'Effect',
      cost: { force: 3 },
      does: [
        { do: 'deploy', n: 1, to: { choose: { zone: 'build', types: ['Character'], whose: 'opponent' } } },
        { do: 'untap', n: 1, to: 'chosen' },
      ],
    },
  ],
  ANH_032: [
    { static: { when: [{ is: 'faced' }], to: { arenas: ['Character'], without: ['Jedi'] }, mods: [{ n: -2, stat: 'power' }] } },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
  ],
  ANH_033: [prevent(2, { force: 4 }, own(among('Character')), { deflects: true })],
  ANH_034: [
    { keyword: 'Mission', cost: { unit: { what: { whose: 'own', arenas: ['Character'], subtypes: ['Jedi'], tapped: false }, do: 'tap' } }, does: [{ do: 'points', n: 3 }] },
  ],
  ANH_036: [
    {
      keyword: 'Build Effect',
      cost: { leave: true },
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Character'] } }, mods: [{ keyword: "Can't Be Attacked" }], until: 'turn' }],
    },
  ],
  ANH_037: [
    {
      keyword: 'Mission',
      cost: { unit: { what: { whose: 'own', arenas: ['Character'], tapped: false }, do: 'tap' } },
      does: [{ do: 'search', n: 1, find: { types: ['Battle'] } }],
    },
  ],
  ANH_038: [
    { keyword: 'Battle End', only: 'Character', does: [{ do: 'lose', n: 1, who: 'opponent' }] },
    { keyword: 'Ransom', x: 2, what: { arenas: ['Character'] } },
  ],
  ANH_040: [
    {
      keyword: 'Attacks',
      does: [
        {
          do: 'may',
          n: 1,
          then: [
            { do: 'give', n: 1, to: 'self', mods: [{ n: 1, stat: 'power' }], until: 'attack' },
            { do: 'later', n: 1, then: [{ do: 'damage', n: 2, to: 'self' }] },
          ],
        },
      ],
    },
    { keyword: 'When Discarded', only: 'Character', does: [{ do: 'search', n: 1, find: { subtypes: ['Astromech Droid'] } }] },
  ],
  ANH_041: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'hasten', n: 1, find: { subtypes: ['Starfighter'] } }] }],
  ANH_042: [
    {
      keyword: 'Pilot',
      of: ['Capital Ship'],
      grants: [
        { keyword: '+speed', x: 10 },
        { keyword: '+power', x: 1 },
        { static: { when: [{ is: 'in', arena: 'Space' }], to: { whose: 'own', other: true, arenas: ['Space'] }, mods: [{ n: 10, stat: 'speed' }] } },
      ],
    },
  ],
  ANH_043: [
    at(
      'Mission',
      ifHolds(
        arenas.map((arena) => have(own(among(arena)), 2)),
        take('points', 3),
      ),
    ),
  ],
  ANH_044: [{ static: { to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }], when: [{ is: 'attacking', what: { arenas: ['Character'], subtypes: ['Tatooine'] } }] } }],
  ANH_046: [{ static: { to: 'self', mods: [{ stat: 'power', n: -2 }], when: [{ is: 'attacking', what: { unique: true, arenas: ['Character'] } }] } }],
  ANH_047: [{ keyword: 'Mission', does: [{ do: 'give', n: 1, to: { each: { whose: 'own' } }, mods: [{ keyword: 'Accuracy', x: 1 }], until: 'turn' }] }],
  ANH_048: [
    {
      keyword: 'Effect',
      cost: { unit: { what: { whose: 'own', arenas: ['Character'], subtypes: ['Jedi'] }, do: 'discard-unit' } },
      time: 'no-attack',
      does: [{ do: 'gain', n: 6 }],
    },
  ],
  ANH_050: [
    { keyword: 'Shields', x: 1 },
    { keyword: 'When Discarded', only: 'Space', does: [{ do: 'lose', n: 3, who: 'opponent' }] },
  ],
  ANH_051: [{ keyword: 'Effect', cost: { force: 12 }, does: [{ do: 'tap', n: 1, to: { eachIn: { whose: 'opponent', tapped: false } } }] }],
  ANH_052: [
    {
      keyword: 'Pilot',
      of: ['Starfighter'],
      grants: [
        { keyword: '+speed', x: 20 },
        { keyword: 'Critical Hit', x: 2 },
      ],
    },
  ],
  ANH_053: [
    {
      keyword: 'Pilot',
      of: ['Starfighter'],
      grants: [
        { keyword: 'Intercept', cost: { force: 2 } },
        {
          keyword: 'When Discarded',
          only: 'Space',
          does: [{ do: 'give', n: 1, to: { each: { whose: 'own', other: true, subtypes: ['Starfighter'] } }, mods: [{ n: 2, stat: 'power' }], until: 'turn' }],
        },
      ],
    },
  ],
  ANH_055: [{ static: { when: [{ is: 'more-units', arena: 'Character' }], to: 'self', mods: [{ n: 2, stat: 'power' }] } }],
  ANH_057: [{ keyword: 'Effect', cost: { force: 9 }, does: [{ do: 'give', n: 1, to: { eachIn: { whose: 'own' } }, mods: [{ n: 3, stat: 'power' }], until: 'turn' }] }],
  ANH_059: [pilot(['Starfighter'], word('+speed', 20), word('+power', 2), only([{ is: 'damaged' }], during('no-attack', { force: 1 }, act('retreat', 'self'))))],
  ANH_060: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'search', n: 1, find: { subtypes: ['Starfighter'] } }] }],
  ANH_061: [{ keyword: 'Effect', cost: { force: 1 }, does: [{ do: 'heal', n: 2, to: { choose: { whose: 'own', arenas: ['Space'] } } }] }],
  ANH_062: [
    {
      keyword: 'Effect',
      cost: { force: 4 },
      does: [{ do: 'give', n: 1, to: { each: { whose: 'own', arenas: ['Ground'], subtypes: ['Soldier'] } }, mods: [{ keyword: 'Accuracy', x: 1 }], until: 'turn' }],
    },
  ],
  ANH_063: [pilot(['Starfighter'], prevent('all', { leave: true }, own({ other: true, arenas: ['Space'] })))],
  ANH_064: [{ cheaper: { what: { whose: 'own', side: 'N' }, n: 1 } }],
  ANH_065: [{ static: { to: { whose: 'own', other: true, arenas: ['Character'] }, mods: [{ stat: 'speed', n: 10 }], when: [{ is: 'in', arena: 'Character' }] } }],
  ANH_066: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'search', n: 1, find: { subtypes: ['Droid', 'Jawa'] } }] }],
  ANH_068: [
    { keyword: 'Build Effect', cost: { tap: true, build: 1 }, does: [{ do: 'tap', n: 1, to: { choose: { arenas: ['Space'], tapped: false, most: { n: 5, stat: 'power' } } } }] },
  ],
  ANH_070: [{ keyword: 'Deployed', does: [{ do: 'strip', n: 1, find: {} }] }],
  ANH_071: [inBuild({ tap: true }, { ...give(each(own(among('Space'))), 'turn', power(2)), when: [{ is: 'using', how: 'Bombard' }] })],
  ANH_072: [inBuild({ tap: true }, { ...give(each(own(among('Ground'))), 'turn', power(2)), when: [{ is: 'using', how: 'Ion Cannon' }] })],
  ANH_073: [at('Mission', give(each(own({ side: 'D', least: { stat: 'power', n: 5 } })), 'turn', power(3)))],
  ANH_074: [
    { keyword: 'Shields', x: 1 },
    { static: { when: [{ what: { arenas: ['Space'], subtypes: ['Rebel'] }, is: 'attacking' }], to: 'self', mods: [{ n: 2, stat: 'power' }] } },
  ],
  ANH_075: [{ keyword: 'Mission', does: [{ do: 'discard-unit', n: 1, to: { each: { arenas: ['Character'], subtypes: ['Diplomat'] } } }] }],
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
  ANH_081: [{ static: { when: [{ is: 'in', arena: 'Ground' }], to: { whose: 'own', subtypes: ['Imperial Starfighter'] }, mods: [{ n: 1, stat: 'power' }] } }],
  ANH_082: [{ keyword: 'Pilot', of: ['Transport'], grants: [{ keyword: '+power', x: 1 }] }],
  ANH_083: [{ keyword: 'Mission', does: [{ do: 'lose', n: 4, who: 'opponent' }] }],
  ANH_084: [prevent('all', { force: 4 }, own(among('Character')), { after: [act('retreat', 'chosen')] })],
  ANH_086: [{ static: { to: 'self', mods: [{ keyword: 'Stun', x: 4 }], when: [{ is: 'attacking', what: { subtypes: ['Droid'] } }] } }],
  ANH_088: [{ keyword: 'Pilot', of: ['Starfighter'], grants: [{ keyword: 'Stun', x: 3 }] }],
  ANH_089: [at('Mission', { ...take('gain', 1), each: own(among('Character')) })],
  ANH_091: [{ keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'damage', n: 2, to: { each: { other: true, arenas: ['Character'] } } }] }],
  ANH_092: [
    {
      static: {
        when: [{ what: { whose: 'own', other: true, arenas: ['Character'], subtypes: ['Jedi'] }, is: 'have' }],
        to: 'self',
        mods: [
          { n: 2, stat: 'power' },
          { keyword: 'Evade', x: 1, cost: { force: 3 } },
        ],
      },
    },
  ],
  ANH_093: [prevent(3, { force: 2 }, own(among('Character'))), prevent(1, { force: 2 }, own({ arenas: ['Space', 'Ground'] }))],
  ANH_094: [{ keyword: 'Build Effect', cost: { leave: true }, does: [{ do: 'hasten', n: 2, find: { types: ['Character'], subtypes: ['Stormtrooper'] } }] }],
  ANH_095: [{ keyword: 'Build Effect', cost: { tap: true, build: 1 }, does: [{ do: 'draw', n: 1 }] }],
  ANH_096: [
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Intercept', cost: { force: 1 } },
    { keyword: 'When Discarded', only: 'Character', does: [{ do: 'gain', n: 4 }] },
  ],
  ANH_097: [
    at(
      'Mission',
      inOneArena((arena) => Array.from({ length: 4 }, () => act('heal', upTo(1, own({ arenas: [arena], damaged: true }))))),
    ),
  ],
  ANH_098: [
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Ransom', x: 2, what: { arenas: ['Character'] } },
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
  ANH_103: [{ static: { when: [{ what: { whose: 'own', arenas: ['Space'] }, is: 'lack' }], to: 'self', mods: [{ keyword: "Can't Attack" }] } }],
  ANH_106: [only([have(own(among('Character', 'Jedi')))], atIn('Battle End', 'Character', take('gain', 1)))],
  ANH_107: [at('Mission', oneOf(...['Clone', 'Droid', 'Jedi'].map((kind) => [give(each({ subtypes: [kind] }), 'turn', power(-3))])))],
  ANH_108: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      does: [{ do: 'give', n: 1, to: { each: { whose: 'own', subtypes: ['Starfighter'] } }, mods: [{ keyword: 'Shields', x: 1 }], until: 'turn' }],
    },
  ],
  ANH_109: [{ keyword: 'Pilot', of: ['Capital Ship'], grants: [{ keyword: 'Critical Hit', x: 2 }] }],
  ANH_110: [
    {
      keyword: 'Effect',
      cost: { force: 3 },
      does: [{ do: 'give', n: 1, to: { each: { whose: 'own', subtypes: ['Stormtrooper'] } }, mods: [{ n: 1, stat: 'power' }], until: 'turn' }],
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
  ANH_114: [{ keyword: 'Mission', does: [{ do: 'points', n: 1, each: { arenas: ['Character'], subtypes: ['Diplomat'] } }] }],
  ANH_115: [at('Mission', give(each(enemy()), 'turn', { lacks: 'Bombard' }, { lacks: 'Ion Cannon' }), take('gain', 1))],
  ANH_117: [
    { keyword: 'Accuracy', x: 1 },
    { static: { when: [{ is: 'in', arena: 'Character' }], to: { other: true, subtypes: ['Tusken'] }, mods: [{ keyword: 'Accuracy', x: 1 }] } },
  ],
  ANH_118: [
    {
      keyword: 'Mission',
      cost: { unit: { what: { whose: 'own', arenas: ['Character'], subtypes: ['Jedi'], tapped: false }, do: 'tap' } },
      does: [{ do: 'points', n: -3, who: 'opponent' }],
    },
  ],
  ANH_120: [{ cheaper: { what: { subtypes: ['Droid'] }, n: -1 } }],
  ANH_121: [only([{ is: 'more-units', arena: 'Space' }], during('own-attack', {}, give(one(own(among('Ground'))), 'attack', power(3))))],
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
  ANH_128: [{ static: { when: [{ what: { whose: 'own', subtypes: ['Tusken'] }, is: 'have' }], to: 'self', mods: [{ n: 2, stat: 'power' }] } }],
  ANH_130: [only([{ is: 'more-units', arena: 'Ground' }], during('own-attack', {}, give(one(own(among('Space'))), 'attack', power(3))))],
  ANH_131: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'tap', n: 1, to: { choose: { arenas: ['Character'], without: ['Jedi'], tapped: false } } }] }],
  ANH_134: [{ keyword: 'Mission', does: [{ do: 'tap', n: 1, to: { choose: { arenas: ['Character'], without: ['Jedi'], tapped: false } } }] }],
  ANH_137: [{ keyword: 'Effect', does: [{ do: 'bounce', n: 1, to: { choose: { whose: 'own', arenas: ['Space'] } } }] }],
  ANH_138: [
    {
      keyword: 'Pilot',
      of: ['Speeder'],
      grants: [{ keyword: '+speed', x: 20 }, { static: { when: [{ what: { subtypes: ['Creature'] }, is: 'attacking' }], to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }] } }],
    },
  ],
  ANH_139: [{ keyword: 'Mission', does: [{ do: 'heal', n: 1, to: { each: { whose: 'own', damaged: true } } }] }],
  ANH_140: [{ keyword: 'Build Effect', cost: { leave: true }, does: [{ do: 'recover', n: 1, find: { types: ['Character'], subtypes: ['Jedi'] } }] }],
  ANH_142: [
    {
      keyword: 'Effect',
      cost: { force: 3 },
      does: [
        { do: 'deploy', n: 1, to: { choose: { zone: 'build', types: ['Ground'], whose: 'opponent' } } },
        { do: 'untap', n: 1, to: 'chosen' },
      ],
    },
  ],
  ANH_144: [{ keyword: 'Effect', does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ keyword: 'Intercept', cost: { force: 2 } }], until: 'turn' }] }],
  ANH_145: [
    {
      keyword: 'Effect',
      cost: { unit: { what: { whose: 'own', arenas: ['Character'], tapped: false }, do: 'tap' } },
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', other: true, arenas: ['Character'] } }, mods: [{ n: 40, stat: 'speed' }], until: 'turn' }],
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
  ANH_151: [word('Accuracy', -1)],
  ANH_152: [{ keyword: 'Pilot', of: ['Starfighter'], grants: [{ keyword: '+speed', x: 20 }] }],
  ANH_154: [prevent(2, { force: 4 }, own()), during('own-attack', { force: 4 }, give(one(own()), 'attack', power(3)))],
  ANH_157: [
    {
      keyword: 'Effect',
      cost: { force: 4 },
      does: [{ do: 'give', n: 1, to: { each: { whose: 'own', subtypes: ['Starfighter'] } }, mods: [{ keyword: 'Accuracy', x: 1 }], until: 'turn' }],
    },
  ],
  ANH_159: [{ static: { to: 'self', mods: [{ stat: 'power', n: -2 }], when: [{ is: 'attacking', what: { unique: true, arenas: ['Character'] } }] } }],
  ANH_166: [{ keyword: 'Pilot', of: ['Starfighter'], grants: [{ keyword: '+power', x: 1 }] }],
  ANH_169: [{ keyword: 'Effect', cost: { force: 7 }, does: [{ do: 'tap', n: 1, to: { choose: { tapped: false } } }] }],
  ANH_171: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Space'] } }, mods: [{ stat: 'power', n: 4 }], until: 'attack' }],
    },
  ],
  ANH_172: [
    {
      keyword: 'Attacks',
      does: [
        {
          do: 'may',
          n: 1,
          then: [
            { do: 'give', n: 1, to: 'self', mods: [{ n: 3, stat: 'power' }], until: 'attack' },
            { do: 'later', n: 1, then: [{ do: 'damage', n: 2, to: 'self' }] },
          ],
        },
      ],
    },
  ],
  ANH_179: [
    { keyword: 'Shields', x: 1 },
    { keyword: 'Build Effect', cost: { leave: true }, does: [{ do: 'points', n: 2 }] },
  ],
};
