import type { Ability } from '../card.js';
import {
  act,
  always,
  among,
  at,
  attacking,
  each,
  effect,
  enemy,
  give,
  have,
  inBuild,
  inOneArena,
  lack,
  mayFor,
  one,
  only,
  own,
  power,
  prevent,
  search,
  speed,
  take,
  unitCost,
  whenever,
  word,
} from './build.js';

export const rotsCards: Readonly<Record<string, readonly Ability[]>> = {
  ROTS_001: [
    { keyword: 'Pilot', of: ['Starfighter', 'Capital Ship'], grants: [{ keyword: '+speed', x: 10 }, { keyword: 'Armor' }] },
    { keyword: 'Evade', x: 1, cost: { force: 2 } },
  ],
  ROTS_002: [{ keyword: 'Build Effect', cost: { build: 2, tap: true }, does: [{ do: 'tap', n: 1, to: { choose: { whose: 'opponent' } } }] }],
  ROTS_005: [
    { keyword: 'Build Effect', cost: { harm: 1 }, does: [{ do: 'points', n: 1 }] },
    { keyword: 'Shields', x: 1 },
  ],
  ROTS_006: [
    { keyword: 'Deployed', does: [{ do: 'search', n: 1, find: { subtypes: ['Jedi'] } }] },
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
  ],
  ROTS_008: [word('Evade', 2, { force: 2 }), word('Cheaper Equipment', 1)],
  ROTS_011: [{ keyword: 'Disrupt', cost: { force: 4, discard: 1 }, of: ['Battle', 'activated'] }],
  ROTS_014: [{ keyword: 'Disrupt', cost: { force: 3 }, of: ['Mission'] }],
  ROTS_016: [
    {
      static: {
        to: { whose: 'own', subtypes: ['Capital Ship', 'Battle Station'] },
        mods: [
          { n: 1, stat: 'power' },
          { keyword: 'Critical Hit', x: 1 },
        ],
      },
    },
  ],
  ROTS_018: [inBuild({ discard: 1, tap: true }, take('points', 1)), inBuild({ build: 1, tap: true }, take('draw', 1)), word('Lucky', 2)],
  ROTS_022: [at('Step Start', act('counters', each({ here: true })))],
  ROTS_023: [only([have(own(among('Space'))), lack(enemy(among('Space')))], at('Step End', take('gain', 1)))],
  ROTS_024: [whenever([{ is: 'location', subtypes: ['Aquatic'] }], 'self', speed(30))],
  ROTS_025: [whenever([attacking({ subtypes: ['Dark Jedi'] })], 'self', power(2), word('Accuracy', 1)), word('Evade', 2, { force: 1 })],
  ROTS_027: [
    {
      keyword: 'Effect',
      cost: { tap: true },
      does: [{ of: [[{ do: 'points', n: 1 }], [{ do: 'heal', n: 2, to: { choose: { whose: 'own', subtypes: ['Starfighter', 'Speeder'] } } }]], do: 'choose-one', n: 1 }],
    },
  ],
  ROTS_029: [
    at(
      'Deployed',
      inOneArena((arena) => [search(2, { types: [arena] })]),
    ),
  ],
  ROTS_030: [{ static: { each: { whose: 'own', other: true, arenas: ['Space'] }, to: 'self', mods: [{ n: 1, stat: 'power' }] } }],
  ROTS_031: [at('Mission', mayFor(unitCost(among('Ground'), 'discard-unit'), act('discard-unit', one(enemy({ arenas: ['Ground'], most: { stat: 'cost', n: 5 } })))))],
  ROTS_032: [effect({ exile: { n: 2, what: { subtypes: ['Trade Federation', 'Commerce Guild', 'Techno Union', 'IG Banking Clan', 'Separatist'] } } }, act('heal', 'self'))],
  ROTS_034: [effect({ force: 1 }, give(each(enemy()), 'turn', { lacks: 'Retaliate' }))],
  ROTS_036: [
    { keyword: 'When Discarded', only: 'Character', does: [{ do: 'draw', n: 2 }] },
    { keyword: 'Critical Hit', x: 2 },
  ],
  ROTS_037: [
    { keyword: 'Shields', x: 1 },
    { keyword: 'Effect', cost: { leave: true }, does: [{ do: 'recover', n: 1, find: { types: ['Character'] } }] },
  ],
  ROTS_039: [{ static: { to: 'self', mods: [{ stat: 'power', n: 1 }], each: 'damage' } }, { keyword: 'Evade', x: 1, cost: { force: 1 } }],
  ROTS_040: [at('When Discarded', take('gain', 4), { do: 'return', n: 1 }), word('Deflect', 2, { force: 2 }), word('Evade', 1, { force: 1 })],
  ROTS_044: [{ keyword: 'Step Start', step: 'Character', does: [{ do: 'lose', n: 1, who: 'opponent' }] }],
  ROTS_046: [{ keyword: 'Effect', cost: { force: 5 }, does: [{ do: 'tap', n: 1, to: { eachIn: {} } }] }],
  ROTS_048: [
    whenever([attacking({ subtypes: ['Jedi'] })], 'self', power(2)),
    whenever([attacking({ subtypes: ['Jedi Padawan'] })], 'self', word('Accuracy', 1)),
    word('Evade', 2, { force: 4 }),
  ],
  ROTS_049: [
    { keyword: 'Shields', x: 1 },
    {
      keyword: 'Step Start',
      step: 'Character',
      does: [
        {
          of: [
            [
              {
                do: 'give',
                n: 1,
                to: 'self',
                mods: [
                  { n: 10, stat: 'speed' },
                  { keyword: 'Stun', x: 3 },
                ],
                until: 'battle',
              },
            ],
            [
              {
                do: 'give',
                n: 1,
                to: 'self',
                mods: [
                  { n: 1, stat: 'power' },
                  { keyword: 'Accuracy', x: 1 },
                ],
                until: 'battle',
              },
            ],
          ],
          do: 'choose-one',
          n: 1,
        },
      ],
    },
  ],
  ROTS_050: [{ keyword: 'Effect', cost: { leave: true }, time: 'instead', does: [{ do: 'counters', n: 3, to: { choose: { arenas: ['Space'] } } }] }],
  ROTS_052: [
    { keyword: 'Step End', step: 'Space', does: [{ do: 'discard', n: 1 }] },
    { keyword: 'Build Effect', cost: { build: 1 }, does: [{ do: 'draw', n: 2 }] },
  ],
  ROTS_054: [prevent(3, { force: 3 }, own(among('Character', 'Jedi')), { deflects: true })],
  ROTS_056: [{ keyword: 'Deployed', does: [{ do: 'search', n: 1, find: { types: ['Character'], subtypes: ['Naboo'] }, into: 'build', counters: 1 }] }],
  ROTS_057: [inBuild({ tap: true, build: 2 }, { do: 'strip', n: 1, find: {} })],
  ROTS_061: [{ keyword: 'Effect', cost: { tap: true }, time: 'no-attack', does: [{ do: 'heal', n: 3, to: { choose: { whose: 'own', arenas: ['Character'] } } }] }],
  ROTS_063: [{ keyword: 'Prevent', x: 'all', cost: { force: 3 }, protects: { arenas: ['Space'] } }],
  ROTS_064: [{ keyword: 'Disrupt', cost: { force: 3 }, of: ['activated'] }],
  ROTS_065: [{ keyword: 'Mission', does: [{ do: 'strip', n: 1, find: {} }] }],
  ROTS_066: [
    {
      static: {
        when: [{ what: { whose: 'own', other: true, arenas: ['Space'] }, is: 'lack' }],
        to: 'self',
        mods: [
          { n: 10, stat: 'speed' },
          { n: 1, stat: 'power' },
          { n: 1, stat: 'health' },
        ],
      },
    },
  ],
  ROTS_067: [{ static: { to: { whose: 'own', arenas: ['Space'] }, mods: [{ keyword: 'Critical Hit', x: 1 }] } }],
  ROTS_072: [word('Evade', 1, { force: 1 }), word('Critical Hit', 1), word('Cheaper Equipment', 1)],
  ROTS_081: [inBuild({ force: 3, tap: true }, act('counters', one({ arenas: ['Ground', 'Character'] }), 3), act('counters', 'self')), word('Evade', 2, { force: 3 })],
  ROTS_084: [
    {
      keyword: 'Effect',
      time: 'attack',
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { arenas: ['Space'] } },
          mods: [
            { n: 2, stat: 'power' },
            { keyword: 'Critical Hit', x: 1 },
          ],
          until: 'attack',
        },
      ],
    },
  ],
  ROTS_089: [{ keyword: 'Effect', cost: { force: 4 }, does: [{ do: 'dice', n: 6, to: { choose: { arenas: ['Space'] } } }] }],
  ROTS_091: [{ keyword: 'Mission', does: [{ do: 'give', n: 1, to: { choose: {} }, mods: [{ keyword: 'No Abilities' }], until: 'turn' }] }],
  ROTS_093: [
    { keyword: 'Equip', cost: { build: 1, force: 1 } },
    {
      keyword: 'Equipped',
      what: { arenas: ['Character'], subtypes: ['Jedi', 'Sith'] },
      grants: [
        { keyword: '+power', x: 2 },
        { keyword: 'Deflect', x: 1, cost: { force: 2 } },
      ],
    },
  ],
  ROTS_094: [{ keyword: 'Prevent', x: 2, cost: { force: 1 }, protects: { arenas: ['Space', 'Ground'] } }],
  ROTS_095: [
    {
      keyword: 'Mission',
      does: [
        { do: 'draw', n: 2 },
        { do: 'gain', n: 2 },
      ],
    },
  ],
  ROTS_098: [
    {
      keyword: 'Effect',
      time: 'attack',
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { arenas: ['Character'] } },
          mods: [
            { n: 2, stat: 'power' },
            { keyword: 'Critical Hit', x: 1 },
          ],
          until: 'attack',
        },
      ],
    },
  ],
  ROTS_101: [
    { keyword: 'Equip', cost: { force: 1, build: 1 } },
    {
      keyword: 'Equipped',
      what: { arenas: ['Character'], subtypes: ['Jedi', 'Sith'] },
      grants: [
        { keyword: '+power', x: 2 },
        { keyword: 'Critical Hit', x: 2 },
      ],
    },
  ],
  ROTS_103: [{ keyword: 'Effect', cost: { force: 4 }, does: [{ do: 'give', n: 1, to: { choose: {} }, mods: [{ n: 5, stat: 'power' }], until: 'battle' }] }],
  ROTS_105: [{ static: { to: 'self', mods: [{ stat: 'power', n: -1 }], each: 'damage' } }],
  ROTS_108: [always({ arenas: ['Ground'], without: ['Creature', 'Aquatic'] }, power(-1), speed(-10))],
  ROTS_110: [{ keyword: 'When Discarded', only: 'Space', does: [{ do: 'draw', n: 1 }] }],
};
