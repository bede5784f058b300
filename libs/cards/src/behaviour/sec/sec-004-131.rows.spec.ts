import type { Table } from '#rules';
import { describe, expect, it } from 'vitest';
import { board, costOf, deployed, disclosing, hurt, numbers, rows, spent, SPY, times, upgradesOf, wearing, XP } from '../testing/rows.js';

const row = rows(it, expect);
const sentinels = (t: Table): string[] =>
  t
    .units()
    .filter((u) => 'sentinel' in u.keywords)
    .map((u) => u.id);

describe('Secrets of Power, leaders with a cost or a disclosed card', () => {
  row(
    'SEC_004: a disclosed card gives Experience to a unit that shares no aspect with it',
    {},
    () =>
      disclosing(
        { you: { leader: 'SEC_004', hand: ['SOR_046'], ground: ['SOR_095', 'SOR_128'] } },
        ['SOR_046'],
        (t) => t.use('SEC_004'),
        (t) => [upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_128')],
      ),
    [
      [[], [XP]],
      [[], []],
    ],
  );
  row(
    'SEC_007: for a discarded card that costs 6 a unit that costs 5 or less is played, with Ambush',
    { you: { leader: 'SEC_007', hand: ['SOR_232', 'SOR_095', 'SOR_038'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.use('SEC_007').pick('SOR_232');
      const offered = t.options();
      return [offered, t.pick('play SOR_095').yes().unit('SOR_046').damage, t.ids(0, 'discard')];
    },
    [['play SOR_095'], 3, ['SOR_232', 'SOR_095']],
  );
  row('SEC_007: no action without such a card', { you: { leader: 'SEC_007', hand: ['SOR_095', 'SOR_046'] } }, (t) => t.options().includes('use SEC_007 0'), false);
  row(
    'SEC_008: a resource returns for the top card of the deck once a friend fell',
    {},
    () =>
      [['SOR_095'], []].map((ground) => {
        const t = board({
          you: { leader: 'SEC_008', ground, hand: ['SOR_078'], deck: ['SOR_063'], resources: [...times(11, 'SOR_046'), 'SOR_172'] },
          them: { ground: ['SOR_128'] },
        });
        t.play('SOR_078');
        if (ground.length > 0) t.pick('SOR_095');
        t.pass().use('SEC_008');
        if (ground.length > 0) t.pick('SOR_172');
        return [t.ids(0, 'hand'), t.ids(0, 'resources').includes('SOR_063')];
      }),
    [
      [['SOR_172'], true],
      [[], false],
    ],
  );
  row(
    'SEC_009: no aspect penalty on Officials without Villainy, one on others',
    {},
    () => ['TWI_206', 'SOR_210', 'TWI_032'].map((card) => costOf(card, { leader: 'SEC_009' })),
    [1, 5, 6],
  );
  row(
    'SEC_016: a revealed card may exhaust her for 1 damage',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { leader: 'SEC_016', hand: ['SEC_181', 'SOR_172'] }, them: { ground: ['SOR_046'] } });
        t.play('SEC_181').pick('SOR_172');
        if (wanted) t.yes().pick('SOR_046');
        else t.no();
        return t.unit('SOR_046').damage;
      }),
    [1, 0],
  );
  row(
    'SEC_017: a hit on the base may exhaust her to discard one of the top two cards of its deck',
    { you: { leader: 'SEC_017', ground: ['SOR_095'] }, them: { deck: ['SOR_063', 'SOR_128', 'SOR_046'] } },
    (t) => {
      t.attack('SOR_095', 'SOR_029').yes().pick('SOR_128');
      return [t.ids(1, 'deck'), t.ids(1, 'discard')];
    },
    [['SOR_063', 'SOR_046'], ['SOR_128']],
  );
  row(
    'SEC_018: a unit for 1 less, captured by the friend that was chosen',
    { you: { leader: 'SEC_018', base: 'SOR_029', ground: ['SOR_128'], hand: ['SOR_210'] } },
    (t) => {
      t.use('SEC_018').pick('play SOR_210');
      return [t.unit('SOR_128').captives.map((c) => c.id), t.ready(0)];
    },
    [['SOR_210'], 18],
  );
});

describe('Secrets of Power, Vigilance with disclosed cards', () => {
  row('SEC_031: may give another friendly Official Sentinel', { you: { hand: ['SEC_031'], ground: ['SEC_108', 'SOR_095'] } }, (t) => sentinels(t.play('SEC_031').pick('SEC_108')), [
    'SEC_108',
  ]);
  row(
    'SEC_037: disclosed, exhausts an enemy unit that does not ready while it is in play',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_037', 'SOR_038', 'SOR_063'] }, them: { ground: ['SOR_046'] } },
        ['SOR_038', 'SOR_063'],
        (t) => t.play('SEC_037'),
        (t) => [t.unit('SOR_046').ready, t.nextRound().unit('SOR_046').ready],
      ),
    [
      [false, false],
      [true, true],
    ],
  );
  row(
    'SEC_038: the attacker loses its abilities, and 6 power for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: ['SOR_038'], ground: ['SOR_046', 'SOR_128'] }, them: { ground: [wearing('SOR_232', 'SEC_038')] }, active: 1 },
        ['SOR_038'],
        (t) => t.attack('SOR_232', 'SOR_128'),
        (t) => [t.units('SOR_128').length, t.base(0)],
      ),
    [
      [1, 0],
      [0, 0],
    ],
  );
  row(
    'SEC_040: Experience for each resource paid',
    { you: { leader: 'SEC_005', base: 'SOR_020', hand: ['SEC_040'], ground: ['SOR_046'] } },
    (t) => {
      const before = t.ready(0) - costOf('SEC_040', { leader: 'SEC_005', base: 'SOR_020' });
      return [upgradesOf(t.play('SEC_040').pick('3'), 'SOR_046'), before - t.ready(0)];
    },
    [[XP, XP, XP], 3],
  );
  row(
    'SEC_046: cards of the named name that an opponent owns lose all abilities',
    { you: { hand: ['SEC_046'] }, them: { ground: ['SOR_063', 'SOR_229'] } },
    (t) => sentinels(t.play('SEC_046').move({ name: 'Cloud City Wing Guard' })),
    ['SOR_229'],
  );
  row(
    'SEC_046: leaders keep theirs',
    { you: { hand: ['SEC_046'] }, them: { leader: deployed('SEC_012') } },
    (t) => Object.keys(t.play('SEC_046').move({ name: 'Cassian Andor' }).unit('SEC_012').keywords),
    ['overwhelm'],
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
});

describe('Secrets of Power, Command with disclosed cards', () => {
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
});
