import { describe, expect, it } from 'vitest';
import { board, costOf, deployed, hurt, numbers, rows, spent, SPY, upgradesOf, wearing, XP } from '../testing/rows.js';

const row = rows(it, expect);

describe('Secrets of Power, leaders', () => {
  row(
    'SEC_002: a damaged friend deals 1 damage, 2 with three or more on it',
    {},
    () =>
      [1, 3].map(
        (damage) =>
          board({ you: { leader: 'SEC_002', ground: [hurt('SOR_046', damage)] }, them: { ground: ['SOR_232'] } })
            .use('SEC_002')
            .unit('SOR_232').damage,
      ),
    [1, 2],
  );
  row(
    'SEC_003: an upgrade for 1 less, and 1 damage to its unit',
    { you: { leader: 'SEC_003', ground: ['SOR_046'], hand: ['ASH_228'] } },
    (t) => {
      t.use('SEC_003').pick('play ASH_228');
      return [upgradesOf(t, 'SOR_046'), t.unit('SOR_046').damage];
    },
    [['ASH_228'], 1],
  );
  row(
    'SEC_005: heals up to 2 from a unit, and hurts the base as much',
    { you: { leader: 'SEC_005', ground: [hurt('SOR_046', 3)] } },
    (t) => {
      t.use('SEC_005').divide(2);
      return [t.unit('SOR_046').damage, t.base(0)];
    },
    [1, 2],
  );
  row(
    'SEC_006: an attack, then one of a unit that costs less',
    { you: { leader: 'SEC_006', ground: ['SOR_046', 'SOR_128'] } },
    (t) => t.use('SEC_006').pick('SOR_046').pick('SOR_128').base(1),
    6,
  );
  row(
    'SEC_010: its player hurts the unit, or the leader draws',
    { you: { leader: 'SEC_010' }, them: { ground: ['SOR_046'] } },
    (t) => t.use('SEC_010').pick('mode 1').ids(0, 'hand').length,
    1,
  );
  row('SEC_011: readies a token unit', { you: { leader: 'SEC_011', ground: [spent(SPY), spent('SOR_095')] } }, (t) => [t.use('SEC_011').unit(SPY).ready, t.unit('SOR_095').ready], [
    true,
    false,
  ]);
  row(
    'SEC_012: who hurt a base in this phase cannot be attacked',
    { you: { leader: 'SEC_012', ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('SOR_095', 'SOR_029').pick('attack SOR_046');
      return t.base(0);
    },
    3,
  );
  row(
    'SEC_013: 1 damage when a friend fell while attacking',
    { you: { leader: 'SEC_013', ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('SOR_128', 'SOR_046').yes().pick('SOR_029').base(1),
    1,
  );
  row(
    'SEC_014: a Spy while four units are exhausted',
    { you: { leader: 'SEC_014', ground: [spent('SOR_046'), spent('SOR_046')] }, them: { ground: [spent('SOR_046'), spent('SOR_046')] } },
    (t) => t.use('SEC_014').units(SPY).length,
    1,
  );
  row(
    'SEC_014: none with three',
    { you: { leader: 'SEC_014', ground: [spent('SOR_046'), spent('SOR_046')] }, them: { ground: [spent('SOR_046')] } },
    (t) => t.use('SEC_014').units(SPY).length,
    0,
  );
  row(
    'SEC_015: exhausts a unit beside an exhausted friend',
    { you: { leader: 'SEC_015', ground: [spent('SOR_095')] }, them: { ground: ['SOR_046'] } },
    (t) => t.use('SEC_015').pick('SOR_046').unit('SOR_046').ready,
    false,
  );
});

describe('Secrets of Power, Vigilance', () => {
  row(
    'SEC_027: its end gives Experience beside Chancellor Palpatine',
    { you: { leader: 'TWI_017', space: ['SEC_027'], ground: ['SOR_095'], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('SEC_027').pick('SOR_095'), 'SOR_095'),
    [XP],
  );
  row('SEC_029: upgraded, Grit', { you: { ground: [wearing('SEC_029', XP), 'SEC_029'] } }, (t) => [t.unit('SEC_029').keywords, t.unit('SEC_029', 1).keywords], [{ grit: 1 }, {}]);
  row(
    'SEC_032: friendly ground units with Sentinel have 2 HP more',
    { you: { space: ['SEC_032'], ground: ['SOR_063', 'SOR_095'] } },
    (t) => [t.unit('SOR_063').hp, t.unit('SOR_095').hp],
    [6, 3],
  );
  row(
    'SEC_033: enemy units have 2 power less while they attack a base',
    { you: { hand: ['SEC_033'] }, them: { ground: ['SOR_095'] } },
    (t) => t.play('SEC_033').attack('SOR_095', 'SOR_023').base(0),
    1,
  );
  row(
    'SEC_034: may defeat a unit with 2 remaining HP',
    { you: { hand: ['SEC_034'] }, them: { ground: ['SOR_128', 'SOR_046'] } },
    (t) => t.play('SEC_034').pick('SOR_128').units('SOR_128').length,
    0,
  );
  row(
    'SEC_035: Experience for each enemy unit that was defeated',
    { you: { hand: ['SOR_078', 'SEC_035'] }, them: { ground: ['SOR_046'] } },
    (t) => upgradesOf(t.play('SOR_078').pass().play('SEC_035'), 'SEC_035'),
    [XP],
  );
  row('SEC_035: comes back where he had 7 power', { you: { ground: [wearing('SEC_035', XP, XP)], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').ids(0, 'hand'), ['SEC_035']);
  row(
    'SEC_039: the end of its unit may defeat one with 3 remaining HP',
    { you: { ground: [wearing('SOR_095', 'SEC_039')], hand: ['SOR_078'] }, them: { ground: ['SOR_063'], space: ['SOR_237'] } },
    (t) => t.play('SOR_078').pick('SOR_095').pick('SOR_237').units('SOR_237').length,
    0,
  );
  row(
    'SEC_041: Sentinel once an enemy unit hit the base',
    { you: { ground: ['SEC_041'] }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => t.attack('SOR_095', 'SOR_023').unit('SEC_041').keywords,
    { sentinel: 1 },
  );
  row('SEC_045: Restore 2 for another Official', { you: { ground: ['SEC_045', 'SEC_108'] } }, (t) => t.attack('SEC_045', 'SOR_029').pick('SEC_045').unit('SEC_108').keywords, {
    restore: 2,
  });
  row('SEC_047: each other friendly unit has Restore 1', { you: { space: ['SEC_047'], ground: ['SOR_095'] } }, (t) => t.unit('SOR_095').keywords, { restore: 1 });
  row('SEC_051: enemy units get -3/-3', { you: { hand: ['SEC_051'] }, them: { ground: ['SOR_046'] } }, (t) => numbers(t.play('SEC_051'), 'SOR_046'), [0, 4]);
  row(
    'SEC_051: Experience when an enemy unit is defeated',
    { you: { ground: ['SEC_051'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('SOR_046'), 'SEC_051'),
    [XP],
  );
  row('SEC_054: its unit keeps Grit alone', { them: { ground: [wearing('SOR_063', 'SEC_054')] } }, (t) => t.unit('SOR_063').keywords, { grit: 1 });
  row('SEC_055: 1 healed as they come and as they go', { you: { hand: ['SEC_055', 'SOR_078'], baseDamage: 5 } }, (t) => t.play('SEC_055').pass().play('SOR_078').base(0), 3);
  row(
    'SEC_056: may capture a friend',
    { you: { hand: ['SEC_056'], ground: ['SOR_095'] } },
    (t) =>
      t
        .play('SEC_056')
        .pick('SOR_095')
        .unit('SEC_056')
        .captives.map((c) => c.id),
    ['SOR_095'],
  );
  row('SEC_063: Sentinel while undamaged', { you: { ground: ['SEC_063', hurt('SEC_063', 1)] } }, (t) => [t.unit('SEC_063').keywords, t.unit('SEC_063', 1).keywords], [
    { sentinel: 1 },
    {},
  ]);
  row('SEC_064: the first upgrade of the phase costs 1 less', {}, () => costOf('ASH_228', { ground: ['SOR_095'] }) - costOf('ASH_228', { ground: ['SEC_064'] }), 1);
  row(
    'SEC_067: the first damage of each phase is prevented',
    { you: { ground: ['SEC_067'] }, them: { ground: ['SOR_128'] }, active: 1 },
    (t) => t.attack('SOR_128', 'SEC_067').unit('SEC_067').damage,
    0,
  );
  row(
    'SEC_069: may exhaust a unit in the arena of its unit',
    { you: { hand: ['SEC_069'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'], space: ['SOR_225'] } },
    (t) => {
      t.play('SEC_069');
      const offered = t.options().includes('SOR_225');
      return [offered, t.pick('SOR_046').unit('SOR_046').ready];
    },
    [false, false],
  );
  row('SEC_071: Sentinel while its unit is exhausted', { you: { ground: [{ id: 'SOR_095', ready: false, upgrades: ['SEC_071'] }] } }, (t) => t.unit('SOR_095').keywords, {
    sentinel: 1,
  });
  row('SEC_072: an upgrade of the top eight', { you: { hand: ['SEC_072'], deck: ['SOR_095', 'ASH_228'] } }, (t) => t.play('SEC_072').pick('ASH_228').ids(0, 'hand'), ['ASH_228']);
  row(
    'SEC_075: 2 power and HP less, and a card',
    { you: { hand: ['SEC_075'] }, them: { ground: ['SOR_046'] } },
    (t) => [numbers(t.play('SEC_075'), 'SOR_046'), t.ids(0, 'hand').length],
    [[1, 5], 1],
  );
  row(
    'SEC_077: defeats a unit that hurt a base in this phase',
    { you: { hand: ['SEC_077'] }, them: { ground: ['SOR_095', 'SOR_046'] }, active: 1 },
    (t) =>
      t
        .attack('SOR_095', 'SOR_023')
        .play('SEC_077')
        .units()
        .map((u) => u.id),
    ['SOR_046'],
  );
  row(
    'SEC_078: defeats all space units',
    { you: { hand: ['SEC_078'], space: ['SOR_237'], ground: ['SOR_095'] }, them: { space: ['SOR_225'] } },
    (t) =>
      t
        .play('SEC_078')
        .units()
        .map((u) => u.id),
    ['SOR_095'],
  );
});

describe('Secrets of Power, Command', () => {
  row('SEC_079: Sentinel with more units than an opponent', { you: { ground: ['SEC_079'] } }, (t) => t.unit('SEC_079').keywords, { sentinel: 1 });
  row('SEC_081: 2 power and HP when another Official attacks', { you: { ground: ['SEC_081', 'SEC_108'] } }, (t) => numbers(t.attack('SEC_108', 'SOR_029'), 'SEC_081'), [2, 8]);
  row(
    'SEC_082: two Spies with Sentinel beside a leader unit',
    { you: { hand: ['SEC_082'], leader: deployed('SOR_010') } },
    (t) =>
      t
        .play('SEC_082')
        .units(SPY)
        .map((u) => 'sentinel' in u.keywords),
    [true, true],
  );
  row('SEC_083: a Spy once a friend fell', { you: { hand: ['SOR_078', 'SEC_083'], ground: ['SOR_128'] } }, (t) => t.play('SOR_078').pass().play('SEC_083').units(SPY).length, 1);
  row(
    'SEC_084: Experience for up to two other Officials',
    { you: { hand: ['SEC_084'], ground: ['SEC_108', 'SOR_095'] } },
    (t) => upgradesOf(t.play('SEC_084').pick('SEC_108'), 'SEC_108'),
    [XP],
  );
  row('SEC_087: a Spy as she attacks', { you: { ground: ['SEC_087'] } }, (t) => t.attack('SEC_087', 'SOR_029').units(SPY).length, 1);
  row('SEC_089: Experience for each friendly ground unit', { you: { hand: ['SEC_089'], ground: ['SOR_095', 'SOR_128'] } }, (t) => upgradesOf(t.play('SEC_089'), 'SEC_089'), [
    XP,
    XP,
  ]);
  row(
    'SEC_090: a unit discarded from the deck may come to the hand',
    { you: { ground: ['SEC_090'], deck: ['SOR_095'] }, them: { ground: ['SOR_128'] }, active: 1 },
    (t) => t.attack('SOR_128', 'SEC_090').yes().ids(0, 'hand'),
    ['SOR_095'],
  );
  row(
    'SEC_091: 3 power and HP for one, 1 for the others',
    { you: { hand: ['SEC_091'], ground: ['SOR_095', 'SOR_128'] } },
    (t) => [numbers(t.play('SEC_091').pick('SOR_095'), 'SOR_095'), numbers(t, 'SOR_128')],
    [
      [6, 6],
      [4, 2],
    ],
  );
  row('SEC_092: five Spies', { you: { hand: ['SEC_092'] } }, (t) => t.play('SEC_092').units(SPY).length, 5);
  row('SEC_093: returns for 2 power and HP on a unit', { you: { ground: ['SEC_093', 'SOR_095'] } }, (t) => [numbers(t.use('SEC_093'), 'SOR_095'), t.ids(0, 'hand')], [
    [5, 5],
    ['SEC_093'],
  ]);
  row(
    'SEC_095: Experience against an upgrade',
    { you: { hand: ['SEC_095'] }, them: { ground: [wearing('SOR_046', XP)] } },
    (t) => upgradesOf(t.play('SEC_095').pick('SEC_095'), 'SEC_095'),
    [XP],
  );
  row('SEC_097: a Spy', { you: { hand: ['SEC_097'] } }, (t) => t.play('SEC_097').units(SPY).length, 1);
  row('SEC_099: leader units have Raid 2 and Overwhelm', { you: { space: ['SEC_099'], leader: deployed('SOR_010') } }, (t) => t.unit('SOR_010').keywords, {
    raid: 2,
    overwhelm: 1,
  });
  row('SEC_102: 2 healed for each friendly Official', { you: { hand: ['SEC_102'], ground: ['SEC_108'], baseDamage: 6 } }, (t) => t.play('SEC_102').base(0), 2);
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
    'SEC_108: 2 power more with the initiative',
    {},
    () => ([0, 1] as const).map((initiative) => board({ you: { ground: ['SEC_108'] }, initiative }).unit('SEC_108').power),
    [2, 0],
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
    'SEC_130: damage of twice the friendly units in the arena',
    { you: { hand: ['SEC_130'], ground: ['SOR_095', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SEC_130').pick('SOR_046').unit('SOR_046').damage,
    4,
  );
});

describe('Secrets of Power, Aggression', () => {
  row('SEC_132: its end brings a Spy', { you: { ground: ['SEC_132'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(SPY).length, 1);
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
    'SEC_149: may defeat all upgrades of a unit that are not unique',
    { you: { hand: ['SEC_149'] }, them: { ground: [wearing('SOR_095', XP, XP)] } },
    (t) => upgradesOf(t.play('SEC_149').pick('SOR_095'), 'SOR_095'),
    [],
  );
  row('SEC_150: defeats itself for 3 more damage to the base', { you: { ground: ['SEC_150'] } }, (t) => [t.attack('SEC_150', 'SOR_029').yes().base(1), t.units().length], [6, 0]);
});
