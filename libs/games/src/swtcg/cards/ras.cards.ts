import type { Ability } from '../card.js';
import { act, always, among, at, atIn, during, give, have, inBuild, later, may, one, oneOf, only, own, pilot, power, speed, take, they, whenever, word } from './build.js';

export const rasCards: Readonly<Record<string, readonly Ability[]>> = {
  RAS_001: [
    always(own(among('Space')), word('Intercept', undefined, { force: 0 })),
    only([have(own({ subtypes: ['Dark Jedi'] }))], during('no-attack', { force: 1 }, act('retreat', 'self'))),
  ],
  RAS_004: [
    {
      keyword: 'Mission',
      cost: { unit: { what: { whose: 'own', arenas: ['Character'], tapped: false }, do: 'tap' } },
      does: [{ do: 'search', n: 4, find: { subtypes: ['Bounty Hunter'] } }],
    },
  ],
  RAS_009: [{ keyword: 'Upkeep', costs: [{ harm: 1 }] }, { keyword: 'Armor' }, { keyword: 'Bounty', does: [{ do: 'heal', n: 99, to: 'self' }] }],
  RAS_010: [during('instead', { tap: true }, act('dice', one({ arenas: ['Character'], tapped: false, most: { stat: 'cost', n: 4 } }), 4))],
  RAS_011: [
    { keyword: 'Upkeep', costs: [{ build: 1 }, { discard: 1 }, { tap: true }] },
    {
      keyword: 'Bounty',
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own', arenas: ['Character'] } },
          mods: [{ grants: { keyword: 'Effect', cost: { force: 2 }, does: [{ do: 'untap', n: 1, to: 'self' }] } }],
          until: 'turn',
        },
      ],
    },
  ],
  RAS_016: [
    { keyword: 'Upkeep', costs: [{ unit: { what: { whose: 'own', subtypes: ['Droid'], tapped: false }, do: 'tap' } }] },
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Bounty', does: [{ do: 'draw', n: 3 }] },
    { keyword: 'Critical Hit', x: 2 },
  ],
  RAS_017: [{ keyword: 'Effect', cost: { force: 4 }, time: 'attacked', does: [{ do: 'untap', n: 1, to: 'self' }] }],
  RAS_021: [
    { treat: ['Droid'] },
    { keyword: 'Deployed', does: [{ do: 'search', n: 1, find: { types: ['Space', 'Ground', 'Character'], subtypes: ['Bespin'] }, into: 'build', counters: 2 }] },
  ],
  RAS_022: [
    { treat: ['Dark Jedi'] },
    { keyword: 'Upkeep', costs: [{ force: 1 }, { tap: true }] },
    { keyword: 'Bounty', does: [{ do: 'gain', n: 4 }] },
    { keyword: 'Deflect', x: 1, cost: { force: 1 } },
  ],
  RAS_025: [{ keyword: 'Effect', cost: { tap: true, leave: true }, time: 'instead', does: [{ do: 'tap', n: 1, to: { each: { other: true, arenas: ['Ground'] } } }] }],
  RAS_028: [word('Accuracy', 1), inBuild({ tap: true, exile: { n: 1, what: { types: ['Space'] }, whose: 'opponent' } }, take('points', 3))],
  RAS_031: [{ keyword: 'Step Start', step: 'Character', does: [{ do: 'counters', n: 1, to: { each: { arenas: ['Character'] } } }] }],
  RAS_032: [{ keyword: 'Upkeep', cost: { deck: 3 } }, word('Armor'), at('Step Start', oneOf([give('self', 'turn', speed(20))], [give('self', 'turn', power(2))]))],
  RAS_035: [
    { keyword: 'Upkeep', costs: [{ build: 1 }, { tap: true }] },
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Bounty', does: [{ do: 'mill', n: 5, who: 'opponent' }] },
  ],
  RAS_036: [
    { keyword: 'Upkeep', costs: [{ build: 1 }, { discard: 1 }, { tap: true }] },
    { keyword: 'Bounty', does: [{ do: 'heal', n: 99, to: { choose: { whose: 'own' } } }] },
    {
      keyword: 'Reserves',
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Character'] } }, mods: [{ keyword: 'Accuracy', x: 1 }], until: 'attack' }],
    },
  ],
  RAS_037: [word('Armor'), word('Ferocity'), at('Attacks', they(may(act('retreat', 'defender'))))],
  RAS_038: [
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Step Start', only: 'Ground', does: [{ do: 'if-pays', n: 3, then: [{ do: 'tap', n: 1, to: 'self' }] }] },
    { static: { to: 'self', mods: [{ stat: 'power', n: -1 }], each: 'damage' } },
  ],
  RAS_040: [
    { keyword: 'Armor' },
    {
      keyword: 'Pilot',
      of: ['Patrol Ship'],
      grants: [
        { keyword: '+speed', x: 20 },
        { keyword: 'Deflect', x: 1, cost: { force: 2 } },
        { keyword: 'Bounty', does: [{ do: 'strip', n: 1, find: {} }] },
      ],
    },
  ],
  RAS_042: [{ keyword: 'Retaliate', x: 'power', cost: { force: 0 } }, word('Intercept', undefined, { force: 3 })],
  RAS_043: [
    { keyword: 'Accuracy', x: 1 },
    { static: { when: [{ what: { named: ['Lando Calrissian'] }, is: 'have' }], to: 'self', mods: [{ n: 2, stat: 'power' }] } },
    { keyword: 'Step Start', step: 'Ground', does: [{ do: 'if-pays', n: 3, then: [{ do: 'tap', n: 1, to: 'self' }] }] },
  ],
  RAS_044: [
    { static: { to: { whose: 'own' }, mods: [{ grants: { keyword: 'Bounty', does: [{ do: 'gain', n: 1 }] } }] } },
    { cheaper: { what: { whose: 'own', subtypes: ['Bounty Hunter'] }, n: 1 } },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
  ],
  RAS_045: [{ static: { to: { whose: 'own', arenas: ['Space'] }, mods: [{ keyword: 'Accuracy', x: 1 }] } }],
  RAS_046: [
    { keyword: 'Upkeep', costs: [{ build: 1 }, { discard: 1 }, { tap: true }] },
    { keyword: 'Bounty', does: [{ do: 'strip', n: 1, find: {} }] },
  ],
  RAS_047: [
    { keyword: 'Upkeep', costs: [{ discard: 1 }, { tap: true }] },
    { keyword: 'Accuracy', x: -1 },
    { keyword: 'Bounty', does: [{ do: 'draw', n: 2 }] },
  ],
  RAS_050: [{ cheaper: { what: own({ types: ['Mission'] }), n: 1 } }],
  RAS_052: [{ static: { to: { whose: 'own', arenas: ['Character'] }, mods: [{ grants: { keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'points', n: 1 }] } }] } }],
  RAS_054: [{ keyword: 'Disrupt', cost: { unit: { what: { whose: 'own', side: 'N', tapped: false }, do: 'tap' } }, of: ['Battle'] }],
  RAS_055: [
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
    { static: { each: { whose: 'own', other: true, unique: true, arenas: ['Character'] }, to: 'self', mods: [{ n: 2, stat: 'power' }] } },
  ],
  RAS_056: [word('Shields', 1), whenever([{ is: 'piloted' }], 'self', power(3)), { pricier: { what: 'activated', n: -1, whose: 'own', paid: true, of: { self: true } } }],
  RAS_057: [{ keyword: 'Upkeep', costs: [{ build: 1 }, { tap: true }] }, word('Extra Pilot'), atIn('When Discarded', 'Space', later('next-build', take('points', 3)))],
  RAS_059: [{ keyword: 'Upkeep', costs: [{ build: 1 }, { tap: true }] }, { keyword: 'Armor' }],
  RAS_062: [{ keyword: 'Damages', what: { whose: 'opponent' }, does: [{ do: 'discard', n: 1, who: 'opponent' }] }],
  RAS_063: [
    { keyword: 'Accuracy', x: 1 },
    { static: { to: { whose: 'own', subtypes: ['Bounty Hunter'] }, mods: [{ grants: { keyword: 'Effect', cost: { force: 2 }, does: [{ do: 'retreat', n: 1, to: 'self' }] } }] } },
  ],
  RAS_066: [
    { keyword: 'Upkeep', costs: [{ build: 1 }, { discard: 1 }, { tap: true }] },
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Shields', x: 1 },
  ],
  RAS_069: [{ static: { to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }], when: [{ is: 'attacking', what: { subtypes: ['Creature'] } }] } }],
  RAS_072: [
    { keyword: 'Upkeep', costs: [{ discard: 1 }, { tap: true }] },
    {
      static: {
        when: [{ is: 'piloted' }],
        to: 'self',
        mods: [
          { n: 20, stat: 'speed' },
          { n: 2, stat: 'power' },
        ],
      },
    },
  ],
  RAS_073: [{ static: { when: [{ is: 'location', arena: 'Ground', whose: 'own' }], to: 'self', mods: [{ n: 2, stat: 'power' }, { keyword: 'Armor' }] } }],
  RAS_074: [
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Step Start', only: 'Ground', does: [{ do: 'if-pays', n: 1, then: [{ do: 'tap', n: 1, to: 'self' }] }] },
  ],
  RAS_075: [{ keyword: 'Bounty', does: [{ do: 'points', n: 2 }] }],
  RAS_076: [
    { keyword: 'Upkeep', costs: [{ build: 1 }, { discard: 1 }, { tap: true }] },
    { keyword: 'Armor' },
    { keyword: 'Bounty', does: [{ do: 'tap', n: 1, to: { choose: { whose: 'opponent', arenas: ['Character'], tapped: false } } }] },
  ],
  RAS_077: [
    { keyword: 'Armor' },
    { static: { to: { whose: 'opponent', subtypes: ['Bounty Hunter'] }, mods: [{ stat: 'speed', n: -20 }], when: [{ is: 'in', arena: 'Character' }] } },
  ],
  RAS_079: [
    { keyword: 'Upkeep', costs: [{ build: 1 }, { tap: true }] },
    word('Accuracy', 1),
    word('Evade', 1, { force: 0 }),
    pilot(['Speeder', 'Transport'], word('Accuracy', 1), word('Evade', 1, { force: 0 })),
  ],
  RAS_080: [{ keyword: 'Disrupt', x: 2, cost: { force: 1 }, of: ['Battle'] }],
  RAS_081: [
    {
      keyword: 'Mission',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'opponent' } }, mods: [{ grants: { keyword: 'Upkeep', costs: [{ build: 2 }, { tap: true }] } }], until: 'game' }],
    },
  ],
  RAS_084: [
    { treat: ['Jedi Padawan'] },
    { keyword: 'Upkeep', costs: [{ force: 1 }, { tap: true }] },
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Bounty', does: [{ do: 'gain', n: 2 }] },
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
  ],
  RAS_085: [{ keyword: 'Mission', does: [{ do: 'search', n: 1, find: { types: ['Location'] } }] }],
  RAS_086: [
    { keyword: 'Upkeep', costs: [{ build: 1 }, { discard: 1 }, { tap: true }] },
    { keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'heal', n: 3, to: { choose: { arenas: ['Space', 'Ground'] } } }] },
  ],
  RAS_087: [
    {
      static: {
        to: { whose: 'own', arenas: ['Character'] },
        mods: [{ grants: { keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'heal', n: 3, to: { choose: { arenas: ['Space', 'Ground'] } } }] } }],
      },
    },
  ],
  RAS_092: [{ keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'discard', n: 1, who: 'opponent' }] }],
  RAS_094: [{ cheaper: { what: { whose: 'own', subtypes: ['Bounty Hunter'] }, n: 1 } }],
  RAS_096: [{ keyword: 'No Control' }],
  RAS_097: [
    { keyword: 'Upkeep', costs: [{ discard: 1 }, { tap: true }] },
    { keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'draw', n: 2 }] },
  ],
  RAS_098: [
    { keyword: 'Upkeep', costs: [{ build: 1 }, { discard: 1 }, { tap: true }] },
    { static: { when: [{ what: { named: ['Darth Vader'] }, is: 'have' }], to: 'self', mods: [{ keyword: 'Retaliate', x: 3, cost: { force: 1 } }] } },
  ],
  RAS_099: [{ keyword: 'Armor' }, { static: { when: [{ what: { side: 'N' }, is: 'attacking' }], to: 'self', mods: [{ n: 2, stat: 'power' }] } }],
  RAS_100: [always(own({ side: 'N', arenas: ['Ground', 'Character'] }), { grants: during('no-attack', { force: 1 }, act('retreat', 'self')) })],
  RAS_101: [{ cheaper: { what: { subtypes: ['Tatooine'] }, n: 1 } }, { static: { to: { arenas: ['Ground'], without: ['Tatooine'] }, mods: [{ n: -20, stat: 'speed' }] } }],
  RAS_102: [word('Accuracy', 1), atIn('When Discarded', 'Space', later('next-build', take('points', 1)))],
  RAS_104: [{ keyword: 'Upkeep', costs: [{ harm: 1 }] }],
  RAS_105: [
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Shields', x: 1 },
    { static: { when: [{ what: { whose: 'own', other: true, arenas: ['Space'], subtypes: ['Starfighter'] }, is: 'have' }], to: 'self', mods: [{ n: 2, stat: 'power' }] } },
  ],
};
