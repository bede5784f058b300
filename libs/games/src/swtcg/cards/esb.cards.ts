import { everyOne, type Ability } from '../card.js';
import {
  act,
  always,
  among,
  at,
  atIn,
  attacking,
  during,
  each,
  eachIn,
  effect,
  enemy,
  give,
  have,
  inBuild,
  later,
  may,
  millOf,
  often,
  one,
  oneOf,
  only,
  own,
  pilot,
  power,
  prevent,
  roll,
  search,
  speed,
  take,
  they,
  timesX,
  treatedAs,
  unitCost,
  whenever,
  word,
} from './build.js';

export const esbCards: Readonly<Record<string, readonly Ability[]>> = {
  ESB_001: [often(inBuild({ build: 1 }, act('heal', one(own({ arenas: ['Character'], damaged: true })))))],
  ESB_003: [{ keyword: 'Evade', x: 'all', cost: { harm: 2 } }],
  ESB_004: [at('Attacks', they(may(act('retreat', 'defender'), { do: 'end-attack', n: 1 }))), word('Armor')],
  ESB_009: [
    {
      keyword: 'Step Start',
      step: 'Character',
      does: [{ do: 'unless', n: 3, then: [{ do: 'bounce', n: 1, to: { choose: { zone: 'both', types: ['Character'], whose: 'opponent' } } }] }],
    },
  ],
  ESB_010: [word('Retaliate', 8, { force: 3 }), inBuild({ build: 'X' }, timesX(act('heal', each(own({ arenas: ['Space', 'Ground'], damaged: true })))))],
  ESB_012: [
    pilot(['Speeder'], word('Intercept', undefined, { force: 1 }), atIn('When Discarded', 'Ground', give(each(own({ other: true, arenas: ['Ground'] })), 'turn', power(2)))),
    word('Extra Pilot'),
  ],
  ESB_016: [
    { keyword: 'Effect', cost: { force: 2 }, does: [{ do: 'search', n: 1, find: { types: ['Battle'], side: 'D' } }] },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
  ],
  ESB_018: [{ keyword: 'Disrupt', cost: { hand: true }, of: ['Battle'] }],
  ESB_022: [{ static: { to: { whose: 'own', subtypes: ['Imperial'] }, mods: [{ stat: 'power', n: 2 }], when: [{ is: 'in', arena: 'Space' }] } }],
  ESB_032: [
    { cheaper: { what: { whose: 'own', subtypes: ['Droid'] }, n: 1 } },
    { keyword: 'Ally Deployed', what: { whose: 'own', subtypes: ['Droid'] }, does: [{ do: 'draw', n: 1 }] },
  ],
  ESB_033: [
    only(
      [have(own({ named: ['Princess Leia'], arenas: ['Character'] }))],
      effect(unitCost({ named: ['Princess Leia'] }), act('heal', one(own({ named: ['Luke Skywalker'], damaged: true })), everyOne), take('gain', 4)),
    ),
  ],
  ESB_034: [
    { keyword: 'Build Effect', cost: { build: 1 }, does: [{ do: 'heal', n: 1, to: 'self' }] },
    { keyword: 'Build Effect', cost: { build: 2 }, does: [{ do: 'draw', n: 1 }] },
    { keyword: 'Build Effect', cost: { build: 3 }, does: [{ do: 'recover', n: 1, find: { types: ['Space', 'Ground', 'Character'] } }] },
  ],
  ESB_036: [pilot(['Speeder'], whenever([attacking({ subtypes: ['Assault Walker'] })], 'self', word('Critical Hit', 4))), word('Extra Pilot')],
  ESB_037: [{ treat: ['Droid'] }, effect({ tap: true }, oneOf([take('mill', 5), take('draw', 1)], [take('mill', 5, 'opponent'), take('draw', 1, 'opponent')]))],
  ESB_040: [
    { keyword: 'When Discarded', only: 'Ground', does: [{ do: 'lose', n: 4 }] },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
  ],
  ESB_041: [
    effect({ force: 1 }, give(one(own({ named: ['Luke Skywalker'] })), 'turn', word('Accuracy', 1))),
    { ...effect({ force: 2 }, give(one(own({ named: ['Luke Skywalker'] })), 'turn', word('Accuracy', 2))), enhanced: true },
  ],
  ESB_043: [
    {
      keyword: 'Effect',
      cost: { tap: true },
      time: 'no-attack',
      does: [{ do: 'give', n: 1, to: { each: { whose: 'own', arenas: ['Ground'] } }, mods: [{ keyword: 'Armor' }], until: 'turn' }],
    },
  ],
  ESB_045: [word('Extra Pilot'), word("Can't Retreat"), { keyword: 'Reach', of: ['Character'] }],
  ESB_048: [word('No Control'), word('Untouchable'), { pricier: { what: 'activated', n: -1, whose: 'own', paid: true, least: 1, of: among('Character', 'Jedi') } }],
  ESB_054: [{ static: { to: { whose: 'own', arenas: ['Space'] }, mods: [{ n: 20, stat: 'speed' }] } }],
  ESB_059: [
    {
      keyword: 'Effect',
      cost: { force: 9 },
      does: [
        { do: 'give', n: 1, each: { subtypes: ['Stormtrooper'] }, to: { each: { whose: 'own', subtypes: ['Stormtrooper'] } }, mods: [{ n: 1, stat: 'power' }], until: 'turn' },
      ],
    },
  ],
  ESB_061: [word("Can't Retreat Itself"), often(effect({ force: 1 }, give(one(own({ subtypes: ['Rebel'] })), 'turn', speed(10))))],
  ESB_062: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'search', n: 1, find: { named: ['Darth Vader'] } }] }],
  ESB_063: [{ cheaper: { what: { whose: 'own', subtypes: ['Creature'] }, n: 1 } }],
  ESB_064: [
    {
      keyword: 'Pilot',
      of: ['Speeder'],
      grants: [
        { keyword: '+speed', x: 20 },
        { keyword: '+power', x: 2 },
        { keyword: 'Accuracy', x: 1 },
        { keyword: 'Wards', x: 2 },
      ],
    },
  ],
  ESB_066: [
    { keyword: 'Disrupt', x: 2, cost: { tap: true }, of: ['Battle'] },
    { keyword: 'Evade', x: 3, cost: { force: 3 } },
  ],
  ESB_070: [
    { keyword: 'Effect', cost: { force: 3 }, time: 'no-attack', does: [{ do: 'recover', n: 1, find: { types: ['Character'] } }] },
    { keyword: 'Pilot', of: ['Speeder'], grants: [{ keyword: '+speed', x: 10 }] },
  ],
  ESB_071: [effect({}, roll([[6], give(one(own()), 'turn', speed(60), power(6))]))],
  ESB_072: [
    {
      keyword: 'Build Effect',
      cost: { unit: { what: { whose: 'own', subtypes: ['Imperial'] }, do: 'discard-unit' } },
      does: [{ do: 'search', n: 1, find: { named: ['Admiral Firmus Piett'] } }],
    },
    { keyword: 'Pilot', of: ['Capital Ship'], grants: [{ keyword: '+speed', x: 20 }] },
  ],
  ESB_073: [
    {
      static: {
        to: { whose: 'own', arenas: ['Space'] },
        mods: [
          { n: -2, stat: 'power' },
          { keyword: 'Accuracy', x: 1 },
        ],
      },
    },
  ],
  ESB_074: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Space', 'Ground'] } }, mods: [{ keyword: 'Wards', x: 1 }], until: 'turn' }],
    },
    {
      keyword: 'Effect',
      cost: { force: 5 },
      enhanced: true,
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Space', 'Ground'] } }, mods: [{ keyword: 'Wards', x: 2 }], until: 'turn' }],
    },
  ],
  ESB_076: [{ static: { to: 'self', mods: [{ stat: 'power', n: 4 }], when: [{ is: 'attacking', what: { subtypes: ['Squad'] } }] } }, { keyword: 'Armor' }],
  ESB_077: [{ keyword: 'Step Start', step: 'Space', does: [{ do: 'dice', n: 2, to: { each: { arenas: ['Space'] } } }] }],
  ESB_078: [pilot(['Walker'], word('+speed', 20), word('Retaliate', 3, { force: 1 }))],
  ESB_079: [at('Attacks', search(1, { types: ['Location'] }))],
  ESB_080: [during('own-attack', { force: 1 }, { ...give('attacker', 'attack', power(3), word('Critical Hit', 3)), when: [attacking({ subtypes: ['Creature'] })] })],
  ESB_081: [{ cheaper: { what: { arenas: ['Character'] }, n: 1 } }],
  ESB_082: [at('Turn End', take('lose', everyOne), take('lose', everyOne, 'opponent'))],
  ESB_083: [
    { keyword: 'Step Start', only: 'Ground', does: [{ do: 'if-pays', n: 2, then: [{ do: 'tap', n: 1, to: 'self' }] }] },
    { keyword: 'Accuracy', x: 1 },
  ],
  ESB_087: [{ keyword: 'Disrupt', cost: { force: 4 }, of: ['Battle'] }],
  ESB_088: [word('Retaliate', 3, { force: 1 }), pilot(['Transport'], word('Accuracy', 1), word('Retaliate', 3, { force: 1 }))],
  ESB_089: [
    { keyword: 'Evade', x: 3, cost: { force: 3 } },
    { keyword: 'Disrupt', x: 2, cost: { tap: true }, of: ['Battle'] },
  ],
  ESB_090: [word('Armor'), during('attacking', { force: 2 }, give('self', 'attack', power(2), word('Stun', 2))), { keyword: 'Evade', x: 'X', cost: { force: 'X' } }],
  ESB_092: [
    {
      keyword: 'Pilot',
      of: ['Speeder'],
      grants: [
        { keyword: '+speed', x: 10 },
        { keyword: '+power', x: 1 },
      ],
    },
  ],
  ESB_094: [inBuild({ tap: true }, millOf(4)), during('instead', { tap: true }, millOf(4))],
  ESB_095: [{ keyword: 'Prevent', x: 'all', cost: { force: 1, hand: true }, protects: { whose: 'own' } }],
  ESB_096: [at('Mission', { do: 'unless', n: 3, then: [act('tap', one(enemy({ zone: 'both', types: ['Character'], tapped: false }))), act('hold', 'chosen')] })],
  ESB_100: [pilot(['Walker'], word('+speed', 10), word('+power', 2), during('rolled', {}, { do: 'reroll', n: everyOne }))],
  ESB_101: [
    { keyword: 'Mission', does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ keyword: "Can't Attack" }, { keyword: "Can't Be Attacked" }], until: 'turn' }] },
  ],
  ESB_103: [{ keyword: 'Step Start', step: 'Ground', does: [{ do: 'dice', n: 2, to: { each: { arenas: ['Ground'] } } }] }],
  ESB_104: [often(inBuild({ build: 'X' }, timesX(act('heal', 'self'))))],
  ESB_106: [{ static: { to: { arenas: ['Ground'], without: ['Creature'] }, mods: [{ n: -20, stat: 'speed' }] } }],
  ESB_109: [
    {
      keyword: 'Effect',
      cost: { force: 3 },
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Character'], subtypes: ['Jedi'] } }, mods: [{ keyword: 'Wards', x: 2 }], until: 'turn' }],
    },
  ],
  ESB_110: [{ keyword: 'Evade', x: 'stack', cost: { force: 2 } }],
  ESB_111: [
    { static: { to: { whose: 'own', arenas: ['Character'] }, mods: [{ grants: { keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'heal', n: 3, to: 'self' }] } }] } },
  ],
  ESB_112: [{ keyword: 'Extra Pilot' }, { keyword: 'Accuracy', x: 1 }, { keyword: 'Armor' }, { keyword: 'Shields', x: 1 }],
  ESB_115: [
    { cheaper: { what: { whose: 'own', arenas: ['Character'], subtypes: ['Rebel'] }, n: 1 } },
    { static: { when: [{ what: { whose: 'own', other: true, arenas: ['Character'], subtypes: ['Rebel'] }, is: 'have' }], to: 'self', mods: [{ keyword: "Can't Be Attacked" }] } },
  ],
  ESB_118: [
    {
      keyword: 'Build Start',
      does: [
        { do: 'draw', n: 1 },
        { do: 'discard', n: 1 },
      ],
    },
  ],
  ESB_119: [{ keyword: 'Effect', cost: { force: 4 }, time: 'no-attack', does: [{ do: 'retreat', n: 1, to: 'self' }] }],
  ESB_120: [at('Deployed', { ...search(1, { types: ['Location'], subtypes: ['Ground'] }), into: 'build', counters: 1 })],
  ESB_121: [{ static: { to: { whose: 'own', arenas: ['Ground'] }, mods: [{ keyword: 'Armor' }] } }],
  ESB_122: [{ cheaper: { what: { arenas: ['Ground'], subtypes: ['Rebel'] }, n: 1 } }],
  ESB_123: [{ keyword: 'Step Start', step: 'Space', does: [{ do: 'heal', n: 3, to: { choose: { whose: 'own', arenas: ['Character'] } } }] }, { keyword: 'Armor' }],
  ESB_124: [
    during('own-attack', { force: 3 }, give(one(own()), 'attack', power(2), word('Critical Hit', 2))),
    { ...during('own-attack', { force: 3 }, give(one(own()), 'attack', power(4), word('Critical Hit', 4))), enhanced: true },
  ],
  ESB_126: [always(enemy(among('Space')), { lacks: 'Bombard' }), word('Shields', 1)],
  ESB_132: [pilot(['Starfighter'], whenever([{ is: 'using', how: 'Bombard' }], 'self', power(3)))],
  ESB_133: [
    { static: { when: [{ what: { subtypes: ['Capital Ship'] }, is: 'attacking' }], to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }] } },
    { keyword: 'Effect', cost: { tap: true }, does: [{ do: 'dice', n: 1, to: { each: { whose: 'opponent', arenas: ['Ground'] } } }] },
  ],
  ESB_134: [pilot(['Starfighter'], atIn('When Discarded', 'Space', later('next-build', take('points', 3))))],
  ESB_135: [{ keyword: 'Step Start', step: 'Character', does: [{ do: 'dice', n: 3, to: { choose: { whose: 'opponent', arenas: ['Character'] } } }] }],
  ESB_137: [
    {
      keyword: 'Effect',
      cost: { force: 1 },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', subtypes: ['Creature'] } }, mods: [{ n: 3, stat: 'power' }], until: 'attack' }],
    },
    {
      keyword: 'Effect',
      cost: { force: 3 },
      enhanced: true,
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', subtypes: ['Creature'] } }, mods: [{ n: 6, stat: 'power' }], until: 'attack' }],
    },
  ],
  ESB_139: [at('Roll', { ...take('points', 1), each: own(among('Character', 'Jedi')) }, { ...take('points', 1, 'opponent'), each: enemy(among('Character', 'Jedi')) })],
  ESB_140: [effect({}, roll([[4, 5, 6], give(one(own()), 'turn', speed(20), power(2))]))],
  ESB_143: [
    {
      keyword: 'Mission',
      does: [
        { do: 'discard', n: 99 },
        { do: 'discard', n: 99, who: 'opponent' },
        { do: 'draw', n: 7 },
        { do: 'draw', n: 7, who: 'opponent' },
      ],
    },
  ],
  ESB_145: [{ keyword: 'Effect', cost: { force: 2 }, does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ keyword: 'Armor' }], until: 'turn' }] }],
  ESB_150: [{ pricier: { what: 'Battle', n: -2, whose: 'own' } }],
  ESB_151: [always(among('Character'), word("Can't Retreat"))],
  ESB_154: [{ keyword: 'Effect', cost: { force: 2 }, does: [{ do: 'dice', n: 3, to: { each: { arenas: ['Ground'] } } }] }],
  ESB_155: [inBuild({ tap: true }, millOf(2)), during('instead', { tap: true }, millOf(2))],
  ESB_156: [effect({ force: 3 }, give(one(own()), 'turn', word('Armor'))), { ...effect({ force: 4 }, give(eachIn(own()), 'turn', word('Armor'))), enhanced: true }],
  ESB_158: [during('own-attack', { force: 'X' }, timesX(give(one(own()), 'attack', power(1))))],
  ESB_159: [{ keyword: 'Build Start', does: [{ do: 'gain', n: 2 }] }],
  ESB_160: [{ ...at('Mission', { ...search(1, { types: ['Location'] }), into: 'build', counters: 3 }), cost: unitCost(among('Character')) }],
  ESB_163: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'points', n: 2 }] }],
  ESB_164: [{ keyword: 'Mission', does: [{ do: 'give', n: 1, to: { each: { whose: 'own', arenas: ['Ground'] } }, mods: [{ n: 2, stat: 'power' }], until: 'turn' }] }],
  ESB_167: [at('Mission', { do: 'land', n: 1, from: 'discard', find: { types: ['Character'] } }, they(may({ do: 'land', n: 1, from: 'discard', find: { types: ['Character'] } })))],
  ESB_168: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      time: 'attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'opponent' } }, mods: [{ n: -3, stat: 'power' }], until: 'attack' }],
    },
    {
      keyword: 'Effect',
      cost: { force: 4 },
      enhanced: true,
      time: 'attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'opponent' } }, mods: [{ n: -6, stat: 'power' }], until: 'attack' }],
    },
  ],
  ESB_169: [at('Mission', give(one(own(among('Character'))), 'game', treatedAs('Jedi')))],
  ESB_171: [{ cheaper: { what: { arenas: ['Space'] }, n: 1 } }],
  ESB_175: [{ static: { to: 'self', mods: [{ keyword: 'Accuracy', x: 1 }], when: [{ is: 'attacking', what: { subtypes: ['Starfighter'] } }] } }],
  ESB_177: [{ keyword: 'Deployed', does: [{ do: 'search', n: 1, find: { types: ['Location'], side: 'N' }, into: 'build', counters: 3 }] }],
  ESB_181: [
    {
      keyword: 'Turn End',
      does: [
        { do: 'gain', n: 1 },
        { do: 'lose', n: 1, who: 'opponent' },
      ],
    },
  ],
  ESB_182: [{ static: { when: [{ what: { named: ['Darth Vader'], arenas: ['Character'] }, is: 'have' }], to: 'self', mods: [{ n: 2, stat: 'power' }] } }],
  ESB_183: [{ keyword: 'Ransom', x: 2, what: { arenas: ['Character'] } }],
  ESB_184: [{ keyword: 'Mission', does: [{ do: 'search', n: 1, find: { types: ['Location'] } }] }],
  ESB_186: [
    { keyword: 'Roll', only: 'Space', does: [{ do: 'points', n: 1 }] },
    { keyword: 'Shields', x: 1 },
  ],
  ESB_187: [{ keyword: 'Step Start', step: 'Ground', does: [{ do: 'heal', n: 2, to: { choose: { whose: 'own', arenas: ['Space', 'Ground'] } } }] }],
  ESB_190: [{ keyword: 'Build Start', does: [{ do: 'search', n: 1, find: { subtypes: ['Starfighter'] } }] }],
  ESB_192: [{ keyword: 'Effect', cost: { force: 2 }, does: [{ do: 'dice', n: 5, to: { choose: { arenas: ['Ground'] } } }] }],
  ESB_197: [
    { keyword: 'Prevent', x: 1, cost: { force: 1 }, protects: { whose: 'own' } },
    { keyword: 'Prevent', x: 4, cost: { force: 4 }, enhanced: true, protects: { whose: 'own' } },
  ],
  ESB_198: [{ cheaper: { what: {}, n: -1 } }],
  ESB_200: [
    {
      keyword: 'Effect',
      cost: { tap: true },
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own', arenas: ['Character'], subtypes: ['Rebel'] } },
          mods: [
            { n: 20, stat: 'speed' },
            { n: 2, stat: 'power' },
          ],
          until: 'turn',
        },
      ],
    },
  ],
  ESB_201: [{ static: { when: [{ how: 'Bombard', is: 'using' }], to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }] } }, { keyword: 'Bombard', x: 2 }],
  ESB_203: [
    { static: { to: 'self', mods: [{ keyword: 'Accuracy', x: 1 }], when: [{ is: 'have', what: { whose: 'own', arenas: ['Space'], subtypes: ['Imperial Capital Ship'] } }] } },
  ],
  ESB_204: [{ static: { to: 'self', mods: [{ stat: 'power', n: 1 }], when: [{ is: 'have', what: { whose: 'own', arenas: ['Space'], subtypes: ['Imperial Capital Ship'] } }] } }],
  ESB_205: [{ static: { to: 'self', mods: [{ stat: 'power', n: -1 }], each: 'damage' } }, { keyword: 'Critical Hit', x: 2 }],
  ESB_206: [only([have(own({ subtypes: ['Creature'] }))], prevent(4, { force: 3 }, own()))],
};
