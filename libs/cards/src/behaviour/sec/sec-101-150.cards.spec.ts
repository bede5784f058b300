import type { Table } from '#rules';
import { board, disclosing, hurt, numbers, rows, spent, SPY, times, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const sentinels = (t: Table): string[] =>
  t
    .units()
    .filter((u) => 'sentinel' in u.keywords)
    .map((u) => u.id);

describe('Secrets of Power, 101 to 150', () => {
  row('SEC_102: 2 healed for each friendly Official', { you: { hand: ['SEC_102'], ground: ['SEC_108'], baseDamage: 6 } }, (t) => t.play('SEC_102').base(0), 2);

  row(
    'SEC_103: other units may attack units, one after another, exhausted ones too',
    { you: { hand: ['SEC_103'], ground: [spent('SOR_046'), 'SOR_095'] }, them: { ground: ['SOR_232'] } },
    (t) => {
      t.play('SEC_103').pick('SOR_046');
      const { damage } = t.unit('SOR_232');
      const offered = t.options();
      t.pick('SOR_095');
      return [damage, offered, t.units('SOR_232').length ? t.unit('SOR_232').damage : 0, t.base(1)];
    },
    [3, ['SOR_095'], 6, 0],
  );

  row('SEC_104: a ready unit gives the others Overwhelm, Raid and Restore', { you: { ground: [wearing('JTL_047', 'SEC_104'), 'SOR_095'] } }, (t) => t.unit('SOR_095').keywords, {
    overwhelm: 1,
    raid: 1,
    restore: 1,
  });

  row('SEC_105: a unit of the discard pile, and two Spies', { you: { hand: ['SEC_105'], discard: ['SOR_095'] } }, (t) => [t.play('SEC_105').ids(0, 'hand'), t.units(SPY).length], [
    ['SOR_095'],
    2,
  ]);

  row(
    'SEC_107: the top card of the deck becomes a resource for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: times(3, 'SEC_108'), ground: ['SEC_107'], deck: ['SOR_063'] } },
        times(3, 'SEC_108'),
        (t) => t.attack('SEC_107', 'SOR_029'),
        (t) => [t.ids(0, 'resources').includes('SOR_063'), t.ready(0)],
      ),
    [
      [true, 20],
      [false, 20],
    ],
  );

  row(
    'SEC_108: 2 power more with the initiative',
    {},
    () => ([0, 1] as const).map((initiative) => board({ you: { ground: ['SEC_108'] }, initiative }).unit('SEC_108').power),
    [2, 0],
  );

  row(
    'SEC_109: the next unit of the phase has Ambush for a disclosed card',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_109', 'SOR_095'] }, them: { ground: ['SOR_046'] } },
        ['SOR_095'],
        (t) => t.play('SEC_109'),
        (t) => {
          t.pass().play('SOR_095');
          return 'ambush' in t.unit('SOR_095').keywords;
        },
      ),
    [true, false],
  );

  row('SEC_111: may give another unit 2 power and HP', { you: { hand: ['SEC_111'], ground: ['SOR_095'] } }, (t) => numbers(t.play('SEC_111').pick('SOR_095'), 'SOR_095'), [5, 5]);

  row('SEC_112: 1 power for each Law card in the discard pile', { you: { ground: ['SEC_112'], discard: ['SEC_074', 'SEC_040', 'SOR_095'] } }, (t) => t.unit('SEC_112').power, 2);

  row('SEC_114: 1 power for each other exhausted friend', { you: { ground: ['SEC_114', spent('SOR_095'), 'SOR_128'] } }, (t) => t.unit('SEC_114').power, 2);

  row('SEC_115: a Spy with the initiative', { you: { space: ['SEC_115'] } }, (t) => t.attack('SEC_115', 'SOR_029').units(SPY).length, 1);

  row('SEC_116: Restore 2 beside an Official', {}, () => ['SEC_108', 'SOR_095'].map((id) => board({ you: { space: ['SEC_116'], ground: [id] } }).unit('SEC_116').keywords), [
    { restore: 2 },
    {},
  ]);

  row('SEC_119: Experience for each other friend', { you: { hand: ['SEC_119'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('SEC_119'), 'SOR_095'), [XP]);

  row(
    'SEC_120: Sentinel for a friend for a disclosed card',
    {},
    () =>
      [true, false].map((shown) => {
        const t = board({ you: { hand: ['SEC_120', 'SEC_108'], ground: ['SOR_095'] } }).play('SEC_120');
        if (shown) t.pick('SEC_108').pick('SOR_095');
        else t.none();
        return sentinels(t).includes('SOR_095');
      }),
    [true, false],
  );

  row(
    'SEC_124: Experience for up to three Officials',
    { you: { hand: ['SEC_124'], ground: ['SEC_108', 'SOR_095'] } },
    (t) => upgradesOf(t.play('SEC_124').pick('SEC_108'), 'SEC_108'),
    [XP],
  );

  row(
    'SEC_125: two cards with a unit in each arena',
    {},
    () =>
      [['SOR_237'], []].map(
        (space) =>
          board({ you: { hand: ['SEC_125'], ground: ['SOR_095'], space } })
            .play('SEC_125')
            .ids(0, 'hand').length,
      ),
    [2, 0],
  );

  row(
    'SEC_126: an opponent with fewer units plays no events',
    { you: { hand: ['SEC_126'], ground: ['SOR_095'] }, them: { hand: ['SOR_172'] } },
    (t) => t.play('SEC_126').options().includes('play SOR_172'),
    false,
  );

  row(
    'SEC_127: a friend captures an enemy for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_127', 'SEC_108', 'SOR_095'], ground: ['SOR_128'] }, them: { ground: ['SOR_232'] } },
        ['SEC_108', 'SOR_095'],
        (t) => t.play('SEC_127'),
        (t) => t.unit('SOR_128').captives.map((c) => c.id),
      ),
    [['SOR_232'], []],
  );

  row(
    'SEC_128: up to two Officials of the top eight cards, and a Spy',
    { you: { hand: ['SEC_128'], deck: ['SEC_108', 'SOR_095', 'SEC_087', 'SEC_108'] } },
    (t) => {
      t.play('SEC_128');
      const offered = t.options();
      return [offered, t.pick('SEC_108', 'SEC_087').ids(0, 'hand'), t.units(SPY).length];
    },
    [['SEC_108', 'SEC_087', 'SEC_108'], ['SEC_108', 'SEC_087'], 1],
  );

  row(
    'SEC_129: 2 power and HP for a unit, and for another for a disclosed card',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_129', 'SEC_108'], ground: ['SOR_095', 'SOR_128'] } },
        ['SEC_108'],
        (t) => t.play('SEC_129').pick('SOR_095'),
        (t) => [numbers(t, 'SOR_095'), numbers(t, 'SOR_128')],
      ),
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
    'SEC_130: damage of twice the friendly units in the arena',
    { you: { hand: ['SEC_130'], ground: ['SOR_095', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SEC_130').pick('SOR_046').unit('SOR_046').damage,
    4,
  );

  row(
    'SEC_131: each friend captures an enemy of its arena',
    { you: { hand: ['SEC_131'], ground: ['SOR_095'], space: ['SOR_237'] }, them: { ground: ['SOR_232', 'SOR_046'], space: ['SOR_225'] } },
    (t) => {
      t.play('SEC_131').pick('SOR_232');
      return [t.unit('SOR_095').captives.map((c) => c.id), t.unit('SOR_237').captives.map((c) => c.id), t.units('SOR_046').length];
    },
    [['SOR_232'], ['SOR_225'], 1],
  );

  row(
    'SEC_131: costs 3 less once a friend left play',
    {},
    () =>
      [['SOR_095'], []].map((ground) => {
        const t = board({ you: { hand: ['SOR_078', 'SEC_131'], ground }, them: { ground: ['SOR_128'] } }).play('SOR_078');
        if (ground.length > 0) t.pick('SOR_095');
        const before = t.pass().ready(0);
        return before - t.play('SEC_131').ready(0);
      }),
    [6, 9],
  );

  row('SEC_132: its end brings a Spy', { you: { ground: ['SEC_132'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(SPY).length, 1);

  row(
    'SEC_133: for disclosed cards 2 damage to a unit whose player does not discard',
    {},
    () =>
      [true, false].map((paid) => {
        const t = board({ you: { hand: ['SOR_128', 'SOR_172'], ground: ['SEC_133'] }, them: { ground: ['SOR_046'], hand: ['SOR_095'] } });
        t.attack('SEC_133', 'SOR_029').pick('SOR_128').pick('SOR_172').pick('SOR_046');
        if (paid) t.yes();
        else t.no();
        return [t.unit('SOR_046').damage, t.ids(1, 'hand')];
      }),
    [
      [0, []],
      [2, ['SOR_095']],
    ],
  );

  row(
    'SEC_133: nothing where no card is disclosed',
    { you: { hand: ['SOR_128', 'SOR_172'], ground: ['SEC_133'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('SEC_133', 'SOR_029').none().unit('SOR_046').damage,
    0,
  );

  row('SEC_134: Raid 2 against a damaged unit', { you: { ground: ['SEC_134'] }, them: { ground: [hurt('SOR_046', 1)] } }, (t) => t.unit('SEC_134').keywords, { raid: 2 });

  row('SEC_135: cannot be attacked while ready', { you: { ground: ['SEC_135'] }, them: { ground: ['SOR_095'] }, active: 1 }, (t) => t.pick('attack SOR_095').base(0), 3);

  row(
    'SEC_136: another friend for 4 damage to each enemy base',
    { you: { ground: ['SEC_136', 'SOR_095'], hand: ['SOR_078'] } },
    (t) => t.play('SOR_078').pick('SEC_136').pick('SOR_095').base(1),
    4,
  );

  row('SEC_137: twice his power, and no rest', { you: { ground: ['SEC_137'] } }, (t) => [t.attack('SEC_137', 'SOR_029').yes().base(1), t.nextRound().unit('SEC_137').ready], [
    4,
    false,
  ]);

  row(
    'SEC_139: may deal 3 to an undamaged unit',
    { you: { hand: ['SEC_139'] }, them: { ground: ['SOR_046', hurt('SOR_232', 1)] } },
    (t) => t.play('SEC_139').pick('SOR_046').unit('SOR_046').damage,
    3,
  );

  row('SEC_140: each other friend has Raid 1', { you: { ground: ['SEC_140', 'SOR_095'] } }, (t) => t.unit('SOR_095').keywords, { raid: 1 });

  row(
    'SEC_141: three Spies for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_141', 'SOR_128', 'SOR_172'] } },
        ['SOR_128', 'SOR_172'],
        (t) => t.play('SEC_141'),
        (t) => t.units(SPY).length,
      ),
    [3, 0],
  );

  row('SEC_142: may deal 4 to a ground unit', { you: { hand: ['SEC_142'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('SEC_142').pick('SOR_046').unit('SOR_046').damage, 4);

  row(
    'SEC_143: may deal 2 to another unique unit',
    { you: { hand: ['SEC_143'] }, them: { ground: ['JTL_047', 'SOR_095'] } },
    (t) => t.play('SEC_143').pick('JTL_047').unit('JTL_047').damage,
    2,
  );

  row(
    'SEC_144: 2 damage to each enemy space unit after damage to a base',
    { you: { hand: ['SEC_144'], ground: ['SOR_095'] }, them: { space: ['SOR_237'] } },
    (t) => t.attack('SOR_095', 'SOR_029').pass().play('SEC_144').unit('SOR_237').damage,
    2,
  );

  row(
    'SEC_147: a hit on a base costs each player a card',
    { you: { ground: ['SEC_147'], hand: ['SOR_095'] }, them: { hand: ['SOR_128'] } },
    (t) => [t.attack('SEC_147', 'SOR_029').ids(0, 'hand'), t.ids(1, 'hand')],
    [[], []],
  );

  row(
    'SEC_148: his end brings a ready Spy for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: ['SOR_078', 'SEC_148'], ground: ['SEC_148'] } },
        ['SEC_148'],
        (t) => t.play('SOR_078'),
        (t) => t.units(SPY).map((u) => u.ready),
      ),
    [[true], []],
  );

  row(
    'SEC_149: may defeat all upgrades of a unit that are not unique',
    { you: { hand: ['SEC_149'] }, them: { ground: [wearing('SOR_095', XP, XP)] } },
    (t) => upgradesOf(t.play('SEC_149').pick('SOR_095'), 'SOR_095'),
    [],
  );

  row('SEC_150: defeats itself for 3 more damage to the base', { you: { ground: ['SEC_150'] } }, (t) => [t.attack('SEC_150', 'SOR_029').yes().base(1), t.units().length], [6, 0]);
});
