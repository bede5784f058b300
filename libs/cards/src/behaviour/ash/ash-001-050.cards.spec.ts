import { board, costOf, deployed, hurt, numbers, rows, SHIELD, spent, times, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const ADV = 'TOKEN_ADVANTAGE';
const MANDO = 'TOKEN_MANDALORIAN';

describe('Ashes of the Empire, 1 to 50', () => {
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
});
