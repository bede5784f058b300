import { describe, expect, it } from 'vitest';
import { board, costOf, deployed, hurt, numbers, rows, SHIELD, spent, times, upgradesOf, wearing, XP } from '../testing/rows.js';

const row = rows(it, expect);
const ADV = 'TOKEN_ADVANTAGE';
const MANDO = 'TOKEN_MANDALORIAN';

describe('Ashes of the Empire, leaders', () => {
  row(
    'ASH_001: an upgrade of the resources on a unit of this phase, replaced from the deck',
    { you: { leader: 'ASH_001', hand: ['SOR_095'], resources: ['ASH_228', ...times(12, 'SOR_046')] } },
    (t) => {
      t.play('SOR_095').pass().use('ASH_001').pick('play ASH_228');
      return [upgradesOf(t, 'SOR_095'), t.ids(0, 'resources').length];
    },
    [['ASH_228'], 13],
  );
  row(
    'ASH_002: an exhausted unit lets another enter ready',
    { you: { leader: 'ASH_002', ground: ['SOR_095'], hand: ['SOR_128'] } },
    (t) => {
      t.use('ASH_002').pick('play SOR_128');
      return [t.unit('SOR_128').ready, t.unit('SOR_095').ready];
    },
    [true, false],
  );
  row('ASH_003: 2 power and HP for the only unit of its arena', { you: { leader: 'ASH_003', ground: ['SOR_095'] } }, (t) => numbers(t.use('ASH_003'), 'SOR_095'), [5, 5]);
  row('ASH_003: nothing for one of two', { you: { leader: 'ASH_003', ground: ['SOR_095', 'SOR_046'] } }, (t) => numbers(t.use('ASH_003').pick('SOR_095'), 'SOR_095'), [3, 3]);
  row(
    'ASH_004: Restore 2 against as many units',
    { you: { leader: 'ASH_004', ground: ['SOR_095'], baseDamage: 5 }, them: { ground: ['SOR_046'] } },
    (t) => t.use('ASH_004').pick('SOR_029').base(0),
    3,
  );
  row('ASH_004: none against fewer', { you: { leader: 'ASH_004', ground: ['SOR_095'], baseDamage: 5 } }, (t) => t.use('ASH_004').base(0), 5);
  row(
    'ASH_005: exhausted, heals 1 from a unit whose attack ends',
    { you: { leader: 'ASH_005', ground: [hurt('SOR_046', 2)] } },
    (t) => t.attack('SOR_046', 'SOR_029').yes().unit('SOR_046').damage,
    1,
  );
  row(
    'ASH_005: deployed, heals 2 from the unit or the base',
    { you: { leader: deployed('ASH_005'), ground: [hurt('SOR_046', 2)], baseDamage: 3 } },
    (t) => t.attack('SOR_046', 'SOR_029').pick('mode 1').base(0),
    1,
  );
  row(
    'ASH_006: two Advantage tokens for an opponent, and the next unit has Shielded',
    { you: { leader: 'ASH_006', hand: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.use('ASH_006').pass().play('SOR_095');
      return [upgradesOf(t, 'SOR_046'), upgradesOf(t, 'SOR_095')];
    },
    [[ADV, ADV], [SHIELD]],
  );
  row(
    'ASH_007: Sentinel and Overwhelm for the ground units',
    { you: { leader: 'ASH_007', ground: ['SOR_095'], space: ['SOR_237'] } },
    (t) => {
      t.use('ASH_007').pick('mode 0');
      return [t.unit('SOR_095').keywords, t.unit('SOR_237').keywords];
    },
    [{ sentinel: 1, overwhelm: 1 }, {}],
  );
  row(
    'ASH_008: a unit for 1 less once a friendly Imperial fell',
    { you: { leader: 'ASH_008', ground: ['SOR_128'], hand: ['SOR_078', 'SOR_095'] } },
    (t) => {
      t.play('SOR_078').pass();
      const before = t.ready(0);
      t.use('ASH_008').pick('play SOR_095');
      return before - t.ready(0) - costOf('SOR_095', { leader: 'ASH_008' });
    },
    -1,
  );
  row(
    'ASH_008: deployed, has the keywords of Imperial units in the discard pile',
    { you: { leader: deployed('ASH_008'), discard: ['ASH_097'] } },
    (t) => t.unit('ASH_008').keywords,
    { sentinel: 1 },
  );
  row(
    'ASH_009: 2 power for a unit with less than a friendly one',
    { you: { leader: 'ASH_009', ground: ['SOR_095', 'SOR_232'] } },
    (t) => numbers(t.use('ASH_009'), 'SOR_095'),
    [5, 3],
  );
  row(
    'ASH_010: a Mandalorian for 2 with a unit in each arena',
    { you: { leader: 'ASH_010', ground: ['SOR_095'], space: ['SOR_237'] } },
    (t) => t.use('ASH_010').units(MANDO).length,
    1,
  );
  row('ASH_010: deployed, other Mandalorians have 1 power more', { you: { leader: deployed('ASH_010'), ground: [MANDO] } }, (t) => t.unit(MANDO).power, 3);
  row(
    'ASH_011: 1 damage to a unit with 2 or more remaining HP',
    { you: { leader: 'ASH_011' }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => {
      t.use('ASH_011');
      return [t.unit('SOR_046').damage, t.units('SOR_128').length];
    },
    [1, 1],
  );
  row(
    'ASH_012: a friendly upgrade for 2 damage to a base',
    { you: { leader: 'ASH_012', ground: [wearing('SOR_095', XP)] } },
    (t) => {
      t.use('ASH_012').pick('SOR_029');
      return [t.base(1), upgradesOf(t, 'SOR_095')];
    },
    [2, []],
  );
  row(
    'ASH_013: Advantage for another unit after 3 combat damage to a base',
    { you: { leader: 'ASH_013', ground: ['SOR_095', 'SOR_046'] } },
    (t) => upgradesOf(t.attack('SOR_095', 'SOR_029').yes(), 'SOR_046'),
    [ADV],
  );
  row('ASH_013: not after 2', { you: { leader: 'ASH_013', ground: ['SOR_239', 'SOR_046'] } }, (t) => t.attack('SOR_239', 'SOR_029').asks(), '1 action');
  row(
    'ASH_014: a card for a resource when the initiative is taken',
    { you: { leader: 'ASH_014' } },
    (t) => {
      t.pick('take-initiative').yes();
      return [t.ids(0, 'hand').length, t.ready(0)];
    },
    [1, 19],
  );
  row(
    'ASH_015: Advantage for an exhausted unit, one for each other',
    { you: { leader: 'ASH_015', ground: [spent('SOR_095'), 'SOR_046', 'SOR_128'] } },
    (t) => upgradesOf(t.use('ASH_015'), 'SOR_095'),
    [ADV, ADV],
  );
  row(
    'ASH_016: exhausts a unit that costs less than the damage dealt to a base',
    { you: { leader: 'ASH_016', ground: ['SOR_095'] }, them: { ground: ['SOR_128', 'SOR_046'] } },
    (t) => {
      t.attack('SOR_095', 'SOR_029').yes().pick('SOR_128');
      return [t.unit('SOR_128').ready, t.unit('SOR_046').ready];
    },
    [false, true],
  );
  row('ASH_017: Advantage for a unit that is played', { you: { leader: 'ASH_017', hand: ['SOR_095'] } }, (t) => upgradesOf(t.play('SOR_095').yes(), 'SOR_095'), [ADV]);
  row(
    'ASH_018: deployed, another friendly unit defends with 1 power more',
    { you: { leader: deployed('ASH_018'), ground: ['SOR_046'] }, them: { ground: ['SOR_232'] }, active: 1 },
    (t) => t.attack('SOR_232', 'SOR_046').unit('SOR_232').damage,
    4,
  );
  row(
    'ASH_018: deployed, defenders have 1 power less',
    { you: { leader: deployed('ASH_018'), ground: ['SOR_046'] }, them: { ground: ['SOR_232'] } },
    (t) => t.attack('SOR_046', 'SOR_232').unit('SOR_046').damage,
    5,
  );
});

describe('Ashes of the Empire, several aspects and Vigilance', () => {
  row(
    'ASH_027: damage to his own base makes the next unit cheaper, 1 for every 2',
    { you: { ground: ['ASH_027'], hand: ['SOR_078', 'SOR_046'] } },
    (t) => {
      t.play('SOR_078').pick('6').pass();
      const before = t.ready(0);
      return [t.base(0), before - t.play('SOR_046').ready(0) - costOf('SOR_046', {})];
    },
    [6, -3],
  );
  row(
    'ASH_027: damage that was prevented makes nothing cheaper',
    { you: { ground: ['ASH_027', 'ASH_070'], hand: ['SOR_078', 'SOR_046'] } },
    (t) => {
      t.play('SOR_078').pick('ASH_027').pick('6').pass();
      const before = t.ready(0);
      return [t.base(0), before - t.play('SOR_046').ready(0) - costOf('SOR_046', {})];
    },
    [4, -2],
  );
  row('ASH_028: two Mandalorians where no combat damage defeated him', { you: { ground: ['ASH_028'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(MANDO).length, 2);
  row(
    'ASH_030: upgraded, Saboteur instead of Sentinel',
    { you: { ground: [wearing('ASH_030', XP), 'ASH_030'] } },
    (t) => [t.unit('ASH_030').keywords, t.unit('ASH_030', 1).keywords],
    [{ saboteur: 1 }, { sentinel: 1 }],
  );
  row('ASH_031: heals as much as she dealt to a base', { you: { ground: ['ASH_031'], baseDamage: 5 } }, (t) => t.attack('ASH_031', 'SOR_029').base(0), 2);
  row(
    'ASH_032: 1 damage to any number of bases when a friendly unit survives damage',
    { you: { ground: ['ASH_032', 'SOR_046'] }, them: { ground: ['SOR_063'] } },
    (t) => t.attack('SOR_046', 'SOR_063').pick('SOR_029').base(1),
    1,
  );
  row(
    'ASH_033: is readied when the defender fell',
    { you: { ground: ['ASH_033'] }, them: { ground: ['SOR_128'] } },
    (t) => t.attack('ASH_033', 'SOR_128').unit('ASH_033').ready,
    true,
  );
  row('ASH_034: attacks no base', { you: { ground: ['ASH_034'] } }, (t) => t.options().includes('attack ASH_034'), false);
  row(
    'ASH_035: 2 damage for each friendly exhausted unit, itself among them',
    { you: { ground: ['ASH_035', spent('SOR_095')] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('ASH_035', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    4,
  );
  row(
    'ASH_035: cannot be attacked beside two exhausted units',
    { you: { ground: ['ASH_035', spent('SOR_095'), spent('SOR_128')] }, them: { ground: ['SOR_046'] }, active: 1 },
    (t) => t.pick('attack SOR_046').options().includes('ASH_035'),
    false,
  );
  row(
    'ASH_036: three Advantage tokens when the defender fell',
    { you: { ground: ['ASH_036'] }, them: { ground: [hurt('SOR_095', 2)] } },
    (t) => upgradesOf(t.attack('ASH_036', 'SOR_095').pick('ASH_036'), 'ASH_036'),
    times(3, ADV),
  );
  row('ASH_037: attacks ground units from space', { you: { space: ['ASH_037'] }, them: { ground: ['SOR_046'] } }, (t) => t.attack('ASH_037', 'SOR_046').unit('SOR_046').damage, 6);
  row(
    'ASH_038: a returned unit strikes with its cost',
    { you: { hand: ['ASH_038'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('ASH_038').pick('SOR_095').pick('SOR_046');
      return [t.ids(0, 'hand'), t.unit('SOR_046').damage];
    },
    [['SOR_095'], 2],
  );
  row(
    'ASH_039: Advantage for a unit once an enemy base was damaged',
    { you: { hand: ['ASH_039'], ground: ['SOR_095'] } },
    (t) => upgradesOf(t.attack('SOR_095', 'SOR_029').pass().play('ASH_039').pick('SOR_095'), 'SOR_095'),
    [ADV],
  );
  row('ASH_040: no unit has Sentinel', { you: { ground: ['ASH_040'] }, them: { ground: ['SOR_063'] } }, (t) => t.unit('SOR_063').keywords, {});
  row('ASH_041: a friendly unit that enters has 1 power more in this phase', { you: { space: ['ASH_041'], hand: ['SOR_095'] } }, (t) => t.play('SOR_095').unit('SOR_095').power, 4);
  row(
    'ASH_042: returns an upgrade, which may stay in the hand',
    { you: { hand: ['ASH_042'], ground: [wearing('SOR_095', 'ASH_228')] } },
    (t) => t.play('ASH_042').pick('ASH_228').none().ids(0, 'hand'),
    ['ASH_228'],
  );
  row(
    'ASH_043: takes 2 power as it attacks',
    { you: { space: ['ASH_043'] }, them: { ground: ['SOR_095'] } },
    (t) => t.attack('ASH_043', 'SOR_029').pick('SOR_095').unit('SOR_095').power,
    1,
  );
  row(
    'ASH_044: heals up to 2 and gives as many Advantage tokens',
    { you: { hand: ['ASH_044'], ground: [hurt('SOR_046', 3)] } },
    (t) => {
      t.play('ASH_044').pick('SOR_046').divide(2);
      return [t.unit('SOR_046').damage, upgradesOf(t, 'SOR_046')];
    },
    [1, [ADV, ADV]],
  );
  row(
    'ASH_045: its end may discard the top card of a deck',
    { you: { ground: ['ASH_045'], hand: ['SOR_078'] }, them: { deck: ['SOR_095', 'SOR_046'] } },
    (t) => t.play('SOR_078').pick('seat 1').yes().ids(1, 'discard'),
    ['SOR_095'],
  );
  row(
    'ASH_046: the defender has 1 power and HP less',
    { you: { space: ['ASH_046'] }, them: { space: [hurt('SOR_237', 1)] } },
    (t) => {
      t.attack('ASH_046', 'SOR_237');
      return [t.units('SOR_237').length, t.unit('ASH_046').damage];
    },
    [0, 1],
  );
  row('ASH_047: may create a Mandalorian for an upgrade played on him', { you: { hand: ['ASH_263'], ground: ['ASH_047'] } }, (t) => t.play('ASH_263').yes().units(MANDO).length, 1);
  row(
    'ASH_049: Sentinel as the only ground unit that is no leader',
    {},
    () => [['ASH_049'], ['ASH_049', 'SOR_095']].map((ground) => board({ you: { ground } }).unit('ASH_049').keywords),
    [{ sentinel: 1 }, {}],
  );
  row(
    'ASH_050: her end may weaken a unit',
    { you: { ground: ['ASH_050'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => numbers(t.play('SOR_078').pick('ASH_050').pick('SOR_046'), 'SOR_046'),
    [1, 5],
  );
  row('ASH_051: may exhaust a unit', { you: { hand: ['ASH_051'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('ASH_051').pick('SOR_046').unit('SOR_046').ready, false);
  row(
    'ASH_052: 2 healed when an enemy unit is defeated',
    { you: { space: ['ASH_052'], hand: ['SOR_078'], baseDamage: 5 }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_078').pick('SOR_046').base(0),
    3,
  );
  row(
    'ASH_053: a Mandalorian for each unit defeated, 6 remaining HP in all',
    { you: { hand: ['ASH_053'] }, them: { ground: ['SOR_095', 'SOR_128', 'SOR_046'] } },
    (t) => {
      t.play('ASH_053').pick('SOR_095').pick('SOR_128');
      while (t.asks() !== '1 action') t.pick(t.options()[0] as string);
      return [t.units(MANDO).length, t.units('SOR_046').length];
    },
    [2, 1],
  );
  row('ASH_054: 3 power less while its unit attacks a base', { you: { ground: [wearing('SOR_232', 'ASH_054')] } }, (t) => t.attack('SOR_232', 'SOR_029').base(1), 3);
  row('ASH_055: comes back from a Night unit', { you: { ground: [wearing('LOF_066', 'ASH_055')], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').ids(0, 'hand'), ['ASH_055']);
  row('ASH_055: not from another', { you: { ground: [wearing('SOR_095', 'ASH_055')], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').ids(0, 'hand'), []);
  row(
    'ASH_056: may take 4 power from an upgraded unit',
    { you: { ground: ['ASH_056'] }, them: { ground: [wearing('SOR_232', XP)] } },
    (t) => t.attack('ASH_056', 'SOR_029').pick('SOR_232').unit('SOR_232').power,
    3,
  );
  row('ASH_057: Restore 2 against an upgraded unit', { you: { space: ['ASH_057'] }, them: { ground: [wearing('SOR_232', XP)] } }, (t) => t.unit('ASH_057').keywords, {
    restore: 2,
  });
  row('ASH_058: its end brings a Mandalorian', { you: { ground: ['ASH_058'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(MANDO).length, 1);
  row(
    'ASH_059: 1 damage to herself heals 2 from the base',
    { you: { ground: ['ASH_059'], baseDamage: 5 } },
    (t) => {
      t.attack('ASH_059', 'SOR_029').yes();
      return [t.base(0), t.unit('ASH_059').damage];
    },
    [3, 1],
  );
  row(
    'ASH_060: 2 damage to himself shields a unit that is played',
    { you: { ground: ['ASH_060'], hand: ['SOR_095'] } },
    (t) => {
      t.play('SOR_095').yes();
      return [upgradesOf(t, 'SOR_095'), t.unit('ASH_060').damage];
    },
    [[SHIELD], 2],
  );
  row(
    'ASH_063: the end of another unit brings a Mandalorian',
    { you: { space: ['ASH_063'], ground: ['SOR_095'], hand: ['SOR_078'] } },
    (t) => t.play('SOR_078').pick('SOR_095').units(MANDO).length,
    1,
  );
  row(
    'ASH_064: a Shield for each unit with Shielded',
    { you: { hand: ['ASH_064'], ground: ['ASH_212', 'SOR_095'] } },
    (t) => {
      t.play('ASH_064').pick('ASH_064');
      return [upgradesOf(t, 'ASH_064'), upgradesOf(t, 'ASH_212'), upgradesOf(t, 'SOR_095')];
    },
    [[SHIELD, SHIELD], [SHIELD], []],
  );
  row(
    'ASH_065: heals all damage from each friendly unit',
    { you: { hand: ['ASH_065'], ground: [hurt('SOR_046', 3), hurt('SOR_095', 2)] } },
    (t) => {
      t.play('ASH_065');
      return [t.unit('SOR_046').damage, t.unit('SOR_095').damage];
    },
    [0, 0],
  );
  row(
    'ASH_066: Sentinel for Luke Skywalker only',
    { you: { ground: [wearing('SOR_051', 'ASH_066'), wearing('SOR_095', 'ASH_066')] } },
    (t) => ['SOR_051', 'SOR_095'].map((id) => 'sentinel' in t.unit(id).keywords),
    [true, false],
  );
  row(
    'ASH_067: defeats an upgraded unit',
    { you: { hand: ['ASH_067'] }, them: { ground: [wearing('SOR_232', XP), 'SOR_046'] } },
    (t) =>
      t
        .play('ASH_067')
        .units()
        .map((u) => u.id),
    ['SOR_046'],
  );
  row('ASH_068: enemy units have no Ambush', { you: { ground: ['ASH_068'] }, them: { space: ['ASH_194'] } }, (t) => t.unit('ASH_194').keywords, {});
  row(
    'ASH_071: 1 damage to itself and to an enemy space unit',
    { you: { hand: ['ASH_071'] }, them: { space: ['SOR_237'] } },
    (t) => {
      t.play('ASH_071');
      return [t.unit('ASH_071').damage, t.unit('SOR_237').damage];
    },
    [1, 1],
  );
  row(
    'ASH_072: a card with 3 remaining HP, none with 2',
    {},
    () =>
      [1, 2].map(
        (damage) =>
          board({ you: { ground: [hurt('ASH_072', damage)] } })
            .attack('ASH_072', 'SOR_029')
            .ids(0, 'hand').length,
      ),
    [1, 0],
  );
  row(
    'ASH_073: 2 power more while it defends',
    { you: { ground: ['ASH_073'] }, them: { ground: ['SOR_046'] }, active: 1 },
    (t) => t.attack('SOR_046', 'ASH_073').unit('SOR_046').damage,
    2,
  );
  row(
    'ASH_075: the first upgrade on another unit costs 1 less',
    { you: { ground: ['ASH_075', 'SOR_095'], hand: ['ASH_228'] } },
    (t) => t.ready(0) - t.play('ASH_228').pick('SOR_095').ready(0) - costOf('ASH_228', { ground: ['SOR_095'] }),
    -1,
  );
  row(
    'ASH_077: opponents do not play cards of the named name',
    { you: { hand: ['ASH_077'] }, them: { hand: ['SOR_095'] } },
    (t) => t.play('ASH_077').move({ name: 'Battlefield Marine' }).options().includes('play SOR_095'),
    false,
  );
  row('ASH_078: Sentinel beside a ground unit', {}, () => [['SOR_095'], []].map((ground) => board({ you: { ground, space: ['ASH_078'] } }).unit('ASH_078').keywords), [
    { sentinel: 1 },
    {},
  ]);
  row(
    'ASH_079: Sentinel beside a token unit',
    {},
    () => [['TOKEN_SPY'], ['SOR_095']].map((ground) => board({ you: { ground: [...ground, 'ASH_079'] } }).unit('ASH_079').keywords),
    [{ sentinel: 1 }, {}],
  );
  row(
    'ASH_079: a Mandalorian once a friendly unit fell',
    { you: { hand: ['SOR_078', 'ASH_079'], ground: ['SOR_128'] } },
    (t) => t.play('SOR_078').pass().play('ASH_079').units(MANDO).length,
    1,
  );
  row('ASH_080: its end brings a Mandalorian', { you: { ground: ['ASH_080'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').units(MANDO).length, 1);
  row('ASH_081: may heal 3 from a unit or base', { you: { hand: ['ASH_081'], baseDamage: 5 } }, (t) => t.play('ASH_081').pick('SOR_023').base(0), 2);
  row(
    'ASH_082: may shield a unit that costs 3 or less',
    { you: { hand: ['ASH_082'], ground: ['SOR_095', 'SOR_232'] } },
    (t) => {
      const offered = t.play('ASH_082').options();
      return [offered, upgradesOf(t.pick('SOR_095'), 'SOR_095')];
    },
    [['SOR_095'], [SHIELD]],
  );
  row(
    'ASH_083: defeats all other space units as it attacks',
    { you: { space: ['ASH_083', 'SOR_237'] }, them: { space: ['SOR_225'], ground: ['SOR_095'] } },
    (t) =>
      t
        .attack('ASH_083', 'SOR_029')
        .units()
        .map((u) => u.id)
        .sort(),
    ['ASH_083', 'SOR_095'],
  );
  row(
    'ASH_084: its player searches twice as many cards',
    { you: { ground: [wearing('SOR_239', 'ASH_084')], hand: ['ASH_107'], deck: [...times(5, 'SOR_172'), 'SOR_095'] } },
    (t) => t.play('ASH_107').options(),
    ['SOR_095'],
  );
  row(
    'ASH_085: 4 damage after an attack, once',
    { you: { ground: [wearing('SOR_046', 'ASH_085')] } },
    (t) => {
      t.attack('SOR_046', 'SOR_029');
      return [t.unit('SOR_046').damage, upgradesOf(t, 'SOR_046')];
    },
    [4, []],
  );
  row('ASH_086: a Shield for its unit', { you: { hand: ['ASH_086'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('ASH_086'), 'SOR_095'), ['ASH_086', SHIELD]);
  row('ASH_087: a card', { you: { hand: ['ASH_087'], ground: ['SOR_095'] } }, (t) => t.play('ASH_087').ids(0, 'hand').length, 1);
  row('ASH_089: heals 3 and shields', { you: { hand: ['ASH_089'], ground: [hurt('SOR_046', 4)] } }, (t) => [t.play('ASH_089').unit('SOR_046').damage, upgradesOf(t, 'SOR_046')], [
    1,
    [SHIELD],
  ]);
  row(
    'ASH_090: an upgrade gives way to one of the top eight',
    { you: { hand: ['ASH_090'], ground: [wearing('SOR_095', XP)], deck: ['SOR_046', 'ASH_228'] } },
    (t) => upgradesOf(t.play('ASH_090').pick('ASH_228'), 'SOR_095'),
    ['ASH_228'],
  );
  row('ASH_091: a Mandalorian with Sentinel', { you: { hand: ['ASH_091'] } }, (t) => 'sentinel' in t.play('ASH_091').unit(MANDO).keywords, true);
  row(
    'ASH_092: may defeat a unit with 2 remaining HP, and a Mandalorian comes',
    { you: { hand: ['ASH_092'] }, them: { ground: ['SOR_128', 'SOR_046'] } },
    (t) => {
      t.play('ASH_092').pick('SOR_128');
      return [t.units('SOR_128').length, t.units(MANDO).length];
    },
    [0, 1],
  );
});

describe('Ashes of the Empire, Command and Aggression', () => {
  row(
    'ASH_097: his end may return an Imperial unit that is not unique',
    { you: { ground: ['ASH_097'], hand: ['SOR_078'], discard: ['SOR_128', 'SOR_095'] } },
    (t) => t.play('SOR_078').pick('SOR_128').ids(0, 'hand'),
    ['SOR_128'],
  );
  row(
    'ASH_098: Ambush beside another unit that is not unique',
    {},
    () => ['SOR_095', 'JTL_047'].map((id) => board({ you: { ground: ['ASH_098', id] } }).unit('ASH_098').keywords),
    [{ ambush: 1 }, {}],
  );
  row('ASH_099: Sentinel once it attacked', { you: { space: ['ASH_099'] } }, (t) => 'sentinel' in t.attack('ASH_099', 'SOR_029').unit('ASH_099').keywords, true);
  row(
    'ASH_100: other units with two keywords have 2 power and HP more',
    { you: { ground: ['ASH_100', 'TS26_017', 'SOR_063'] } },
    (t) => [numbers(t, 'TS26_017'), numbers(t, 'SOR_063')],
    [
      [4, 5],
      [2, 4],
    ],
  );
  row(
    'ASH_101: whoever they dealt combat damage to is defeated',
    { you: { ground: ['ASH_101'] }, them: { ground: ['SOR_232'] } },
    (t) => t.attack('ASH_101', 'SOR_232').units('SOR_232').length,
    0,
  );
  row(
    'ASH_102: a unit that is played may strike in its arena',
    { you: { space: ['ASH_102'], hand: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_095').pick('SOR_046').unit('SOR_046').damage,
    3,
  );
  row('ASH_103: an Imperial unit for a resource', { you: { hand: ['ASH_103'], ground: ['SOR_128'] } }, (t) => t.play('ASH_103').ids(0, 'resources').length, 21);
  row(
    'ASH_104: up to three cheap units of the discard pile, for free',
    { you: { hand: ['ASH_104'], discard: ['SOR_095', 'SOR_128', 'SOR_046'] } },
    (t) =>
      t
        .play('ASH_104')
        .pick('play SOR_095')
        .pick('play SOR_128')
        .units()
        .map((u) => u.id)
        .sort(),
    ['SOR_095', 'SOR_128'],
  );
  row('ASH_105: Raid 2 beside another Mandalorian', { you: { ground: ['ASH_105', MANDO] } }, (t) => t.unit('ASH_105').keywords, { raid: 2 });
  row(
    'ASH_107: finds a card that shares a trait with a friendly unit',
    { you: { hand: ['ASH_107'], deck: ['SOR_172', 'SOR_232', 'SOR_128'] } },
    (t) => {
      const offered = t.play('ASH_107').options();
      return [offered, t.pick('SOR_128').ids(0, 'hand')];
    },
    [['SOR_128'], ['SOR_128']],
  );
  row(
    'ASH_108: a Heroism unit for 2 less for the arena where he leads',
    { you: { hand: ['ASH_108', 'SOR_095'], leader: 'SOR_009' } },
    (t) => t.ready(0) - t.play('ASH_108').pick('play SOR_095').ready(0) - costOf('ASH_108', { leader: 'SOR_009' }) - costOf('SOR_095', { leader: 'SOR_009' }),
    -2,
  );
  row(
    'ASH_109: 2 power and HP, and an attack',
    { you: { space: ['ASH_109'], ground: ['SOR_095'] } },
    (t) => {
      t.use('ASH_109').yes();
      return [t.base(1), numbers(t, 'SOR_095')];
    },
    [5, [5, 5]],
  );
  row(
    'ASH_112: 3 damage to each enemy unit with four units',
    { you: { hand: ['ASH_112'], ground: ['SOR_095', 'SOR_128', 'SOR_046'] }, them: { ground: ['SOR_232'] } },
    (t) => t.play('ASH_112').unit('SOR_232').damage,
    3,
  );
  row(
    'ASH_112: none with three',
    { you: { hand: ['ASH_112'], ground: ['SOR_095', 'SOR_128'] }, them: { ground: ['SOR_232'] } },
    (t) => t.play('ASH_112').unit('SOR_232').damage,
    0,
  );
  row(
    'ASH_113: 1 power for each other Mandalorian, Ambush beside a leader unit',
    { you: { leader: deployed('SOR_010'), space: ['ASH_113'], ground: [MANDO, MANDO] } },
    (t) => [t.unit('ASH_113').power, t.unit('ASH_113').keywords],
    [6, { ambush: 1 }],
  );
  row(
    'ASH_114: Restore 2 for a Force unit',
    { you: { ground: [wearing('SOR_051', 'ASH_114'), wearing('SOR_095', 'ASH_114')] } },
    (t) => [t.unit('SOR_051').keywords['restore'], t.unit('SOR_095').keywords],
    [5, {}],
  );
  row(
    'ASH_115: 1 power for each other friendly unit with less',
    { you: { hand: ['ASH_115'], ground: ['SOR_232', 'SOR_095', 'SOR_239'] } },
    (t) => t.play('ASH_115').pick('SOR_095').unit('SOR_095').power,
    4,
  );
  row('ASH_116: its end draws a card', { you: { ground: ['ASH_116'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').ids(0, 'hand').length, 1);
  row(
    'ASH_118: 1 damage to a friend finds a unit',
    { you: { ground: ['ASH_118', 'SOR_046'], deck: ['SOR_172', 'SOR_095'] } },
    (t) => {
      t.use('ASH_118').pick('SOR_095');
      return [t.unit('SOR_046').damage, t.ids(0, 'hand')];
    },
    [1, ['SOR_095']],
  );
  row(
    'ASH_119: a Mandalorian once the base was attacked',
    { you: { ground: ['ASH_119'] }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => t.attack('SOR_095', 'SOR_023').use('ASH_119').units(MANDO).length,
    1,
  );
  row(
    'ASH_120: Sentinel beside another exhausted unit',
    {},
    () => [spent('SOR_095'), 'SOR_095'].map((other) => board({ you: { ground: ['ASH_120', other] } }).unit('ASH_120').keywords),
    [{ sentinel: 1 }, {}],
  );
  row(
    'ASH_123: strikes a ground unit with his power',
    { you: { ground: ['ASH_123'] }, them: { ground: ['SOR_046'] } },
    (t) => t.use('ASH_123').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row(
    'ASH_124: a Mandalorian beside a unique unit',
    {},
    () =>
      ['JTL_047', 'SOR_095'].map(
        (id) =>
          board({ you: { hand: ['ASH_124'], ground: [id] } })
            .play('ASH_124')
            .units(MANDO).length,
      ),
    [1, 0],
  );
  row(
    'ASH_125: 2 power more with the initiative',
    {},
    () => ([0, 1] as const).map((initiative) => board({ you: { space: ['ASH_125'] }, initiative }).unit('ASH_125').power),
    [5, 3],
  );
  row(
    'ASH_127: 1 healed when another friendly unit is defeated',
    { you: { ground: ['ASH_127', 'SOR_095'], hand: ['SOR_078'], baseDamage: 5 } },
    (t) => t.play('SOR_078').pick('SOR_095').base(0),
    4,
  );
  row(
    'ASH_127: Sentinel for another unit as they attack',
    { you: { ground: ['ASH_127', 'SOR_095'] } },
    (t) => t.attack('ASH_127', 'SOR_029').pick('SOR_095').unit('SOR_095').keywords,
    { sentinel: 1 },
  );
  row(
    'ASH_128: captures a friend that was defeated',
    { you: { space: ['ASH_128'], ground: ['SOR_095'], hand: ['SOR_078'] } },
    (t) =>
      t
        .play('SOR_078')
        .pick('SOR_095')
        .yes()
        .unit('ASH_128')
        .captives.map((c) => c.id),
    ['SOR_095'],
  );
  row(
    'ASH_132: 3 damage to a unit with the cost of the one revealed',
    { you: { hand: ['ASH_132', 'SOR_046'] }, them: { ground: ['SOR_046', 'SOR_063'] } },
    (t) => t.play('ASH_132').pick('SOR_046').unit('SOR_046').damage,
    3,
  );
  row('ASH_133: a unit of the discard pile comes back', { you: { hand: ['ASH_133'], discard: ['SOR_095'] } }, (t) => t.play('ASH_133').pick('mode 1').ids(0, 'hand'), ['SOR_095']);
  row(
    'ASH_133: or goes to the bottom for 3 healed',
    { you: { hand: ['ASH_133'], discard: ['SOR_095'], baseDamage: 5 } },
    (t) => {
      t.play('ASH_133').pick('mode 0');
      return [t.base(0), t.ids(0, 'deck').at(-1)];
    },
    [2, 'SOR_095'],
  );
  row(
    'ASH_134: the end of its unit brings a Mandalorian',
    { you: { ground: [wearing('SOR_095', 'ASH_134')], hand: ['SOR_078'] } },
    (t) => t.play('SOR_078').units(MANDO).length,
    1,
  );
  row(
    'ASH_135: its unit is a Mandalorian, and a leader that is not vanquished',
    { you: { space: ['ASH_113'], ground: [wearing('JTL_047', 'ASH_135')], hand: ['SOR_078'] } },
    (t) => [
      t.unit('ASH_113').power,
      t
        .play('SOR_078')
        .units()
        .map((u) => u.id),
    ],
    [5, ['JTL_047']],
  );
  row('ASH_136: 3 power and HP', { you: { hand: ['ASH_136'], ground: ['SOR_095'] } }, (t) => numbers(t.play('ASH_136'), 'SOR_095'), [6, 6]);
  row(
    'ASH_137: excess damage may strike another unit',
    { you: { hand: ['ASH_137'], ground: ['SOR_051'] }, them: { ground: ['SOR_128', 'SOR_046'] } },
    (t) => t.play('ASH_137').pick('SOR_128').pick('SOR_046').unit('SOR_046').damage,
    5,
  );
  row(
    'ASH_138: 1 damage for each friendly unit',
    { you: { hand: ['ASH_138'], ground: ['SOR_095', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('ASH_138').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row(
    'ASH_139: a unit divides its power among others of its arena',
    { you: { hand: ['ASH_139'], ground: ['SOR_232'] }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => {
      t.play('ASH_139');
      t.divide(...t.options().map((id) => (id === 'SOR_046' ? 4 : id === 'SOR_095' ? 2 : 0)));
      return [t.unit('SOR_046').damage, t.unit('SOR_095').damage];
    },
    [4, 2],
  );
  row(
    'ASH_142: 1 damage to each of up to three ground units',
    { you: { ground: ['ASH_142'] }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => {
      t.use('ASH_142').pick('SOR_046', 'SOR_095');
      return [t.unit('SOR_046').damage, t.unit('SOR_095').damage];
    },
    [1, 1],
  );
  row('ASH_144: Advantage when a friendly unit hit a base', { you: { space: ['ASH_144'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.attack('SOR_095', 'SOR_029'), 'ASH_144'), [
    ADV,
  ]);
  row(
    'ASH_146: Advantage where its 1 damage defeats',
    { you: { hand: ['ASH_146'] }, them: { ground: ['SOR_128'] } },
    (t) => upgradesOf(t.play('ASH_146').pick('SOR_128'), 'ASH_146'),
    [ADV],
  );
  row(
    'ASH_147: 5 damage to a damaged ground unit',
    { you: { hand: ['ASH_147'] }, them: { ground: [hurt('SOR_046', 1)] } },
    (t) => t.play('ASH_147').pick('mode 1').unit('SOR_046').damage,
    6,
  );
  row(
    'ASH_148: an opponent discards, and its cost is divided as damage',
    { you: { hand: ['ASH_148'] }, them: { hand: ['SOR_046'], ground: ['SOR_232'] } },
    (t) => {
      t.play('ASH_148');
      if (t.asks() === '0 optional') t.yes();
      t.divide(...t.options().map((id) => (id === 'SOR_232' ? 4 : 0)));
      return [t.ids(1, 'hand'), t.unit('SOR_232').damage];
    },
    [[], 4],
  );
});

describe('Ashes of the Empire, several questions one after the other', () => {
  row(
    'ASH_088: 3 resources as its unit readies, or it is exhausted',
    { you: { ground: [{ id: 'SOR_095', ready: false, upgrades: ['ASH_088'] }] } },
    (t) => {
      t.pass().pass();
      while (t.asks() !== '0 optional') t.none();
      return t.no().unit('SOR_095').ready;
    },
    false,
  );
  row(
    'ASH_093: Raid 3 once a leader unit was defeated',
    { you: { ground: ['ASH_093'], hand: ['SOR_172'] }, them: { leader: { id: 'LAW_010', deployed: true } } },
    (t) => t.play('SOR_172').pick('LAW_010').unit('ASH_093').keywords,
    { raid: 3 },
  );
  row(
    'ASH_110: given up, space units of the top ten for free, 5 in all',
    { you: { hand: ['ASH_110'], deck: ['SOR_237', 'SOR_225', 'SOR_095'] } },
    (t) => {
      t.play('ASH_110').yes();
      while (t.asks() !== '1 action') t.pick(t.options()[0] as string);
      return t
        .units()
        .map((u) => u.id)
        .sort();
    },
    ['SOR_225', 'SOR_237'],
  );
  row(
    'ASH_111: two Mandalorians',
    { you: { hand: ['ASH_111'] } },
    (t) => {
      t.play('ASH_111');
      while (t.asks() !== '1 action') t.pick(t.options()[0] as string);
      return t.units('TOKEN_MANDALORIAN').length;
    },
    2,
  );
});
