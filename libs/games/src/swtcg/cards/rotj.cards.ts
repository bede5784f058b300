import { everyOne, type Ability } from '../card.js';
import {
  act,
  always,
  among,
  at,
  during,
  each,
  eachIn,
  effect,
  enemy,
  give,
  have,
  health,
  inBuild,
  one,
  oneOf,
  only,
  own,
  pilot,
  power,
  prevent,
  ifHolds,
  take,
  unitCost,
  word,
} from './build.js';

export const rotjCards: Readonly<Record<string, readonly Ability[]>> = {
  ROTJ_001: [{ static: { to: { whose: 'own', arenas: ['Space'], subtypes: ['Rebel'] }, mods: [{ n: 3, stat: 'power' }] } }],
  ROTJ_002: [
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'When Discarded', only: 'Character', does: [{ do: 'gain', n: 6 }] },
  ],
  ROTJ_003: [word('No Control'), word('Untouchable'), only([have(own({ named: ['Luke Skywalker', 'Princess Leia'], arenas: ['Character'] }))], at('Build Start', take('gain', 2)))],
  ROTJ_006: [word('Retaliate', 4, { force: 2 }), pilot(['Speeder', 'Walker'], word('+speed', 20), word('Accuracy', 1), word('Retaliate', 4, { force: 2 }))],
  ROTJ_008: [during('instead', { tap: true }, act('discard-unit', one(among('Space', 'Capital Ship'))))],
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
  ROTJ_016: [word('Accuracy', 1), word('Lucky', 2), always(own({ other: true, arenas: ['Ground', 'Character'], subtypes: ['Rebel'] }), word('Lucky', 2))],
  ROTJ_018: [at('Mission', { ...take('gain', 1), pile: { of: { types: ['Character'], subtypes: ['Jedi'] }, whose: 'own' } })],
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
  ROTJ_023: [word('Hidden Cost', 2), during('no-attack', { tap: true }, oneOf([give(one({ side: 'N' }), 'turn', power(4))], [give(one({ side: 'N' }), 'turn', power(-4))]))],
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
  ROTJ_033: [at('Build Start', take('points', 1), take('gain', 1)), at('When Discarded', act('counters', one(own(among('Space'))), 3))],
  ROTJ_036: [word('Critical Hit', 1), only([have(own({ subtypes: ['Capital Ship'] }))], during('instead', { tap: true }, act('heal', 'self', everyOne)))],
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
  ROTJ_041: [effect({ force: 3 }, act('tap', one({ subtypes: ['Creature'], tapped: false })), act('hold', 'chosen'))],
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
  ROTJ_045: [inBuild({ tap: true }, take('points', 1), take('gain', 1)), only([{ is: 'location', subtypes: ['Endor'] }], { keyword: 'Ransom', x: 2, what: {} })],
  ROTJ_046: [{ keyword: 'Armor' }, { pricier: { what: 'Battle', n: 2, whose: 'opponent' } }, { keyword: 'Evade', x: 1, cost: { force: 2 } }],
  ROTJ_047: [effect({ force: 2, ...unitCost(among('Character')) }, act('tap', one({ tapped: false })))],
  ROTJ_048: [{ static: { to: 'self', mods: [power(1), health(1)], each: 'force' } }, word('Evade', 3, { force: 2 })],
  ROTJ_049: [always(own(among('Ground')), { grants: { keyword: 'Ransom', x: 1 } })],
  ROTJ_050: [{ keyword: 'Build Start', does: [{ do: 'draw', n: 1 }] }],
  ROTJ_051: [{ keyword: 'Build Start', does: [{ do: 'gain', n: 1 }] }],
  ROTJ_052: [
    { keyword: 'Lucky', x: 3 },
    { keyword: 'Pilot', of: ['Transport'], grants: [{ keyword: 'Lucky', x: 3 }] },
  ],
  ROTJ_053: [
    effect({ force: 1 }, give(one(enemy()), 'turn', { lacks: 'Shields' })),
    { ...effect({ force: 3 }, give(eachIn(enemy()), 'turn', { lacks: 'Shields' })), enhanced: true },
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
  ROTJ_067: [
    effect({ force: 1 }, act('deploy', one(enemy({ zone: 'build', types: ['Character'] }))), act('untap', 'chosen')),
    { ...effect({ force: 3 }, act('deploy', one(enemy({ zone: 'build', types: ['Character'] }))), act('tap', 'chosen')), enhanced: true },
  ],
  ROTJ_068: [
    only([{ is: 'location', subtypes: ['Endor'] }], { keyword: 'Ransom', x: 2, what: {} }),
    { cheaper: { what: own({ unique: true, side: 'L', arenas: ['Character'] }), n: 1 } },
  ],
  ROTJ_069: [prevent(2, { force: 3 }, own(), { after: [give('chosen', 'turn', word('Retaliate', 3, { force: 0 }))] })],
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
  ROTJ_075: [
    effect(
      { force: 3 },
      oneOf(...(['Ground', 'Character'] as const).map((arena) => [ifHolds([have(own(among(arena)), 4)], give(each(own(among(arena))), 'turn', power(2), word('Overkill')))])),
    ),
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
  ROTJ_088: [word('Armor'), at('Attacks', give('defender', 'attack', { lacks: 'Shields' }, { lacks: 'Armor' }))],
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
  ROTJ_091: [always(own(among('Ground')), { grants: { keyword: 'Ransom', x: 2, what: { arenas: ['Ground'], without: ['Endor'] } } })],
  ROTJ_092: [{ keyword: 'Build Start', does: [{ do: 'points', n: 1 }] }],
  ROTJ_094: [prevent(3, { force: 1 }, own({ least: { stat: 'speed', n: 50 } }))],
  ROTJ_096: [word('Shields', 1), { static: { to: 'self', mods: [power(1)], each: enemy(among('Space')) } }],
  ROTJ_097: [
    { keyword: 'Upkeep', costs: [{ build: 1 }, { discard: 1 }, { tap: true }] },
    { keyword: 'Intercept', cost: { force: 0 } },
    { keyword: 'Retaliate', x: 3, cost: { force: 3 } },
  ],
  ROTJ_099: [{ keyword: 'Effect', cost: { force: 1 }, does: [{ do: 'dice', n: 6, to: { choose: { arenas: ['Ground'], most: { n: 30, stat: 'speed' } } } }] }],
  ROTJ_102: [{ keyword: 'Build Start', does: [{ do: 'gain', n: 1 }] }],
  ROTJ_103: [{ static: { to: { whose: 'own', arenas: ['Character'] }, mods: [{ keyword: 'Lucky', x: 1 }] } }],
  ROTJ_104: [{ keyword: 'Ransom', x: 2, what: {} }, pilot(['Speeder'], word('+speed', 20), word('Lucky', 1), { keyword: 'Ransom', x: 2, what: {} })],
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
  ROTJ_108: [during('attack', { force: 2 }, give(one({ most: { stat: 'power', n: 4 } }), 'attack', power(4)))],
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
