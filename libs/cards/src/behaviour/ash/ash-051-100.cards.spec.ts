import { board, costOf, hurt, numbers, rows, SHIELD, sides, times, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const MANDO = 'TOKEN_MANDALORIAN';

describe('Ashes of the Empire, 51 to 100', () => {
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

  it('ASH_070: no more than 4 damage at once reaches the base behind the droid', () => {
    const t = sides({ ground: ['ASH_070'] }, { ground: ['SOR_089'] }, { active: 1 }).attack('SOR_089', 'SOR_023');
    expect(t.base(0)).toBe(4);
  });

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

  row(
    'ASH_093: Raid 3 once a leader unit was defeated',
    { you: { ground: ['ASH_093'], hand: ['SOR_172'] }, them: { leader: { id: 'LAW_010', deployed: true } } },
    (t) => t.play('SOR_172').pick('LAW_010').unit('ASH_093').keywords,
    { raid: 3 },
  );

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
});
