import type { Table } from '#rules';
import { board, costOf, deployed, disclosing, hurt, numbers, rows, sides, spent, SPY, times, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const sentinels = (t: Table): string[] =>
  t
    .units()
    .filter((u) => 'sentinel' in u.keywords)
    .map((u) => u.id);

describe('Secrets of Power, 1 to 50', () => {
  it('SEC_001: Palpatine finds a card with Plot, and makes the next one 3 cheaper as he deploys', () => {
    const t = sides({ leader: 'SEC_001', deck: ['SOR_046', 'SEC_255', 'SOR_095'] }).use('SEC_001');
    expect(t.options()).toEqual(['SEC_255']);
    expect(t.pick('SEC_255').ids(0, 'hand')).toEqual(['SEC_255']);
    const resources = ['SEC_172', ...Array.from({ length: 9 }, () => 'SOR_046')];
    const plotted = sides({ leader: 'SEC_001', base: 'SOR_023', resources }).use('SEC_001', 1);
    plotted.pick('SEC_001').pick('play SEC_172');
    const full = sides({
      leader: { id: 'SEC_001' },
      base: 'SOR_023',
      hand: ['SEC_172'],
      resources: 10,
    }).play('SEC_172');
    expect(plotted.units('SEC_172')).toHaveLength(1);
    expect(plotted.ready(0) - full.ready(0)).toBe(3);
  });

  row(
    'SEC_002: a damaged friend deals 1 damage, 2 with three or more on it',
    {},
    () =>
      [1, 3].map(
        (damage) =>
          board({ you: { leader: 'SEC_002', ground: [hurt('SOR_046', damage)] }, them: { ground: ['SOR_232'] } })
            .use('SEC_002')
            .unit('SOR_232').damage,
      ),
    [1, 2],
  );

  row(
    'SEC_003: an upgrade for 1 less, and 1 damage to its unit',
    { you: { leader: 'SEC_003', ground: ['SOR_046'], hand: ['ASH_228'] } },
    (t) => {
      t.use('SEC_003').pick('play ASH_228');
      return [upgradesOf(t, 'SOR_046'), t.unit('SOR_046').damage];
    },
    [['ASH_228'], 1],
  );

  row(
    'SEC_004: deployed, a disclosed card as she attacks',
    { you: { leader: deployed('SEC_004'), hand: ['SOR_046'], ground: ['SOR_128', 'SOR_095'] } },
    (t) => upgradesOf(t.attack('SEC_004', 'SOR_029').pick('SOR_046'), 'SOR_128'),
    [XP],
  );

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
    'SEC_005: heals up to 2 from a unit, and hurts the base as much',
    { you: { leader: 'SEC_005', ground: [hurt('SOR_046', 3)] } },
    (t) => {
      t.use('SEC_005').divide(2);
      return [t.unit('SOR_046').damage, t.base(0)];
    },
    [1, 2],
  );

  row(
    'SEC_006: an attack, then one of a unit that costs less',
    { you: { leader: 'SEC_006', ground: ['SOR_046', 'SOR_128'] } },
    (t) => t.use('SEC_006').pick('SOR_046').pick('SOR_128').base(1),
    6,
  );

  row(
    'SEC_007: deployed, any card of the hand for any unit, as often as wished',
    { you: { leader: deployed('SEC_007'), hand: ['SOR_069', 'SOR_232', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.use('SEC_007').pick('SOR_069').pick('play SOR_232').yes().unit('SOR_046').damage, t.pass().options().includes('use SEC_007 0')],
    [6, true],
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
    'SEC_008: deployed, a card played from the resources heals 1',
    { you: { leader: deployed('SEC_008'), hand: ['SEC_245', 'SOR_095'], resources: ['SEC_172', ...times(15, 'SOR_046')], baseDamage: 5 } },
    (t) => {
      t.play('SOR_095').pass();
      const before = t.base(0);
      t.play('SEC_245').pick('play SEC_172');
      if (t.asks() === '0 order') t.pick('SEC_008');
      return [before, t.base(0)];
    },
    [5, 4],
  );

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
    'SEC_009: deployed, other friendly Officials have 1 HP',
    { you: { leader: deployed('SEC_009'), ground: ['SEC_108', 'SOR_095'] } },
    (t) => [numbers(t, 'SEC_108')[1], numbers(t, 'SOR_095')[1], numbers(t, 'SEC_009')[1]],
    [4, 3, 7],
  );

  row(
    'SEC_009: no aspect penalty on Officials without Villainy, one on others',
    {},
    () => ['TWI_206', 'SOR_210', 'TWI_032'].map((card) => costOf(card, { leader: 'SEC_009' })),
    [1, 5, 6],
  );

  row(
    'SEC_010: its player hurts the unit, or the leader draws',
    { you: { leader: 'SEC_010' }, them: { ground: ['SOR_046'] } },
    (t) => t.use('SEC_010').pick('mode 1').ids(0, 'hand').length,
    1,
  );

  row('SEC_011: readies a token unit', { you: { leader: 'SEC_011', ground: [spent(SPY), spent('SOR_095')] } }, (t) => [t.use('SEC_011').unit(SPY).ready, t.unit('SOR_095').ready], [
    true,
    false,
  ]);

  row(
    'SEC_012: who hurt a base in this phase cannot be attacked',
    { you: { leader: 'SEC_012', ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('SOR_095', 'SOR_029').pick('attack SOR_046');
      return t.base(0);
    },
    3,
  );

  row(
    'SEC_013: 1 damage when a friend fell while attacking',
    { you: { leader: 'SEC_013', ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('SOR_128', 'SOR_046').yes().pick('SOR_029').base(1),
    1,
  );

  row(
    'SEC_014: a Spy while four units are exhausted',
    { you: { leader: 'SEC_014', ground: [spent('SOR_046'), spent('SOR_046')] }, them: { ground: [spent('SOR_046'), spent('SOR_046')] } },
    (t) => t.use('SEC_014').units(SPY).length,
    1,
  );

  row(
    'SEC_014: none with three',
    { you: { leader: 'SEC_014', ground: [spent('SOR_046'), spent('SOR_046')] }, them: { ground: [spent('SOR_046')] } },
    (t) => t.use('SEC_014').units(SPY).length,
    0,
  );

  row(
    'SEC_015: exhausts a unit beside an exhausted friend',
    { you: { leader: 'SEC_015', ground: [spent('SOR_095')] }, them: { ground: ['SOR_046'] } },
    (t) => t.use('SEC_015').pick('SOR_046').unit('SOR_046').ready,
    false,
  );

  row(
    'SEC_016: deployed, a revealed card may deal 1 and leaves her ready',
    { you: { leader: deployed('SEC_016'), hand: ['SEC_181', 'SOR_172'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.play('SEC_181').pick('SOR_172').pick('SOR_046').unit('SOR_046').damage, t.unit('SEC_016').ready],
    [1, true],
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
    'SEC_017: deployed, her hit discards a card of the hand, and its player draws',
    { you: { leader: deployed('SEC_017') }, them: { hand: ['SOR_095', 'SOR_128'], deck: ['SOR_063'] } },
    (t) => t.attack('SEC_017', 'SOR_029').pick('SOR_128').ids(1, 'hand'),
    ['SOR_095', 'SOR_063'],
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
    'SEC_018: deployed, rescued friends enter play ready',
    {},
    () =>
      [deployed('SEC_018'), 'SEC_018'].map(
        (leader) =>
          board({ you: { leader, hand: ['SOR_078'] }, them: { ground: [{ id: 'SOR_046', captives: ['SOR_095'] }] } })
            .play('SOR_078')
            .unit('SOR_095').ready,
      ),
    [true, false],
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

  row(
    'SEC_027: its end gives Experience beside Chancellor Palpatine',
    { you: { leader: 'TWI_017', space: ['SEC_027'], ground: ['SOR_095'], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('SEC_027').pick('SOR_095'), 'SOR_095'),
    [XP],
  );

  row('SEC_029: upgraded, Grit', { you: { ground: [wearing('SEC_029', XP), 'SEC_029'] } }, (t) => [t.unit('SEC_029').keywords, t.unit('SEC_029', 1).keywords], [{ grit: 1 }, {}]);

  row('SEC_031: may give another friendly Official Sentinel', { you: { hand: ['SEC_031'], ground: ['SEC_108', 'SOR_095'] } }, (t) => sentinels(t.play('SEC_031').pick('SEC_108')), [
    'SEC_108',
  ]);

  row(
    'SEC_032: friendly ground units with Sentinel have 2 HP more',
    { you: { space: ['SEC_032'], ground: ['SOR_063', 'SOR_095'] } },
    (t) => [t.unit('SOR_063').hp, t.unit('SOR_095').hp],
    [6, 3],
  );

  row(
    'SEC_033: enemy units have 2 power less while they attack a base',
    { you: { hand: ['SEC_033'] }, them: { ground: ['SOR_095'] } },
    (t) => t.play('SEC_033').attack('SOR_095', 'SOR_023').base(0),
    1,
  );

  row(
    'SEC_034: may defeat a unit with 2 remaining HP',
    { you: { hand: ['SEC_034'] }, them: { ground: ['SOR_128', 'SOR_046'] } },
    (t) => t.play('SEC_034').pick('SOR_128').units('SOR_128').length,
    0,
  );

  row(
    'SEC_035: Experience for each enemy unit that was defeated',
    { you: { hand: ['SOR_078', 'SEC_035'] }, them: { ground: ['SOR_046'] } },
    (t) => upgradesOf(t.play('SOR_078').pass().play('SEC_035'), 'SEC_035'),
    [XP],
  );

  row('SEC_035: comes back where he had 7 power', { you: { ground: [wearing('SEC_035', XP, XP)], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').ids(0, 'hand'), ['SEC_035']);

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
    'SEC_039: the end of its unit may defeat one with 3 remaining HP',
    { you: { ground: [wearing('SOR_095', 'SEC_039')], hand: ['SOR_078'] }, them: { ground: ['SOR_063'], space: ['SOR_237'] } },
    (t) => t.play('SOR_078').pick('SOR_095').pick('SOR_237').units('SOR_237').length,
    0,
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
    'SEC_041: Sentinel once an enemy unit hit the base',
    { you: { ground: ['SEC_041'] }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => t.attack('SOR_095', 'SOR_023').unit('SEC_041').keywords,
    { sentinel: 1 },
  );

  it('SEC_042: Cassian weakens his attacker, and takes 2 less from enemy abilities', () => {
    const t = sides({ ground: ['SEC_042'] }, { ground: ['SOR_046'] }, { active: 1 }).attack('SOR_046', 'SEC_042');
    expect(t.unit('SEC_042').damage).toBe(1);
    const own = sides({ ground: ['SEC_042'], hand: ['SOR_172'] }).play('SOR_172');
    expect(own.units('SEC_042')).toEqual([]);
    const theirs = sides({ ground: ['SEC_042'] }, { hand: ['SHD_178'] }, { active: 1 })
      .play('SHD_178')
      .pick('SEC_042');
    expect(theirs.unit('SEC_042').damage).toBe(0);
  });

  row('SEC_045: Restore 2 for another Official', { you: { ground: ['SEC_045', 'SEC_108'] } }, (t) => t.attack('SEC_045', 'SOR_029').pick('SEC_045').unit('SEC_108').keywords, {
    restore: 2,
  });

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

  row('SEC_047: each other friendly unit has Restore 1', { you: { space: ['SEC_047'], ground: ['SOR_095'] } }, (t) => t.unit('SOR_095').keywords, { restore: 1 });

  it('SEC_048: Rex and an enemy are Sentinels for the phase', () => {
    const t = sides({ hand: ['SEC_048'] }, { ground: ['SOR_046'] }).play('SEC_048');
    expect([t.unit('SEC_048').keywords, t.unit('SOR_046').keywords]).toEqual([{ sentinel: 1 }, { sentinel: 1 }]);
  });

  it('SEC_050: the Vigil spares other units 1 and suffers 1 more itself, even of what cannot be prevented', () => {
    const hit = (id: string) =>
      sides({ ground: ['SOR_046'], space: ['SEC_050'] }, { hand: ['SOR_172'] }, { active: 1 })
        .play('SOR_172')
        .pick(id)
        .unit(id).damage;
    expect([hit('SOR_046'), hit('SEC_050')]).toEqual([3, 5]);
    const t = sides({ space: ['SEC_050'] }, { hand: ['JTL_234'] }, { active: 1 })
      .play('JTL_234')
      .pick('seat 0')
      .divide(0, 5);
    expect(t.unit('SEC_050').damage).toBe(6);
  });
});
