import { describe, expect, it } from 'vitest';
import { hurt, numbers, rows, SHIELD, spent, TIE, upgradesOf, wearing, XP, XWING } from '../testing/rows.js';

const row = rows(it, expect);

describe('Jump to Lightspeed, Vigilance', () => {
  row('JTL_033: its end heals 2 from a base', { you: { space: ['JTL_033'], hand: ['SOR_078'], baseDamage: 5 } }, (t) => t.play('SOR_078').pick('SOR_023').base(0), 3);
  row('JTL_034: as a Pilot it gives Grit', { you: { space: [wearing('SOR_237', 'JTL_034')] } }, (t) => t.unit('SOR_237').keywords, { grit: 1 });
  row(
    'JTL_037: may deal as much damage as is on it',
    { you: { space: [hurt('JTL_037', 2)] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('JTL_037', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row(
    'JTL_040: its end may defeat a space unit that costs 3 or less',
    { you: { space: ['JTL_040'], hand: ['SOR_078'] }, them: { space: ['SOR_237', 'LAW_062'] } },
    (t) => t.play('SOR_078').pick('JTL_040').pick('SOR_237').units('SOR_237').length,
    0,
  );
  row('JTL_042: 1 power for each damage', { you: { hand: ['JTL_042'], ground: [hurt('SOR_046', 3)] } }, (t) => t.play('JTL_042').unit('SOR_046').power, 6);
  row('JTL_043: a unit is taken and defeated', { you: { hand: ['JTL_043'] }, them: { ground: ['SOR_046'] } }, (t) => [t.play('JTL_043').units().length, t.ids(1, 'discard')], [
    0,
    ['SOR_046'],
  ]);
  row('JTL_044: may shield a damaged Vehicle', { you: { hand: ['JTL_044'], space: [hurt('SOR_237', 1)] } }, (t) => upgradesOf(t.play('JTL_044').pick('SOR_237'), 'SOR_237'), [
    SHIELD,
  ]);
  row('JTL_051: 2 damage to itself for a card', { you: { hand: ['JTL_051'] } }, (t) => [t.play('JTL_051').yes().unit('JTL_051').damage, t.ids(0, 'hand').length], [2, 1]);
  row('JTL_052: 1 power less for each damage on it', { you: { space: [hurt('JTL_052', 2)] } }, (t) => t.unit('JTL_052').power, 4);
  row(
    'JTL_054: its attacker has 1 power less',
    { you: { space: ['JTL_054'] }, them: { space: ['SOR_237'] }, active: 1 },
    (t) => t.attack('SOR_237', 'JTL_054').unit('JTL_054').damage,
    1,
  );
  row(
    'JTL_055: defeats an enemy space unit; Experience where that was the last',
    { you: { hand: ['JTL_055'], ground: ['SOR_095'] }, them: { space: ['SOR_237'] } },
    (t) => upgradesOf(t.play('JTL_055').pick('SOR_095'), 'SOR_095'),
    [XP],
  );
  row('JTL_058: as a Pilot it gives Sentinel', { you: { space: [wearing('SOR_237', 'JTL_058')] } }, (t) => t.unit('SOR_237').keywords, { sentinel: 1 });
  row('JTL_059: cannot attack', { you: { space: ['JTL_059'] } }, (t) => t.options().includes('attack JTL_059'), false);
  row(
    'JTL_062: what heals it lets it strike a space unit',
    { you: { space: [hurt('JTL_062', 2)], hand: ['SOR_074'] }, them: { space: ['SOR_237'] } },
    (t) => t.play('SOR_074').pick('JTL_062').pick('SOR_237').unit('SOR_237').damage,
    1,
  );
  row('JTL_063: its end may draw', { you: { space: ['JTL_063'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').yes().ids(0, 'hand').length, 1);
  row('JTL_067: two Shields', { you: { hand: ['JTL_067'] } }, (t) => upgradesOf(t.play('JTL_067'), 'JTL_067'), [SHIELD, SHIELD]);
  row(
    'JTL_072: Shields for up to two Fringe units',
    { you: { hand: ['JTL_072'], ground: ['SOR_063', 'SOR_095'] } },
    (t) => upgradesOf(t.play('JTL_072').pick('SOR_063'), 'SOR_063'),
    [SHIELD],
  );
  row(
    'JTL_073: the end of its unit may exhaust a unit',
    { you: { ground: [wearing('SOR_095', 'JTL_073')], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_078').pick('SOR_095').pick('SOR_046').unit('SOR_046').ready,
    false,
  );
  row(
    'JTL_077: Sentinel for each unit, Saboteur for none',
    { you: { hand: ['JTL_077'], ground: ['SOR_239', 'SOR_095'] } },
    (t) => [t.play('JTL_077').unit('SOR_239').keywords, t.unit('SOR_095').keywords],
    [{ sentinel: 1 }, { sentinel: 1 }],
  );
  row(
    'JTL_078: defeats a Vehicle',
    { you: { hand: ['JTL_078'] }, them: { ground: ['SOR_232', 'SOR_046'] } },
    (t) =>
      t
        .play('JTL_078')
        .units()
        .map((u) => u.id),
    ['SOR_046'],
  );
  row('JTL_079: 5 power and HP less', { you: { hand: ['JTL_079'] }, them: { ground: ['SOR_232'] } }, (t) => numbers(t.play('JTL_079'), 'SOR_232'), [1, 2]);
  row(
    'JTL_080: defeats each unit without an upgrade',
    { you: { hand: ['JTL_080'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', wearing('SOR_232', XP)] } },
    (t) =>
      t
        .play('JTL_080')
        .units()
        .map((u) => u.id),
    ['SOR_232'],
  );
});

describe('Jump to Lightspeed, Command and Aggression', () => {
  row('JTL_081: Raid 1 beside a token unit', { you: { space: ['JTL_081', TIE] } }, (t) => t.unit('JTL_081').keywords, { raid: 1 });
  row('JTL_082: a TIE Fighter', { you: { hand: ['JTL_082'] } }, (t) => t.play('JTL_082').units(TIE).length, 1);
  row(
    'JTL_085: each other friendly space unit has 1 power and HP more',
    { you: { space: ['JTL_085', 'SOR_237'], ground: ['SOR_095'] } },
    (t) => [numbers(t, 'SOR_237'), numbers(t, 'SOR_095')],
    [
      [3, 4],
      [3, 3],
    ],
  );
  row('JTL_090: three TIE Fighters as it attacks', { you: { space: ['JTL_090'] } }, (t) => t.attack('JTL_090', 'SOR_029').units(TIE).length, 3);
  row(
    'JTL_091: a friend for two Experience tokens',
    { you: { hand: ['JTL_091'], ground: ['SOR_128', 'SOR_095'] } },
    (t) => upgradesOf(t.play('JTL_091').pick('SOR_128').pick('SOR_095'), 'SOR_095'),
    [XP, XP],
  );
  row('JTL_093: 1 power for each other friendly Pilot', { you: { ground: ['JTL_093', 'JTL_034'], space: [wearing('SOR_237', 'JTL_058')] } }, (t) => t.unit('JTL_093').power, 3);
  row('JTL_099: an X-Wing', { you: { hand: ['JTL_099'] } }, (t) => t.play('JTL_099').units(XWING).length, 1);
  row(
    'JTL_102: damage for every friendly space unit',
    { you: { hand: ['JTL_102'], space: ['SOR_237'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('JTL_102').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row('JTL_107: Sentinel beside a Vehicle', { you: { ground: ['JTL_107'], space: ['SOR_237'] } }, (t) => t.unit('JTL_107').keywords, { sentinel: 1 });
  row('JTL_115: 1 power and HP for each other friendly space unit', { you: { space: ['JTL_115', 'SOR_237', TIE] } }, (t) => numbers(t, 'JTL_115'), [5, 5]);
  row('JTL_117: an X-Wing as he comes', { you: { hand: ['JTL_117'] } }, (t) => t.play('JTL_117').units(XWING).length, 1);
  row('JTL_119: the top card may become a resource', { you: { hand: ['JTL_119'] } }, (t) => t.play('JTL_119').yes().ids(0, 'resources').length, 21);
  row(
    'JTL_122: an X-Wing for each of up to two exhausted space units',
    { you: { hand: ['JTL_122'], space: ['SOR_237', 'SOR_225'] } },
    (t) => t.play('JTL_122').pick('SOR_237', 'SOR_225').units(XWING).length,
    2,
  );
  row(
    'JTL_123: an exhausted unit attacks, no base',
    { you: { hand: ['JTL_123'], ground: [spent('SOR_095')] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('JTL_123').unit('SOR_046').damage,
    3,
  );
  row('JTL_124: a space unit, then a ground unit with 2 power more', { you: { hand: ['JTL_124'], space: ['SOR_237'], ground: ['SOR_095'] } }, (t) => t.play('JTL_124').base(1), 7);
  row(
    'JTL_125: 4 damage with more space units',
    { you: { hand: ['JTL_125'], space: ['SOR_237'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('JTL_125').unit('SOR_046').damage,
    4,
  );
  row(
    'JTL_129: every friendly Vehicle of the arena strikes',
    { you: { hand: ['JTL_129'], space: ['SOR_237', 'SOR_225'] }, them: { space: ['JTL_040'] } },
    (t) => t.play('JTL_129').pick('JTL_040').unit('JTL_040').damage,
    4,
  );
  row(
    'JTL_130: an X-Wing with Sentinel for every two resources of an opponent',
    { you: { hand: ['JTL_130'] }, them: { resources: 5 } },
    (t) =>
      t
        .play('JTL_130')
        .units(XWING)
        .map((u) => u.keywords),
    [{ sentinel: 1 }, { sentinel: 1 }],
  );
  row('JTL_134: each other First Order unit has Raid 1', { you: { ground: ['JTL_134', 'JTL_132'] } }, (t) => t.unit('JTL_132').keywords, { raid: 1 });
  row(
    'JTL_135: is readied against more space units',
    { you: { hand: ['JTL_135'] }, them: { space: ['SOR_237', 'SOR_225'] } },
    (t) => t.play('JTL_135').unit('JTL_135').ready,
    true,
  );
});
