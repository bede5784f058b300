import type { SideSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { board, CLONE, costOf, deployed, DROID, hurt, numbers, rows, times, upgradesOf, wearing } from '../testing/rows.js';

const row = rows(it, expect);
/** With the card itself three units: enough for Coordinate. */
const TWO = ['SOR_095', 'SOR_128'];
/** A friend is defeated before your next action, or only an enemy. */
const afterFall = (you: SideSetup, friend = true) => {
  const ground = [...(you.ground ?? []), 'SOR_128'];
  const t = board({ you: { ...you, ground, hand: ['SOR_078', ...(you.hand ?? [])] }, them: { ground: ['SOR_046', 'SOR_210'] } });
  return t
    .play('SOR_078')
    .pick(friend ? 'SOR_128' : 'SOR_210')
    .pass();
};

describe('Twilight of the Republic, leaders and bases', () => {
  row(
    'TWI_002: a Droid once two friends fell, none after one',
    {},
    () =>
      [2, 1].map((n) => {
        const t = board({ you: { leader: 'TWI_002', ground: ['SOR_128', 'SOR_128'], hand: ['SOR_078', 'SOR_078'] }, them: { ground: ['SOR_046'] } });
        for (let i = 0; i < n; i++) t.play('SOR_078').pick('SOR_128').pass();
        return t.use('TWI_002').units(DROID).length;
      }),
    [1, 0],
  );
  row(
    'TWI_004: a card, and one of the hand to the bottom of the deck, once a unit left play',
    { you: { leader: 'TWI_004', hand: ['SOR_078', 'SOR_095'], deck: ['SOR_063', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('SOR_078').pass().use('TWI_004').pick('SOR_095').pick('mode 1');
      return [t.ids(0, 'hand'), t.ids(0, 'deck')];
    },
    [['SOR_063'], ['SOR_128', 'SOR_095']],
  );
  row('TWI_004: nothing before', { you: { leader: 'TWI_004', hand: ['SOR_095'] } }, (t) => t.use('TWI_004').ids(0, 'hand'), ['SOR_095']);
  row(
    'TWI_005: a Separatist card with Exploit 1, and no other card',
    { you: { leader: 'TWI_005', hand: ['TWI_229', 'SOR_095'], ground: ['SOR_128'] } },
    (t) => {
      t.use('TWI_005');
      const offered = t.options();
      t.pick('play TWI_229').pick('SOR_128');
      return [offered, t.units('SOR_128').length, t.ready(0)];
    },
    [['play TWI_229'], 0, 19],
  );
  row(
    'TWI_006: 2 power and HP for a unit once a friend fell',
    {},
    () =>
      [true, false].map((friend) => {
        const t = afterFall({ leader: 'TWI_006', ground: ['SOR_095'] }, friend).use('TWI_006');
        if (t.asks() === '0 target') t.pick('SOR_095');
        return numbers(t, 'SOR_095');
      }),
    [
      [5, 5],
      [3, 3],
    ],
  );
  row(
    'TWI_008: a Republic card of the top three, with three units only',
    {},
    () =>
      [TWO, [...TWO, 'SOR_046']].map((ground) => {
        const t = board({ you: { leader: 'TWI_008', ground, deck: ['SOR_095', 'TWI_205', 'SOR_128', 'TWI_240'] } });
        if (!t.options().includes('use TWI_008 0')) return 'not offered';
        t.use('TWI_008');
        return [t.options(), t.pick('TWI_205').ids(0, 'hand')];
      }),
    ['not offered', [['TWI_205'], ['TWI_205']]],
  );
  row(
    'TWI_010: damage for each card drawn in this phase',
    {},
    () =>
      [true, false].map((drawn) => {
        const t = board({ you: { leader: 'TWI_010', hand: ['TWI_257'], ground: [DROID] }, them: { ground: ['SOR_046'] } });
        if (drawn) t.play('TWI_257').pass();
        return t.use('TWI_010').pick('SOR_046').unit('SOR_046').damage;
      }),
    [2, 0],
  );
  row(
    'TWI_011: an attack with 1 power more, with three units only',
    {},
    () =>
      [TWO, [...TWO, 'SOR_046']].map((ground) => {
        const t = board({ you: { leader: 'TWI_011', ground } });
        return t.options().includes('use TWI_011 0') ? t.use('TWI_011').pick('SOR_095').base(1) : 'not offered';
      }),
    ['not offered', 4],
  );
  row(
    'TWI_014: an attack, with 1 power more after an event',
    {},
    () =>
      [true, false].map((event) => {
        const t = board({ you: { leader: 'TWI_014', hand: ['TWI_251'], ground: ['SOR_095'] } });
        if (event) t.play('TWI_251').pass();
        t.use('TWI_014');
        if (t.asks() === '0 target') t.pick('SOR_095');
        return t.base(1);
      }),
    [4, 3],
  );
  row(
    'TWI_016: may exhaust the enemy unit that a friend damaged, and himself',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { leader: 'TWI_016', ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } }).attack('SOR_095', 'SOR_046');
        if (wanted) t.yes();
        else t.no();
        return t.unit('SOR_046').ready;
      }),
    [false, true],
  );
  row(
    'TWI_017: a card and 2 healed once a Heroism unit fell, then the other side with a Clone and 2 damage for a Villainy card',
    { you: { leader: 'TWI_017', baseDamage: 5, hand: ['SOR_078', 'SOR_128'], ground: ['SOR_095'] } },
    (t) => {
      t.play('SOR_078').pass().use('TWI_017');
      const first = [t.ids(0, 'hand').length, t.base(0), t.units(CLONE).length];
      t.nextRound();
      if (t.asks() !== '0 action') t.pass();
      t.play('SOR_128').pass().use('TWI_017');
      return [first, t.units(CLONE).length, t.base(1)];
    },
    [[2, 3, 0], 1, 2],
  );
  row(
    'TWI_017: neither side does anything without its condition',
    { you: { leader: 'TWI_017', baseDamage: 5 } },
    (t) => [t.use('TWI_017').ids(0, 'hand').length, t.base(0)],
    [0, 5],
  );
  row('TWI_019: 1 HP for leader units', { you: { base: 'TWI_019', leader: deployed('SOR_010'), ground: ['SOR_095'] } }, (t) => [numbers(t, 'SOR_010'), numbers(t, 'SOR_095')], [
    [5, 9],
    [3, 3],
  ]);
  row('TWI_022: two Droids when a leader is deployed', { you: { base: 'TWI_022' } }, (t) => t.use('SOR_010', 1).units(DROID).length, 2);
  row('TWI_025: a card when a leader is deployed', { you: { base: 'TWI_025' } }, (t) => t.use('SOR_010', 1).ids(0, 'hand').length, 1);
  row('TWI_028: 1 power for leader units', { you: { base: 'TWI_028', leader: deployed('SOR_010'), ground: ['SOR_095'] } }, (t) => [numbers(t, 'SOR_010'), numbers(t, 'SOR_095')], [
    [6, 8],
    [3, 3],
  ]);
});

describe('Twilight of the Republic, Vigilance with a second aspect', () => {
  row(
    'TWI_031: may take 1 power and HP once a friend fell',
    {},
    () =>
      [true, false].map((friend) => {
        const t = afterFall({ hand: ['TWI_031'] }, friend).play('TWI_031');
        if (t.asks() === '0 target') t.pick('SOR_046');
        return numbers(t, 'SOR_046');
      }),
    [
      [2, 6],
      [3, 7],
    ],
  );
  row('TWI_032: its end brings a Droid', { you: { ground: ['TWI_032'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(DROID).length, 1);
  row(
    'TWI_034: with four Lightsabers he defeats four enemies',
    {},
    () =>
      [4, 3].map((n) => {
        const sabers = times(n, 'LOF_261');
        const t = board({ you: { ground: [wearing('TWI_034', ...sabers)] }, them: { ground: ['SOR_095', 'SOR_128', 'SOR_046', 'SOR_210', 'SOR_232'] } }).attack(
          'TWI_034',
          'SOR_029',
        );
        if (t.asks() === '0 target') t.pick('SOR_095', 'SOR_046', 'SOR_210', 'SOR_232');
        return t.units().length;
      }),
    [2, 6],
  );
  row('TWI_034: no aspect penalty for a Lightsaber on him', {}, () => costOf('TWI_152', { ground: ['TWI_034'] }), 2);
  row(
    'TWI_035: a card for another friend',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: ['TWI_035', 'SOR_095'] } }).attack('TWI_035', 'SOR_029');
        if (t.options().includes('TWI_035')) t.pick('TWI_035');
        if (wanted) t.pick('SOR_095');
        else t.none();
        return [t.units('SOR_095').length, t.ids(0, 'hand').length];
      }),
    [
      [0, 1],
      [1, 0],
    ],
  );
  row(
    'TWI_036: defeats an enemy with 2 remaining HP',
    { you: { hand: ['TWI_036'] }, them: { ground: ['SOR_095', hurt('SOR_046', 5)] } },
    (t) =>
      t
        .play('TWI_036')
        .units()
        .map((u) => u.id),
    ['TWI_036', 'SOR_095'],
  );
  row(
    'TWI_038: 2 power and HP less for an enemy space unit',
    { you: { space: ['TWI_038'] }, them: { space: ['SEC_037'], ground: ['SOR_095'] } },
    (t) => numbers(t.attack('TWI_038', 'SOR_029'), 'SEC_037'),
    [4, 5],
  );
  row(
    'TWI_039: 4 power less for an enemy, which cannot attack',
    { you: { hand: ['TWI_039'] }, them: { ground: ['SOR_232', 'SOR_095'] } },
    (t) => {
      t.play('TWI_039').pick('SOR_232');
      return [t.unit('SOR_232').power, t.options().filter((o) => o.startsWith('attack'))];
    },
    [2, ['attack SOR_095']],
  );
  row(
    'TWI_040: an upgrade from a discard pile, without aspect penalty, once an enemy fell',
    {},
    () =>
      [true, false].map((enemy) => {
        const t = board({ you: { hand: ['SOR_078', 'TWI_040'], ground: ['SOR_095', 'SOR_128'] }, them: { ground: ['SOR_210'], discard: ['ASH_228'] } });
        t.play('SOR_078')
          .pick(enemy ? 'SOR_210' : 'SOR_128')
          .pass();
        const before = t.ready(0);
        t.play('TWI_040');
        if (enemy) t.pick('SOR_095');
        return [upgradesOf(t, 'SOR_095'), before - t.ready(0) - costOf('TWI_040', {})];
      }),
    [
      [['ASH_228'], 1],
      [[], 0],
    ],
  );
  row(
    'TWI_041: defeats a unit, and its power is damage to the own base',
    { you: { hand: ['TWI_041'] }, them: { ground: ['SOR_232'] } },
    (t) => [t.play('TWI_041').units().length, t.base(0)],
    [0, 6],
  );
  row(
    'TWI_042: 1 power for friends that were healed in this phase',
    { you: { ground: ['TWI_042', hurt('SOR_046', 4), hurt('SOR_232', 1)], hand: ['TWI_073'] } },
    (t) => {
      const before = t.unit('SOR_046').power;
      t.play('TWI_073').pick('SOR_046');
      return [before, t.unit('SOR_046').power, t.unit('SOR_232').power];
    },
    [3, 4, 6],
  );
  row('TWI_043: Sentinel beside another Republic unit', {}, () => ['TWI_205', 'SOR_095'].map((id) => board({ you: { ground: ['TWI_043', id] } }).unit('TWI_043').keywords), [
    { sentinel: 1 },
    {},
  ]);
  row('TWI_043: its end brings a Clone', { you: { ground: ['TWI_043'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(CLONE).length, 1);
  row(
    'TWI_044: heals up to 2 from another unit and takes as much',
    { you: { hand: ['TWI_044'], ground: [hurt('SOR_046', 3)] } },
    (t) => [t.play('TWI_044').pick('2').unit('SOR_046').damage, t.unit('TWI_044').damage],
    [1, 2],
  );
  row('TWI_045: 3 HP with three units', {}, () => [TWO, ['SOR_095']].map((others) => board({ you: { ground: ['TWI_045', ...others] } }).unit('TWI_045').hp), [6, 3]);
  row('TWI_046: a unit has Sentinel', { you: { hand: ['TWI_046'], ground: ['SOR_095'] } }, (t) => t.play('TWI_046').pick('SOR_095').unit('SOR_095').keywords, { sentinel: 1 });
  row(
    'TWI_048: may take 1 damage to deal 2 to another space unit',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['TWI_048'] }, them: { space: ['SOR_237'], ground: ['SOR_095'] } }).play('TWI_048');
        if (wanted) t.yes();
        else t.no();
        return [t.unit('TWI_048').damage, t.unit('SOR_237').damage];
      }),
    [
      [1, 2],
      [0, 0],
    ],
  );
  row('TWI_049: attacked, a Clone', { you: { ground: ['TWI_049'] }, them: { ground: ['SOR_128'] }, active: 1 }, (t) => t.attack('SOR_128', 'TWI_049').units(CLONE).length, 1);
  row(
    'TWI_064: two cards after the second card of an opponent, with three units only',
    {},
    () =>
      [TWO, ['SOR_095']].map((others) => {
        const t = board({ you: { ground: ['TWI_064', ...others] }, them: { hand: ['SOR_128', 'SOR_128'] }, active: 1 });
        t.play('SOR_128').pass();
        const first = t.ids(0, 'hand').length;
        t.play('SOR_128');
        if (t.asks() === '0 optional') t.yes();
        return [first, t.ids(0, 'hand').length];
      }),
    [
      [0, 2],
      [0, 0],
    ],
  );
  row(
    'TWI_068: as the regroup phase starts the top card is drawn where it was named',
    {},
    () =>
      ['Battlefield Marine', 'Open Fire'].map((name) => {
        const t = board({ you: { ground: [wearing('SOR_046', 'TWI_068')], deck: ['SOR_095', 'SOR_128', 'SOR_063', 'SOR_046'] } });
        t.pass().pass().move({ name });
        if (t.asks() === '0 optional') t.yes();
        return t.ids(0, 'hand').length;
      }),
    [3, 2],
  );
  row(
    'TWI_069: moves to a friendly Droid token as it is defeated',
    { you: { ground: [wearing('SOR_095', 'TWI_069'), DROID], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('SOR_095'), DROID),
    ['TWI_069'],
  );
});

describe('Twilight of the Republic, Command', () => {
  row(
    'TWI_082: an attack with a Droid, then with another, once each round',
    { you: { space: ['TWI_082'], ground: [DROID, 'TWI_229', 'SOR_095'] } },
    (t) => {
      t.use('TWI_082');
      const offered = t.options().sort();
      t.pick('TWI_229');
      return [offered, t.base(1), t.pass().options().includes('use TWI_082 0')];
    },
    [[DROID, 'TWI_229'].sort(), 2, false],
  );
  row(
    'TWI_085: 2 power and HP for another unit, for two with the initiative',
    {},
    () =>
      ([0, 1] as const).map((initiative) => {
        const t = board({ you: { ground: ['TWI_085', 'SOR_095', 'SOR_128'] }, initiative }).attack('TWI_085', 'SOR_029');
        if (initiative === 0) t.pick('SOR_095', 'SOR_128');
        else t.pick('SOR_095');
        return [numbers(t, 'SOR_095'), numbers(t, 'SOR_128')];
      }),
    [
      [
        [5, 5],
        [5, 3],
      ],
      [
        [5, 5],
        [3, 1],
      ],
    ],
  );
  row(
    'TWI_086: returns units that were defeated in this phase, and no others',
    { you: { hand: ['SOR_078', 'TWI_086'], ground: ['SOR_095'], discard: ['SOR_063'] } },
    (t) => {
      t.play('SOR_078').pass().play('TWI_086');
      const offered = t.options();
      return [offered, t.pick('SOR_095').ids(0, 'hand')];
    },
    [['SOR_095'], ['SOR_095']],
  );
  row(
    'TWI_088: units of the discard pile go under the deck, a Droid for each',
    { you: { hand: ['TWI_088'], discard: ['SOR_095', 'SOR_172', 'SOR_128'], deck: ['SOR_046'] } },
    (t) => {
      t.play('TWI_088');
      const offered = t.options();
      t.pick('SOR_095', 'SOR_128');
      return [offered, t.units(DROID).length, t.ids(0, 'deck').length, t.ids(0, 'discard')];
    },
    [['SOR_095', 'SOR_128'], 2, 3, ['SOR_172', 'TWI_088']],
  );
  row(
    'TWI_089: a unit that costs no more than the power of the chosen ones for free, and those are defeated',
    { you: { hand: ['TWI_089', 'SOR_063', 'SOR_232'], ground: ['SOR_095', 'SOR_128'] } },
    (t) => {
      t.play('TWI_089').pick('SOR_095');
      const offered = t.options();
      t.pick('play SOR_063');
      return [offered, t.units().map((u) => u.id), t.ready(0)];
    },
    [['play SOR_063'], ['SOR_128', 'SOR_063'], 14],
  );
  row(
    'TWI_101: may exhaust as another unit is played to search for one',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: ['TWI_101'], hand: ['SOR_128'], deck: ['SOR_172', 'SOR_095', 'SOR_078', 'SOR_063', 'SOR_046'] } }).play('SOR_128');
        if (!wanted) return t.no().ids(0, 'hand');
        t.yes();
        return [t.options(), t.pick('SOR_095').ids(0, 'hand'), t.unit('TWI_101').ready];
      }),
    [[['SOR_095', 'SOR_063'], ['SOR_095'], false], []],
  );
  row(
    'TWI_103: for the phase the end of a friend deals 2 to an enemy',
    {},
    () =>
      [true, false].map((played) => {
        const t = board({ you: { hand: ['TWI_103', 'SOR_078'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } });
        if (played) t.play('TWI_103').pass();
        return t.play('SOR_078').pick('SOR_095').unit('SOR_046').damage;
      }),
    [2, 0],
  );
  row(
    'TWI_104: its end may give a Trooper 2 power and HP',
    { you: { ground: ['TWI_104', 'SOR_095', 'SOR_210'], hand: ['SOR_078'] } },
    (t) => {
      t.play('SOR_078').pick('TWI_104');
      return [t.options(), numbers(t.pick('SOR_095'), 'SOR_095')];
    },
    [['SOR_095'], [5, 5]],
  );
  row(
    'TWI_112: a Droid with the initiative',
    {},
    () =>
      ([0, 1] as const).map((initiative) => {
        const t = board({ you: { hand: ['TWI_112'] }, initiative }).play('TWI_112');
        if (t.asks() === '0 order') t.pick('TWI_112');
        return t.units(DROID).length;
      }),
    [1, 0],
  );
  row(
    'TWI_115: captures an enemy ground unit that costs no more than was paid',
    {},
    () =>
      [false, true].map((exploited) => {
        const t = board({ you: { hand: ['TWI_115'], ground: ['SOR_128'] }, them: { ground: ['SOR_038', 'SOR_232', 'SOR_046'] } }).play('TWI_115');
        if (exploited) t.pick('SOR_128');
        else t.none().pick('SOR_232');
        return t.unit('TWI_115').captives.map((c) => c.id);
      }),
    [['SOR_232'], ['SOR_046']],
  );
  row(
    'TWI_125: as many Clones as resources are paid, and as many Droids for the opponent',
    { you: { hand: ['TWI_125'] } },
    (t) => {
      t.play('TWI_125').pick('3');
      return [t.units(CLONE).length, t.state.players[1]?.units.length, t.ready(0)];
    },
    [3, 3, 15],
  );
  row(
    'TWI_129: Restore 2 for Republic units, and a Clone at their end',
    { you: { hand: ['TWI_129', 'SOR_078'], ground: ['TWI_205', 'SOR_095'] } },
    (t) => {
      t.play('TWI_129').pass();
      const keywords = [t.unit('TWI_205').keywords['restore'], t.unit('SOR_095').keywords['restore']];
      return [keywords, t.play('SOR_078').pick('TWI_205').units(CLONE).length];
    },
    [[2, undefined], 1],
  );
});
