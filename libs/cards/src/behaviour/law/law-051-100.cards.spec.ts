import { board, credits, hurt, rows, SHIELD, spent, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('A Lawless Time, 51 to 100', () => {
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
    'LAW_066: a resource of an opponent is played for free, and they take another',
    { you: { hand: ['LAW_066'] }, them: { resources: ['SOR_095', 'SOR_232'] } },
    (t) => {
      t.play('LAW_066').pick('play SOR_095');
      return [t.state.players[0]?.units.length, t.ids(1, 'resources').length];
    },
    [1, 2],
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
    'LAW_073: Experience as the regroup phase starts, for a unit that stays exhausted',
    { you: { ground: ['LAW_073', { id: 'SOR_095', ready: false }] } },
    (t) => {
      t.pass().pass().pick('SOR_095');
      while (t.asks() !== '0 action') t.none();
      return [upgradesOf(t, 'SOR_095'), t.unit('SOR_095').ready];
    },
    [[XP], false],
  );

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

  row(
    'LAW_083: a card and a resource for who has less of them',
    { you: { hand: ['LAW_083'], resources: 12 }, them: { hand: ['SOR_095', 'SOR_095'], resources: 13 } },
    (t) => {
      t.play('LAW_083');
      return [t.ids(0, 'hand').length, t.ids(0, 'resources').length];
    },
    [1, 13],
  );

  row(
    'LAW_083: neither for who has more',
    { you: { hand: ['LAW_083', 'SOR_095', 'SOR_095'] }, them: { hand: ['SOR_095'], resources: 3 } },
    (t) => {
      t.play('LAW_083');
      return [t.ids(0, 'hand').length, t.ids(0, 'resources').length];
    },
    [2, 20],
  );

  row(
    'LAW_084: two cards of the hand bring him back to it',
    { you: { ground: ['LAW_084'], hand: ['SOR_095', 'SOR_128'] } },
    (t) => {
      t.use('LAW_084');
      return [t.ids(0, 'hand'), t.ids(0, 'discard').length];
    },
    [['LAW_084'], 2],
  );

  row(
    'LAW_085: a unit is given away, and another of its arena takes 4',
    { you: { hand: ['LAW_085'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('LAW_085');
      return [t.state.players[1]?.units.length, t.unit('SOR_046').damage];
    },
    [3, 4],
  );

  row(
    'LAW_086: may have the defender strike first, which feeds Grit',
    { you: { ground: ['LAW_086'] }, them: { ground: ['SOR_095'] } },
    (t) => {
      t.attack('LAW_086', 'SOR_095').yes();
      return [t.units('SOR_095').length, t.unit('LAW_086').damage];
    },
    [0, 3],
  );

  row(
    'LAW_087: upgraded, exhausts an enemy unit',
    {},
    () =>
      [[XP], []].map(
        (upgrades) =>
          board({ you: { ground: [wearing('LAW_087', ...upgrades)] }, them: { ground: ['SOR_046'] } })
            .attack('LAW_087', 'SOR_029')
            .unit('SOR_046').ready,
      ),
    [false, true],
  );

  row(
    'LAW_088: the first attacker of the phase may return for 2 healed',
    { you: { ground: ['LAW_088', 'SOR_095'], baseDamage: 5 } },
    (t) => {
      t.attack('SOR_095', 'SOR_029').yes();
      return [t.ids(0, 'hand'), t.base(0)];
    },
    [['SOR_095'], 3],
  );

  row(
    'LAW_089: may return a unit that costs 2 or less, 4 or less beside Command',
    { you: { hand: ['LAW_089'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      const offered = t.play('LAW_089').options().sort();
      return [offered, t.pick('SOR_046').ids(1, 'hand')];
    },
    [['LAW_089', 'SOR_046', 'SOR_095'], ['SOR_046']],
  );

  row(
    'LAW_091: a Shield for a friend as they come, for an enemy as they go',
    { you: { hand: ['LAW_091', 'SOR_078'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('LAW_091').pass().play('SOR_078').pick('LAW_091');
      return [upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_046')];
    },
    [[SHIELD], [SHIELD]],
  );

  row(
    'LAW_092: two Credits where an opponent takes it',
    { you: { hand: ['LAW_092'] } },
    (t) => {
      t.play('LAW_092').yes();
      return [credits(t), t.state.players[1]?.units.length];
    },
    [2, 1],
  );

  row(
    'LAW_093: a returned unit may be played again for free, with Shielded',
    { you: { hand: ['LAW_093'], ground: ['SOR_095'] } },
    (t) => upgradesOf(t.play('LAW_093').pick('SOR_095').pick('play SOR_095'), 'SOR_095'),
    [SHIELD],
  );

  row('LAW_095: may shield a unit that is not unique', { you: { ground: ['LAW_095', 'SOR_095'] } }, (t) => upgradesOf(t.attack('LAW_095', 'SOR_029').pick('SOR_095'), 'SOR_095'), [
    SHIELD,
  ]);

  row(
    'LAW_096: each player may save a unit, all others are defeated',
    { you: { hand: ['LAW_096'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LAW_096').pick('SOR_095').pick('SOR_232');
      return [t.ids(0, 'hand'), t.ids(1, 'hand'), t.units().length];
    },
    [['SOR_095'], ['SOR_232'], 0],
  );

  row(
    'LAW_096: both have chosen before anything returns (7.1.4), so that nobody saves what a returned guard lets go',
    { you: { hand: ['LAW_096'], ground: [{ id: 'SOR_095', captives: ['SOR_164'] }] }, them: { ground: ['SOR_232'] } },
    (t) => {
      t.play('LAW_096').pick('SOR_095');
      const offered = t.options();
      t.pick('SOR_095');
      return [offered, t.ids(0, 'hand'), t.ids(1, 'hand'), t.units().length];
    },
    [['SOR_095', 'SOR_232'], ['SOR_095'], [], 0],
  );

  row('LAW_097: its end heals 2 from the base', { you: { ground: ['LAW_097'], hand: ['SOR_078'], baseDamage: 5 } }, (t) => t.play('SOR_078').base(0), 3);

  row(
    'LAW_099: each player gives up a unit',
    { you: { hand: ['LAW_099'], ground: ['SOR_128'] }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => {
      t.play('LAW_099').pick('SOR_128').pick('SOR_095');
      return t
        .units()
        .map((u) => u.id)
        .sort();
    },
    ['LAW_099', 'SOR_046'],
  );
});
