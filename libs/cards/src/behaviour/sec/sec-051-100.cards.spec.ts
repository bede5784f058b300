import { board, costOf, deployed, disclosing, hurt, numbers, rows, sides, SPY, times, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Secrets of Power, 51 to 100', () => {
  row('SEC_051: enemy units get -3/-3', { you: { hand: ['SEC_051'] }, them: { ground: ['SOR_046'] } }, (t) => numbers(t.play('SEC_051'), 'SOR_046'), [0, 4]);

  row(
    'SEC_051: Experience when an enemy unit is defeated',
    { you: { ground: ['SEC_051'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('SOR_046'), 'SEC_051'),
    [XP],
  );

  row(
    'SEC_052: for disclosed cards, who attacks its unit has 2 power less',
    {},
    () =>
      disclosing(
        { you: { hand: ['SOR_046', 'SOR_046'], ground: [wearing('SOR_063', 'SEC_052')] }, them: { ground: ['SOR_095'] }, active: 1 },
        ['SOR_046', 'SOR_046'],
        (t) => t.attack('SOR_095', 'SOR_063'),
        (t) => t.unit('SOR_063').damage,
      ),
    [1, 3],
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

  row(
    'SEC_059: its end gives Experience for a disclosed card',
    {},
    () =>
      disclosing(
        { you: { hand: ['SOR_078', 'SOR_063'], ground: ['SEC_059', 'SOR_095'] } },
        ['SOR_063'],
        (t) => t.play('SOR_078').pick('SEC_059'),
        (t) => upgradesOf(t, 'SOR_095'),
      ),
    [[XP], []],
  );

  row(
    'SEC_061: his only friendly upgrade is not defeated by an enemy card, one of two is',
    {},
    () =>
      [1, 2].map((n) => {
        const t = board({ you: { ground: [wearing('SEC_061', ...times(n, 'SOR_069'))] }, them: { hand: ['SOR_251'] }, active: 1 });
        t.play('SOR_251');
        if (t.asks() === '1 target') t.pick('SOR_069');
        return upgradesOf(t, 'SEC_061').length;
      }),
    [1, 1],
  );

  row(
    'SEC_062: a card for a disclosed card',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_062', 'SOR_063'] } },
        ['SOR_063'],
        (t) => t.play('SEC_062'),
        (t) => t.ids(0, 'hand').length,
      ),
    [2, 1],
  );

  row('SEC_063: Sentinel while undamaged', { you: { ground: ['SEC_063', hurt('SEC_063', 1)] } }, (t) => [t.unit('SEC_063').keywords, t.unit('SEC_063', 1).keywords], [
    { sentinel: 1 },
    {},
  ]);

  row('SEC_064: the first upgrade of the phase costs 1 less', {}, () => costOf('ASH_228', { ground: ['SOR_095'] }) - costOf('ASH_228', { ground: ['SEC_064'] }), 1);

  row(
    'SEC_065: up to 4 healed from other units for disclosed cards',
    {},
    () =>
      [true, false].map((shown) => {
        const t = board({ you: { hand: ['SOR_063', 'SOR_046'], ground: [hurt('SEC_065', 3), hurt('SOR_046', 5)] } }).attack('SEC_065', 'SOR_029');
        if (shown) t.pick('SOR_063').pick('SOR_046').divide(4);
        else t.none();
        return [t.unit('SOR_046').damage, t.unit('SEC_065').damage];
      }),
    [
      [1, 3],
      [5, 3],
    ],
  );

  row(
    'SEC_067: the first damage of each phase is prevented',
    { you: { ground: ['SEC_067'] }, them: { ground: ['SOR_128'] }, active: 1 },
    (t) => t.attack('SOR_128', 'SEC_067').unit('SEC_067').damage,
    0,
  );

  row(
    'SEC_068: an enemy may capture a friend for 6 healed from the base',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['SEC_068'], ground: ['SOR_095'], baseDamage: 8 }, them: { ground: ['SOR_046'] } }).play('SEC_068');
        if (wanted) t.pick('SOR_046');
        else t.none();
        return [t.base(0), t.unit('SOR_046').captives.length, t.units('SOR_095').length];
      }),
    [
      [2, 1, 0],
      [8, 0, 1],
    ],
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

  it('SEC_073: next round each enemy unit costs 1 or is exhausted', () => {
    const t = sides({ hand: ['SEC_073'] }, { ground: ['SOR_046', 'SOR_095'] }).play('SEC_073');
    t.pass().pass();
    while (t.decision.kind === 'resource') t.none();
    t.yes().no();
    expect([t.unit('SOR_046').ready, t.unit('SOR_095').ready, t.ready(1)]).toEqual([true, false, 19]);
  });

  row(
    'SEC_074: 3 healed from a unit, and for a disclosed card from another',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_074', 'SOR_063'], ground: [hurt('SOR_046', 4), hurt('SOR_232', 4)] } },
        ['SOR_063'],
        (t) => t.play('SEC_074').pick('SOR_046'),
        (t) => {
          if (t.asks() === '0 target') t.pick('SOR_232');
          return [t.unit('SOR_046').damage, t.unit('SOR_232').damage];
        },
      ),
    [
      [1, 1],
      [1, 4],
    ],
  );

  row(
    'SEC_075: 2 power and HP less, and a card',
    { you: { hand: ['SEC_075'] }, them: { ground: ['SOR_046'] } },
    (t) => [numbers(t.play('SEC_075'), 'SOR_046'), t.ids(0, 'hand').length],
    [[1, 5], 1],
  );

  row(
    'SEC_076: defeats a damaged unit for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_076', 'SOR_046', 'SOR_063'] }, them: { ground: [hurt('SOR_232', 1), 'SOR_095'] } },
        ['SOR_046', 'SOR_063'],
        (t) => t.play('SEC_076'),
        (t) => t.units().map((u) => u.id),
      ),
    [['SOR_095'], ['SOR_232', 'SOR_095']],
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

  row(
    'SEC_085: Experience for up to two other units for disclosed cards',
    {},
    () =>
      [true, false].map((shown) => {
        const t = board({ you: { hand: ['SEC_085', 'SEC_108'], ground: ['SEC_085', 'SOR_095', 'SOR_128'] } }).attack('SEC_085', 'SOR_029');
        if (shown) t.pick('SEC_085').pick('SEC_108').pick('SOR_095', 'SOR_128');
        else t.none();
        return [upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_128')];
      }),
    [
      [[XP], [XP]],
      [[], []],
    ],
  );

  row('SEC_087: a Spy as she attacks', { you: { ground: ['SEC_087'] } }, (t) => t.attack('SEC_087', 'SOR_029').units(SPY).length, 1);

  row(
    'SEC_088: a card where it attacks and defeats a unit, none where it does not',
    {},
    () =>
      ['SOR_225', 'SEC_037'].map((id) => {
        const t = board({ you: { space: ['SEC_088'] }, them: { space: [id] } }).attack('SEC_088', id);
        if (t.asks() === '0 optional') t.yes();
        return t.ids(0, 'hand').length;
      }),
    [1, 0],
  );

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
    'SEC_094: a card at her end for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: ['SOR_078', 'SOR_095', 'SEC_108'], ground: ['SEC_094'] } },
        ['SOR_095', 'SEC_108'],
        (t) => t.play('SOR_078'),
        (t) => t.ids(0, 'hand').length,
      ),
    [3, 2],
  );

  row(
    'SEC_095: Experience against an upgrade',
    { you: { hand: ['SEC_095'] }, them: { ground: [wearing('SOR_046', XP)] } },
    (t) => upgradesOf(t.play('SEC_095').pick('SEC_095'), 'SEC_095'),
    [XP],
  );

  row(
    'SEC_096: attacks with another unit after her for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: ['SOR_095'], ground: ['SEC_096', 'SOR_095'] } },
        ['SOR_095'],
        (t) => t.attack('SEC_096', 'SOR_029'),
        (t) => t.base(1),
      ),
    [5, 2],
  );

  row('SEC_097: a Spy', { you: { hand: ['SEC_097'] } }, (t) => t.play('SEC_097').units(SPY).length, 1);

  row(
    'SEC_098: attacked, heals 1 from the base for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: ['SOR_095'], ground: ['SEC_098'], baseDamage: 4 }, them: { ground: ['SOR_128'] }, active: 1 },
        ['SOR_095'],
        (t) => t.attack('SOR_128', 'SEC_098'),
        (t) => t.base(0),
      ),
    [3, 4],
  );

  row('SEC_099: leader units have Raid 2 and Overwhelm', { you: { space: ['SEC_099'], leader: deployed('SOR_010') } }, (t) => t.unit('SOR_010').keywords, {
    raid: 2,
    overwhelm: 1,
  });
});
