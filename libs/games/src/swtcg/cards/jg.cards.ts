import type { Ability } from '../card.js';
import {
  act,
  among,
  at,
  atIn,
  attacking,
  during,
  effect,
  enemy,
  give,
  have,
  ifHolds,
  later,
  may,
  one,
  own,
  pilot,
  power,
  prevent,
  search,
  speed,
  take,
  win,
  within,
  word,
} from './build.js';

export const jgCards: Readonly<Record<string, readonly Ability[]>> = {
  JG_001: [word('Evade', 2, { force: 3 }), pilot(['Starfighter'], word('+speed', 20), word('+power', 2), word('Evade', 1, { force: 2 }))],
  JG_002: [
    { keyword: 'Effect', cost: { force: 1 }, time: 'attacking', does: [{ do: 'give', n: 1, to: 'self', mods: [{ n: 2, stat: 'power' }], until: 'attack' }] },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Prevent', x: 3, cost: { force: 1 }, protects: { named: ['Padme Amidala'] } },
  ],
  JG_003: [
    { treat: ['Dark Jedi'] },
    { keyword: 'Step Start', step: 'Character', does: [{ do: 'if-pays', n: 4, then: [{ do: 'retreat', n: 1, to: 'self' }] }] },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
  ],
  JG_007: [
    { keyword: 'Effect', cost: { force: 1 }, does: [{ do: 'give', n: 1, to: 'self', mods: [{ n: 20, stat: 'speed' }], until: 'turn' }] },
    { keyword: 'Effect', cost: { force: 2 }, time: 'attacking', does: [{ do: 'give', n: 1, to: 'self', mods: [{ n: 3, stat: 'power' }], until: 'attack' }] },
    { keyword: 'Deflect', x: 1, cost: { force: 3 } },
    { keyword: 'Evade', x: 2, cost: { force: 4 } },
  ],
  JG_010: [at('Foresight', take('gain', 3)), word('Deflect', 1, { force: 2 }), word('Evade', 4, { force: 4 })],
  JG_011: [
    { ...during('own-attack', { force: 2 }, give(one(own({ subtypes: ['Jedi'] })), 'attack', power(2))), often: true },
    word('Evade', 1, { force: 1 }),
    { keyword: 'Reserves', cost: { tap: true }, time: 'build', does: [take('gain', 1)] },
  ],
  JG_012: [
    { keyword: 'Effect', cost: { force: 3 }, time: 'own-attack', does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ keyword: 'Overkill' }], until: 'attack' }] },
  ],
  JG_017: [at('Mission', later('Turn End', ifHolds([have(own({ subtypes: ['Council Member'], zone: 'both' }), 7)], win)))],
  JG_018: [
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
    { keyword: 'Reserves', cost: { tap: true, build: 1 }, time: 'build', does: [{ do: 'gain', n: 2 }] },
  ],
  JG_019: [
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Reserves', cost: { tap: true }, time: 'no-attack', does: [{ do: 'heal', n: 1, to: { eachIn: { whose: 'own' } } }] },
  ],
  JG_020: [{ keyword: 'Effect', cost: { tap: true, leave: true }, time: 'instead', does: [{ do: 'damage', n: 5, to: { choose: { whose: 'opponent', arenas: ['Character'] } } }] }],
  JG_021: [
    { static: { to: { whose: 'own', other: true, subtypes: ['Jedi'] }, mods: [{ stat: 'power', n: 1 }], when: [{ is: 'in', arena: 'Character' }] } },
    { keyword: 'Overkill' },
    { keyword: 'Evade', x: 3, cost: { force: 3 } },
  ],
  JG_023: [
    { static: { to: 'self', mods: [{ stat: 'power', n: 3 }], when: [{ is: 'attacking', what: { damaged: true, arenas: ['Character'] } }] } },
    { keyword: 'Deflect', x: 1, cost: { force: 3 } },
    { keyword: 'Evade', x: 4, cost: { force: 3 } },
  ],
  JG_025: [during('enemy-attack', { force: 4 }, give(one(enemy({ attacking: true, side: 'D', arenas: ['Character'] })), 'attack', power(-4))), word('Evade', 2, { force: 1 })],
  JG_026: [
    { static: { when: [{ what: { named: ['Anakin Skywalker'], arenas: ['Character'] }, is: 'have' }], to: 'self', mods: [{ keyword: 'Accuracy', x: 1 }] } },
    { static: { when: [{ is: 'in', arena: 'Character' }], to: { named: ['Anakin Skywalker'] }, mods: [{ keyword: 'Accuracy', x: 1 }] } },
  ],
  JG_028: [{ keyword: 'Prevent', x: 1, cost: { tap: true }, reserves: true, protects: { whose: 'own', arenas: ['Space', 'Ground'] } }],
  JG_030: [word('Evade', 2, { force: 2 }), pilot(['Capital Ship', 'Starfighter', 'Transport'], word('+speed', 10), word('+power', 1), word('Evade', 2, { force: 2 }))],
  JG_031: [
    {
      keyword: 'Reserves',
      cost: { tap: true, build: 1 },
      time: 'build',
      does: [
        { do: 'draw', n: 2 },
        { do: 'discard', n: 1 },
      ],
    },
  ],
  JG_034: [{ static: { to: 'self', mods: [{ stat: 'power', n: 2 }], when: [{ is: 'attacking', what: { subtypes: ['Jedi'] } }] } }, { keyword: 'Accuracy', x: 2 }],
  JG_036: [
    {
      keyword: 'Effect',
      cost: { force: 1 },
      time: 'no-attack',
      does: [
        { do: 'heal', n: 99, to: { choose: { whose: 'own', arenas: ['Character'], subtypes: ['Diplomat'], damaged: true } } },
        { do: 'untap', n: 1, to: 'chosen' },
      ],
    },
  ],
  JG_037: [
    { keyword: 'Prevent', x: 2, cost: { tap: true }, reserves: true, protects: { whose: 'own', subtypes: ['Clone'] } },
    {
      keyword: 'Reserves',
      cost: { tap: true },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', subtypes: ['Clone'] } }, mods: [{ keyword: 'Accuracy', x: 1 }], until: 'attack' }],
    },
  ],
  JG_039: [at('Attacked', may(search(1, { subtypes: ['Geonosian'] }))), word('Evade', 2, { force: 1 })],
  JG_041: [
    { keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'gain', n: 2 }] },
    { keyword: 'Effect', cost: { force: 8 }, does: [{ do: 'untap', n: 1, to: 'self' }] },
    { keyword: 'Evade', x: 4, cost: { force: 2 } },
  ],
  JG_045: [{ keyword: 'When Discarded', only: 'Character', does: [{ do: 'draw', n: 2 }] }],
  JG_047: [during('own-attack', { force: 1 }, { ...give(one(own({ attacking: true, subtypes: ['Jedi'] })), 'attack', power(4)), when: [attacking({ subtypes: ['Jedi'] })] })],
  JG_049: [
    { keyword: 'When Discarded', only: 'Character', does: [{ do: 'gain', n: 4, who: 'opponent' }] },
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
  ],
  JG_051: [{ keyword: 'Reserves', cost: { tap: true }, time: 'build', does: [{ do: 'draw', n: 1 }] }],
  JG_052: [
    { static: { when: [{ what: { named: ['Mace Windu'], arenas: ['Character'] }, is: 'have' }], to: 'self', mods: [{ keyword: 'Evade', x: 3, cost: { force: 1 } }] } },
    { keyword: 'Reserves', cost: { tap: true }, time: 'build', does: [{ do: 'gain', n: 1 }] },
  ],
  JG_053: [
    {
      keyword: 'Effect',
      cost: { tap: true },
      time: 'instead',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'opponent', arenas: ['Character'] } }, mods: [{ keyword: 'No Evade' }], until: 'turn' }],
    },
  ],
  JG_054: [{ keyword: 'Pilot', of: ['Starfighter'], grants: [{ keyword: '+speed', x: 10 }] }],
  JG_055: [
    { static: { when: [{ what: { subtypes: ['Jedi'] }, is: 'attacking' }], to: 'self', mods: [{ keyword: 'Accuracy', x: 1 }] } },
    {
      keyword: 'Pilot',
      of: ['Patrol Ship'],
      grants: [
        {
          static: {
            when: [{ what: { whose: 'own', other: true, arenas: ['Space'] }, is: 'lack' }],
            to: 'self',
            mods: [
              { n: 20, stat: 'speed' },
              { n: 3, stat: 'power' },
            ],
          },
        },
      ],
    },
  ],
  JG_060: [
    {
      keyword: 'Mission',
      does: [
        {
          do: 'give',
          n: 1,
          to: { each: { whose: 'own', subtypes: ['Jedi'] } },
          mods: [
            { grants: { keyword: 'Effect', cost: { force: 2 }, time: 'attacking', does: [{ do: 'give', n: 1, to: 'self', mods: [{ n: 3, stat: 'power' }], until: 'attack' }] } },
          ],
          until: 'turn',
        },
      ],
    },
  ],
  JG_061: [during('enemy-attack', { force: 2 }, give(one(enemy({ attacking: true, subtypes: ['Jedi'] })), 'attack', power(-5)))],
  JG_062: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      time: 'no-attack',
      does: [
        { do: 'retreat', n: 1, to: { choose: { whose: 'own', subtypes: ['Trade Federation'] } } },
        { do: 'tap', n: 1, to: 'chosen' },
      ],
    },
  ],
  JG_063: [
    {
      keyword: 'Effect',
      cost: { force: 3 },
      time: 'no-attack',
      does: [
        { do: 'deploy', n: 1, to: { choose: { zone: 'build', types: ['Space'], whose: 'opponent' } } },
        { do: 'untap', n: 1, to: 'chosen' },
      ],
    },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Pilot', of: ['Starfighter'], grants: [{ keyword: 'Evade', x: 4, cost: { force: 3 } }] },
  ],
  JG_064: [{ ...atIn('Ally Deployed', 'Ground', take('draw', 1)), what: { other: true, subtypes: ['Creature'] } }],
  JG_068: [
    atIn('When Discarded', 'Character', give(one(own({ other: true, ...among('Character', 'Jedi') })), 'turn', power(4)), act('untap', 'chosen')),
    word('Evade', 1, { force: 1 }),
  ],
  JG_069: [{ static: { to: { whose: 'own', other: true, arenas: ['Ground'] }, mods: [{ keyword: 'Critical Hit', x: 1 }], when: [{ is: 'in', arena: 'Ground' }] } }],
  JG_070: [{ static: { to: { whose: 'own', other: true, subtypes: ['Tatooine'] }, mods: [{ stat: 'speed', n: 20 }], when: [{ is: 'in', arena: 'Character' }] } }],
  JG_071: [{ keyword: 'Reserves', cost: { tap: true }, time: 'build', does: [{ do: 'hasten', n: 2, find: { subtypes: ['Geonosian'] } }] }],
  JG_072: [
    { keyword: 'Effect', cost: { force: 5 }, time: 'no-attack', does: [{ do: 'give', n: 1, to: { eachIn: { whose: 'own' } }, mods: [{ keyword: 'Overkill' }], until: 'turn' }] },
  ],
  JG_074: [{ keyword: 'Mission', does: [{ do: 'search', n: 1, find: { subtypes: ['Clone'] } }] }],
  JG_076: [prevent(1, { tap: true, force: 4 }, own(among('Character')), { reserves: true, after: [act('retreat', 'chosen')] })],
  JG_077: [
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Prevent', x: 2, cost: { tap: true }, reserves: true, protects: { whose: 'own' } },
  ],
  JG_082: [{ static: { to: { whose: 'own', other: true, subtypes: ['Clone'] }, mods: [{ stat: 'speed', n: 10 }], when: [{ is: 'in', arena: 'Ground' }] } }],
  JG_083: [effect({}, give(one(enemy({ arenas: ['Space', 'Ground'] })), 'turn', speed(-20)))],
  JG_086: [at('Attacks', may(act('deploy', one(own({ zone: 'build', types: ['Space'], subtypes: ['Starfighter'] }))), act('untap', 'chosen')))],
  JG_087: [{ keyword: 'Mission', does: [{ do: 'tap', n: 1, to: { choose: { zone: 'both', whose: 'opponent', subtypes: ['Droid'] } } }] }],
  JG_088: [{ static: { to: 'self', mods: [{ stat: 'power', n: -1 }], each: 'damage' } }, { keyword: 'Overkill' }],
  JG_090: [
    {
      keyword: 'Effect',
      cost: { tap: true },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Ground'] } }, mods: [{ n: 5, stat: 'power' }], until: 'attack' }],
    },
  ],
  JG_093: [{ keyword: 'Effect', cost: { force: 6 }, does: [{ do: 'untap', n: 1, to: { choose: { whose: 'own', arenas: ['Ground'] } } }] }],
  JG_095: [{ keyword: 'Prevent', x: 1, protects: { arenas: ['Space', 'Ground'] } }],
  JG_096: [{ keyword: 'Mission', does: [{ do: 'points', n: 4 }] }],
  JG_097: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'hasten', n: 3, find: { types: ['Ground'] } }] }],
  JG_100: [{ keyword: 'Prevent', x: 'all', cost: { leave: true }, reserves: true, protects: { whose: 'own', subtypes: ['Jedi Starfighter'] } }],
  JG_102: [{ static: { when: [within('Character')], to: 'self', mods: [power(2)], each: { other: true, named: ['Scurrier'], arenas: ['Character'] } } }],
  JG_103: [{ keyword: 'When Discarded', only: 'Character', does: [{ do: 'draw', n: 1 }] }, { keyword: 'Overkill' }],
  JG_104: [{ static: { to: 'self', mods: [{ stat: 'power', n: 1 }], each: 'damage' } }],
};
