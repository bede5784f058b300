import { everyOne, type Ability } from '../card.js';
import {
  act,
  afterwards,
  among,
  at,
  atIn,
  during,
  each,
  effect,
  enemy,
  give,
  have,
  inOneArena,
  lack,
  later,
  one,
  only,
  own,
  power,
  prevent,
  ifHolds,
  take,
  they,
  upTo,
  whenever,
  within,
  word,
} from './build.js';

/** More power for an attack, in return for damage to itself afterwards. */
const recklessAttack: Ability = {
  keyword: 'Attacks',
  does: [
    {
      do: 'may',
      n: 1,
      then: [
        { do: 'give', n: 1, to: 'self', mods: [{ n: 5, stat: 'power' }], until: 'attack' },
        { do: 'later', n: 1, then: [{ do: 'damage', n: 2, to: 'self' }] },
      ],
    },
  ],
};

export const srCards: Readonly<Record<string, readonly Ability[]>> = {
  SR_001: [
    { keyword: 'Evade', x: 2, cost: { force: 3 } },
    { keyword: 'Battle Start', only: 'Character', does: [{ do: 'heal', n: 99, to: 'self' }] },
  ],
  SR_002: [recklessAttack, { keyword: 'Evade', x: 2, cost: { force: 2 } }],
  SR_003: [
    { treat: ['Dark Jedi'] },
    { keyword: 'Kills', what: { subtypes: ['Jedi'] }, does: [{ do: 'untap', n: 1, to: 'self' }] },
    { keyword: 'Deflect', x: 1, cost: { force: 2 } },
  ],
  SR_004: [{ static: { to: { whose: 'opponent', arenas: ['Character'] }, mods: [{ stat: 'power', n: -1 }], when: [{ is: 'in', arena: 'Character' }] } }],
  SR_006: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'search', n: 1, find: { subtypes: ['Clone'] }, into: 'build', counters: 1 }] }],
  SR_007: [recklessAttack, { keyword: 'Evade', x: 2, cost: { force: 3 } }],
  SR_008: [during('attacking', { force: 3 }, give(each(enemy()), 'attack', word('No Evade'))), word('Evade', 1, { force: 3 })],
  SR_011: [{ static: { to: { whose: 'own', subtypes: ['Creature'] }, mods: [{ stat: 'power', n: 1 }], when: [{ is: 'in', arena: 'Ground' }] } }],
  SR_012: [
    effect(
      { force: 12 },
      inOneArena((arena) => [act('untap', upTo(2, own({ arenas: [arena], tapped: true })))]),
    ),
  ],
  SR_013: [{ static: { when: [{ is: 'faced' }], to: { subtypes: ['Jedi'] }, mods: [{ n: -3, stat: 'power' }] } }],
  SR_014: [{ keyword: 'Effect', cost: { force: 6 }, does: [{ do: 'give', n: 1, to: { eachIn: { whose: 'own' } }, mods: [{ n: 2, stat: 'power' }], until: 'battle' }] }],
  SR_015: [{ static: { to: 'self', mods: [{ stat: 'power', n: 4 }], when: [{ is: 'undamaged' }] } }],
  SR_017: [
    { keyword: 'Battle End', only: 'Character', does: [{ do: 'gain', n: 1 }] },
    { keyword: 'Deflect', x: 2, cost: { force: 5 } },
  ],
  SR_020: [{ keyword: 'Roll', only: 'Character', does: [{ do: 'points', n: 1 }] }],
  SR_021: [
    { keyword: 'Deployed', does: [{ do: 'points', n: 2 }] },
    { keyword: 'Shields', x: 1 },
  ],
  SR_022: [
    {
      static: {
        when: [{ is: 'in', arena: 'Character' }],
        to: { other: true, arenas: ['Character'], subtypes: ['Naboo'] },
        mods: [
          { n: 20, stat: 'speed' },
          { n: 1, stat: 'power' },
        ],
      },
    },
  ],
  SR_023: [{ keyword: 'When Discarded', only: 'Space', does: [{ cost: { force: 2 }, do: 'may', n: 1, then: [{ do: 'return', n: 1 }] }] }],
  SR_025: [
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
  SR_027: [{ keyword: 'Battle Start', only: 'Ground', does: [{ do: 'heal', n: 1, to: { each: { whose: 'own', subtypes: ['Tusken'], damaged: true } } }] }],
  SR_029: [{ keyword: 'Effect', cost: { force: 7 }, does: [{ do: 'damage', n: 2, to: { eachIn: {} } }] }],
  SR_031: [{ keyword: 'Deployed', does: [{ do: 'look', n: 1 }] }],
  SR_032: [{ keyword: 'When Discarded', only: 'Character', does: [{ do: 'draw', n: 2 }] }],
  SR_033: [{ keyword: 'Effect', cost: { force: 1 }, does: [{ do: 'give', n: 1, to: { choose: {} }, mods: [{ lacks: 'Shields' }], until: 'battle' }] }],
  SR_034: [{ keyword: 'Effect', cost: { force: 4 }, does: [{ do: 'untap', n: 1, to: { choose: { whose: 'own', most: { n: 5, stat: 'power' } } } }] }],
  SR_038: [
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
  SR_039: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'heal', n: 1, to: { each: { whose: 'own', subtypes: ['Tusken'], damaged: true } } }] }],
  SR_041: [whenever([{ is: 'faced' }, have(own({ other: true, ...among('Character', 'Geonosian') }))], enemy(), power(-2))],
  SR_044: [recklessAttack, atIn('When Discarded', 'Character', take('draw', 1))],
  SR_048: [
    only([lack({ named: ['Mace Windu'], arenas: ['Character'] })], prevent(1, { force: 1 }, own())),
    only([have({ named: ['Mace Windu'], arenas: ['Character'] })], prevent(2, { force: 1 }, own())),
  ],
  SR_050: [
    {
      keyword: 'Effect',
      cost: { force: 3 },
      does: [
        {
          do: 'give',
          n: 1,
          to: { choose: { whose: 'own', subtypes: ['Jedi'] } },
          mods: [
            { stat: 'speed', n: 20 },
            { keyword: 'Stun', x: 4 },
          ],
          until: 'battle',
        },
      ],
    },
  ],
  SR_051: [{ cheaper: { what: { side: 'L', arenas: ['Character'] }, n: 1 } }],
  SR_052: [{ static: { to: { whose: 'own', other: true, arenas: ['Character'] }, mods: [{ stat: 'power', n: 1 }], when: [{ is: 'in', arena: 'Character' }] } }],
  SR_053: [
    {
      keyword: 'Mission',
      does: [
        {
          do: 'may',
          n: 1,
          then: [
            { do: 'discard-unit', n: 1, to: { choose: { whose: 'own' } } },
            { do: 'draw', n: 4 },
            { do: 'gain', n: 1 },
          ],
        },
      ],
    },
  ],
  SR_054: [{ keyword: 'Build Effect', cost: { tap: true }, does: [{ do: 'heal', n: 2, to: { choose: { whose: 'own', arenas: ['Space'] } } }] }],
  SR_055: [at('Mission', { ...take('gain', 1), each: own({ subtypes: ['Jedi'] }) })],
  SR_056: [whenever([within('Character')], own({ other: true, subtypes: ['Geonosian'] }), word('Critical Hit', 1))],
  SR_057: [recklessAttack],
  SR_058: [
    {
      keyword: 'Effect',
      cost: { force: 4 },
      does: [{ do: 'give', n: 1, to: { eachIn: { whose: 'own' }, arenas: ['Space', 'Ground'] }, mods: [{ n: 30, stat: 'speed' }], until: 'battle' }],
    },
  ],
  SR_059: [{ static: { each: { other: true, subtypes: ['Tusken'] }, to: 'self', mods: [{ n: 1, stat: 'power' }] } }],
  SR_060: [
    {
      keyword: 'Mission',
      does: [
        { do: 'heal', n: 2, to: { choose: { whose: 'own', arenas: ['Space'] } } },
        { do: 'heal', n: 2, to: { choose: { whose: 'own', arenas: ['Ground'] } } },
        { do: 'heal', n: 2, to: { choose: { whose: 'own', arenas: ['Character'] } } },
      ],
    },
  ],
  SR_062: [
    {
      keyword: 'Effect',
      cost: { force: 4 },
      time: 'own-attack',
      does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' } }, mods: [{ keyword: 'Critical Hit', x: 3 }], until: 'attack' }],
    },
  ],
  SR_066: [during('own-attack', { force: 2 }, give(one(own()), 'attack', power(5)), afterwards(act('damage', 'chosen', 2)))],
  SR_070: [at('Mission', later('Battle Start', act('dice', one(enemy(among('Space'))), 4)))],
  SR_074: [
    {
      keyword: 'Attacks',
      does: [
        {
          do: 'may',
          n: 1,
          then: [
            { do: 'give', n: 1, to: 'self', mods: [{ n: 5, stat: 'power' }], until: 'attack' },
            { do: 'later', n: 1, then: [{ do: 'damage', n: 1, to: 'self' }] },
          ],
        },
      ],
    },
  ],
  SR_077: [
    at('Mission', take('gain', 2), take('lose', 2, 'opponent'), ifHolds([have({ named: ['Darth Maul'], arenas: ['Character'] })], take('gain', 1), take('lose', 1, 'opponent'))),
  ],
  SR_079: [{ static: { to: 'self', mods: [{ stat: 'power', n: 3 }], when: [{ is: 'undamaged' }] } }],
  SR_081: [{ keyword: 'Effect', cost: { force: 5 }, does: [{ do: 'give', n: 1, to: { choose: { whose: 'own' }, upTo: 2 }, mods: [{ n: 3, stat: 'power' }], until: 'battle' }] }],
  SR_082: [{ keyword: 'Mission', does: [{ do: 'heal', n: 2, to: { choose: { whose: 'own' } } }] }],
  SR_084: [{ keyword: 'Effect', cost: { force: 1 }, time: 'no-attack', does: [{ do: 'retreat', n: 1, to: { choose: { whose: 'own' } } }] }],
  SR_085: [at('Mission', later('Battle Start', act('dice', one(enemy(among('Ground'))), 6), take('gain', 2, 'opponent')))],
  SR_086: [
    { keyword: 'Deployed', does: [{ do: 'may', n: 1, then: [{ do: 'recover', n: 1, find: { subtypes: ['Starfighter'] } }] }] },
    { keyword: 'Shields', x: 1 },
  ],
  SR_087: [during('enemy-rolled', { force: 2 }, they({ do: 'reroll', n: everyOne }))],
  SR_089: [during('own-attack', { force: 2 }, { ...give('attacker', 'attack', power(4)), when: [{ is: 'using', how: 'Bombard' }] })],
};
