import { describe, expect, it } from 'vitest';
import { sides, upgradesOf } from '../testing/rows.js';

const ship = (...upgrades: string[]) => ({ id: 'SOR_237', upgrades });

describe('Jump to Lightspeed: wings and their leaders', () => {
  it('JTL_005: Piett’s Capital Ships cost 1 less, 2 less once he is deployed', () => {
    const left = (deployed: boolean) => {
      const t = sides({ leader: { id: 'JTL_005', deployed }, hand: ['JTL_089'] });
      return (deployed ? t.play('JTL_089').no() : t.use('JTL_005').pick('play JTL_089').no()).ready(
        0,
      );
    };
    expect(left(true) - left(false)).toBe(1);
  });

  it('JTL_011: Vonreg plays a Vehicle and cheers another unit; as a Pilot, one of his arena', () => {
    const t = sides({ leader: 'JTL_011', hand: ['SOR_237'], ground: ['SOR_046'] })
      .use('JTL_011')
      .pick('play SOR_237');
    expect([t.unit('SOR_046').power, t.unit('SOR_237').power]).toEqual([4, 2]);
    const u = sides({ leader: 'JTL_011', space: ['SOR_237', 'SOR_178'], ground: ['SOR_046'] })
      .use('JTL_011', 1)
      .pick('mode 1')
      .pick('SOR_237')
      .pass()
      .attack('SOR_237');
    expect(u.options()).toEqual(['SOR_178']);
  });

  it('JTL_015: Rio sends a space unit past Sentinels, 1 stronger; a Transport keeps that', () => {
    expect(
      sides({ leader: 'JTL_015', space: ['SOR_237'] })
        .use('JTL_015')
        .base(1),
    ).toBe(3);
    const t = sides({ leader: 'JTL_015', space: ['JTL_053'] })
      .use('JTL_015', 1)
      .pick('mode 1');
    expect([t.unit('JTL_053').power, t.unit('JTL_053').keywords.saboteur]).toEqual([5 + 3 + 1, 1]);
  });

  it('JTL_046: Paige’s ship grows by Experience and 1 damage with each attack', () => {
    const t = sides({ space: [ship('JTL_046')] }).attack('SOR_237');
    expect([t.unit('SOR_237').damage, t.unit('SOR_237').power, t.base(1)]).toEqual([1, 5, 5]);
  });

  it('JTL_048: Cassian’s ship draws for a cheap card', () => {
    const drawn = (top: string) =>
      sides({ space: [ship('JTL_048')] }, { deck: [top] })
        .attack('SOR_237')
        .ids(0, 'hand').length;
    expect([drawn('SOR_128'), drawn('SOR_046')]).toEqual([1, 0]);
  });

  it('JTL_092: eight TIE Fighters, ready, and no base in their sights this phase', () => {
    const t = sides({ hand: ['JTL_092'] }, { space: ['SOR_237'] })
      .play('JTL_092')
      .pass();
    expect([
      t.units('TOKEN_TIE_FIGHTER').length,
      t.attack('TOKEN_TIE_FIGHTER', 'SOR_237').base(1),
    ]).toEqual([8, 0]);
  });

  it('JTL_096: Blue Leader lands for 2 and is a ground unit', () => {
    const t = sides({ hand: ['JTL_096'] }, { ground: ['SOR_046'] })
      .play('JTL_096')
      .move({ pick: [1] });
    expect(t.yes().unit('JTL_096')).toMatchObject({ arena: 'ground', power: 5 });
  });

  it('JTL_100: Poe brings an X-Wing and may board it', () => {
    const t = sides({ hand: ['JTL_100'] })
      .play('JTL_100')
      .pick('TOKEN_XWING');
    expect([upgradesOf(t, 'TOKEN_XWING'), t.units('JTL_100').length]).toEqual([['JTL_100'], 0]);
  });

  it('JTL_104: the Raddus guards beside the Resistance, and takes an enemy with it', () => {
    expect(sides({ leader: 'JTL_018', space: ['JTL_104'] }).unit('JTL_104').keywords).toEqual({
      sentinel: 1,
    });
    const t = sides(
      { space: ['JTL_104'] },
      { hand: ['SHD_079'], ground: ['SOR_046'] },
      { active: 1 },
    )
      .play('SHD_079')
      .pick('JTL_104');
    expect(t.units('SOR_046')).toEqual([]);
  });

  it('JTL_106: unity counts names, not units', () => {
    const t = sides({ hand: ['JTL_106'], ground: ['SOR_046', 'SOR_046', 'SOR_095'] }).play(
      'JTL_106',
    );
    expect([t.unit('SOR_046').power, t.unit('SOR_095').hp]).toEqual([5, 5]);
  });

  it('JTL_111: the admiral profits from cards an opponent draws in the action phase', () => {
    const t = sides({ ground: ['JTL_111'] }, { hand: ['TWI_175'] }, { active: 1 })
      .play('TWI_175')
      .pick('JTL_111');
    expect(upgradesOf(t, 'JTL_111')).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('JTL_120: what the turret’s ship hits as it attacks is defeated, not what it hits in defence', () => {
    const t = sides({ space: [ship('JTL_120')] }, { space: ['SOR_066'] }).attack(
      'SOR_237',
      'SOR_066',
    );
    expect(t.units('SOR_066')).toEqual([]);
    const v = sides({ space: ['SOR_066'] }, { space: [ship('JTL_120')] }).attack(
      'SOR_066',
      'SOR_237',
    );
    expect(v.units('SOR_066')).toHaveLength(1);
  });

  it('JTL_127: one ship rams another, whose power comes down on its side as indirect damage', () => {
    const t = sides(
      { hand: ['JTL_127'], space: ['SOR_237'] },
      { space: ['SOR_066'], ground: ['SOR_046'] },
    ).play('JTL_127');
    expect([
      t.units('SOR_237').length,
      t.unit('SOR_066').damage,
      t.decision.total,
      t.decision.seat,
    ]).toEqual([0, 2, 3, 1]);
  });

  it('JTL_131: a salvo hits every enemy of one arena with the power of a space unit', () => {
    const t = sides(
      { hand: ['JTL_131'], space: ['SOR_237'] },
      { ground: ['SOR_046', 'SOR_164'], space: ['SOR_066'] },
    )
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

  it('JTL_147: Black One likes upgrades, and shoots beside Poe Dameron', () => {
    expect(
      sides({ space: [{ id: 'JTL_147', upgrades: ['TOKEN_SHIELD'] }] }).unit('JTL_147').power,
    ).toBe(3);
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
    const t = sides(
      { hand: ['JTL_148'], space: ['SOR_237'] },
      { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] },
    )
      .pick('play JTL_148 pilot')
      .pick('TOKEN_SHIELD');
    expect(upgradesOf(t, 'SOR_046')).toEqual([]);
  });

  it('JTL_150: Biggs gives a Fighter Overwhelm, a Transport 1 HP', () => {
    const t = sides({ space: [ship('JTL_150'), { id: 'JTL_053', upgrades: ['TOKEN_SHIELD'] }] });
    expect(t.unit('SOR_237').keywords).toEqual({ overwhelm: 1 });
    expect(sides({ space: [{ id: 'JTL_053', upgrades: ['JTL_150'] }] }).unit('JTL_053').hp).toBe(
      6 + 1 + 1,
    );
  });

  it('JTL_154: the Profundity takes a card, and another from a fuller hand', () => {
    const left = (...hand: string[]) => {
      const t = sides({ hand: ['JTL_154'] }, { hand })
        .play('JTL_154')
        .pick('seat 1');
      while (t.decision.kind !== 'action') t.move({ pick: [0] });
      return t.ids(1, 'hand').length;
    };
    expect([
      left('SOR_046'),
      left('SOR_046', 'SOR_095'),
      left('SOR_046', 'SOR_095', 'SOR_128'),
    ]).toEqual([0, 0, 1]);
  });

  it('JTL_172: twin lasers hit two units of their arena', () => {
    const t = sides(
      { space: [ship('JTL_172')] },
      { space: ['SOR_178', 'SOR_178'], ground: ['SOR_046'] },
    ).attack('SOR_237', 'SOR_029');
    expect(t.options()).toEqual(['SOR_237', 'SOR_178', 'SOR_178']);
    expect(
      t
        .pick('SOR_178', 'SOR_178')
        .units('SOR_178')
        .map((u) => u.damage),
    ).toEqual([1, 1]);
  });

  it('JTL_176: a ship shot down may cost a base 2', () => {
    const t = sides({ hand: ['JTL_176'] }, { space: ['SOR_237'] })
      .play('JTL_176')
      .pick('SOR_029');
    expect([t.units('SOR_237'), t.base(1)]).toEqual([[], 2]);
    expect(
      sides({ hand: ['JTL_176'] }, { space: ['SOR_066'] })
        .play('JTL_176')
        .asks(),
    ).toBe('1 action');
  });

  it('JTL_187: Bossk, and his ship, hurt and exhaust whom they attack', () => {
    const t = sides({ ground: ['JTL_187'] }, { ground: ['SOR_046'] }).attack('JTL_187', 'SOR_046');
    expect([t.unit('SOR_046').damage, t.unit('SOR_046').ready]).toEqual([5, false]);
    const u = sides({ space: [ship('JTL_187')] }, { space: ['JTL_053'] }).attack(
      'SOR_237',
      'JTL_053',
    );
    expect([u.unit('JTL_053').damage, u.unit('JTL_053').ready]).toEqual([5, false]);
  });

  it('JTL_210: the Mandalorian exhausts two on the ground, or one where his ship is', () => {
    const t = sides({ hand: ['JTL_210'] }, { ground: ['SOR_046', 'SOR_095'] })
      .play('JTL_210')
      .pick('SOR_046', 'SOR_095');
    expect([t.unit('SOR_046').ready, t.unit('SOR_095').ready]).toEqual([false, false]);
    const u = sides(
      { hand: ['JTL_210'], space: ['SOR_237'] },
      { ground: ['SOR_046'], space: ['SOR_066'] },
    ).pick('play JTL_210 pilot');
    expect([u.unit('SOR_046').ready, u.unit('SOR_066').ready]).toEqual([true, false]);
  });

  it('JTL_223: a Pilot aboard the Razor Crest may send a cheap or tired unit home', () => {
    const t = sides(
      { hand: ['JTL_148'], space: ['JTL_223'] },
      { ground: ['SOR_128', 'SOR_046', { id: 'SOR_164', ready: false }] },
    ).pick('play JTL_148 pilot');
    t.move({ pick: [1] });
    expect(t.options()).toEqual(['SOR_128', 'SOR_164']);
    expect(t.pick('SOR_164').ids(1, 'hand')).toEqual(['SOR_164']);
  });

  it('JTL_244: three units lose everything for the round', () => {
    const t = sides({ hand: ['JTL_244'] }, { ground: ['SOR_063', 'SOR_164'] })
      .play('JTL_244')
      .pick('SOR_063', 'SOR_164');
    expect([t.unit('SOR_063').keywords, t.unit('SOR_164').keywords]).toEqual([{}, {}]);
    expect(t.nextRound().unit('SOR_063').keywords).toEqual({ sentinel: 1 });
  });
});
