import { answer, board, costOf, deployed, force, hurt, numbers, rows, SHIELD, sides, spent, upgradesOf, wearing, withForce, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
/**
 * The bases that give the Force when a friendly Force unit attacks: with such a unit, and with
 * another one.
 */
const temple = (base: string) => ['LOF_193', 'SOR_095'].map((id) => force(board({ you: { base, ground: [id] } }).attack(id, 'SOR_029')));

describe('Legends of the Force, 1 to 50', () => {
  row(
    'LOF_001: as he is deployed, upgrades of the discard pile are played on him',
    { you: { leader: 'LOF_001', base: 'SOR_020', discard: ['SOR_069', 'SOR_095', 'SOR_069'] } },
    (t) => {
      t.use('LOF_001', 1).pick('play SOR_069').pick('play SOR_069');
      return upgradesOf(t, 'LOF_001');
    },
    ['SOR_069', 'SOR_069'],
  );

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
    'LOF_002: deployed, may take 1 power and HP as she attacks',
    { you: { leader: deployed('LOF_002') }, them: { ground: ['SOR_046'] } },
    (t) => numbers(t.attack('LOF_002', 'SOR_029').pick('SOR_046'), 'SOR_046'),
    [2, 6],
  );

  row(
    'LOF_002: uses the Force to take 1 power and HP',
    { you: { leader: 'LOF_002', force: true }, them: { ground: ['SOR_046'] } },
    (t) => [numbers(t.use('LOF_002'), 'SOR_046'), force(t)],
    [[2, 6], false],
  );

  row('LOF_002: no action without the Force', { you: { leader: 'LOF_002' } }, (t) => t.options().includes('use LOF_002 0'), false);

  row(
    'LOF_003: deployed, may give a friend Sentinel as she attacks',
    { you: { leader: deployed('LOF_003'), ground: ['SOR_095'] } },
    (t) => t.attack('LOF_003', 'SOR_029').pick('SOR_095').unit('SOR_095').keywords,
    { sentinel: 1 },
  );

  row(
    'LOF_003: uses the Force to give a friend Sentinel',
    { you: { leader: 'LOF_003', force: true, ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.use('LOF_003').unit('SOR_095').keywords, force(t)],
    [{ sentinel: 1 }, false],
  );

  row('LOF_003: no action without the Force', { you: { leader: 'LOF_003', ground: ['SOR_095'] } }, (t) => t.options().includes('use LOF_003 0'), false);

  it('LOF_004: Kanan shields a Creature or Spectre, and fights better beside one', () => {
    const t = sides({ leader: 'LOF_004', ground: ['SOR_164', 'SOR_046'] }).use('LOF_004');
    expect([upgradesOf(t, 'SOR_164'), upgradesOf(t, 'SOR_046')]).toEqual([['TOKEN_SHIELD'], []]);
    expect(sides({ leader: { id: 'LOF_004', deployed: true }, ground: ['SOR_164'] }).unit('LOF_004').power).toBe(5);
    expect(sides({ leader: { id: 'LOF_004', deployed: true }, ground: ['SOR_046'] }).unit('LOF_004').power).toBe(3);
  });

  row(
    'LOF_005: deployed, the next unit costs 1 less if it shares a keyword with a friend',
    {},
    () =>
      ['SOR_229', 'SOR_128'].map((id) => {
        const t = board({ you: { leader: deployed('LOF_005'), ground: ['SOR_063'], hand: [id] } })
          .attack('LOF_005', 'SOR_029')
          .pass();
        const before = t.ready(0);
        return before - t.play(id).ready(0) - costOf(id, { leader: 'LOF_005' });
      }),
    [-1, 0],
  );

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
    'LOF_006: deployed, Experience for the strongest friendly Villainy unit',
    { you: { leader: deployed('LOF_006'), ground: ['SOR_232', 'SOR_128'] } },
    (t) => upgradesOf(t.attack('LOF_006', 'SOR_029'), 'SOR_232'),
    [XP],
  );

  row(
    'LOF_006: Experience for the strongest friendly Villainy unit',
    { you: { leader: 'LOF_006', ground: ['SOR_128', 'SOR_051'], space: ['SOR_225'] }, them: { ground: ['SOR_232'] } },
    (t) => [upgradesOf(t.use('LOF_006'), 'SOR_128'), upgradesOf(t, 'SOR_051'), upgradesOf(t, 'SOR_225')],
    [[XP], [], []],
  );

  row(
    'LOF_007: deployed, 4 power and Overwhelm with the Force',
    {},
    () =>
      [true, false].map((force) => {
        const u = board({ you: { leader: deployed('LOF_007'), force } }).unit('LOF_007');
        return [u.power, u.keywords];
      }),
    [
      [8, { overwhelm: 1 }],
      [4, {}],
    ],
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
    'LOF_008: deployed, may train another unit without Experience',
    { you: { leader: deployed('LOF_008'), ground: ['SOR_095', wearing('SOR_128', XP)] } },
    (t) => {
      t.attack('LOF_008', 'SOR_029');
      return [t.options(), upgradesOf(t.pick('SOR_095'), 'SOR_095')];
    },
    [['SOR_095'], [XP]],
  );

  row(
    'LOF_008: uses the Force to train a unit without Experience',
    { you: { leader: 'LOF_008', force: true, ground: [wearing('SOR_046', XP), 'SOR_095'] } },
    (t) => [upgradesOf(t.use('LOF_008'), 'SOR_095'), upgradesOf(t, 'SOR_046'), force(t)],
    [[XP], [XP], false],
  );

  row(
    'LOF_009: deployed, 1 damage to each of two units',
    { you: { leader: deployed('LOF_009') }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.attack('LOF_009', 'SOR_029').pick('SOR_046').pick('SOR_232');
      return [t.unit('SOR_046').damage, t.unit('SOR_232').damage];
    },
    [1, 1],
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

  it('LOF_010: the Third Sister hides the unit she plays; deployed, the next unit, not a Pilot', () => {
    expect(
      sides({ leader: 'LOF_010', hand: ['SOR_128'] })
        .use('LOF_010')
        .pick('play SOR_128')
        .unit('SOR_128').keywords,
    ).toEqual({ hidden: 1 });
    const t = sides({
      leader: { id: 'LOF_010', deployed: true },
      hand: ['JTL_036', 'SOR_128', 'SOR_128'],
      space: ['SOR_237'],
    })
      .attack('LOF_010')
      .pass();
    t.pick('play JTL_036 pilot').pass().play('SOR_128').pass().play('SOR_128');
    expect(t.units('SOR_128').map((u) => u.keywords)).toEqual([{ hidden: 1 }, {}]);
  });

  row(
    'LOF_011: deployed, 1 power for each other friendly Jedi',
    { you: { leader: deployed('LOF_011'), ground: ['LOF_193', 'SOR_051', 'SOR_095'] } },
    (t) => [t.unit('LOF_011').power, t.unit('LOF_011').keywords],
    [3, { saboteur: 1 }],
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
    'LOF_012: as she is deployed, the hand may go for two cards',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { leader: 'LOF_012', hand: ['SOR_095'], deck: ['SOR_063', 'SOR_128', 'SOR_046'] } }).use('LOF_012', 1);
        return (wanted ? t.yes() : t.no()).ids(0, 'hand');
      }),
    [['SOR_063', 'SOR_128'], ['SOR_095']],
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
    'LOF_014: deployed, the defender has 2 power less',
    { you: { leader: deployed('LOF_014') }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('LOF_014', 'SOR_046').unit('LOF_014').damage,
    1,
  );

  row(
    'LOF_014: uses the Force to attack a defender with 2 power less',
    { you: { leader: 'LOF_014', force: true, ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.use('LOF_014').pick('SOR_046').unit('SOR_095').damage,
    1,
  );

  it('LOF_016: Qui-Gon sends one home and fields a cheaper one for nothing', () => {
    const t = sides({
      leader: 'LOF_016',
      base: 'SOR_020',
      force: true,
      ground: ['SOR_046'],
      hand: ['SOR_095', 'SOR_128', 'SOR_164'],
    }).use('LOF_016');
    expect(t.options()).toEqual(['play SOR_095']);
    t.pick('play SOR_095');
    expect([t.ready(0), t.units('SOR_046').length, t.units('SOR_095').length]).toEqual([20, 0, 1]);
  });

  row(
    'LOF_017: deployed, a friend that attacks and defeats a unit may be trained',
    { you: { leader: deployed('LOF_017'), ground: ['SOR_046'] }, them: { ground: ['SOR_128'] } },
    (t) => [upgradesOf(t.attack('SOR_046', 'SOR_128').yes(), 'SOR_046'), t.unit('LOF_017').ready],
    [[XP], true],
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

  row(
    'LOF_019: the Force as the regroup phase starts, with a unit of 4 remaining HP',
    {},
    () => [3, 4].map((damage) => force(board({ you: { base: 'LOF_019', ground: [hurt('SOR_046', damage)] } }).nextRound())),
    [true, false],
  );

  row('LOF_020: the Force when a Force unit attacks', {}, () => temple('LOF_020'), [true, false]);

  row('LOF_021: the Force when a Force unit attacks', {}, () => temple('LOF_021'), [true, false]);

  row('LOF_024: the Force when a Force unit attacks', {}, () => temple('LOF_024'), [true, false]);

  row(
    'LOF_025: the Force for 3 combat damage to an enemy base',
    {},
    () => ['SOR_095', 'SOR_063'].map((id) => force(board({ you: { base: 'LOF_025', ground: [id] } }).attack(id, 'SOR_029'))),
    [true, false],
  );

  row('LOF_026: the Force when a Force unit attacks', {}, () => temple('LOF_026'), [true, false]);

  row('LOF_027: the Force when a Force unit attacks', {}, () => temple('LOF_027'), [true, false]);

  row(
    'LOF_028: the Force for an exhausted friend',
    { you: { base: 'LOF_028', ground: ['SOR_095', spent('SOR_046')] } },
    (t) => [force(t.use('LOF_028')), t.unit('SOR_095').ready],
    [true, false],
  );

  row('LOF_028: no action without a ready friend', { you: { base: 'LOF_028', ground: [spent('SOR_046')] } }, (t) => t.options().includes('use LOF_028 0'), false);

  row('LOF_029: the Force when a Force unit attacks', {}, () => temple('LOF_029'), [true, false]);

  row('LOF_030: the Force when a Force unit attacks', {}, () => temple('LOF_030'), [true, false]);

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

  it('LOF_037: Vader shields both sides, and breaks a shielded enemy', () => {
    const t = sides({ hand: ['LOF_037'] }, { ground: ['SOR_046'] }).play('LOF_037');
    expect([upgradesOf(t, 'LOF_037'), upgradesOf(t, 'SOR_046')]).toEqual([['TOKEN_SHIELD'], ['TOKEN_SHIELD']]);
    const u = sides({ ground: ['LOF_037'] }, { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }, 'SOR_095'] }).attack('LOF_037', 'SOR_029');
    expect([u.units('SOR_046').length, u.units('SOR_095').length]).toEqual([0, 1]);
  });

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

  it('LOF_045: Yaddle’s other Jedi restore 1 for the phase', () => {
    const t = sides({ ground: ['LOF_045', 'TWI_050', 'SOR_046'] })
      .attack('LOF_045')
      .move({ pick: [0] });
    expect([t.unit('TWI_050').keywords.restore, t.unit('SOR_046').keywords.restore]).toEqual([1, undefined]);
  });

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
});
