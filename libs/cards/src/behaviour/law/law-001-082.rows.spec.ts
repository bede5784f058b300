import { describe, expect, it } from 'vitest';
import { board, costOf, credits, deployed, hurt, numbers, rows, SHIELD, spent, upgradesOf, wearing, XP } from '../testing/rows.js';

const row = rows(it, expect);

describe('A Lawless Time, leaders', () => {
  row(
    'LAW_001: an attack with 2 power more, after which the unit falls',
    { you: { leader: 'LAW_001', ground: ['SOR_095'] } },
    (t) => [t.use('LAW_001').base(1), t.units().length],
    [5, 0],
  );
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
});

describe('A Lawless Time, bases', () => {
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
});

describe('A Lawless Time, several aspects', () => {
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
  row(
    'LAW_051: a card, and damage for every card drawn in this phase',
    { you: { ground: ['LAW_051'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.attack('LAW_051', 'SOR_029').pick('SOR_046').unit('SOR_046').damage, t.ids(0, 'hand').length],
    [1, 1],
  );
  row('LAW_052: a card, and a Shield for it', { you: { hand: ['LAW_052'] } }, (t) => [t.play('LAW_052').ids(0, 'hand').length, upgradesOf(t, 'LAW_052')], [1, [SHIELD]]);
  row(
    'LAW_053: a Credit when the dearest enemy unit is defeated',
    {},
    () =>
      ['SOR_232', 'SOR_128'].map((id) =>
        credits(
          board({ you: { ground: ['LAW_053'], hand: ['SOR_078'] }, them: { ground: ['SOR_232', 'SOR_128'] } })
            .play('SOR_078')
            .pick(id),
        ),
      ),
    [1, 0],
  );
  row(
    'LAW_054: a hit on a base takes a unit of its player',
    { you: { ground: ['LAW_054'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('LAW_054', 'SOR_029').pick('SOR_046').state.players[0]?.units.length,
    2,
  );
  row(
    'LAW_055: Experience, two beside a Vigilance unit',
    {},
    () => ['SOR_095', 'SOR_046'].map((id) => upgradesOf(board({ you: { hand: ['LAW_055'], ground: [id] } }).play('LAW_055'), 'LAW_055').length),
    [1, 2],
  );
  row(
    'LAW_056: 2 damage to a base when the defender fell',
    { you: { ground: ['LAW_056'] }, them: { ground: ['SOR_128'] } },
    (t) => t.attack('LAW_056', 'SOR_128').pick('SOR_029').base(1),
    2,
  );
  row(
    'LAW_058: 1 damage to a base; its end makes the next unit 1 cheaper',
    { you: { hand: ['LAW_058', 'SOR_078', 'SOR_128'] } },
    (t) => {
      t.play('LAW_058').pick('SOR_029').pass().play('SOR_078').pass();
      const before = t.ready(0);
      return [t.base(1), before - t.play('SOR_128').ready(0)];
    },
    [1, 0],
  );
  row(
    'LAW_059: Experience for another Command unit, and at its end for an Aggression unit',
    { you: { hand: ['LAW_059', 'SOR_078'], ground: ['SOR_095', 'SOR_128'] } },
    (t) => {
      t.play('LAW_059').pass().play('SOR_078').pick('LAW_059');
      return [upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_128')];
    },
    [[XP], [XP]],
  );
  row(
    'LAW_061: may ready another Bounty Hunter',
    { you: { hand: ['LAW_061'], ground: [spent('LAW_116'), spent('SOR_095')] } },
    (t) => t.play('LAW_061').pick('LAW_116').unit('LAW_116').ready,
    true,
  );
  row(
    'LAW_062: 4 power more against a unit, and its own end',
    { you: { space: ['LAW_062'] }, them: { space: ['SOR_089'] } },
    (t) => t.attack('LAW_062', 'SOR_089').yes().units().length,
    0,
  );
  row(
    'LAW_063: Droids of the top ten, 5 resources in all, for free',
    { you: { hand: ['LAW_063'], deck: ['LAW_055', 'LAW_059', 'SOR_095'] } },
    (t) => {
      t.play('LAW_063');
      while (t.asks() !== '1 action') t.pick(t.options().find((o) => o.includes('LAW_05')) ?? (t.options()[0] as string));
      return t
        .units()
        .map((u) => u.id)
        .sort();
    },
    ['LAW_055', 'LAW_059', 'LAW_063'],
  );
  row(
    'LAW_064: beside another Bounty Hunter, his power as damage',
    { you: { ground: ['LAW_064', 'LAW_116'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('LAW_064', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    3,
  );
  row(
    'LAW_065: an exhausted Bounty Hunter may attack a unit',
    { you: { hand: ['LAW_065'], ground: [spent('LAW_116')] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LAW_065').pick('LAW_116').unit('SOR_046').damage,
    2,
  );
  row(
    'LAW_067: Experience or an exhausted unit',
    { you: { hand: ['LAW_067'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LAW_067').pick('mode 1').pick('SOR_046').unit('SOR_046').ready,
    false,
  );
  row(
    'LAW_068: 2 power less for a space unit, 2 more for a ground unit',
    { you: { space: ['LAW_068'], ground: ['SOR_095'] }, them: { space: ['SOR_089'] } },
    (t) => [t.attack('LAW_068', 'SOR_029').pick('SOR_089').pick('SOR_095').unit('SOR_095').power, t.unit('SOR_089').power],
    [5, 6],
  );
  row('LAW_069: Experience and a Shield for a unit', { you: { hand: ['LAW_069'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('LAW_069').pick('SOR_095'), 'SOR_095').sort(), [
    XP,
    SHIELD,
  ]);
  row('LAW_071: a Credit as the regroup phase starts', { you: { ground: ['LAW_071'] } }, (t) => credits(t.nextRound()), 1);
  row(
    'LAW_074: an Underworld unit for 4 less, ready, until the regroup phase',
    { you: { ground: ['LAW_074'], deck: ['LAW_249', 'SOR_046'] } },
    (t) => {
      t.attack('LAW_074', 'SOR_029').pick('LAW_249');
      return [t.unit('LAW_249').ready, t.ready(0)];
    },
    [true, 20],
  );
  row(
    'LAW_075: an exhausted cheap enemy costs its player a card',
    { you: { hand: ['LAW_075'] }, them: { ground: ['SOR_095'], hand: ['SOR_128'] } },
    (t) => [t.play('LAW_075').unit('SOR_095').ready, t.ids(1, 'hand')],
    [false, []],
  );
  row('LAW_075: a dear one costs none', { you: { hand: ['LAW_075'] }, them: { ground: ['SOR_232'], hand: ['SOR_128'] } }, (t) => t.play('LAW_075').ids(1, 'hand'), ['SOR_128']);
  row(
    'LAW_076: a Shield once a card of the own hand was discarded',
    { you: { hand: ['LAW_076', 'SOR_128', 'LAW_204'] } },
    (t) => {
      t.play('LAW_204').pick('SOR_128').pass().play('LAW_076');
      return upgradesOf(t, 'LAW_076');
    },
    [SHIELD],
  );
  row(
    'LAW_076: may hurt and exhaust a space unit',
    { you: { space: ['LAW_076'] }, them: { space: ['SOR_237'] } },
    (t) => [t.attack('LAW_076', 'SOR_029').pick('SOR_237').unit('SOR_237').ready, t.unit('SOR_237').damage],
    [false, 1],
  );
  row(
    'LAW_077: its unit stays exhausted and hurts its base',
    { them: { ground: [{ id: 'SOR_095', ready: false, upgrades: ['LAW_077'] }] } },
    (t) => [t.nextRound().unit('SOR_095').ready, t.base(1)],
    [false, 2],
  );
  row(
    'LAW_078: may defeat an upgrade',
    { you: { hand: ['LAW_078'], ground: ['SOR_046'] }, them: { space: [wearing('SOR_237', XP)] } },
    (t) => upgradesOf(t.play('LAW_078').pick('LAW_078').pick(XP), 'SOR_237'),
    [],
  );
  row(
    'LAW_079: may deal 3 to a damaged ground unit',
    { you: { ground: ['LAW_079'] }, them: { ground: [hurt('SOR_046', 1), 'SOR_232'] } },
    (t) => t.attack('LAW_079', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    4,
  );
  row(
    'LAW_080: an opponent chooses 5 damage or a Credit against a ready Luke',
    { you: { hand: ['LAW_080'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('LAW_080');
      const asked = t.asks();
      t.pick('mode 0');
      return [asked, t.unit('LAW_080').ready, credits(t, 1)];
    },
    ['1 mode', true, 1],
  );
});

describe('A Lawless Time, several questions one after the other', () => {
  row(
    'LAW_066: a resource of an opponent is played for free, and they take another',
    { you: { hand: ['LAW_066'] }, them: { resources: ['SOR_095', 'SOR_232'] } },
    (t) => {
      t.play('LAW_066').pick('play SOR_095');
      return [t.state.players[0]?.units.length, t.ids(1, 'resources').length];
    },
    [1, 2],
  );
  row(
    'LAW_073: Experience as the regroup phase starts, for a unit that stays exhausted',
    { you: { ground: ['LAW_073', { id: 'SOR_095', ready: false }] } },
    (t) => {
      t.pass().pass().pick('SOR_095');
      while (t.asks() !== '0 action') t.none();
      return [upgradesOf(t, 'SOR_095'), t.unit('SOR_095').ready];
    },
    [[XP], false],
  );
});
