import { describe, expect, it } from 'vitest';
import { answer, board, costOf, force, hurt, numbers, rows, SHIELD, spent, times, upgradesOf, wearing, withForce, XP } from '../testing/rows.js';

const row = rows(it, expect);

describe('Legends of the Force, leaders', () => {
  row(
    'LOF_001: a card of the hand is discarded, and an upgrade brings a card',
    {},
    () =>
      ['SOR_069', 'SOR_095'].map(
        (id) =>
          board({ you: { leader: 'LOF_001', hand: [id] } })
            .use('LOF_001')
            .ids(0, 'hand').length,
      ),
    [1, 0],
  );
  row(
    'LOF_002: uses the Force to take 1 power and HP',
    { you: { leader: 'LOF_002', force: true }, them: { ground: ['SOR_046'] } },
    (t) => [numbers(t.use('LOF_002'), 'SOR_046'), force(t)],
    [[2, 6], false],
  );
  row('LOF_002: no action without the Force', { you: { leader: 'LOF_002' } }, (t) => t.options().includes('use LOF_002 0'), false);
  row(
    'LOF_003: uses the Force to give a friend Sentinel',
    { you: { leader: 'LOF_003', force: true, ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.use('LOF_003').unit('SOR_095').keywords, force(t)],
    [{ sentinel: 1 }, false],
  );
  row('LOF_003: no action without the Force', { you: { leader: 'LOF_003', ground: ['SOR_095'] } }, (t) => t.options().includes('use LOF_003 0'), false);
  row(
    'LOF_005: a unit that shares a keyword with a friend that attacked, for 1 less',
    {},
    () =>
      [true, false].map((attacked) => {
        const t = board({ you: { leader: 'LOF_005', ground: ['SOR_063'], hand: ['SOR_229', 'SOR_095'] } });
        if (attacked) t.attack('SOR_063', 'SOR_029').pass();
        t.use('LOF_005');
        if (t.asks() === '0 target') t.pick('play SOR_229');
        return [t.units('SOR_229').length, t.ready(0)];
      }),
    [
      [1, 18],
      [0, 20],
    ],
  );
  row(
    'LOF_006: Experience for the strongest friendly Villainy unit',
    { you: { leader: 'LOF_006', ground: ['SOR_128', 'SOR_051'], space: ['SOR_225'] }, them: { ground: ['SOR_232'] } },
    (t) => [upgradesOf(t.use('LOF_006'), 'SOR_128'), upgradesOf(t, 'SOR_051'), upgradesOf(t, 'SOR_225')],
    [[XP], [], []],
  );
  row('LOF_007: the Force', { you: { leader: 'LOF_007' } }, (t) => force(t.use('LOF_007')), true);
  row(
    'LOF_007: deploys with resources and uses of the Force that make nine',
    {},
    () =>
      [9, 8].map((resources) =>
        board({ you: { leader: 'LOF_007', resources } })
          .options()
          .includes('use LOF_007 1'),
      ),
    [true, false],
  );
  row(
    'LOF_008: uses the Force to train a unit without Experience',
    { you: { leader: 'LOF_008', force: true, ground: [wearing('SOR_046', XP), 'SOR_095'] } },
    (t) => [upgradesOf(t.use('LOF_008'), 'SOR_095'), upgradesOf(t, 'SOR_046'), force(t)],
    [[XP], [XP], false],
  );
  row(
    'LOF_009: uses the Force for 1 damage to each of two units',
    { you: { leader: 'LOF_009', force: true }, them: { ground: ['SOR_046', 'SOR_232', 'SOR_095'] } },
    (t) => {
      t.use('LOF_009').pick('SOR_046').pick('SOR_232');
      return ['SOR_046', 'SOR_232', 'SOR_095'].map((id) => t.unit(id).damage);
    },
    [1, 1, 0],
  );
  row(
    'LOF_011: 2 damage to a unit once a Jedi attacked',
    {},
    () =>
      ['SOR_051', 'SOR_095'].map((id) => {
        const t = board({ you: { leader: 'LOF_011', ground: [id] }, them: { ground: ['SOR_046'] } })
          .attack(id, 'SOR_029')
          .pass()
          .use('LOF_011');
        if (t.asks() === '0 target') t.pick('SOR_046');
        return t.unit('SOR_046').damage;
      }),
    [2, 0],
  );
  row(
    'LOF_012: 1 damage to a unit once a Force card that is no unit was played',
    {},
    () =>
      ['LOF_217', 'TWI_251'].map((id) => {
        const t = board({ you: { leader: 'LOF_012', hand: [id] }, them: { ground: ['SOR_046'] } })
          .play(id)
          .pass()
          .use('LOF_012');
        if (t.asks() === '0 target') t.pick('SOR_046');
        return t.unit('SOR_046').damage;
      }),
    [1, 0],
  );
  row(
    'LOF_013: uses the Force for an event that costs 1 less',
    { you: { leader: 'LOF_013', force: true, hand: ['SOR_172', 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.use('LOF_013');
      if (t.asks() === '0 target') t.pick('play SOR_172');
      return [t.unit('SOR_046').damage, 20 - t.ready(0) - costOf('SOR_172', { leader: 'LOF_013', ground: ['SOR_046'] }), t.ids(0, 'hand')];
    },
    [4, -1, ['SOR_095']],
  );
  row(
    'LOF_014: uses the Force to attack a defender with 2 power less',
    { you: { leader: 'LOF_014', force: true, ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.use('LOF_014').pick('SOR_046').unit('SOR_095').damage,
    1,
  );
  row(
    'LOF_017: may exhaust him to train a friend that attacks and defeats a unit',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { leader: 'LOF_017', ground: ['SOR_046'] }, them: { ground: ['SOR_128'] } }).attack('SOR_046', 'SOR_128');
        if (wanted) t.yes();
        else t.no();
        return upgradesOf(t, 'SOR_046');
      }),
    [[XP], []],
  );
  row(
    'LOF_018: uses the Force for a Villainy card that is no unit, without aspect penalty',
    { you: { leader: 'LOF_018', force: true, hand: ['LOF_239', 'SOR_128'], ground: ['SOR_046'] } },
    (t) => {
      t.use('LOF_018').pick('play LOF_239');
      return [upgradesOf(t, 'SOR_046'), t.unit('SOR_046').damage, t.ready(0), t.ids(0, 'hand')];
    },
    [[XP, XP], 2, 18, ['SOR_128']],
  );
});

describe('Legends of the Force, bases', () => {
  row(
    'LOF_019: the Force as the regroup phase starts, with a unit of 4 remaining HP',
    {},
    () => [3, 4].map((damage) => force(board({ you: { base: 'LOF_019', ground: [hurt('SOR_046', damage)] } }).nextRound())),
    [true, false],
  );
  /**
   * The bases of the first Force users: the Force when a friendly Force unit attacks, and not for another.
   */
  const temple = (base: string) => ['LOF_193', 'SOR_095'].map((id) => force(board({ you: { base, ground: [id] } }).attack(id, 'SOR_029')));
  row('LOF_020: the Force when a Force unit attacks', {}, () => temple('LOF_020'), [true, false]);
  row('LOF_021: the Force when a Force unit attacks', {}, () => temple('LOF_021'), [true, false]);
  row('LOF_024: the Force when a Force unit attacks', {}, () => temple('LOF_024'), [true, false]);
  row('LOF_026: the Force when a Force unit attacks', {}, () => temple('LOF_026'), [true, false]);
  row('LOF_027: the Force when a Force unit attacks', {}, () => temple('LOF_027'), [true, false]);
  row('LOF_029: the Force when a Force unit attacks', {}, () => temple('LOF_029'), [true, false]);
  row('LOF_030: the Force when a Force unit attacks', {}, () => temple('LOF_030'), [true, false]);
  row(
    'LOF_025: the Force for 3 combat damage to an enemy base',
    {},
    () => ['SOR_095', 'SOR_063'].map((id) => force(board({ you: { base: 'LOF_025', ground: [id] } }).attack(id, 'SOR_029'))),
    [true, false],
  );
  row(
    'LOF_028: the Force for an exhausted friend',
    { you: { base: 'LOF_028', ground: ['SOR_095', spent('SOR_046')] } },
    (t) => [force(t.use('LOF_028')), t.unit('SOR_095').ready],
    [true, false],
  );
  row('LOF_028: no action without a ready friend', { you: { base: 'LOF_028', ground: [spent('SOR_046')] } }, (t) => t.options().includes('use LOF_028 0'), false);
});

describe('Legends of the Force, Vigilance with a second aspect', () => {
  row(
    'LOF_031: her end may use the Force to take 2 power and HP',
    {},
    () =>
      withForce((used) => {
        const t = answer(
          board({ you: { ground: ['LOF_031'], hand: ['SOR_078'], force: true }, them: { ground: ['SOR_046'] } })
            .play('SOR_078')
            .pick('LOF_031'),
          used,
        );
        return [numbers(t, 'SOR_046'), force(t)];
      }),
    [
      [[1, 5], false],
      [[3, 7], true],
    ],
  );
  row(
    'LOF_035: may use the Force to take 3 power and HP',
    {},
    () =>
      withForce((used) => {
        const t = answer(board({ you: { hand: ['LOF_035'], force: true }, them: { ground: ['SOR_046'] } }).play('LOF_035'), used);
        if (used) t.pick('SOR_046');
        return numbers(t, 'SOR_046');
      }),
    [
      [0, 4],
      [3, 7],
    ],
  );
  row(
    'LOF_036: may defeat another Night unit and play it again for free',
    { you: { hand: ['LOF_036'], ground: [hurt('LOF_031', 3), 'SOR_095'] } },
    (t) => {
      const before = t.ready(0);
      t.play('LOF_036');
      const paid = before - t.ready(0);
      t.pick('LOF_031').pick('play LOF_031');
      return [t.unit('LOF_031').damage, before - t.ready(0) - paid];
    },
    [0, 0],
  );
  row(
    'LOF_038: may defeat a unit with less remaining HP than its power',
    { you: { ground: [hurt('LOF_038', 2)] }, them: { ground: ['SOR_095', 'SOR_046', hurt('SOR_232', 3)] } },
    (t) => {
      t.attack('LOF_038', 'SOR_029');
      return [t.options(), t.pick('SOR_095').units('SOR_095').length];
    },
    [['SOR_095'], 0],
  );
  row(
    'LOF_039: may use the Force to defeat each unit but Sith with 3 or less remaining HP',
    {},
    () =>
      withForce((used) =>
        answer(board({ you: { hand: ['LOF_039'], force: true, ground: ['SOR_095'] }, them: { ground: ['SOR_128', hurt('LOF_234', 5), 'SOR_046'] } }).play('LOF_039'), used)
          .units()
          .map((u) => u.id)
          .sort(),
      ),
    [
      ['LOF_039', 'LOF_234', 'SOR_046'],
      ['LOF_039', 'LOF_234', 'SOR_046', 'SOR_095', 'SOR_128'],
    ],
  );
  row(
    'LOF_040: a Force unit with it is not exhausted by enemy cards',
    {},
    () =>
      ['SOR_051', 'SOR_046'].map(
        (id) =>
          board({ you: { ground: [wearing(id, 'LOF_040')] }, them: { hand: ['JTL_262'] }, active: 1 })
            .play('JTL_262')
            .unit(id).ready,
      ),
    [true, false],
  );
  row('LOF_041: 2 damage to a unit, and the Force', { you: { hand: ['LOF_041'] }, them: { ground: ['SOR_046'] } }, (t) => [t.play('LOF_041').unit('SOR_046').damage, force(t)], [
    2,
    true,
  ]);
  row(
    'LOF_042: two Shields and two Experience for two unique Sith, all other friends are defeated',
    { you: { hand: ['LOF_042'], ground: ['LOF_234', 'SOR_038', 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('LOF_042');
      return [upgradesOf(t, 'LOF_234').sort(), upgradesOf(t, 'SOR_038').sort(), t.units('SOR_095').length, t.units('SOR_046').length];
    },
    [[XP, XP, SHIELD, SHIELD], [XP, XP, SHIELD, SHIELD], 0, 1],
  );
  row(
    'LOF_042: no gift for one Sith alone',
    { you: { hand: ['LOF_042'], ground: ['LOF_234', 'SOR_095'] } },
    (t) =>
      t
        .play('LOF_042')
        .units()
        .flatMap((u) => u.upgrades),
    [],
  );
  row(
    'LOF_043: a friend lives on without HP, and an opponent gives up a unit',
    { you: { hand: ['LOF_043'], ground: ['SOR_095'] }, them: { ground: ['SOR_232', 'SOR_128'] } },
    (t) => {
      t.play('LOF_043').pick('SOR_128').attack('SOR_232', 'SOR_095');
      return [t.unit('SOR_095').damage, t.units('SOR_128').length];
    },
    [6, 0],
  );
  row('LOF_044: cannot attack', { you: { ground: ['LOF_044', 'SOR_095'] } }, (t) => t.options().filter((o) => o.startsWith('attack')), ['attack SOR_095']);
  row(
    'LOF_046: may train another Creature or Spectre',
    { you: { ground: ['LOF_046', 'LOF_259', 'SOR_095'] } },
    (t) => {
      t.attack('LOF_046', 'SOR_029');
      return [t.options(), upgradesOf(t.pick('LOF_259'), 'LOF_259')];
    },
    [['LOF_259'], [XP]],
  );
  row(
    'LOF_047: attacked, it may take Experience before damage',
    {},
    () => withForce((used) => numbers(answer(board({ you: { space: ['LOF_047'] }, them: { space: ['SOR_225'] }, active: 1 }).attack('SOR_225', 'LOF_047'), used), 'LOF_047')),
    [
      [4, 5],
      [3, 4],
    ],
  );
  row(
    'LOF_048: may use the Force to heal 3 from a base',
    {},
    () =>
      withForce((used) => {
        const t = board({ you: { hand: ['LOF_048'], force: true, baseDamage: 5 } }).play('LOF_048');
        if (t.asks() === '0 order') t.pick('LOF_048');
        answer(t, used);
        if (used) t.pick('SOR_023');
        return t.base(0);
      }),
    [2, 5],
  );
  row(
    'LOF_049: 2 power while defending',
    { you: { ground: ['LOF_049'] }, them: { ground: ['SOR_232'] }, active: 1 },
    (t) => [t.attack('SOR_232', 'LOF_049').unit('SOR_232').damage, t.unit('LOF_049').power],
    [6, 4],
  );
  row('LOF_050: Grit with the Force', {}, () => [true, false].map((with1) => board({ you: { ground: ['LOF_050'], force: with1 } }).unit('LOF_050').keywords), [{ grit: 1 }, {}]);
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
    'LOF_057: its end finds a Force unit in the top five',
    { you: { ground: ['LOF_057'], hand: ['SOR_078'], deck: ['SOR_095', 'LOF_193', 'SOR_046', 'SOR_046', 'SOR_046', 'LOF_035'] } },
    (t) => {
      t.play('SOR_078');
      return [t.options(), t.pick('LOF_193').ids(0, 'hand')];
    },
    [['LOF_193'], ['LOF_193']],
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
});

describe('Legends of the Force, Command', () => {
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
  row(
    'LOF_091: damage to an enemy of the power of its unit',
    { you: { hand: ['LOF_091'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LOF_091').unit('SOR_046').damage,
    5,
  );
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
    'LOF_100: plays a unit of the top seven for 3 less',
    { you: { hand: ['LOF_100'], deck: ['SOR_172', 'SOR_232', 'SOR_078'] } },
    (t) => {
      const before = t.ready(0) - costOf('LOF_100', { deck: ['SOR_172'] });
      t.play('LOF_100').pick('SOR_232');
      return [t.units('SOR_232').length, before - t.ready(0) - costOf('SOR_232')];
    },
    [1, -3],
  );
  row(
    'LOF_102: may use the Force to heal 3 from a base',
    {},
    () =>
      withForce((used) => {
        const t = answer(board({ you: { hand: ['LOF_102'], ground: ['SOR_095'], force: true, baseDamage: 5 } }).play('LOF_102'), used);
        if (used) t.pick('SOR_023');
        return t.base(0);
      }),
    [2, 5],
  );
  row(
    'LOF_103: up to two Force units of the top eight go on top of the deck',
    { you: { hand: ['LOF_103'], deck: ['SOR_095', 'LOF_193', 'SOR_046', 'LOF_035'] } },
    (t) => {
      t.play('LOF_103');
      const offered = t.options();
      t.pick('LOF_035', 'LOF_193');
      return [offered, t.ids(0, 'deck').slice(0, 2)];
    },
    [
      ['LOF_193', 'LOF_035'],
      ['LOF_035', 'LOF_193'],
    ],
  );
  row(
    'LOF_104: Force units of the discard pile go under the deck, as many units get 4 power and HP',
    { you: { hand: ['LOF_104'], discard: ['LOF_193', 'SOR_128'], deck: ['SOR_046'], ground: ['SOR_095', 'SOR_046'] } },
    (t) => {
      t.play('LOF_104').pick('LOF_193').pick('SOR_095');
      return [t.ids(0, 'deck'), numbers(t, 'SOR_095'), numbers(t, 'SOR_046')];
    },
    [
      ['SOR_046', 'LOF_193'],
      [7, 7],
      [3, 7],
    ],
  );
  row(
    'LOF_105: has the keywords of other friends, Raid and Restore as 2',
    { you: { ground: ['LOF_105', 'SOR_063', 'LOF_209', 'LOF_159'] }, them: { ground: ['SOR_232'] } },
    (t) => t.unit('LOF_105').keywords,
    { sentinel: 1, raid: 2, hidden: 1 },
  );
  row(
    'LOF_108: the first Creature of each phase costs 1 less',
    { you: { ground: ['LOF_108'], hand: ['LOF_259', 'LOF_259'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      const first = 20 - t.play('LOF_259').pick('SOR_046').ready(0);
      const before = t.pass().ready(0);
      return [first, before - t.play('LOF_259').pick('SOR_046').ready(0)];
    },
    [4, 5],
  );
  row(
    'LOF_108: a friendly Creature deals no damage to friends',
    { you: { ground: ['LOF_108'], hand: ['LOF_259'] } },
    (t) => t.play('LOF_259').pick('LOF_108').unit('LOF_108').damage,
    0,
  );
  row(
    'LOF_115: may use the Force to find a Force unit in the top five',
    {},
    () =>
      withForce((used) => {
        const t = answer(board({ you: { hand: ['LOF_115'], force: true, deck: ['SOR_095', 'LOF_193'] } }).play('LOF_115'), used);
        if (used) t.pick('LOF_193');
        return t.ids(0, 'hand');
      }),
    [['LOF_193'], []],
  );
  row(
    'LOF_117: his end discards Clones that cost 4 in all, which may be played for free',
    { you: { ground: ['LOF_117'], hand: ['SOR_078'], deck: ['TWI_205', 'SOR_095', 'TWI_045', 'TWI_216'] } },
    (t) => {
      t.play('SOR_078');
      while (t.options().some((o) => o.startsWith('TWI'))) t.pick(t.options()[0] as string);
      if (t.asks() === '0 search') t.none();
      const before = t.pass().ready(0);
      t.play('TWI_045');
      return [t.ids(0, 'discard').filter((id) => id.startsWith('TWI')), before - t.ready(0), t.units('TWI_045').length];
    },
    [['TWI_205'], 0, 1],
  );
  row(
    'LOF_121: a card for each friend with 7 remaining HP',
    { you: { hand: ['LOF_121'], ground: ['SOR_046', hurt('SOR_046', 1), 'SOR_095'] } },
    (t) => t.play('LOF_121').ids(0, 'hand').length,
    2,
  );
  row(
    'LOF_122: a unit of the top three',
    { you: { hand: ['LOF_122'], ground: ['SOR_046'], deck: ['SOR_172', 'SOR_095', 'SOR_078', 'SOR_128'] } },
    (t) => {
      t.play('LOF_122');
      return [t.options(), t.pick('SOR_095').ids(0, 'hand')];
    },
    [['SOR_095'], ['SOR_095']],
  );
  row(
    'LOF_124: an exhausted Force unit attacks a unit with 1 power more',
    { you: { hand: ['LOF_124'], ground: [spent('LOF_193'), 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.play('LOF_124').unit('SOR_046').damage, t.base(1)],
    [3, 0],
  );
  row(
    'LOF_125: a Force unit of the discard pile goes under the deck for a unit with two Experience',
    {},
    () =>
      [['LOF_193'], ['SOR_128']].map((discard) => {
        const t = board({ you: { hand: ['LOF_125', 'SOR_095'], discard, deck: ['SOR_046'] } }).play('LOF_125');
        if (t.asks() === '0 target') t.pick('play SOR_095');
        return [t.ids(0, 'deck').length, t.units('SOR_095').map((u) => u.upgrades.length)];
      }),
    [
      [2, [2]],
      [1, []],
    ],
  );
});
