import { board, costOf, credits, deployed, hurt, numbers, rows, SHIELD, sides, spent, upgradesOf, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('A Lawless Time, 1 to 50', () => {
  row(
    'LAW_001: an attack with 2 power more, after which the unit falls',
    { you: { leader: 'LAW_001', ground: ['SOR_095'] } },
    (t) => [t.use('LAW_001').base(1), t.units().length],
    [5, 0],
  );

  it('LAW_002: Beckett sells a unit for a Credit, and collects on those he lent', () => {
    const t = sides({ leader: 'LAW_002', ground: ['SOR_128'] }).use('LAW_002');
    expect([t.state.players[0]?.credits, t.state.players[1]?.units.length]).toEqual([1, 1]);
    t.pass().use('LAW_002', 1).pick('SOR_128');
    expect([t.state.players[0]?.credits, t.ids(0, 'hand').length, t.ids(0, 'discard')]).toEqual([2, 1, ['SOR_128']]);
  });

  row('LAW_003: a card without its aspect penalties', { you: { leader: 'LAW_003', hand: ['SOR_095'] } }, (t) => t.use('LAW_003').pick('play SOR_095').ready(0), 17);

  row('LAW_003: deployed, a Heroism card heals 2', { you: { leader: deployed('LAW_003'), hand: ['SOR_095'], baseDamage: 5 } }, (t) => t.play('SOR_095').base(0), 3);

  row(
    'LAW_004: defeats a unit with 1 remaining HP',
    { you: { leader: 'LAW_004' }, them: { ground: ['SOR_128', 'SOR_046'] } },
    (t) =>
      t
        .use('LAW_004')
        .units()
        .map((u) => u.id),
    ['SOR_046'],
  );

  row(
    'LAW_004: deployed, may defeat one with 5',
    { you: { leader: 'LAW_004' }, them: { ground: ['SOR_063', 'SOR_046'] } },
    (t) => {
      const offered = t.use('LAW_004', 1).options();
      return [offered.filter((o) => o !== 'LAW_004'), t.pick('SOR_063').units('SOR_063').length];
    },
    [['SOR_063'], 0],
  );

  row(
    'LAW_005: a card of the top three once a friendly Rebel fell',
    { you: { leader: 'LAW_005', ground: ['SOR_095'], hand: ['SOR_078'], deck: ['SOR_128', 'SOR_046', 'SOR_232'] } },
    (t) => t.play('SOR_078').pass().use('LAW_005').pick('SOR_046').ids(0, 'hand'),
    ['SOR_046'],
  );

  row(
    'LAW_006: Experience for a unit, a Credit for an opponent',
    { you: { leader: 'LAW_006', ground: ['SOR_095'] } },
    (t) => [upgradesOf(t.use('LAW_006'), 'SOR_095'), credits(t, 1)],
    [[XP], 1],
  );

  row(
    'LAW_007: a Credit when a Bounty Hunter defeated the defender',
    { you: { leader: 'LAW_007', ground: ['LAW_124'] }, them: { ground: ['SOR_128'] } },
    (t) => credits(t.attack('LAW_124', 'SOR_128').yes()),
    1,
  );

  row('LAW_008: a unit for a Credit', { you: { leader: 'LAW_008', ground: ['SOR_095'] } }, (t) => [credits(t.use('LAW_008')), t.units().length], [1, 0]);

  row(
    'LAW_008: deployed, another unit strikes an enemy',
    { you: { leader: 'LAW_008', ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.use('LAW_008', 1).unit('SOR_046').damage,
    3,
  );

  row(
    'LAW_009: no penalties for Heroism units beside two units',
    {},
    () =>
      costOf('SOR_095', { leader: 'LAW_009', base: 'SOR_020', ground: ['SOR_046'] }) - costOf('SOR_095', { leader: 'LAW_009', base: 'SOR_020', ground: ['SOR_046', 'SOR_128'] }),
    0,
  );

  row('LAW_010: 1 power and HP for each aspect of a unit', { you: { leader: 'LAW_010', ground: ['SOR_095'] } }, (t) => numbers(t.use('LAW_010'), 'SOR_095'), [5, 5]);

  row(
    'LAW_010: deployed, Experience for each aspect among friendly units',
    { you: { leader: 'LAW_010', ground: ['SOR_128'] } },
    (t) => upgradesOf(t.use('LAW_010', 1).pick('SOR_128'), 'SOR_128').length,
    4,
  );

  row('LAW_011: a card of the hand for 1 damage', { you: { leader: 'LAW_011', hand: ['SOR_095'] } }, (t) => t.use('LAW_011').pick('SOR_029').base(1), 1);

  row(
    'LAW_012: a card of the deck for Raid 1',
    { you: { leader: 'LAW_012', ground: ['SOR_095'], deck: ['SOR_128'] } },
    (t) => [t.use('LAW_012').unit('SOR_095').keywords, t.ids(0, 'discard')],
    [{ raid: 1 }, ['SOR_128']],
  );

  row(
    'LAW_013: a resource for 2 damage and a Credit',
    { you: { leader: 'LAW_013' }, them: { ground: ['SOR_046'] } },
    (t) => [t.use('LAW_013').pick('SOR_046').unit('SOR_046').damage, credits(t), t.ids(0, 'resources').length],
    [2, 1, 19],
  );

  row('LAW_014: an On Attack ability once more for 2', { you: { leader: 'LAW_014', ground: ['LAW_107'] } }, (t) => t.attack('LAW_107', 'SOR_029').yes().ids(0, 'hand').length, 2);

  row('LAW_015: an Underworld unit returns for a Credit', { you: { leader: 'LAW_015', ground: ['LAW_249', 'SOR_095'] } }, (t) => [credits(t.use('LAW_015')), t.ids(0, 'hand')], [
    1,
    ['LAW_249'],
  ]);

  row(
    'LAW_016: exhausts an enemy once a token was created',
    { you: { leader: 'LAW_016', hand: ['LAW_244'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LAW_244').pass().use('LAW_016').unit('SOR_046').ready,
    false,
  );

  row('LAW_016: not before', { you: { leader: 'LAW_016' }, them: { ground: ['SOR_046'] } }, (t) => t.use('LAW_016').unit('SOR_046').ready, true);

  row(
    'LAW_017: a token for 1 damage',
    { you: { leader: 'LAW_017', ground: ['TOKEN_SPY'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.use('LAW_017').unit('SOR_046').damage, t.units('TOKEN_SPY').length],
    [1, 0],
  );

  row('LAW_018: deployed, a Credit for three', { you: { leader: 'LAW_018', credits: 1 } }, (t) => credits(t.use('LAW_018', 1).yes()), 3);

  row('LAW_019: a token for Experience, a Shield or a Credit', { you: { base: 'LAW_019', ground: ['TOKEN_SPY'] } }, (t) => credits(t.use('LAW_019').pick('mode 2')), 1);

  row(
    'LAW_019: the Force token is a token too, and is not used by it',
    { you: { base: 'LAW_019', ground: ['TOKEN_SPY'], force: true } },
    (t) => {
      t.use('LAW_019').pick('mode 2').pick('mode 2');
      return [t.state.players[0]?.force, t.events.some(({ e }) => e === 'force-used'), t.units('TOKEN_SPY').length, credits(t)];
    },
    [false, false, 1, 1],
  );

  row('LAW_019: only tokens that there are are offered', { you: { base: 'LAW_019', ground: ['TOKEN_SPY'], force: true } }, (t) => t.use('LAW_019').options(), ['mode 0', 'mode 2']);

  row(
    'LAW_020, LAW_021, LAW_022, LAW_024, LAW_025, LAW_027, LAW_028, LAW_030: one penalty is ignored',
    {},
    () =>
      ['LAW_020', 'LAW_021', 'LAW_022', 'LAW_024', 'LAW_025', 'LAW_027', 'LAW_028', 'LAW_030'].map((base) => {
        // A card with an icon that neither this base nor the leader (Aggression, Villainy) provides.
        const card = base === 'LAW_022' || base === 'LAW_024' ? 'SOR_063' : 'SOR_116';
        const given = { base, leader: 'SOR_010', hand: [card] };
        const t = board({ you: given });
        const plain = t.ready(0) - board({ you: given }).play(card).ready(0);
        return plain - (t.ready(0) - t.use(base).pick(`play ${card}`).ready(0));
      }),
    [2, 2, 2, 2, 2, 2, 2, 2],
  );

  row(
    'LAW_023: a unit of the hand for the Sarlacc',
    { you: { base: 'LAW_023', hand: ['SOR_095'], deck: ['SOR_046', 'LAW_163'] } },
    (t) => t.use('LAW_023').pick('LAW_163').ids(0, 'hand'),
    ['LAW_163'],
  );

  row(
    'LAW_026: one of three discarded cards goes back on top',
    { you: { base: 'LAW_026', deck: ['SOR_095', 'SOR_128', 'SOR_046', 'SOR_232'] } },
    (t) => [t.use('LAW_026').pick('SOR_128').ids(0, 'deck'), t.ids(0, 'discard').length],
    [['SOR_128', 'SOR_232'], 2],
  );

  row(
    'LAW_029: a resource comes to the hand, the top card takes its place',
    { you: { base: 'LAW_029', resources: ['SOR_095', 'SOR_128'] } },
    (t) => [t.use('LAW_029').pick('SOR_095').ids(0, 'hand'), t.ids(0, 'resources').length],
    [['SOR_095'], 2],
  );

  row(
    'LAW_031: 1 power and HP for one unit, 1 less for another',
    { you: { ground: ['LAW_031'] }, them: { ground: ['SOR_046'] } },
    (t) => [numbers(t.attack('LAW_031', 'SOR_029').pick('LAW_031').pick('SOR_046'), 'SOR_046'), t.base(1)],
    [[2, 6], 4],
  );

  row(
    'LAW_032: Experience for each Credit that is given up',
    { you: { ground: ['LAW_032'], credits: 2 } },
    (t) => {
      t.attack('LAW_032', 'SOR_029').pick('2');
      return [upgradesOf(t, 'LAW_032'), credits(t)];
    },
    [[XP, XP], 0],
  );

  row(
    'LAW_033: may defeat a unit with less power',
    { you: { space: ['LAW_033'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) =>
      t
        .attack('LAW_033', 'SOR_029')
        .pick('SOR_046')
        .units()
        .map((u) => u.id)
        .sort(),
    ['LAW_033', 'SOR_232'],
  );

  row(
    'LAW_034: Experience and 3 healed when the defender fell',
    { you: { ground: ['LAW_034'] }, them: { ground: ['SOR_128'] } },
    (t) => [upgradesOf(t.attack('LAW_034', 'SOR_128'), 'LAW_034'), t.unit('LAW_034').damage],
    [[XP], 0],
  );

  row('LAW_035: may heal 2 from a unit', { you: { hand: ['LAW_035'], ground: [hurt('SOR_046', 5)] } }, (t) => t.play('LAW_035').pick('SOR_046').unit('SOR_046').damage, 3);

  row(
    'LAW_035: 4 beside an Aggression unit',
    { you: { hand: ['LAW_035'], ground: [hurt('SOR_046', 5), 'SOR_128'] } },
    (t) => t.play('LAW_035').pick('SOR_046').unit('SOR_046').damage,
    1,
  );

  row('LAW_037: Experience as he attacks', { you: { ground: ['LAW_037'] } }, (t) => [upgradesOf(t.attack('LAW_037', 'SOR_029'), 'LAW_037'), t.base(1)], [[XP], 2]);

  row(
    'LAW_039: Experience, then a blow with her power',
    { you: { hand: ['LAW_039'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LAW_039').pick('mode 1').unit('SOR_046').damage,
    3,
  );

  row(
    'LAW_040: a Credit of anybody for Experience on two units',
    { you: { hand: ['LAW_040'], ground: ['SOR_095'] }, them: { credits: 1 } },
    (t) => [upgradesOf(t.play('LAW_040').yes(), 'SOR_095'), upgradesOf(t, 'LAW_040'), credits(t, 1)],
    [[XP], [XP], 0],
  );

  row(
    'LAW_041: a stronger friend lets a weaker unit be defeated',
    { you: { hand: ['LAW_041'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LAW_041');
      const offered = t.options();
      t.pick('SOR_046');
      return [offered.includes('SOR_232'), numbers(t, 'SOR_095'), t.units('SOR_046').length];
    },
    [false, [5, 5], 0],
  );

  row(
    'LAW_043: readies a unit and shields it',
    { you: { hand: ['LAW_043'], ground: [spent('SOR_095')] } },
    (t) => [t.play('LAW_043').unit('SOR_095').ready, upgradesOf(t, 'SOR_095')],
    [true, [SHIELD]],
  );

  row(
    'LAW_044: all units fall, 1 damage to a base for each enemy',
    { you: { hand: ['LAW_044'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => [t.play('LAW_044').units().length, t.base(1)],
    [0, 2],
  );

  row(
    'LAW_045: may deal 3 to a ground unit, 5 beside a Command unit',
    {},
    () =>
      ['SOR_046', 'SOR_095'].map(
        (id) =>
          board({ you: { hand: ['LAW_045'], ground: [id] }, them: { ground: ['SOR_232'] } })
            .play('LAW_045')
            .pick('SOR_232')
            .unit('SOR_232').damage,
      ),
    [3, 5],
  );

  row(
    'LAW_046: may heal 4 from another unit after a hit on a base',
    { you: { ground: ['LAW_046', hurt('SOR_046', 5)] } },
    (t) => t.attack('LAW_046', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    1,
  );

  row(
    'LAW_047: what is healed from him strikes a unit',
    { you: { ground: [hurt('LAW_047', 3)], hand: ['SOR_074'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_074').pick('LAW_047').pick('SOR_046').unit('SOR_046').damage,
    3,
  );

  row('LAW_048: of three players its player says which two draw', { you: { ground: ['LAW_048'] }, third: {} }, (t) => t.attack('LAW_048', 'SOR_029').yes().asks(), '0 seat');

  row('LAW_048: two players may draw', { you: { ground: ['LAW_048'] } }, (t) => [t.attack('LAW_048', 'SOR_029').yes().ids(0, 'hand').length, t.ids(1, 'hand').length], [1, 1]);
});
