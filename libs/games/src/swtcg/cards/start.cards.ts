import { arenas, everyOne, type Ability, type EffectPart } from '../card.js';
import {
  act,
  always,
  among,
  at,
  attacking,
  during,
  each,
  eachIn,
  effect,
  enemy,
  equips,
  give,
  have,
  health,
  inBuild,
  lack,
  later,
  may,
  mayFor,
  one,
  oneOf,
  own,
  power,
  prevent,
  ifHolds,
  roll,
  search,
  speed,
  take,
  they,
  treatedAs,
  unitCost,
  upTo,
  whenever,
  word,
  atIn,
  inOneArena,
  often,
  only,
} from './build.js';

/** Takes a non-unit card from the opponent's hand into the player's own. */
const grab: EffectPart = {
  do: 'strip',
  n: 1,
  into: 'hand',
  find: { types: ['Battle', 'Equipment', 'Location', 'Mission', 'Resource', 'Event'] },
};

export const startCards: Readonly<Record<string, readonly Ability[]>> = {
  START_001: [
    { ...at('Ally Deployed', give('self', 'turn', power(1))), what: { subtypes: ['Sith'] } },
    { cheaper: { what: own({ types: ['Location'] }), n: 1 } },
    word('Evade', 2, { force: 2 }),
  ],
  START_002: [
    only([have(own(among('Character', 'Historian')))], word('Lower Cost', 1)),
    only([have(own(among('Character', 'Historian')))], word("Can't Be Discarded")),
    { cheaper: { what: own({ arenas, subtypes: ['Old Republic'] }), n: 1 } },
  ],
  START_003: [{ cheaper: { what: own({ arenas: ['Space', 'Ground'], subtypes: ['Sith'], most: { stat: 'cost', n: 6 } }), n: 1 } }, always(among('Ground', 'Sith'), power(1))],
  START_004: [
    { keyword: 'Shields', x: 1 },
    {
      static: {
        when: [{ is: 'more-force' }],
        to: 'self',
        mods: [
          { n: 20, stat: 'speed' },
          { n: 2, stat: 'power' },
        ],
      },
    },
  ],
  START_005: [at('Mission', ...arenas.map((arena) => search(1, { types: [arena] })))],
  START_006: [
    { static: { to: { whose: 'opponent', without: ['Stealth'] }, mods: [{ n: -10, stat: 'speed' }] } },
    { static: { to: { whose: 'opponent' }, mods: [{ n: -1, stat: 'power' }] } },
  ],
  START_007: [
    { keyword: 'Armor' },
    { keyword: 'Effect', cost: { force: 1 }, time: 'attacking', does: [{ do: 'damage', n: 1, to: 'defender' }] },
    { keyword: 'Deflect', x: 1, cost: { force: 1 } },
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
  ],
  START_008: [
    { keyword: 'Equip', cost: { force: 2 } },
    { keyword: 'Only One', of: ['Lightsaber Weapon'] },
    {
      keyword: 'Equipped',
      what: { subtypes: ['Jedi', 'Sith'] },
      grants: [
        { keyword: '+power', x: 2 },
        { keyword: 'Retaliate', x: 3, cost: { force: 1 } },
      ],
    },
  ],
  START_009: [
    { keyword: 'Effect', does: [{ do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Space', 'Ground'] } }, mods: [{ n: 30, stat: 'speed' }], until: 'turn' }] },
    {
      keyword: 'Effect',
      cost: { force: 2 },
      enhanced: true,
      does: [
        { do: 'give', n: 1, to: { choose: { whose: 'own', arenas: ['Space', 'Ground'] } }, mods: [{ n: 30, stat: 'speed' }], until: 'turn' },
        { do: 'give', n: 1, to: 'chosen', mods: [{ n: 2, stat: 'power' }], until: 'turn' },
      ],
    },
  ],
  START_011: [at('Mission', { do: 'piles', n: 5 })],
  START_014: [
    { keyword: 'Effect', cost: { force: 1 }, time: 'attacking', does: [{ do: 'give', n: 1, to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }], until: 'attack' }] },
    { keyword: 'Evade', x: 2, cost: { unit: { what: { whose: 'own', other: true, arenas: ['Character'], subtypes: ['Sith'] }, do: 'counters' } } },
  ],
  START_015: [{ treat: ['Force Sensitive'] }, { keyword: 'Accuracy', x: 1 }, { keyword: 'Armor' }, { keyword: 'Evade', x: 1, cost: { force: 1 } }],
  START_020: [
    { static: { each: { whose: 'own', arenas: ['Ground'], subtypes: ['Jedi'] }, to: 'self', mods: [{ n: 1, stat: 'power' }] } },
    { keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'heal', n: 1, to: { each: { whose: 'own', arenas: ['Ground'], subtypes: ['Jedi'] } } }] },
  ],
  START_024: [{ keyword: 'Build Start', does: [{ do: 'search', n: 1, find: { types: ['Space', 'Ground', 'Character'], subtypes: ['Sith'] } }] }],
  START_025: [at('Kills', { do: 'keep', n: 1 }), { static: { to: 'self', each: 'beneath', mods: [power(1), health(1)] } }, word('Evade', 2, { force: 1 })],
  START_026: [
    { keyword: 'Parry', x: 1 },
    { keyword: 'Effect', cost: { discard: 1 }, does: [{ do: 'gain', n: 2 }] },
    { keyword: 'Protect', x: 3, cost: { force: 3 } },
  ],
  START_027: [
    {
      static: {
        to: { whose: 'own', subtypes: ['Sith Squadron', 'Starfighter'] },
        mods: [
          { keyword: 'Accuracy', x: 1 },
          { keyword: 'Critical Hit', x: 1 },
        ],
      },
    },
  ],
  START_028: [{ static: { when: [{ is: 'location', whose: 'own' }], to: 'self', mods: [{ keyword: 'Armor' }] } }],
  START_029: [
    { static: { when: [{ what: { arenas: ['Character'], subtypes: ['Jedi'] }, is: 'have' }], to: 'self', mods: [{ n: 1, stat: 'power' }] } },
    { keyword: 'Intercept', cost: { force: 1 } },
  ],
  START_031: [
    { keyword: 'Armor' },
    {
      keyword: 'Attacks',
      does: [
        {
          do: 'may',
          n: 1,
          then: [
            { do: 'give', n: 1, to: 'self', mods: [{ n: 4, stat: 'power' }], until: 'attack' },
            { do: 'later', n: 1, then: [{ do: 'damage', n: 2, to: 'self' }] },
          ],
        },
      ],
    },
  ],
  START_033: [
    {
      keyword: 'Effect',
      cost: { force: 1 },
      does: [{ do: 'give', n: 1, to: { choose: { subtypes: ['Sith'] } }, mods: [{ keyword: 'Retaliate', x: 3, cost: { force: 1 } }], until: 'turn' }],
    },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
  ],
  START_034: [at('Attacks', they(may(act('counters', 'defender'), { do: 'end-attack', n: 1 }))), word('Evade', 1, { force: 1 })],
  START_036: [at('Force Gained', act('damage', one(enemy(among('Space')))))],
  START_038: [{ static: { to: 'self', mods: [{ stat: 'power', n: 3 }], when: [{ is: 'attacking', what: { damaged: true } }] } }, { keyword: 'Intercept', cost: { force: 1 } }],
  START_040: [{ static: { when: [{ what: { tapped: false }, is: 'attacking' }], to: 'self', mods: [{ keyword: 'Fury', x: 2 }] } }],
  START_041: [
    at('Attacked', mayFor({ force: 1, reveal: { types: ['Location'] } }, act('retreat', 'self'), { do: 'end-attack', n: 1 })),
    inBuild({ tap: true }, oneOf([take('gain', 1)], [search(1, { types: ['Location'] })])),
  ],
  START_042: [{ keyword: 'Build Start', does: [{ do: 'search', n: 1, find: { types: ['Space', 'Ground', 'Character'], subtypes: ['Jedi'] } }] }],
  START_043: [
    { static: { to: { whose: 'own', other: true, arenas: ['Character'], subtypes: ['Jedi'] }, mods: [{ n: 10, stat: 'speed' }] } },
    { keyword: 'Evade', x: 3, cost: { force: 2 } },
    { keyword: 'Prevent', x: 3, cost: { force: 2 }, protects: { whose: 'own', other: true, arenas: ['Character'], subtypes: ['Jedi'] } },
  ],
  START_044: [{ keyword: 'Ally Kills', what: { whose: 'own', subtypes: ['Sith'] }, does: [{ do: 'gain', n: 1 }] }],
  START_045: [{ keyword: 'Mission', does: [{ do: 'search', n: 1, find: { types: ['Equipment'] }, into: 'build', counters: 1 }] }],
  START_047: [
    word('Armor'),
    { ...at('Step Start', may({ do: 'enter', n: 1 }, { ...later('Turn End', act('discard-unit', 'chosen')), to: 'self' })), step: 'Character', inHand: true },
  ],
  START_049: [
    { keyword: 'Equip', cost: { build: 1 } },
    { keyword: 'Equipped', what: { subtypes: ['Clone'] }, grants: [{ keyword: 'Critical Hit', x: 1 }] },
  ],
  START_050: [
    {
      static: {
        when: [{ what: { arenas: ['Character'], subtypes: ['Jedi'] }, is: 'have' }],
        to: 'self',
        mods: [
          { n: 1, stat: 'power' },
          { keyword: 'Evade', x: 1, cost: { force: 0 } },
        ],
      },
    },
    { keyword: 'Intercept', cost: { force: 1 } },
  ],
  START_051: [
    during(
      'no-attack',
      { force: 5 },
      { ...give(each(own({ arenas: ['Ground', 'Character'], subtypes: ['Clone'] })), 'turn', word('Accuracy', 2)), when: [attacking({ subtypes: ['Droid'] })] },
      later('Battle End', ifHolds([lack(enemy({ arenas: ['Ground', 'Character'], subtypes: ['Droid'] }))], may(take('draw', 2)))),
    ),
  ],
  START_054: arenas.map((arena) => prevent('all', unitCost(among(arena, 'Clone'), 'discard-unit'), own(among(arena)))),
  START_056: [word('Accuracy', 1), word('Shields', 1), at('Step Start', oneOf([give('self', 'turn', word('Accuracy', 1))], [give('self', 'turn', word('Shields', 1))]))],
  START_057: [
    { keyword: 'Equip', cost: { discard: 1 } },
    {
      keyword: 'Equipped',
      what: { subtypes: ['Droid'] },
      grants: [
        { keyword: '+power', x: 1 },
        { keyword: 'Accuracy', x: 1 },
      ],
    },
    { keyword: 'Only One', of: ['Enhanced Programming'] },
  ],
  START_058: [at('Mission', give(eachIn(enemy({ without: ['Force Sensitive', 'Jedi'] })), 'turn', power(-3), word('No Abilities')))],
  START_060: [{ keyword: 'Mission', does: [{ do: 'lose', n: 1, who: 'opponent', each: { whose: 'own', arenas: ['Ground'], subtypes: ['Droid'] } }] }],
  START_061: [
    { treat: ['Dark Jedi'] },
    { keyword: 'Deflect', x: 1, cost: { force: 2 } },
    { keyword: 'Critical Hit', x: 1 },
    { keyword: 'Kills', what: { subtypes: ['Jedi'] }, does: [{ do: 'untap', n: 1, to: 'self' }] },
  ],
  START_062: [
    { keyword: 'Intercept', cost: { force: 0 } },
    { static: { when: [{ what: { named: ['General Grievous'], arenas: ['Character'] }, is: 'have' }], to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }] } },
  ],
  START_063: [{ keyword: 'Build Start', does: [{ do: 'unless', n: 1, then: [{ do: 'tap', n: 1, to: { choose: { whose: 'opponent', arenas: ['Character'] }, upTo: 1 } }] }] }],
  START_064: [at('Mission', { ...give(each(own({ arenas: ['Ground', 'Character'], subtypes: ['Clone'] })), 'turn', speed(10), power(1)), each: own({ subtypes: ['Jedi'] }) })],
  START_065: [
    word('Equip', undefined, { build: 2, force: 2 }),
    equips(
      { arenas: ['Character'], subtypes: ['Jedi', 'Sith'] },
      at(
        'Attacks',
        roll(
          [[1, 6], give('self', 'attack', power(2))],
          [[2, 6], give('self', 'attack', word('Accuracy', 1))],
          [[3, 6], give('self', 'attack', word('Critical Hit', 1))],
          [[4, 6], give('self', 'attack', word('Stun', 3))],
          [[5, 6], give('self', 'attack', word('Lucky', 2))],
        ),
      ),
    ),
  ],
  START_067: [
    effect({}, give(one(own({ named: ['Obi-Wan Kenobi'] })), 'turn', { grants: prevent(1, { force: 1 }, own({ arenas: ['Ground', 'Character'], subtypes: ['Clone'] })) })),
  ],
  START_069: [
    word('Equip', undefined, { build: 1, force: 2 }),
    equips(among('Character', 'Jedi', 'Sith'), word('Parry', 1)),
    equips({ named: ['Obi-Wan Kenobi'] }, word('Accuracy', 1)),
  ],
  START_071: [at('Mission', { do: 'decree', n: 1, says: { keyword: 'Prevented', what: own({ subtypes: ['Separatist Droid'] }), does: [act('counters', 'defender')] } })],
  START_073: [
    at('Mission', { ...take('points', 1), pile: { of: { types: arenas, subtypes: ['Droid'] }, half: true } }, { do: 'exile', n: 1, find: { types: arenas, subtypes: ['Droid'] } }),
  ],
  START_075: [
    {
      cheaper: {
        what: { whose: 'own', subtypes: ['Separatist', 'Trade Federation', 'IG Banking Clan', 'Corporate Alliance', 'Geonosian', 'Techno Union', 'Commerce Guild'] },
        n: 1,
      },
    },
  ],
  START_076: [{ static: { each: { arenas: ['Ground'], subtypes: ['Trade Federation Speeder'] }, to: 'self', mods: [{ n: 1, stat: 'power' }] } }],
  START_078: [at('Build Start', may(search(1, { types: ['Character'] }), they(may(search(1, { types: ['Character'] })))))],
  START_079: [
    during(
      'no-attack',
      { force: 2 },
      oneOf(...(['Ground', 'Character'] as const).map((arena) => [{ ...give(one(enemy(among(arena))), 'turn', power(-1)), each: own(among(arena, 'Droid')) }])),
    ),
  ],
  START_080: [{ static: { when: [{ is: 'location', subtypes: ['Aquatic'] }], to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }] } }],
  START_081: [effect({ bottom: 2 }, take('draw', 2))],
  START_082: [{ static: { to: { whose: 'own', here: true }, mods: [{ grants: { keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'heal', n: 2, to: 'self' }] } }] } }],
  START_083: [
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Damages', what: {}, does: [{ do: 'draw', n: 1 }] },
  ],
  START_088: [{ cheaper: { what: { whose: 'own', subtypes: ['Ewok'] }, n: 1 } }],
  START_089: [always(own({ subtypes: ['Ewok'] }), word('Retaliate', 2, { force: 1 })), { ...word('Retaliate', 1, { force: 2 }), per: own({ subtypes: ['Ewok'] }) }],
  START_090: [
    word('Equip', undefined, { build: 1 }),
    equips({ subtypes: ['Wookiee'] }, word('Accuracy', 1)),
    equips({ named: ['Chewbacca'] }, { keyword: 'Reach', of: ['Ground'] }),
  ],
  START_092: [
    { keyword: 'Equip', cost: { build: 1, force: 2 } },
    { keyword: 'Equipped', what: { subtypes: ['Jedi', 'Sith'] }, grants: [{ keyword: '+power', x: 2 }] },
    { keyword: 'Equipped', what: { named: ['Darth Vader'] }, grants: [{ keyword: 'Deflect', x: 2, cost: { force: 2 } }] },
  ],
  START_093: [
    {
      keyword: 'Effect',
      cost: { unit: { what: { whose: 'own', subtypes: ['Imperial'] }, do: 'discard-unit' } },
      time: 'no-attack',
      does: [
        {
          do: 'give',
          n: 1,
          to: { each: { whose: 'own', subtypes: ['Imperial'] } },
          mods: [
            { n: 20, stat: 'speed' },
            { n: 2, stat: 'power' },
          ],
          until: 'turn',
        },
      ],
    },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
  ],
  START_094: [{ static: { when: [{ is: 'faced' }], to: { subtypes: ['Starfighter', 'Transport'] }, mods: [{ n: -2, stat: 'power' }] } }],
  START_095: [{ cheaper: { what: { whose: 'own', subtypes: ['Imperial Starfighter'] }, n: 1 } }],
  START_096: [
    { keyword: 'Equip', cost: { discard: 1 } },
    { keyword: 'Equipped', grants: [{ keyword: '+power', x: 2 }] },
    { keyword: 'Equipped', what: { subtypes: ['Stormtrooper'] }, grants: [{ keyword: 'Ferocity' }] },
  ],
  START_097: [{ keyword: 'Disrupt', cost: { force: 4 }, of: ['Mission'], after: [take('points', -1, 'opponent')] }],
  START_098: [{ static: { to: { whose: 'own', here: true }, mods: [{ keyword: 'Stun', x: 2 }] } }],
  START_099: [
    {
      static: {
        to: { whose: 'own', other: true, subtypes: ['Walker'] },
        mods: [
          { n: 10, stat: 'speed' },
          { n: 1, stat: 'power' },
        ],
      },
    },
  ],
  START_100: [{ keyword: 'Ally Deployed', what: { whose: 'own', subtypes: ['Ewok'] }, does: [{ do: 'give', n: 1, to: 'self', mods: [{ n: 1, stat: 'power' }], until: 'turn' }] }],
  START_101: [
    {
      static: {
        to: { whose: 'own', other: true, subtypes: ['Ewok'] },
        mods: [
          { n: 10, stat: 'speed' },
          { keyword: 'Stun', x: 1 },
        ],
      },
    },
  ],
  START_102: [
    { keyword: 'Equip', cost: { build: 1 } },
    {
      keyword: 'Equipped',
      what: { subtypes: ['Ewok'] },
      grants: [
        { keyword: 'Lucky', x: 2 },
        { keyword: 'Stun', x: 1 },
      ],
    },
  ],
  START_104: [
    { keyword: 'Effect', cost: { force: 3 }, does: [{ do: 'give', n: 1, to: { each: { whose: 'own', subtypes: ['Ewok'] } }, mods: [{ keyword: 'Stun', x: 2 }], until: 'turn' }] },
  ],
  START_106: [{ static: { each: { other: true, subtypes: ['Ewok'] }, to: 'self', mods: [{ n: 1, stat: 'power' }] } }],
  START_107: [prevent(3, { force: 1 }, own({ least: { stat: 'speed', n: 50 } }))],
  START_110: [at('Mission', give(upTo(2, own({ arenas: ['Ground', 'Character'] })), 'game', treatedAs('Ewok')))],
  START_112: [
    {
      keyword: 'Mission',
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own', arenas: ['Ground', 'Character'], subtypes: ['Stormtrooper'] } },
          mods: [
            { n: 10, stat: 'speed' },
            { n: 1, stat: 'power' },
            { n: 1, stat: 'health' },
          ],
          until: 'game',
        },
      ],
    },
  ],
  START_115: [
    {
      keyword: 'Effect',
      cost: { force: 2 },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { equipped: true, whose: 'own' } }, mods: [{ keyword: 'Stun', x: 4 }], until: 'attack' }],
    },
  ],
  START_116: [word('Armor'), always(own({ arenas: ['Ground', 'Character'], subtypes: ['Stormtrooper'] }), health(1), treatedAs('Arctic'))],
  START_117: [{ keyword: 'Armor' }, { keyword: 'Damages', what: { whose: 'opponent', arenas: ['Character'] }, does: [{ do: 'draw', n: 1 }] }],
  START_119: [
    {
      keyword: 'Mission',
      does: [{ do: 'give', n: 1, to: { each: { whose: 'own', arenas: ['Space'], subtypes: ['Rebel'] } }, mods: [{ keyword: 'Deflect', x: 1, cost: { force: 1 } }], until: 'turn' }],
    },
  ],
  START_120: [
    {
      keyword: 'Mission',
      does: [
        {
          do: 'give',
          n: 1,
          to: { each: { whose: 'own', subtypes: ['Imperial'] } },
          mods: [
            { n: 1, stat: 'power' },
            { keyword: 'Stun', x: 1 },
          ],
          until: 'turn',
        },
      ],
    },
  ],
  START_122: [{ keyword: 'Armor' }, { static: { to: { whose: 'own', subtypes: ['Walker'] }, mods: [{ keyword: 'Critical Hit', x: 2 }] } }],
  START_125: [{ keyword: 'Switch', of: ['Critical Hit 1', 'Fury 1'] }, { treat: ['Droid'] }, { keyword: 'Armor' }],
  START_126: [
    { keyword: 'Critical Hit', x: 1 },
    { keyword: 'Armor' },
    { keyword: 'Attacks', does: [{ do: 'give', n: 1, to: 'defender', mods: [{ lacks: 'Armor' }], until: 'attack' }] },
  ],
  START_127: [
    during('no-attack', { force: 1 }, act('counters', one(enemy({ mended: true })))),
    during('no-attack', { force: 1 }, act('heal', one(own({ hurt: true, damaged: true })))),
  ],
  START_128: [
    { keyword: 'Armor' },
    { keyword: 'Shields', x: 1 },
    { keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'search', n: 1, find: { types: ['Character'], subtypes: ['New Republic'] } }] },
  ],
  START_129: [{ keyword: 'Build Start', does: [{ do: 'points', n: 1 }] }],
  START_130: [{ treat: ['Force Sensitive'] }, during('no-attack', { force: 2 }, { do: 'copy', n: 2, to: one({ ...among('Character'), side: 'D' }), until: 'turn' })],
  START_131: [at('Battle Start', may(give(one(own({ arenas: ['Ground', 'Character'], without: ['Stormtrooper'] })), 'game', treatedAs('Stormtrooper'), power(1))))],
  START_133: [{ ...during('step-start', { force: 3 }, give(one(own(among('Space'))), 'turn', word('Accuracy', 1)), give('chosen', 'turn', word('Attacks First'))), step: 'Space' }],
  START_134: [
    { keyword: 'Armor' },
    { static: { to: { whose: 'own', subtypes: ['Stormtrooper'] }, mods: [{ keyword: 'Critical Hit', x: 1 }] } },
    { keyword: 'Effect', cost: { tap: true }, time: 'no-attack', does: [{ do: 'counters', n: 1, to: { choose: { whose: 'opponent', arenas: ['Character'], damaged: true } } }] },
  ],
  START_135: [
    { cheaper: { what: own({ subtypes: ['Imperial'] }), n: 1 } },
    { pricier: { what: 'activated', n: 1, whose: 'opponent', paid: true, of: among('Character', 'Jedi') } },
  ],
  START_136: [word('Critical Hit', 2), whenever([attacking({ multi: true })], 'self', power(2))],
  START_137: [
    { keyword: 'When Discarded', only: 'Character', does: [{ do: 'gain', n: 2 }] },
    { keyword: 'Evade', x: 3, cost: { force: 1 } },
    { keyword: 'Prevent', x: 3, cost: { harm: 1 }, protects: { whose: 'own', other: true, arenas: ['Character'], subtypes: ['Jedi'] } },
  ],
  START_139: [word('Fury', 2), { ...atIn('When Discarded', 'Ground', take('lose', 2)), when: [{ is: 'harmless', foes: true }] }],
  START_140: [
    at(
      'Build Start',
      inOneArena((arena) => [{ do: 'decree', n: 1, says: { pricier: { what: 'activated', n: 1, whose: 'opponent', paid: true, of: among(arena) } } }]),
    ),
    word('Evade', 2, { force: 2 }),
  ],
  START_141: [at('Deployed', may({ do: 'hinder', n: 1 }))],
  START_142: [
    {
      keyword: 'Effect',
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own', arenas: ['Space'], subtypes: ['Imperial'] } },
          mods: [{ n: 20, stat: 'speed' }, { keyword: 'Precision' }],
          until: 'turn',
        },
      ],
    },
    {
      keyword: 'Effect',
      cost: { force: 3 },
      enhanced: true,
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own', arenas: ['Space'], subtypes: ['Imperial'] } },
          mods: [{ n: 20, stat: 'speed' }, { keyword: 'Precision' }],
          until: 'turn',
        },
        { do: 'give', n: 1, to: 'chosen', mods: [{ keyword: 'Stun', x: 3 }], until: 'turn' },
      ],
    },
  ],
  START_143: [
    { keyword: 'Armor' },
    {
      keyword: 'Effect',
      cost: { tap: true },
      time: 'no-attack',
      does: [{ do: 'heal', n: 1, to: { choose: { whose: 'own', other: true, arenas: ['Space'], subtypes: ['Imperial'] } } }],
    },
  ],
  START_144: [effect({}, give(one(own()), 'turn', { grants: at('Dodge', give('self', 'attack', word('Wards', everyOne)), may(take('draw', 1))) }))],
  START_146: [
    { keyword: 'Alternative Cost', does: [they(oneOf([take('gain', 6)], [take('points', 6)])), { do: 'arrive', n: 1 }] },
    whenever([attacking({ subtypes: ['Jedi'] })], 'self', word('Accuracy', 1), word('Fury', 2)),
    word('Deflect', 2, { force: 3 }),
  ],
  START_147: [
    { keyword: 'Accuracy', x: 1 },
    { static: { to: 'self', mods: [{ stat: 'power', n: 2 }], when: [{ is: 'attacking', what: { subtypes: ['Dark Jedi'] } }] } },
    { keyword: 'Deflect', x: 1, cost: { force: 2 } },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Intercept', cost: { force: 1 } },
  ],
  START_148: [
    { cheaper: { what: own({ subtypes: ['New Republic'] }), n: 1 } },
    effect({ force: 2 }, give(one(own()), 'game', treatedAs('New Republic'))),
    word('Evade', 2, { force: 2 }),
  ],
  START_149: [at('Mission', take('gain', 1), { do: 'foretell', n: 1, then: [take('gain', 1), mayFor({ force: 'X' }, act('deploy', 'chosen'))] })],
  START_150: [{ treat: ['Jedi'] }, { keyword: 'Accuracy', x: 1 }, { keyword: 'Deflect', x: 1, cost: { force: 1 } }, { keyword: 'Retaliate', x: 4, cost: { force: 2 } }],
  START_151: [
    { keyword: 'Alternative Cost', cost: { discard: 3, deck: 3 }, does: [{ do: 'arrive', n: 1 }] },
    word('Accuracy', 1),
    whenever([have(own({ subtypes: ['New Republic Officer'] }))], 'self', speed(10)),
  ],
  START_152: [
    { keyword: 'Reserves', cost: { force: 2 }, does: [{ do: 'heal', n: 1, to: { choose: { whose: 'own', arenas: ['Character'] } } }] },
    { keyword: 'Reserves', cost: { force: 4 }, does: [{ do: 'heal', n: 2, to: { choose: { whose: 'own', arenas: ['Character'] } } }] },
    { keyword: 'Reserves', cost: { force: 6 }, does: [{ do: 'heal', n: 4, to: { choose: { whose: 'own', arenas: ['Character'] } } }] },
  ],
  START_153: [
    word('Shields', 2),
    at('Deployed', { do: 'decree', n: 1, says: { cheaper: { what: own({ arenas, subtypes: ['New Republic'] }), n: 2 } } }),
    inBuild({ build: 1 }, take('draw', 1)),
  ],
  START_154: [
    { keyword: 'Accuracy', x: 1 },
    { static: { to: { whose: 'own', arenas: ['Ground'], subtypes: ['New Republic'] }, mods: [{ keyword: 'Accuracy', x: 1 }] } },
    { static: { to: { whose: 'own', other: true, arenas: ['Character'], subtypes: ['New Republic Officer'] }, mods: [{ keyword: 'Critical Hit', x: 1 }] } },
  ],
  START_155: [only([{ is: 'harmless' }], at('Battle End', act('counters', 'self')))],
  START_156: [at('Mission', give(one(own(among('Character'))), 'turn', { grants: { keyword: "Can't Be Attacked", what: { subtypes: ['Force Sensitive', 'Jedi'] } } }))],
  START_157: [{ keyword: 'Step Start', step: 'Character', does: [{ do: 'may', n: 1, then: [{ do: 'heal', n: 1, to: { each: { whose: 'own', arenas: ['Character'] } } }] }] }],
  START_159: [
    { keyword: 'Armor' },
    { static: { to: 'self', mods: [{ stat: 'power', n: 1 }, { keyword: 'Overkill' }], when: [{ is: 'attacking', what: { subtypes: ['Rogue Starfighter'] } }] } },
  ],
  START_160: [
    { keyword: 'Equip', cost: { build: 1 } },
    { keyword: 'Equipped', grants: [{ keyword: 'Lucky', x: 2 }] },
    { keyword: 'Equipped', what: { subtypes: ['Imperial'] }, grants: [{ keyword: 'Precision' }] },
    { keyword: 'Equipped', what: { subtypes: ['Rogue'] }, grants: [{ keyword: '+power', x: 1 }] },
  ],
  START_161: [{ static: { to: { whose: 'own', other: true, subtypes: ['Rogue Starfighter'] }, mods: [{ keyword: 'Deflect', x: 1, cost: { force: 1 } }] } }],
  START_162: [{ static: { to: { whose: 'own', other: true, subtypes: ['Rogue Starfighter'] }, mods: [{ keyword: 'Shields', x: 1 }] } }],
  START_163: [{ static: { to: { whose: 'own', other: true, subtypes: ['Rogue Starfighter'] }, mods: [{ keyword: 'Accuracy', x: 1 }] } }],
  START_164: [
    { keyword: 'Switch', of: ['+1 health', '+1 power'] },
    { static: { to: { whose: 'own', other: true, subtypes: ['Rogue Starfighter'] }, mods: [{ keyword: 'Retaliate', x: 1, cost: { force: 0 } }] } },
  ],
  START_165: [{ static: { to: { whose: 'own', other: true, subtypes: ['Rogue Starfighter'] }, mods: [{ keyword: 'Critical Hit', x: 1 }] } }],
  START_166: [{ static: { to: { whose: 'own', other: true, subtypes: ['Rogue Starfighter'] }, mods: [{ keyword: 'Stun', x: 1 }] } }],
  START_167: [word('Critical Hit', 2), { keyword: 'Stands In', what: { named: ['Grand Admiral Thrawn'] } }],
  START_168: [
    { static: { when: [{ what: { least: { n: 50, stat: 'speed' } }, is: 'attacking' }], to: 'self', mods: [{ keyword: 'Accuracy', x: 1 }] } },
    { keyword: 'Bombard', x: 3 },
  ],
  START_169: [
    {
      keyword: 'Build Effect',
      cost: { tap: true },
      does: [
        {
          of: [
            [{ do: 'search', n: 1, find: { types: ['Ground'], subtypes: ['Imperial'] }, into: 'build', counters: 1 }],
            [{ do: 'hasten', n: 1, find: { types: ['Ground'], subtypes: ['Imperial'] } }],
          ],
          do: 'choose-one',
          n: 1,
        },
      ],
    },
  ],
  START_170: [
    at(
      'Build Start',
      oneOf(
        [take('draw', 1)],
        [take('points', 1)],
        [ifHolds([have(own({ named: ['Ysanne Isard'] }))], take('draw', 2))],
        [ifHolds([have(own({ named: ['Ysanne Isard'] }))], take('points', 2))],
      ),
    ),
  ],
  START_171: [word('Reveals Hand'), inBuild({ tap: true, discard: 1 }, oneOf([take('draw', 2)], [grab])), effect({ tap: true, discard: 1 }, grab)],
  START_172: [
    { keyword: 'Shields', x: 1 },
    {
      keyword: 'Step Start',
      step: 'Character',
      does: [{ do: 'may', n: 1, then: [{ do: 'heal', n: 3, to: { choose: { whose: 'own', arenas: ['Character'], subtypes: ['Resistance'] } } }] }],
    },
  ],
  START_173: [word('Armor'), word('Stun', 2), inBuild({ tap: true }, { do: 'guard', n: 1, find: { types: ['Location'], subtypes: ['Facility'] } })],
  START_174: [word('Lucky', 1), at('Build Start', { do: 'look', n: 1 }, mayFor({ build: 1 }, { do: 'strip', n: 1, find: { types: ['Ground', 'Character'] } }))],
  START_175: [
    inBuild({ leave: true }, take('gain', 2), { ...search(1, { types: arenas, named: ['Kylo Ren'] }), into: 'build', counters: 4 }),
    { ...word('Evade', 3), cost: unitCost({ subtypes: ['Jedi Master'] }, 'counters') },
  ],
  START_176: [
    { keyword: 'Bombard', x: 6 },
    { keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'damage', n: 4, to: { choose: { whose: 'opponent', arenas: ['Space'] } } }] },
    { keyword: 'Ambush', x: 3, cost: { force: 3 } },
  ],
  START_177: [
    { static: { to: 'self', mods: [{ keyword: 'Focus', x: 2 }], when: [{ is: 'have', what: { whose: 'own', arenas: ['Character'], subtypes: ['Resistance Officer'] } }] } },
  ],
  START_178: [word('Armor'), word('Resilience', 2), at('When Discarded', may({ do: 'exile', n: 1, to: 'self' }, may(take('draw', 1)), may(take('draw', 1))))],
  START_179: [
    { keyword: 'Critical Hit', x: 1 },
    { keyword: 'Bombard', x: 6 },
    { keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'damage', n: 4, to: { choose: { whose: 'opponent', arenas: ['Space'] } } }] },
  ],
  START_180: [
    { keyword: 'Build Start', does: [{ do: 'search', n: 1, find: { types: ['Space'], subtypes: ['Resistance'] } }] },
    { static: { to: { whose: 'own', subtypes: ['Resistance Starfighter'] }, mods: [{ keyword: 'Damage Control', x: 1 }] } },
  ],
  START_181: [
    { keyword: 'Armor' },
    { static: { when: [{ what: { named: ['General Armitage Hux'] }, is: 'have' }], to: 'self', mods: [{ keyword: 'Accuracy', x: 1 }] } },
    {
      keyword: 'Effect',
      cost: { tap: true },
      time: 'instead',
      does: [
        { do: 'tap', n: 1, to: { choose: { whose: 'opponent', arenas: ['Space'], tapped: false } } },
        { do: 'counters', n: 3, to: 'chosen' },
      ],
    },
  ],
  START_182: [
    { keyword: 'Focus', x: 1 },
    { keyword: 'Lucky', x: 1 },
    { keyword: 'Deployed', does: [{ do: 'may', n: 1, then: [{ do: 'recover', n: 1, find: { named: ['Rey'] } }] }] },
  ],
  START_183: [
    { keyword: 'Kills', what: { whose: 'opponent' }, does: [{ do: 'untap', n: 1, to: 'self' }] },
    { keyword: 'Effect', cost: { discard: 1 }, time: 'attacking', does: [{ do: 'give', n: 1, to: 'self', mods: [{ n: 2, stat: 'power' }], until: 'attack' }] },
  ],
  START_184: [
    { keyword: 'Resilience', x: 3 },
    { keyword: 'When Discarded', only: 'Ground', does: [{ do: 'may', n: 1, then: [{ do: 'counters', n: 2, to: { choose: { whose: 'opponent', arenas: ['Ground'] } } }] }] },
  ],
  START_185: [{ keyword: 'Focus', x: 2 }, { keyword: 'When Discarded', does: [{ do: 'may', n: 1, then: [{ do: 'draw', n: 1 }] }] }, { keyword: 'Double Strike' }],
  START_186: [{ keyword: 'Armor' }, { keyword: 'Battle Start', does: [{ do: 'if-pays', n: 2, then: [{ do: 'tap', n: 1, to: 'self' }] }] }],
  START_188: [{ keyword: 'Precision' }, { keyword: 'When Discarded', only: 'Character', does: [{ do: 'may', n: 1, then: [{ do: 'draw', n: 1 }] }] }],
  START_189: [{ keyword: 'When Discarded', only: 'Character', does: [{ do: 'may', n: 1, then: [{ do: 'draw', n: 1 }] }] }],
  START_190: [effect({ force: 1 }, give(one(own()), 'turn', speed(20), word('Absorb', 1, { force: 1 }))), word('Meditate', undefined, { force: 1 })],
  START_191: [
    { keyword: 'Deployed', does: [{ do: 'search', n: 1, find: { named: ['Kylo Ren'] } }] },
    { keyword: 'Step Start', step: 'Character', does: [{ do: 'if-pays', n: 3, then: [{ do: 'retreat', n: 1, to: 'self' }] }] },
  ],
  START_192: [{ static: { to: { whose: 'own', subtypes: ['First Order Walker'] }, mods: [{ keyword: 'Overkill' }] } }],
  START_193: [{ ...at('Mission', { do: 'recover', n: 1, find: { types: ['Character'], unique: true }, into: 'build', counters: 3 }), cost: { exile: { n: 2, what: {} } } }],
  START_194: [{ keyword: 'Reduced Cost', x: 5, when: [have({ named: ['Kylo Ren'] })] }, word('Riposte', 1), effect({ force: 2 }, give('self', 'turn', power(2), word('Fury', 1)))],
  START_195: [
    only([lack(enemy(among('Character', 'Jedi')))], during('no-attack', { force: 1 }, { ...search(1, { types: ['Mission'] }), who: 'opponent', into: 'out' })),
    word('Evade', 2, { force: 3 }),
  ],
  START_197: [
    word('Equip', undefined, { force: 1 }),
    equips({ subtypes: ['Dark Jedi'] }, word('+power', 1), word('Fury', 1)),
    equips({ named: ['Kylo Ren'] }, at('Attacks', mayFor({ force: 1 }, act('counters', 'defender')))),
  ],
  START_198: [
    { keyword: 'Shields', x: 2 },
    { keyword: 'Deployed', does: [{ do: 'search', n: 1, find: { named: ['Kylo Ren'] } }] },
  ],
  START_199: [word('Shields', 2), { keyword: 'Rescues', what: { named: ['Kylo Ren'] } }],
  START_200: [word('No Control'), word('Untouchable'), effect({ exile: { n: 1, what: { types: ['Character'] } } }, take('gain', 2))],
  START_201: [{ keyword: 'Effect', cost: { leave: true }, time: 'no-attack', does: [{ do: 'draw', n: 3 }] }],
  START_202: [
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Deployed', does: [{ do: 'search', n: 1, find: { named: ["Poe's Starfighter"] } }] },
  ],
  START_203: [
    word('Equip', undefined, unitCost({ named: ['Finn', 'Poe Dameron'] })),
    equips({ named: ['Finn', 'Poe Dameron'] }, word('Damage Control', 1), word('Protect', 1, { force: 0 })),
  ],
  START_204: [word('Lucky', 1), { keyword: 'Disarms', what: among('Space') }, word('Evade', 1, { force: 1 })],
  START_205: [word('Equip', undefined, { both: 1 }), equips(among('Character'), word('Resilience', 1), word('Protect', 1, { force: 1 }))],
  START_206: [
    { keyword: 'Reduced Cost', x: 5, when: [{ what: { named: ['Finn', 'Poe Dameron', 'Rey'] }, is: 'have' }] },
    { keyword: 'Parry', x: 1 },
    {
      keyword: 'Effect',
      cost: { force: 2 },
      does: [
        {
          do: 'give',
          n: 1,
          to: 'self',
          mods: [
            { n: 20, stat: 'speed' },
            { keyword: 'Stun', x: 2 },
          ],
          until: 'turn',
        },
      ],
    },
  ],
  START_208: [effect({ tap: true }, search(1, { types: arenas, named: ['Rey'] })), { keyword: 'Evade', x: 'stack', cost: { force: 2 } }],
  START_209: [always(enemy(among('Character', 'Apprentice', 'Force Sensitive')), word('No Abilities')), word('Hides Hand')],
  START_210: [
    {
      keyword: 'Effect',
      cost: { discard: 1 },
      does: [{ when: [{ what: { side: 'D' }, is: 'attacking' }], do: 'give', n: 1, to: 'self', mods: [{ n: 1, stat: 'power' }, { keyword: 'Ferocity' }], until: 'turn' }],
    },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Protect', x: 1, cost: { force: 2 } },
  ],
  START_211: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'search', n: 1, find: { types: ['Ground'], subtypes: ['Resistance'] } }] }],
  START_213: [
    { treat: ['Dark Jedi Master'] },
    often({ keyword: 'Disrupt', of: ['attack'], cost: { force: 'X' }, priced: 'attacker', when: [{ is: 'faced' }] }),
    word('Deflect', 2, { force: 3 }),
  ],
  START_214: [{ keyword: 'Build Start', does: [{ do: 'search', n: 1, find: { types: ['Space'], subtypes: ['First Order'] } }] }],
  START_215: [
    { keyword: 'Stacks Under', what: own({ unique: true, subtypes: ['Resistance Squadron'] }) },
    whenever([have(own({ ...among('Space', 'Resistance'), other: true }))], 'self', word('Intercept', undefined, { force: 0 })),
  ],
  START_217: [during('attack', { force: 4 }, give(one(enemy({ damaged: true })), 'attack', power(-6), { lacks: 'Focus' })), word('Meditate', undefined, { force: 4 })],
  START_218: [
    inBuild({ exile: { n: 1, what: {} } }, roll([[5, 6], oneOf([take('draw', 2)], [take('points', 3)])])),
    inBuild({ deck: 1 }, roll([[5, 6], oneOf([take('draw', 2)], [take('points', 3)])])),
  ],
  START_219: [
    word('Equip', undefined, { build: 1 }),
    equips({ arenas: ['Space', 'Ground'] }, at('Forewarning', give('self', 'attack', word('Wards', 4)))),
    equips({ subtypes: ['Capital Ship'] }, at('Foresight', take('gain', 1))),
  ],
  START_220: [{ keyword: 'Build Effect', cost: { tap: true, force: 1 }, does: [{ do: 'search', n: 1, find: { types: ['Character'], unique: true, subtypes: ['Resistance'] } }] }],
  START_221: [
    { keyword: 'Armor' },
    { static: { when: [{ what: { subtypes: ['Speeder'] }, is: 'attacking' }], to: 'self', mods: [{ n: 1, stat: 'power' }] } },
    { keyword: 'Deflect', x: 1, cost: { tap: true } },
    { keyword: 'Protect', x: 1, cost: { force: 1 } },
  ],
  START_222: [
    {
      keyword: 'Mission',
      does: [
        {
          when: [{ what: { arenas: ['Character'], damaged: true }, is: 'attacking' }],
          do: 'give',
          n: 1,
          to: { each: { whose: 'own', arenas: ['Character'] } },
          mods: [{ n: 2, stat: 'power' }],
          until: 'turn',
        },
      ],
    },
  ],
};
