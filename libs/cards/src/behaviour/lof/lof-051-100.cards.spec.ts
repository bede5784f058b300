import { answer, board, costOf, force, hurt, numbers, rows, SHIELD, spent, times, upgradesOf, wearing, withForce, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Legends of the Force, 51 to 100', () => {
  row(
    'LOF_051: its unit may heal 3 from another',
    { you: { ground: [wearing('SOR_051', 'LOF_051'), hurt('SOR_046', 5)] } },
    (t) => t.attack('SOR_051', 'SOR_029').pick('SOR_051').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  row('LOF_052: Experience as its unit attacks', { you: { ground: [wearing('LOF_193', 'LOF_052')] } }, (t) => upgradesOf(t.attack('LOF_193', 'SOR_029'), 'LOF_193'), [
    'LOF_052',
    XP,
  ]);

  row(
    'LOF_052: its unit is a Jedi with four upgrades',
    {},
    () =>
      [3, 2].map((n) => {
        const t = board({ you: { leader: 'LOF_011', ground: [wearing('LOF_035', 'LOF_052', ...times(n, XP))] }, them: { ground: ['SOR_046'] } });
        t.attack('LOF_035', 'SOR_029').pass().use('LOF_011');
        return t.asks();
      }),
    ['0 target', '1 action'],
  );

  row(
    'LOF_053: Restore 1 for a Force unit',
    { you: { ground: [wearing('SOR_051', 'LOF_053'), wearing('SOR_095', 'LOF_053')] } },
    (t) => [t.unit('SOR_051').keywords['restore'], t.unit('SOR_095').keywords],
    [4, {}],
  );

  row(
    'LOF_054: an exhausted friend has a Shield and two Experience tokens',
    { you: { hand: ['LOF_054'], ground: ['SOR_095'] } },
    (t) => [upgradesOf(t.play('LOF_054'), 'SOR_095').sort(), t.unit('SOR_095').ready],
    [[XP, XP, SHIELD], false],
  );

  row(
    'LOF_055: Experience for other friends, Vehicles aside, as the regroup phase starts',
    { you: { ground: ['LOF_055', 'SOR_095', 'SOR_232'] } },
    (t) => [upgradesOf(t.nextRound(), 'SOR_095'), upgradesOf(t, 'SOR_232')],
    [[XP], []],
  );

  row(
    'LOF_057: its end finds a Force unit in the top five',
    { you: { ground: ['LOF_057'], hand: ['SOR_078'], deck: ['SOR_095', 'LOF_193', 'SOR_046', 'SOR_046', 'SOR_046', 'LOF_035'] } },
    (t) => {
      t.play('SOR_078');
      return [t.options(), t.pick('LOF_193').ids(0, 'hand')];
    },
    [['LOF_193'], ['LOF_193']],
  );

  row('LOF_059: her end draws a card', { you: { ground: ['LOF_059'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').ids(0, 'hand').length, 1);

  row('LOF_062: 1 power and HP for each upgrade', { you: { ground: [wearing('LOF_062', SHIELD)] } }, (t) => numbers(t, 'LOF_062'), [3, 3]);

  row('LOF_063: attacks only while damaged', { you: { ground: ['LOF_063'] } }, (t) => t.options().includes('attack LOF_063'), false);

  row(
    'LOF_063: heals 2 when it defeats',
    { you: { ground: [hurt('LOF_063', 1)] }, them: { ground: ['SOR_128'] } },
    (t) => t.attack('LOF_063', 'SOR_128').unit('LOF_063').damage,
    2,
  );

  row(
    'LOF_064: its end may shield a damaged unit',
    { you: { ground: ['LOF_064', hurt('SOR_095', 1)], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('LOF_064').pick('SOR_095'), 'SOR_095'),
    [SHIELD],
  );

  row(
    'LOF_065: an opponent chooses a card or Experience',
    { you: { ground: ['LOF_065'] } },
    (t) => {
      t.attack('LOF_065', 'SOR_029');
      const asked = t.asks();
      return [asked, t.pick('mode 1').ids(0, 'hand').length];
    },
    ['1 mode', 1],
  );

  row(
    'LOF_067: the Force takes 2 power from the attacker',
    { you: { ground: ['LOF_067'], force: true }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => t.attack('SOR_095', 'LOF_067').yes().unit('LOF_067').damage,
    1,
  );

  row(
    'LOF_068: finds an Item upgrade in the top five',
    { you: { ground: ['LOF_068'], deck: ['SOR_095', 'LOF_138', 'SOR_069'] } },
    (t) => {
      t.attack('LOF_068', 'SOR_029');
      return [t.options(), t.pick('LOF_138').ids(0, 'hand')];
    },
    [['LOF_138'], ['LOF_138']],
  );

  row(
    'LOF_070: may take 3 power and HP for Heroism and for Villainy in the discard pile',
    {},
    () =>
      [['SOR_237', 'SOR_225'], ['SOR_225'], ['SOR_063']].map((discard) => {
        const t = board({ you: { hand: ['LOF_070'], discard }, them: { ground: ['SOR_232'] } }).play('LOF_070');
        for (let i = 0; i < 4 && t.asks() !== '1 action'; i++) t.pick(t.asks() === '0 order' ? 'LOF_070' : 'SOR_232');
        return t.units('SOR_232').map((u) => u.power);
      }),
    [[0], [3], [6]],
  );

  row(
    'LOF_071: may defeat a space unit with 6 remaining HP',
    { you: { hand: ['LOF_071'] }, them: { space: ['SOR_237', 'SOR_089'] } },
    (t) => t.play('LOF_071').pick('SOR_237').units('SOR_237').length,
    0,
  );

  row(
    'LOF_072: may use the Force to shield up to five units',
    {},
    () =>
      withForce((used) => {
        const t = answer(board({ you: { hand: ['LOF_072'], force: true, ground: ['SOR_095', 'SOR_128'] } }).play('LOF_072'), used);
        if (used) t.pick('SOR_095', 'SOR_128');
        return [upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_128')];
      }),
    [
      [[SHIELD], [SHIELD]],
      [[], []],
    ],
  );

  row(
    'LOF_073: upgraded friends are not exhausted by enemy cards',
    {},
    () =>
      [[XP], []].map(
        (upgrades) =>
          board({ you: { ground: ['LOF_073', wearing('SOR_095', ...upgrades)] }, them: { hand: ['JTL_262'] }, active: 1 })
            .play('JTL_262')
            .pick('SOR_095')
            .unit('SOR_095').ready,
      ),
    [true, false],
  );

  row(
    'LOF_074: attaches to a Force unit alone',
    { you: { hand: ['LOF_074'], ground: ['SOR_051', 'SOR_095'] } },
    (t) => [numbers(t.play('LOF_074'), 'SOR_051'), upgradesOf(t, 'SOR_095')],
    [[7, 10], []],
  );

  row('LOF_075: the Force heals 6', { you: { hand: ['LOF_075'], force: true, ground: [hurt('SOR_046', 6)] } }, (t) => [t.play('LOF_075').unit('SOR_046').damage, force(t)], [
    0,
    false,
  ]);

  row('LOF_075: nothing without it', { you: { hand: ['LOF_075'], ground: [hurt('SOR_046', 6)] } }, (t) => t.play('LOF_075').unit('SOR_046').damage, 6);

  row('LOF_076: a Force unit with a Shield', { you: { hand: ['LOF_076', 'SOR_051'] } }, (t) => upgradesOf(t.play('LOF_076').pick('play SOR_051'), 'SOR_051'), [SHIELD]);

  row(
    'LOF_077: defeats a unit that costs 2 or less',
    { you: { hand: ['LOF_077'] }, them: { ground: ['SOR_095', 'SOR_046'] } },
    (t) =>
      t
        .play('LOF_077')
        .units()
        .map((u) => u.id),
    ['SOR_046'],
  );

  row(
    'LOF_078: 2 power and HP less, 3 beside a Force unit',
    {},
    () =>
      ['SOR_095', 'SOR_051'].map((id) =>
        numbers(
          board({ you: { hand: ['LOF_078'], ground: [id] }, them: { ground: ['SOR_232'] } })
            .play('LOF_078')
            .pick('SOR_232'),
          'SOR_232',
        ),
      ),
    [
      [4, 5],
      [3, 4],
    ],
  );

  row(
    'LOF_079: defeats a unit with 3 or less remaining HP',
    { you: { hand: ['LOF_079'] }, them: { ground: ['SOR_095', 'SOR_046'] } },
    (t) => {
      t.play('LOF_079');
      if (t.asks() === '0 mode') t.pick('mode 0');
      return t.units().map((u) => u.id);
    },
    ['SOR_046'],
  );

  row(
    'LOF_079: or any unit for the Force',
    { you: { hand: ['LOF_079'], force: true }, them: { ground: ['SOR_095', 'SOR_046'] } },
    (t) => {
      t.play('LOF_079').pick('mode 1').pick('SOR_046');
      return [t.units().map((u) => u.id), force(t)];
    },
    [['SOR_095'], false],
  );

  row('LOF_081: 2 power beside another Villainy unit', { you: { ground: ['LOF_081', 'SOR_128'] } }, (t) => t.unit('LOF_081').power, 4);

  row(
    'LOF_082: an Experience token moves',
    { you: { hand: ['LOF_082'], ground: [wearing('SOR_095', XP)] } },
    (t) => upgradesOf(t.play('LOF_082').pick(XP).pick('LOF_082'), 'LOF_082'),
    [XP],
  );

  row('LOF_083: 1 power for each Trooper in the discard pile', { you: { ground: ['LOF_083'], discard: ['SOR_128', 'SOR_095', 'SOR_232'] } }, (t) => t.unit('LOF_083').power, 3);

  row('LOF_085: Sentinel beside 4 power', {}, () => ['SOR_232', 'SOR_095'].map((id) => board({ you: { ground: ['LOF_085', id] } }).unit('LOF_085').keywords), [
    { sentinel: 1 },
    {},
  ]);

  row(
    'LOF_086: Experience equal to the cost of whom it defeated',
    { you: { ground: [wearing('LOF_086', SHIELD)] }, them: { ground: ['SOR_095'] } },
    (t) => upgradesOf(t.attack('LOF_086', 'SOR_095'), 'LOF_086'),
    [XP, XP],
  );

  row(
    'LOF_087: may use the Force as another unit is played to give 2 power and HP',
    {},
    () =>
      withForce((used) => {
        const t = answer(board({ you: { ground: ['LOF_087'], hand: ['SOR_095'], force: true } }).play('SOR_095'), used);
        if (used) t.pick('SOR_095');
        return numbers(t, 'SOR_095');
      }),
    [
      [5, 5],
      [3, 3],
    ],
  );

  row('LOF_089: other Vehicles have 6 power and HP more', { you: { space: ['LOF_089', 'SOR_237'] } }, (t) => numbers(t, 'SOR_237'), [8, 9]);

  row(
    'LOF_090: 2 power against a Force unit',
    { you: { ground: [wearing('SOR_046', 'LOF_090')] }, them: { ground: ['SOR_051'] } },
    (t) =>
      t.attack('SOR_046', 'SOR_051').unit('SOR_051').damage -
      board({ you: { ground: [wearing('SOR_046', 'LOF_090')] }, them: { ground: ['SOR_232'] } })
        .attack('SOR_046', 'SOR_232')
        .unit('SOR_232').damage,
    2,
  );

  row(
    'LOF_091: damage to an enemy of the power of its unit',
    { you: { hand: ['LOF_091'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LOF_091').unit('SOR_046').damage,
    5,
  );

  row('LOF_092: may take Experience beside a Jedi', { you: { hand: ['LOF_092'], ground: ['SOR_051'] } }, (t) => upgradesOf(t.play('LOF_092').yes(), 'LOF_092'), [XP]);

  row(
    'LOF_094: uses the Force for a unit that costs 2 less',
    { you: { ground: ['LOF_094'], force: true, hand: ['SOR_232', 'SOR_172'] } },
    (t) => {
      t.use('LOF_094');
      if (t.asks() === '0 target') t.pick('play SOR_232');
      return [20 - t.ready(0) - costOf('SOR_232'), force(t), t.ids(0, 'hand')];
    },
    [-2, false, ['SOR_172']],
  );

  row(
    'LOF_095: its end may train a unique unit',
    { you: { ground: ['LOF_095', 'SOR_095', 'SOR_051'], hand: ['SOR_078'] } },
    (t) => {
      t.play('SOR_078').pick('LOF_095');
      return [t.options(), upgradesOf(t.pick('SOR_051'), 'SOR_051')];
    },
    [['SOR_051'], [XP]],
  );

  row('LOF_096: Sentinel when a Force unit is played', { you: { ground: ['LOF_096'], hand: ['LOF_132'] } }, (t) => t.play('LOF_132').unit('LOF_096').keywords, { sentinel: 1 });

  row(
    'LOF_097: at his end he may use the Force to become a resource',
    {},
    () =>
      withForce((used) => {
        const t = answer(board({ you: { ground: ['LOF_097'], hand: ['SOR_078'], force: true } }).play('SOR_078'), used);
        return [t.ids(0, 'resources').includes('LOF_097'), t.ids(0, 'discard').includes('LOF_097')];
      }),
    [
      [true, false],
      [false, true],
    ],
  );

  row(
    'LOF_098: in space she does not ready, and the Force brings her down with 2 power and HP for Heroism',
    { you: { space: [spent('LOF_098')], ground: ['SOR_095', 'SOR_128'], force: true } },
    (t) => {
      t.nextRound();
      if (t.asks() !== '0 action') t.pass();
      const { ready } = t.unit('LOF_098');
      t.use('LOF_098');
      return [ready, t.unit('LOF_098').arena, numbers(t, 'SOR_095'), numbers(t, 'SOR_128'), force(t)];
    },
    [false, 'ground', [5, 5], [3, 1], false],
  );

  row(
    'LOF_099: Experience for up to three Force units',
    { you: { hand: ['LOF_099'], ground: ['SOR_051', 'SOR_095'] } },
    (t) => upgradesOf(t.play('LOF_099').pick('SOR_051'), 'SOR_051'),
    [XP],
  );

  row(
    'LOF_100: plays a unit of the top seven for 3 less',
    { you: { hand: ['LOF_100'], deck: ['SOR_172', 'SOR_232', 'SOR_078'] } },
    (t) => {
      const before = t.ready(0) - costOf('LOF_100', { deck: ['SOR_172'] });
      t.play('LOF_100').pick('SOR_232');
      return [t.units('SOR_232').length, before - t.ready(0) - costOf('SOR_232')];
    },
    [1, -3],
  );
});
