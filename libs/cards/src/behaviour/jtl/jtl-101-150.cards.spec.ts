import type { SideSetup } from '#rules';
import { cardById } from '../../facts/catalogue.js';
import { asPilot, board, costOf, hurt, numbers, rows, sides, spent, TIE, times, upgradesOf, wearing, XWING } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const cost = (id: string): number => cardById(id)?.cost ?? 0;
const row = rows(it, expect);
const ship = (...upgrades: string[]) => ({ id: 'SOR_237', upgrades });

describe('Jump to Lightspeed, 101 to 150', () => {
  row('JTL_101: 1 less for each friendly Pilot', {}, () => costOf('JTL_101') - costOf('JTL_101', { ground: ['JTL_057'], space: [wearing('SOR_237', 'JTL_045')] }), 2);

  row(
    'JTL_101: an X-Wing as a Pilot boards it',
    { you: { space: ['JTL_101'], hand: ['JTL_045', 'SOR_069'] } },
    (t) => {
      asPilot(t, 'JTL_045');
      const boarded = t.units(XWING).length;
      t.pass().play('SOR_069');
      if (t.asks() === '0 target') t.pick('JTL_101');
      return [boarded, t.units(XWING).length];
    },
    [1, 1],
  );

  row(
    'JTL_102: damage for every friendly space unit',
    { you: { hand: ['JTL_102'], space: ['SOR_237'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('JTL_102').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  it('JTL_103: Chewbacca is neither defeated nor returned by enemy abilities, and neither is his ship', () => {
    const safe = (you: SideSetup, id: string, event: string) =>
      sides(you, { hand: [event] }, { active: 1 })
        .play(event)
        .units(id).length;
    const asPilot: SideSetup = { space: [{ id: 'SOR_237', upgrades: ['JTL_103'] }] };
    for (const event of ['SHD_079', 'SOR_222']) expect([safe({ ground: ['JTL_103'] }, 'JTL_103', event), safe(asPilot, 'SOR_237', event)], event).toEqual([1, 1]);
  });

  it('JTL_104: the Raddus guards beside the Resistance, and takes an enemy with it', () => {
    expect(sides({ leader: 'JTL_018', space: ['JTL_104'] }).unit('JTL_104').keywords).toEqual({
      sentinel: 1,
    });
    const t = sides({ space: ['JTL_104'] }, { hand: ['SHD_079'], ground: ['SOR_046'] }, { active: 1 })
      .play('SHD_079')
      .pick('JTL_104');
    expect(t.units('SOR_046')).toEqual([]);
  });

  it('JTL_105: the Starhawk halves what is paid, rounded up', () => {
    const t = sides({
      space: ['JTL_105'],
      hand: ['SOR_063'],
      leader: 'SOR_005',
      base: 'SOR_020',
      resources: 2,
    });
    expect(t.options()).toContain('play SOR_063');
    expect(t.play('SOR_063').ready(0)).toBe(2 - Math.ceil(cost('SOR_063') / 2));
  });

  it('JTL_105: what an ability lets its player pay is no cost, and paid in full (1.8.9)', () => {
    const paid = (...space: string[]) =>
      20 -
      sides({ space, hand: ['JTL_096'], leader: 'TWI_007', resources: 20 })
        .play('JTL_096')
        .move({ pick: [0] })
        .yes()
        .ready(0);
    expect([paid(), paid('JTL_105')]).toEqual([cost('JTL_096') + 2, Math.ceil(cost('JTL_096') / 2) + 2]);
  });

  it('JTL_106: unity counts names, not units', () => {
    const t = sides({ hand: ['JTL_106'], ground: ['SOR_046', 'SOR_046', 'SOR_095'] }).play('JTL_106');
    expect([t.unit('SOR_046').power, t.unit('SOR_095').hp]).toEqual([5, 5]);
  });

  row('JTL_107: Sentinel beside a Vehicle', { you: { ground: ['JTL_107'], space: ['SOR_237'] } }, (t) => t.unit('JTL_107').keywords, { sentinel: 1 });

  row(
    'JTL_109: his ship has Sentinel with a unit in each arena',
    {},
    () => [['SOR_095'], []].map((ground) => board({ you: { space: [wearing('SOR_237', 'JTL_109')], ground } }).unit('SOR_237').keywords),
    [{ sentinel: 1 }, {}],
  );

  it('JTL_111: the admiral profits from cards an opponent draws in the action phase', () => {
    const t = sides({ ground: ['JTL_111'] }, { hand: ['TWI_175'] }, { active: 1 })
      .play('TWI_175')
      .pick('JTL_111');
    expect(upgradesOf(t, 'JTL_111')).toEqual(['TOKEN_EXPERIENCE']);
  });

  row('JTL_115: 1 power and HP for each other friendly space unit', { you: { space: ['JTL_115', 'SOR_237', TIE] } }, (t) => numbers(t, 'JTL_115'), [5, 5]);

  row(
    'JTL_116: indirect damage for each friendly Vehicle',
    { you: { hand: ['JTL_116'], space: ['SOR_237'], ground: ['SOR_095'] } },
    (t) => t.play('JTL_116').pick('seat 1').base(1),
    2,
  );

  row('JTL_117: an X-Wing as he comes', { you: { hand: ['JTL_117'] } }, (t) => t.play('JTL_117').units(XWING).length, 1);

  row('JTL_119: the top card may become a resource', { you: { hand: ['JTL_119'] } }, (t) => t.play('JTL_119').yes().ids(0, 'resources').length, 21);

  it('JTL_120: what the turret’s ship hits as it attacks is defeated, not what it hits in defence', () => {
    const t = sides({ space: [ship('JTL_120')] }, { space: ['SOR_066'] }).attack('SOR_237', 'SOR_066');
    expect(t.units('SOR_066')).toEqual([]);
    const v = sides({ space: ['SOR_066'] }, { space: [ship('JTL_120')] }).attack('SOR_066', 'SOR_237');
    expect(v.units('SOR_066')).toHaveLength(1);
  });

  row(
    'JTL_122: an X-Wing for each of up to two exhausted space units',
    { you: { hand: ['JTL_122'], space: ['SOR_237', 'SOR_225'] } },
    (t) => t.play('JTL_122').pick('SOR_237', 'SOR_225').units(XWING).length,
    2,
  );

  row(
    'JTL_123: an exhausted unit attacks, no base',
    { you: { hand: ['JTL_123'], ground: [spent('SOR_095')] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('JTL_123').unit('SOR_046').damage,
    3,
  );

  row('JTL_124: a space unit, then a ground unit with 2 power more', { you: { hand: ['JTL_124'], space: ['SOR_237'], ground: ['SOR_095'] } }, (t) => t.play('JTL_124').base(1), 7);

  row(
    'JTL_125: 4 damage with more space units',
    { you: { hand: ['JTL_125'], space: ['SOR_237'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('JTL_125').unit('SOR_046').damage,
    4,
  );

  it('JTL_127: one ship rams another, whose power comes down on its side as indirect damage', () => {
    const t = sides({ hand: ['JTL_127'], space: ['SOR_237'] }, { space: ['SOR_066'], ground: ['SOR_046'] }).play('JTL_127');
    expect([t.units('SOR_237').length, t.unit('SOR_066').damage, t.decision.total, t.decision.seat]).toEqual([0, 2, 3, 1]);
  });

  row(
    'JTL_129: every friendly Vehicle of the arena strikes',
    { you: { hand: ['JTL_129'], space: ['SOR_237', 'SOR_225'] }, them: { space: ['JTL_040'] } },
    (t) => t.play('JTL_129').pick('JTL_040').unit('JTL_040').damage,
    4,
  );

  row(
    'JTL_130: an X-Wing with Sentinel for every two resources of an opponent',
    { you: { hand: ['JTL_130'] }, them: { resources: 5 } },
    (t) =>
      t
        .play('JTL_130')
        .units(XWING)
        .map((u) => u.keywords),
    [{ sentinel: 1 }, { sentinel: 1 }],
  );

  it('JTL_131: a salvo hits every enemy of one arena with the power of a space unit', () => {
    const t = sides({ hand: ['JTL_131'], space: ['SOR_237'] }, { ground: ['SOR_046', 'SOR_164'], space: ['SOR_066'] })
      .play('JTL_131')
      .pick('mode 0');
    expect(
      t
        .units()
        .filter((u) => u.damage > 0)
        .map((u) => [u.id, u.damage]),
    ).toEqual([
      ['SOR_046', 2],
      ['SOR_164', 2],
    ]);
  });

  row('JTL_132: 1 indirect damage as it attacks', { you: { ground: ['JTL_132'] } }, (t) => t.attack('JTL_132', 'SOR_029').pick('seat 1').base(1), 3);

  row('JTL_132: and at its end', { you: { ground: ['JTL_132'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').pick('seat 1').base(1), 1);

  it('JTL_133: Pryde breaks a common upgrade on a unit hit by indirect damage', () => {
    const t = sides({ ground: ['JTL_133'], hand: ['JTL_234'] }, { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] })
      .play('JTL_234')
      .pick('seat 1');
    t.divide(0, 5).pick('TOKEN_SHIELD');
    expect([t.unit('SOR_046').damage, upgradesOf(t, 'SOR_046')]).toEqual([5, []]);
    const u = sides({ ground: ['JTL_133'] }, {}, { initiative: 0 })
      .attack('JTL_133')
      .pick('seat 1');
    expect(u.base(1)).toBe(2 + 2);
  });

  row('JTL_134: each other First Order unit has Raid 1', { you: { ground: ['JTL_134', 'JTL_132'] } }, (t) => t.unit('JTL_132').keywords, { raid: 1 });

  row(
    'JTL_135: is readied against more space units',
    { you: { hand: ['JTL_135'] }, them: { space: ['SOR_237', 'SOR_225'] } },
    (t) => t.play('JTL_135').unit('JTL_135').ready,
    true,
  );

  row(
    'JTL_137: Overwhelm with 4 power, Raid 1 with 6',
    {},
    () => [0, 1, 2].map((n) => board({ you: { space: [wearing('JTL_137', ...times(n, 'ASH_228'))] } }).unit('JTL_137').keywords),
    [{}, { overwhelm: 1 }, { overwhelm: 1, raid: 1 }],
  );

  row(
    'JTL_138: 1 less once indirect damage was dealt',
    {},
    () =>
      ['JTL_149', 'SOR_237'].map((id) => {
        const t = board({ you: { hand: ['JTL_138'], space: [id] } })
          .attack(id, 'SOR_029')
          .pass();
        const before = t.ready(0);
        return before - t.play('JTL_138').ready(0) - costOf('JTL_138');
      }),
    [-1, 0],
  );

  row(
    'JTL_139: his ship deals 2 indirect damage, 3 as an Underworld unit',
    {},
    () =>
      ['SOR_237', 'JTL_182'].map((id) => {
        const t = board({ you: { space: [wearing(id, 'JTL_139')] } });
        const { power } = t.unit(id);
        return t.attack(id, 'SOR_029').pick('seat 1').base(1) - power;
      }),
    [2, 3],
  );

  row(
    'JTL_140: 1 damage to each of up to three units',
    { you: { hand: ['JTL_140'] }, them: { ground: ['SOR_046', 'SOR_095', 'SOR_210', 'SOR_232'] } },
    (t) => {
      t.play('JTL_140').pick('SOR_046', 'SOR_095', 'SOR_210');
      return ['SOR_046', 'SOR_095', 'SOR_210', 'SOR_232'].map((id) => t.unit(id).damage);
    },
    [1, 1, 1, 0],
  );

  it('JTL_141: IG-88 is 3 stronger while an enemy is damaged, and so is his ship', () => {
    const power = (damage: number) => {
      const t = sides({ ground: ['JTL_141'] }, { ground: [{ id: 'SOR_046', damage }] });
      const u = sides({ space: [ship('JTL_141')] }, { ground: [{ id: 'SOR_046', damage }] });
      return [t.unit('JTL_141').power, u.unit('SOR_237').power];
    };
    expect([power(0), power(1)]).toEqual([
      [4, 2],
      [7, 5],
    ]);
  });

  it('JTL_142: Vader’s ship kills and goes on to another unit or a base', () => {
    const t = sides({ space: [ship('JTL_142')] }, { ground: ['SOR_128'] })
      .attack('SOR_237')
      .pick('SOR_128')
      .pick('SOR_029');
    expect([t.units('SOR_128'), t.base(1)]).toEqual([[], 6]);
    expect(
      sides({ space: [ship('JTL_142')] }, { ground: ['SOR_046'] })
        .attack('SOR_237')
        .pick('SOR_046')
        .asks(),
    ).toBe('1 action');
  });

  row(
    'JTL_144: leaves a unit with 1 HP',
    {},
    () =>
      [0, 3].map(
        (damage) =>
          board({ you: { hand: ['JTL_144'] }, them: { ground: [hurt('SOR_046', damage)] } })
            .play('JTL_144')
            .unit('SOR_046').damage,
      ),
    [6, 6],
  );

  row(
    'JTL_145: as a Pilot he may ready a Resistance unit for 2',
    {},
    () =>
      [true, false].map((paid) => {
        const t = asPilot(board({ you: { hand: ['JTL_145'], space: ['SOR_237'], ground: [spent('JTL_248'), spent('SOR_095')] } }), 'JTL_145').pick('SOR_237');
        const before = t.ready(0);
        if (paid) t.yes();
        else t.no();
        return [t.unit('JTL_248').ready, before - t.ready(0)];
      }),
    [
      [true, 2],
      [false, 0],
    ],
  );

  row('JTL_146: an attack with a Fighter, with 2 power more', { you: { ground: ['JTL_146', 'SOR_095'], space: ['SOR_237'] } }, (t) => t.use('JTL_146').base(1), 4);

  it('JTL_147: Black One likes upgrades, and shoots beside Poe Dameron', () => {
    expect(sides({ space: [{ id: 'JTL_147', upgrades: ['TOKEN_SHIELD'] }] }).unit('JTL_147').power).toBe(3);
    const t = sides({ leader: 'JTL_013', space: ['JTL_147'] }, { ground: ['SOR_046'] })
      .attack('JTL_147')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(1);
    expect(
      sides({ space: ['JTL_147'] }, { ground: ['SOR_046'] })
        .attack('JTL_147')
        .asks(),
    ).toBe('1 action');
  });

  it('JTL_148: Frisk boards and breaks a cheap upgrade', () => {
    const t = sides({ hand: ['JTL_148'], space: ['SOR_237'] }, { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] })
      .pick('play JTL_148 pilot')
      .pick('TOKEN_SHIELD');
    expect(upgradesOf(t, 'SOR_046')).toEqual([]);
  });

  row('JTL_149: 3 indirect damage to the defender', { you: { space: ['JTL_149'] } }, (t) => t.attack('JTL_149', 'SOR_029').base(1), 4);

  it('JTL_150: Biggs gives a Fighter Overwhelm, a Transport 1 HP', () => {
    const t = sides({ space: [ship('JTL_150'), { id: 'JTL_053', upgrades: ['TOKEN_SHIELD'] }] });
    expect(t.unit('SOR_237').keywords).toEqual({ overwhelm: 1 });
    expect(sides({ space: [{ id: 'JTL_053', upgrades: ['JTL_150'] }] }).unit('JTL_053').hp).toBe(6 + 1 + 1);
  });
});
