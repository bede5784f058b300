import { describe, expect, it } from 'vitest';
import { board, CLONE, costOf, DROID, hurt, numbers, rows, spent, wearing } from '../testing/rows.js';

const row = rows(it, expect);
const three = ['SOR_095', 'SOR_128'];

describe('Twilight of the Republic, Vigilance', () => {
  row(
    'TWI_052: 4 power and HP less for a unit that entered in this phase',
    { you: { hand: ['TWI_052', 'SOR_046'], ground: ['SOR_232'] } },
    (t) => numbers(t.play('SOR_046').pass().play('TWI_052'), 'SOR_046'),
    [0, 3],
  );
  row('TWI_054: Sentinel against three units', { you: { ground: ['TWI_054'] }, them: { ground: ['SOR_095', 'SOR_128', 'SOR_046'] } }, (t) => t.unit('TWI_054').keywords, {
    sentinel: 1,
  });
  row(
    'TWI_055: 2 power and HP less, and for another unit against more',
    { you: { hand: ['TWI_055'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('TWI_055').pick('SOR_046');
      return [numbers(t, 'SOR_046'), numbers(t, 'SOR_232')];
    },
    [
      [1, 5],
      [4, 5],
    ],
  );
  row('TWI_056: two resources heal 2', { you: { ground: ['TWI_056'], baseDamage: 5 } }, (t) => [t.use('TWI_056').pick('SOR_023').base(0), t.ready(0)], [3, 18]);
  row('TWI_059: 2 damage to itself', { you: { hand: ['TWI_059'] } }, (t) => t.play('TWI_059').unit('TWI_059').damage, 2);
  row(
    'TWI_060: a Droid beside a damaged unit',
    {},
    () =>
      [1, 0].map(
        (damage) =>
          board({ you: { hand: ['TWI_060'], ground: [hurt('SOR_046', damage)] } })
            .play('TWI_060')
            .units(DROID).length,
      ),
    [1, 0],
  );
  row('TWI_062: Restore 2 while undamaged', { you: { ground: ['TWI_062', hurt('TWI_062', 1)] } }, (t) => [t.unit('TWI_062').keywords, t.unit('TWI_062', 1).keywords], [
    { restore: 2 },
    {},
  ]);
  row(
    'TWI_063: 1 power and HP less for an enemy',
    { you: { space: ['TWI_063'] }, them: { ground: ['SOR_046'] } },
    (t) => numbers(t.attack('TWI_063', 'SOR_029'), 'SOR_046'),
    [2, 6],
  );
  row('TWI_066: a Droid as it attacks', { you: { ground: ['TWI_066'] } }, (t) => t.attack('TWI_066', 'SOR_029').units(DROID).length, 1);
  row('TWI_067: 5 power less for enemy ground units', { you: { hand: ['TWI_067'] }, them: { ground: ['SOR_232'] } }, (t) => t.play('TWI_067').unit('SOR_232').power, 1);
  row('TWI_070: exhausts its unit', { you: { hand: ['TWI_070'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('TWI_070').unit('SOR_046').ready, false);
  row('TWI_071: its unit has Sentinel', { you: { ground: [wearing('SOR_046', 'TWI_071')] } }, (t) => t.unit('SOR_046').keywords, { sentinel: 1 });
  row(
    'TWI_073: heals 3, and a Droid',
    { you: { hand: ['TWI_073'], ground: [hurt('SOR_046', 4)] } },
    (t) => [t.play('TWI_073').unit('SOR_046').damage, t.units(DROID).length],
    [1, 1],
  );
  row(
    'TWI_074: Sentinel, with the initiative 2 power and HP too',
    {},
    () => ([0, 1] as const).map((initiative) => numbers(board({ you: { hand: ['TWI_074'], ground: ['SOR_095'] }, initiative }).play('TWI_074'), 'SOR_095')),
    [
      [5, 5],
      [3, 3],
    ],
  );
  row(
    'TWI_075: 1 power and HP less for each enemy unit',
    { you: { hand: ['TWI_075'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => [numbers(t.play('TWI_075'), 'SOR_046'), t.units('SOR_128').length],
    [[2, 6], 0],
  );
  row(
    'TWI_076: defeats a cheap unit, and two Droids',
    { you: { hand: ['TWI_076'] }, them: { ground: ['SOR_095', 'SOR_232'] } },
    (t) => [t.play('TWI_076').units('SOR_095').length, t.units(DROID).length],
    [0, 2],
  );
  row(
    'TWI_078: defeats every unit of an opponent',
    { you: { hand: ['TWI_078'], resources: 30 }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => t.play('TWI_078').units().length,
    0,
  );
});

describe('Twilight of the Republic, Command', () => {
  row('TWI_079: its end brings a Droid', { you: { space: ['TWI_079'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(DROID).length, 1);
  row('TWI_080: exhausted, he answers a unit with a Droid', { you: { ground: ['TWI_080'], hand: ['SOR_095'] } }, (t) => t.play('SOR_095').yes().units(DROID).length, 1);
  row('TWI_081: Ambush beside another Separatist', {}, () => [DROID, 'SOR_095'].map((id) => board({ you: { ground: ['TWI_081', id] } }).unit('TWI_081').keywords), [
    { ambush: 1 },
    {},
  ]);
  row(
    'TWI_083: a Droid as it is attacked',
    { you: { ground: ['TWI_083'] }, them: { ground: ['SOR_128'] }, active: 1 },
    (t) => t.attack('SOR_128', 'TWI_083').units(DROID).length,
    1,
  );
  row('TWI_084: two Droids; token units grow as it attacks', { you: { hand: ['TWI_084'] } }, (t) => t.play('TWI_084').units(DROID).length, 2);
  row('TWI_084: 1 power and HP for each token unit', { you: { ground: ['TWI_084', DROID] } }, (t) => numbers(t.attack('TWI_084', 'SOR_029'), DROID), [2, 2]);
  row('TWI_090: 2 power and HP with three units', { you: { ground: ['TWI_090', ...three] } }, (t) => numbers(t, 'TWI_090'), [4, 4]);
  row('TWI_090: none with two', { you: { ground: ['TWI_090', 'SOR_095'] } }, (t) => numbers(t, 'TWI_090'), [2, 2]);
  row('TWI_091: a Republic unit may attack with 2 power more', { you: { hand: ['TWI_091'], ground: [CLONE, 'SOR_095'] } }, (t) => t.play('TWI_091').pick(CLONE).base(1), 4);
  row('TWI_092: each other Heroism unit has 1 HP more', { you: { ground: ['TWI_092', 'SOR_095', 'SOR_128'] } }, (t) => [t.unit('SOR_095').hp, t.unit('SOR_128').hp], [4, 1]);
  row('TWI_094: token units have 1 power more, and a Clone comes', { you: { ground: ['TWI_094'] } }, (t) => numbers(t.attack('TWI_094', 'SOR_029'), CLONE), [3, 2]);
  row('TWI_095: a Clone with three units', { you: { hand: ['TWI_095'], ground: three } }, (t) => t.play('TWI_095').units(CLONE).length, 1);
  row('TWI_097: two Clones', { you: { hand: ['TWI_097'] } }, (t) => t.play('TWI_097').units(CLONE).length, 2);
  row(
    'TWI_098: of two opponents only the one with more units counts',
    {
      you: { hand: ['TWI_098'] },
      them: { ground: ['SOR_046', 'SOR_095'] },
      third: { ground: ['SOR_046', 'SOR_095', 'SOR_128'] },
    },
    (t) => {
      const before = t.ready(0);
      return costOf('TWI_098', {}) - (before - t.play('TWI_098').ready(0));
    },
    3,
  );
  row('TWI_098: 1 less for each unit of the opponent with the most', {}, () => costOf('TWI_098', {}) - costOf('TWI_098', {}, { ground: ['SOR_046', 'SOR_095'] }), 2);
  row(
    'TWI_100: three cards with three Officials',
    {},
    () =>
      [3, 2].map(
        (n) =>
          board({ you: { hand: ['TWI_100'], ground: Array.from({ length: n }, () => 'SEC_108') } })
            .play('TWI_100')
            .ids(0, 'hand').length,
      ),
    [3, 0],
  );
  row(
    'TWI_102: two Clones or three Droids',
    {},
    () =>
      [0, 1].map(
        (mode) =>
          board({ you: { hand: ['TWI_102'] } })
            .play('TWI_102')
            .pick(`mode ${mode}`)
            .units().length,
      ),
    [2, 3],
  );
  row('TWI_105: two resources for an attack with 2 power more', { you: { ground: ['TWI_105', 'SOR_095'] } }, (t) => t.use('TWI_105').base(1), 5);
  row(
    'TWI_109: may heal 3 from a base beside another Republic unit',
    { you: { hand: ['TWI_109'], ground: [CLONE], baseDamage: 5 } },
    (t) => t.play('TWI_109').pick('SOR_023').base(0),
    2,
  );
  row(
    'TWI_114: with three units the others have Overwhelm and 1 power and HP more',
    { you: { ground: ['TWI_114', ...three] } },
    (t) => [numbers(t, 'SOR_095'), t.unit('SOR_095').keywords],
    [[4, 4], { overwhelm: 1 }],
  );
  row('TWI_119: its token unit has Overwhelm', { you: { hand: ['TWI_119'], ground: [CLONE, 'SOR_095'] } }, (t) => t.play('TWI_119').unit(CLONE).keywords, { overwhelm: 1 });
  row(
    'TWI_120: its unit plays another for 1 less',
    { you: { ground: [wearing('SOR_095', 'TWI_120')], hand: ['SOR_128'] } },
    (t) => t.use('SOR_095').pick('play SOR_128').ready(0),
    20,
  );
  row('TWI_122: 1 power and HP for each Trooper', { you: { ground: [wearing('SOR_232', 'TWI_122'), 'SOR_095', 'SOR_128'] } }, (t) => t.unit('SOR_232').power, 8);
  row('TWI_126: 1 power and HP for each friendly unit', { you: { hand: ['TWI_126'], ground: three } }, (t) => [numbers(t.play('TWI_126'), 'SOR_095'), numbers(t, 'SOR_128')], [
    [4, 4],
    [4, 2],
  ]);
});

describe('Twilight of the Republic, Aggression', () => {
  row('TWI_131: its end deals 2 to a base', { you: { ground: ['TWI_131'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').pick('SOR_029').base(1), 2);
  row('TWI_132: bases are not healed', { you: { space: ['TWI_132'], hand: ['SOR_074'], baseDamage: 5 } }, (t) => t.play('SOR_074').pick('SOR_023').base(0), 5);
  row('TWI_137: is readied against more units', { you: { hand: ['TWI_137'] }, them: { ground: ['SOR_046', 'SOR_095'] } }, (t) => t.play('TWI_137').unit('TWI_137').ready, true);
  row(
    'TWI_139: 1 power for each damage on the defender',
    { you: { hand: ['TWI_139'], ground: ['SOR_095'] }, them: { ground: [hurt('SOR_232', 1)] } },
    (t) => t.play('TWI_139').pick('SOR_232').unit('SOR_232').damage,
    5,
  );
  row(
    'TWI_139: damage that comes in the attack does not count',
    { you: { hand: ['TWI_139'], ground: ['JTL_187'] }, them: { ground: [hurt('SOR_119', 1)] } },
    (t) => {
      const { power } = t.unit('JTL_187');
      return t.play('TWI_139').pick('SOR_119').unit('SOR_119').damage - 1 - 1 - power;
    },
    1,
  );
  row('TWI_140: a friend for 4 damage', { you: { hand: ['TWI_140'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('TWI_140').unit('SOR_046').damage, 4);
  row('TWI_142: 2 power more behind 15 damage', {}, () => [15, 14].map((baseDamage) => board({ you: { space: ['TWI_142'], baseDamage } }).unit('TWI_142').power), [4, 2]);
  row(
    'TWI_143: 1 power and Saboteur once an enemy fell',
    { you: { ground: ['TWI_143'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('SOR_078').pick('SOR_046');
      return [t.unit('TWI_143').power, t.unit('TWI_143').keywords];
    },
    [4, { saboteur: 1 }],
  );
  row('TWI_144: a Clone', { you: { hand: ['TWI_144'] } }, (t) => t.play('TWI_144').units(CLONE).length, 1);
  row('TWI_145: two Droids for an opponent', { you: { hand: ['TWI_145'] } }, (t) => t.play('TWI_145').state.players[1]?.units.length, 2);
  row('TWI_147: draws as he attacks with three units', { you: { ground: ['TWI_147', ...three] } }, (t) => t.attack('TWI_147', 'SOR_029').ids(0, 'hand').length, 1);
  row('TWI_148: its end costs each opponent a card', { you: { space: ['TWI_148'], hand: ['SOR_078'] }, them: { hand: ['SOR_095'] } }, (t) => t.play('SOR_078').ids(1, 'hand'), []);
  row(
    'TWI_149: 1 damage for each Republic unit, itself among them',
    { you: { hand: ['TWI_149'], ground: [CLONE] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('TWI_149').unit('SOR_046').damage,
    2,
  );
  row(
    'TWI_150: behind 15 damage, 1 to each enemy ground unit',
    { you: { ground: ['TWI_150'], baseDamage: 15 }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('TWI_150', 'SOR_029').unit('SOR_046').damage,
    1,
  );
  row(
    'TWI_154: without a hand, may deal 3 to a ground unit',
    { you: { ground: ['TWI_154'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('TWI_154', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    3,
  );
  row('TWI_155: 2 damage to its unit', { you: { hand: ['TWI_155'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('TWI_155').unit('SOR_046').damage, 2);
  row('TWI_157: two resources for 2 damage to a base', { you: { ground: ['TWI_157'] } }, (t) => t.use('TWI_157').pick('SOR_029').base(1), 2);
  row('TWI_158: 2 power with three units', { you: { ground: ['TWI_158', ...three] } }, (t) => t.unit('TWI_158').power, 3);
  row('TWI_160: 2 damage to an enemy base beside another Separatist', { you: { hand: ['TWI_160'], ground: [DROID] } }, (t) => t.play('TWI_160').base(1), 2);
  row('TWI_163: 2 power beside another Trooper', { you: { ground: ['TWI_163', 'SOR_095'] } }, (t) => t.unit('TWI_163').power, 5);
  row(
    'TWI_164: Raid 2 with three units; 1 damage to enemy ground units at its end',
    { you: { ground: ['TWI_164', ...three], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      const { keywords } = t.unit('TWI_164');
      return [keywords['raid'], t.play('SOR_078').pick('TWI_164').unit('SOR_046').damage];
    },
    [2, 1],
  );
  row(
    'TWI_165: with three units, may deal 3 to a ground unit',
    { you: { ground: ['TWI_165', ...three] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('TWI_165', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    3,
  );
  row(
    'TWI_166: is readied by an enemy ground unit that attacks the base',
    { you: { ground: [spent('TWI_166')] }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => t.attack('SOR_095', 'SOR_023').unit('TWI_166').ready,
    true,
  );
  row(
    'TWI_168: a card against more units',
    { you: { hand: ['TWI_168'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => t.play('TWI_168').pick('SOR_095').ids(0, 'hand').length,
    1,
  );
  row(
    'TWI_169: Raid 2, and a Clone at the end of its unit',
    { you: { ground: [wearing('SOR_095', 'TWI_169')], hand: ['SOR_078'] } },
    (t) => [t.unit('SOR_095').keywords, t.play('SOR_078').units(CLONE).length],
    [{ raid: 2 }, 1],
  );
  row(
    'TWI_173: 2 damage to each ground unit',
    { you: { hand: ['TWI_173'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('TWI_173');
      return ['SOR_095', 'SOR_046', 'SOR_237'].map((id) => t.unit(id).damage);
    },
    [2, 2, 0],
  );
  row('TWI_175: three cards', { you: { hand: ['TWI_175'] } }, (t) => t.play('TWI_175').ids(0, 'hand').length, 3);
  row('TWI_180: Raid 2 beside another Separatist', { you: { ground: ['TWI_180', DROID] } }, (t) => t.unit('TWI_180').keywords, { raid: 2 });
  row('TWI_181: may deal 1 as it comes', { you: { hand: ['TWI_181'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('TWI_181').pick('SOR_046').unit('SOR_046').damage, 1);
  row(
    'TWI_183: a Droid against no ready resource',
    {},
    () =>
      [0, 1].map(
        (resources) =>
          board({ you: { ground: ['TWI_183'] }, them: { resources } })
            .attack('TWI_183', 'SOR_029')
            .units(DROID).length,
      ),
    [1, 0],
  );
  row(
    'TWI_121: its Jedi makes the next unit 2 cheaper',
    { you: { ground: [wearing('SOR_051', 'TWI_121')], hand: ['SOR_046'] } },
    (t) => {
      t.attack('SOR_051', 'SOR_029').pick('SOR_051').pass();
      const before = t.ready(0);
      return before - t.play('SOR_046').ready(0) - costOf('SOR_046', {});
    },
    -2,
  );
});
