import type { Table } from '#rules';
import { deployed, hurt, numbers, rows, SHIELD, upgradesOf, wearing } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const WEAK = 'TOKEN_WEAKNESS';
const BEAST = 'TOKEN_BEAST';
const baseUpgrades = (t: Table, seat: 0 | 1 = 0) => t.state.upgrades.filter((u) => t.state.host[u] === t.state.players[seat]?.base).map((u) => t.state.id[u]);

describe('Homeworlds, 51 to 100', () => {
  row(
    'HMW_051: 2, and nothing more where nobody wants',
    { you: { hand: ['HMW_051'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('HMW_051').pick('SOR_046').none().unit('SOR_046').damage,
    2,
  );

  row('HMW_052: 2 power for the phase', { you: { hand: ['HMW_052'], ground: ['SOR_095'] } }, (t) => t.play('HMW_052').pick('SOR_095').unit('SOR_095').power, 5);

  row('HMW_053: a unit with Ambush attacks a base', { you: { space: ['HMW_053'], hand: ['HMW_220'] } }, (t) => t.play('HMW_220').yes().base(1), 2);

  row('HMW_053: no base without it', { you: { hand: ['HMW_220'] } }, (t) => t.play('HMW_220').asks(), '1 action');

  row(
    'HMW_054: 3 damage to the enemy units of an arena as the regroup phase starts',
    { you: { hand: ['HMW_054'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('HMW_054').pick('mode 0').pass().pass();
      return [t.unit('SOR_046').damage, t.unit('SOR_237').damage];
    },
    [3, 0],
  );

  row(
    'HMW_056: on top of the deck and 2 healed',
    { you: { ground: ['HMW_056'], baseDamage: 3 }, them: { ground: ['SOR_046'], hand: ['SOR_172'] }, active: 1 },
    (t) => {
      t.play('SOR_172').pick('HMW_056').yes().pick('SOR_023');
      return [t.ids(0, 'deck')[0], t.base(0)];
    },
    ['HMW_056', 1],
  );

  row(
    'HMW_057: another token like one of another unit',
    { you: { hand: ['HMW_057'], ground: [wearing('SOR_095', SHIELD)] }, them: { ground: [wearing('SOR_046', WEAK)] } },
    (t) => {
      t.play('HMW_057').pick(WEAK);
      return [upgradesOf(t, 'SOR_046'), upgradesOf(t, 'SOR_095')];
    },
    [[WEAK, WEAK], [SHIELD]],
  );

  row(
    'HMW_058: an enemy unit that its player chose makes way for a Beast',
    { you: { hand: ['HMW_058'] }, them: { ground: ['SOR_095', 'SOR_128'] } },
    (t) => {
      t.play('HMW_058').pick('seat 1').pick('SOR_128').yes();
      return [t.units('SOR_128').length, t.state.players[1]?.units.length];
    },
    [0, 2],
  );

  row(
    'HMW_058: or stays',
    { you: { hand: ['HMW_058'] }, them: { ground: ['SOR_095', 'SOR_128'] } },
    (t) => t.play('HMW_058').pick('seat 1').pick('SOR_128').no().units(BEAST).length,
    0,
  );

  row(
    'HMW_059: leaves a Weakness',
    { you: { ground: ['HMW_059'] }, them: { ground: ['SOR_046'] } },
    (t) => numbers(t.attack('HMW_059', 'SOR_046').pick('SOR_046'), 'SOR_046'),
    [2, 6],
  );

  row(
    'HMW_060: falls instead of an upgrade on the own base',
    { you: { ground: ['HMW_060'], baseUpgrades: ['HMW_070'] }, them: { hand: ['SOR_251'] }, active: 1 },
    (t) => [baseUpgrades(t.play('SOR_251').yes()), t.units('HMW_060').length],
    [['HMW_070'], 0],
  );

  row(
    'HMW_060: stays where its player lets the upgrade go',
    { you: { ground: ['HMW_060'], baseUpgrades: ['HMW_070'] }, them: { hand: ['SOR_251'] }, active: 1 },
    (t) => [baseUpgrades(t.play('SOR_251').no()), t.units('HMW_060').length],
    [[], 1],
  );

  row(
    'HMW_060: does nothing for an upgrade on a unit',
    { you: { ground: ['HMW_060', { id: 'SOR_046', upgrades: ['TOKEN_EXPERIENCE'] }] }, them: { hand: ['SOR_251'] }, active: 1 },
    (t) => [upgradesOf(t.play('SOR_251'), 'SOR_046'), t.units('HMW_060').length],
    [[], 1],
  );

  row('HMW_061: no card for a bare base', { you: { ground: ['HMW_061'], deck: ['SOR_172'] } }, (t) => t.attack('HMW_061', 'SOR_029').ids(0, 'hand'), []);

  row('HMW_061: a card for an upgraded one', { you: { ground: ['HMW_061'], baseUpgrades: ['HMW_113'], deck: ['SOR_172'] } }, (t) => t.attack('HMW_061', 'SOR_029').ids(0, 'hand'), [
    'SOR_172',
  ]);

  row('HMW_062: a Weakness when played', { you: { hand: ['HMW_062'] }, them: { ground: ['SOR_046'] } }, (t) => upgradesOf(t.play('HMW_062').pick('SOR_046'), 'SOR_046'), [WEAK]);

  row('HMW_063: heals 1', { you: { hand: ['HMW_063'], baseDamage: 3 } }, (t) => t.play('HMW_063').pick('SOR_023').base(0), 2);

  row(
    'HMW_064: 1 damage to an upgraded unit',
    { you: { ground: ['HMW_064'] }, them: { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_EXPERIENCE'] }] } },
    (t) => t.attack('HMW_064', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    1,
  );

  row(
    'HMW_065: the other friendly units lose 2/2',
    { you: { ground: ['HMW_065', 'SOR_095'] }, them: { ground: ['SOR_128'] } },
    (t) => [numbers(t, 'SOR_095'), numbers(t, 'SOR_128')],
    [
      [1, 1],
      [3, 1],
    ],
  );

  row(
    'HMW_065: a Weakness on attack',
    { you: { ground: ['HMW_065'] }, them: { ground: ['SOR_046'] } },
    (t) => upgradesOf(t.attack('HMW_065', 'SOR_029').pick('SOR_046'), 'SOR_046'),
    [WEAK],
  );

  row(
    'HMW_066: 1 power and Restore 1 for each, not for those of the opponent',
    { you: { space: ['HMW_066'], baseUpgrades: ['HMW_070', 'HMW_113'], baseDamage: 5 }, them: { baseUpgrades: ['HMW_113'] } },
    (t) => [numbers(t, 'HMW_066'), t.attack('HMW_066', 'SOR_029').base(0), t.base(1)],
    [[5, 5], 3, 5],
  );

  row('HMW_067: a Beast for each Weakness on it', { you: { ground: [wearing('HMW_067', WEAK)] } }, (t) => t.attack('HMW_067', 'SOR_029').yes().units(BEAST).length, 2);

  row(
    'HMW_068: defeats a unit with 4 or less power',
    { you: { hand: ['HMW_068'] }, them: { ground: ['HMW_155', 'SOR_164'] } },
    (t) => t.play('HMW_068').pick('SOR_164').units('SOR_164').length,
    0,
  );

  row(
    'HMW_070: a card and 2 damage as the regroup phase starts',
    { you: { baseUpgrades: ['HMW_070'], deck: ['SOR_172', 'SOR_095', 'SOR_128'] } },
    (t) => {
      t.pass().pass();
      return [t.base(0), t.base(1), t.ids(0, 'hand').length];
    },
    [2, 0, 3],
  );

  row('HMW_071: three Weaknesses', { you: { hand: ['HMW_071'] }, them: { ground: ['SOR_046'] } }, (t) => numbers(t.play('HMW_071').divide(3), 'SOR_046'), [0, 4]);

  row('HMW_072: a Shield for a Gungan', { you: { hand: ['HMW_072'], ground: ['HMW_073', 'SOR_095'] } }, (t) => upgradesOf(t.play('HMW_072').pick('HMW_073'), 'HMW_073'), [SHIELD]);

  row('HMW_073: 1/1 more while upgraded', { you: { ground: [wearing('HMW_073', SHIELD)] } }, (t) => numbers(t, 'HMW_073'), [3, 4]);

  row('HMW_073: not without', { you: { ground: ['HMW_073'] } }, (t) => numbers(t, 'HMW_073'), [2, 3]);

  row('HMW_074: guards while a base has 15 damage', { you: { ground: ['HMW_074'], baseDamage: 15 } }, (t) => Object.keys(t.unit('HMW_074').keywords), ['sentinel']);

  row(
    'HMW_077: a Shield becomes a Beast with a Shield',
    { you: { ground: [{ id: 'HMW_077', upgrades: ['TOKEN_SHIELD'] }] } },
    (t) => upgradesOf(t.attack('HMW_077', 'SOR_029').pick('TOKEN_SHIELD'), BEAST),
    ['TOKEN_SHIELD'],
  );

  row(
    'HMW_078: defeats what attacked the own base',
    { you: { hand: ['HMW_078'] }, them: { ground: ['SOR_095', 'SOR_128'] }, active: 1 },
    (t) => {
      t.attack('SOR_095', 'SOR_023').play('HMW_078').pick('SOR_095');
      return [t.units('SOR_095').length, t.units('HMW_078').length];
    },
    [0, 1],
  );

  row(
    'HMW_078: and falls with a leader unit',
    { you: { hand: ['HMW_078'] }, them: { leader: deployed('SOR_005') }, active: 1 },
    (t) => {
      t.attack('SOR_005', 'SOR_023').play('HMW_078').pick('SOR_005');
      return [t.units('SOR_005').length, t.units('HMW_078').length];
    },
    [0, 0],
  );

  row(
    'HMW_079: 3 damage for a Shield',
    { you: { hand: ['HMW_079'] } },
    (t) => {
      t.play('HMW_079').yes();
      return [t.unit('HMW_079').damage, upgradesOf(t, 'HMW_079')];
    },
    [3, [SHIELD]],
  );

  row(
    'HMW_080: Shields for those on the ground that have none',
    { you: { hand: ['HMW_080'], ground: [wearing('SOR_095', SHIELD), 'SOR_128'], space: ['SOR_225'] } },
    (t) => {
      t.play('HMW_080');
      return ['SOR_095', 'SOR_128', 'SOR_225', 'HMW_080'].map((id) => upgradesOf(t, id).length);
    },
    [1, 1, 0, 1],
  );

  row(
    'HMW_081: keeps 5 damage away, once, for a card',
    { you: { baseUpgrades: ['HMW_081'], deck: ['SOR_172'] }, them: { ground: ['SOR_164', 'SOR_164'] }, active: 1 },
    (t) => [t.attack('SOR_164', 'SOR_023').base(0), t.ids(0, 'hand'), baseUpgrades(t)],
    [4, [], ['HMW_081']],
  );

  row(
    'HMW_081: not where the damage is less; gone once it was 5',
    { you: { baseUpgrades: ['HMW_081'], deck: ['SOR_172'] }, them: { ground: [{ id: 'SOR_164', upgrades: ['TOKEN_EXPERIENCE'] }] }, active: 1 },
    (t) => [t.attack('SOR_164', 'SOR_023').base(0), t.ids(0, 'hand'), baseUpgrades(t)],
    [0, ['SOR_172'], []],
  );

  row(
    'HMW_083: 1 more power while defending',
    { you: { ground: ['HMW_083'] }, them: { ground: ['SOR_046'] }, active: 1 },
    (t) => t.attack('SOR_046', 'HMW_083').unit('SOR_046').damage,
    3,
  );

  row('HMW_084: Shielded on Naboo', { you: { base: 'HMW_020', hand: ['HMW_084'] } }, (t) => upgradesOf(t.play('HMW_084'), 'HMW_084'), ['TOKEN_SHIELD']);

  row('HMW_084: not elsewhere', { you: { hand: ['HMW_084'] } }, (t) => upgradesOf(t.play('HMW_084'), 'HMW_084'), []);

  row('HMW_085: an upgrade among eight', { you: { hand: ['HMW_085'], deck: ['SOR_095', 'SOR_120'] } }, (t) => t.play('HMW_085').pick('SOR_120').ids(0, 'hand'), ['SOR_120']);

  row(
    'HMW_086: defeats a unit with 1 remaining HP',
    { you: { hand: ['HMW_086'] }, them: { ground: [hurt('SOR_046', 6), 'SOR_095'] } },
    (t) => t.play('HMW_086').pick('SOR_046').units('SOR_046').length,
    0,
  );

  row(
    'HMW_087: a Weakness for a damaged unit',
    { you: { ground: [hurt('HMW_087', 3)] }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => upgradesOf(t.attack('HMW_087', 'SOR_046').pick('SOR_046'), 'SOR_046'),
    [WEAK],
  );

  row('HMW_088: takes 1 less', { you: { ground: ['HMW_088'] }, them: { ground: ['SOR_095'] }, active: 1 }, (t) => t.attack('SOR_095', 'HMW_088').unit('HMW_088').damage, 2);

  row('HMW_090: Grit on Naboo', { you: { base: 'HMW_020', ground: [hurt('HMW_090', 2)] } }, (t) => t.unit('HMW_090').power, 7);

  row('HMW_090: none elsewhere', { you: { ground: [hurt('HMW_090', 2)] } }, (t) => t.unit('HMW_090').power, 5);

  row(
    'HMW_091: 2 healed on the base and on a unit',
    { you: { hand: ['HMW_091'], baseDamage: 3, ground: [hurt('SOR_046', 3)] } },
    (t) => {
      t.play('HMW_091').pick('SOR_046');
      return [t.base(0), t.unit('SOR_046').damage];
    },
    [1, 1],
  );

  row('HMW_092: exhausts a unit', { you: { hand: ['HMW_092'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('HMW_092').pick('SOR_046').unit('SOR_046').ready, false);

  row(
    'HMW_094: on Naboo as much power as its own falls, and hurts it as much',
    { you: { base: 'HMW_020', hand: ['HMW_094'] }, them: { ground: ['SOR_095', 'SOR_128', 'SOR_164'] } },
    (t) => [t.play('HMW_094').pick('SOR_095').units('SOR_095').length, t.unit('HMW_094').damage],
    [0, 3],
  );

  row('HMW_094: nothing elsewhere', { you: { hand: ['HMW_094'] }, them: { ground: ['SOR_095'] } }, (t) => t.play('HMW_094').units('SOR_095').length, 1);

  row(
    'HMW_095: a unit stays exhausted over the regroup phase',
    {
      you: { baseUpgrades: ['HMW_095'] },
      them: {
        ground: [
          { id: 'SOR_046', ready: false },
          { id: 'SOR_095', ready: false },
        ],
      },
    },
    (t) => {
      t.use('HMW_095').pick('SOR_046').nextRound();
      return [t.unit('SOR_046').ready, t.unit('SOR_095').ready];
    },
    [false, true],
  );

  row(
    'HMW_097: a Weakness',
    { you: { hand: ['HMW_097'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => upgradesOf(t.play('HMW_097').pick('SOR_095').pick('SOR_046'), 'SOR_046'),
    [WEAK],
  );

  row(
    'HMW_098: 4 healed where a unit shares a trait with the leader',
    { you: { leader: 'SOR_010', hand: ['HMW_098'], ground: ['SOR_128'], baseDamage: 5 } },
    (t) => t.play('HMW_098').pick('SOR_023').base(0),
    1,
  );

  row('HMW_098: nothing where none does', { you: { leader: 'SOR_010', hand: ['HMW_098'], ground: ['SOR_164'], baseDamage: 5 } }, (t) => t.play('HMW_098').base(0), 5);

  row(
    'HMW_099: a Creature that costs up to 3 more, for free',
    { you: { hand: ['HMW_099', 'HMW_234', 'HMW_187'], ground: ['SOR_164'] } },
    (t) => {
      t.play('HMW_099').pick('play HMW_187');
      return [t.units('HMW_187').length, t.ids(0, 'hand'), t.ready(0)];
    },
    [1, ['HMW_234'], 16],
  );

  row('HMW_100: one Weakness', { you: { hand: ['HMW_100'] }, them: { ground: ['SOR_046'] } }, (t) => upgradesOf(t.play('HMW_100'), 'SOR_046'), [WEAK]);

  row('HMW_100: two on Naboo', { you: { base: 'HMW_020', hand: ['HMW_100'] }, them: { ground: ['SOR_046'] } }, (t) => upgradesOf(t.play('HMW_100'), 'SOR_046'), [WEAK, WEAK]);
});
