import { describe, expect, it } from 'vitest';
import { sides, upgradesOf } from './testing/rows.js';

describe('Shadows of the Galaxy', () => {
  it('SHD_008: Boba Fett, deployed, gives 1 power to other units with a keyword, not to plain ones', () => {
    const t = sides({ leader: { id: 'SHD_008', deployed: true }, ground: ['SHD_162', 'SOR_046'] });
    expect([t.unit('SHD_162').power, t.unit('SOR_046').power, t.unit('SHD_008').power]).toEqual([
      3, 3, 4,
    ]);
  });

  it('SHD_013: Han Solo plays a unit for 1 less and hurts it; deployed only with a unit to play, as often as he likes', () => {
    const t = sides({ leader: 'SHD_013', hand: ['SOR_046'], base: 'SOR_020' })
      .use('SHD_013')
      .pick('play SOR_046');
    expect([t.unit('SOR_046').damage, t.ready(0)]).toEqual([2, 17]);
    expect(
      sides({ leader: { id: 'SHD_013', deployed: true }, hand: ['SOR_172'] }).options(),
    ).not.toContain('use SHD_013 0');
  });

  it('SHD_032: Lom Pyke gives an enemy a Shield for one of his own, or neither', () => {
    const t = sides({ ground: ['SHD_032'] }, { ground: ['SOR_046'] })
      .attack('SHD_032', 'SOR_029')
      .pick('SOR_046');
    expect([upgradesOf(t, 'SOR_046'), upgradesOf(t, 'SHD_032')]).toEqual([
      ['TOKEN_SHIELD'],
      ['TOKEN_SHIELD'],
    ]);
    const u = sides({ ground: ['SHD_032'] }, { ground: ['SOR_046'] })
      .attack('SHD_032', 'SOR_029')
      .none();
    expect([upgradesOf(u, 'SOR_046'), upgradesOf(u, 'SHD_032')]).toEqual([[], []]);
  });

  it('SHD_096: Maz Kanata grows with each other unit, not with herself', () => {
    const t = sides({ hand: ['SHD_096', 'SOR_128'] })
      .play('SHD_096')
      .pass();
    expect(upgradesOf(t, 'SHD_096')).toEqual([]);
    expect(upgradesOf(t.play('SOR_128'), 'SHD_096')).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('SHD_103: General Rieekan gives Sentinel, or Experience to a unit that has it', () => {
    const t = sides({ hand: ['SHD_103'], ground: ['SOR_046', 'SOR_063'] })
      .play('SHD_103')
      .pick('SOR_063');
    expect(upgradesOf(t, 'SOR_063')).toEqual(['TOKEN_EXPERIENCE']);
    expect(
      sides({ hand: ['SHD_103'], ground: ['SOR_046'] })
        .play('SHD_103')
        .pick('SOR_046')
        .unit('SOR_046').keywords,
    ).toMatchObject({ sentinel: 1 });
  });

  it('SHD_131: a friendly unit captures an enemy one of its arena', () => {
    const t = sides(
      { hand: ['SHD_131'], ground: ['SOR_046'] },
      { ground: ['SOR_128'], space: ['SOR_237'] },
    ).play('SHD_131');
    expect([t.unit('SOR_046').captives.map((c) => c.id), t.units('SOR_237').length]).toEqual([
      ['SOR_128'],
      1,
    ]);
  });

  it('SHD_172: the Krayt Dragon may answer a card with damage equal to its cost, to that player only', () => {
    const t = sides(
      { ground: ['SHD_172'] },
      { hand: ['SOR_046'], space: ['SOR_237'], base: 'SOR_029' },
      { active: 1 },
    ).play('SOR_046');
    expect(t.options().sort()).toEqual(['SOR_029', 'SOR_046']);
    expect(t.pick('SOR_029').base(1)).toBe(4);
  });

  it('SHD_187: the Phantom is neither hurt, defeated nor captured by enemy abilities, but falls without HP', () => {
    const safe = (event: string) =>
      sides({ hand: [event], ground: ['SOR_046'] }, { space: ['SHD_187'], ground: ['SOR_128'] })
        .play(event)
        .pick('SHD_187')
        .units('SHD_187').length;
    expect([safe('SOR_172'), safe('SOR_077')]).toEqual([1, 1]);
    const t = sides({ hand: ['JTL_234'] }, { space: ['SHD_187'] })
      .play('JTL_234')
      .pick('seat 1');
    expect(
      t.move({ amounts: t.options().map((o) => (o === 'SHD_187' ? 2 : 3)) }).units('SHD_187'),
    ).toEqual([]);
  });

  it('SHD_195: Cartel Turncoat’s bounty is a card for whoever defeats it', () => {
    const t = sides({ hand: ['SOR_077'], deck: ['SOR_095', 'SOR_128'] }, { space: ['SHD_195'] })
      .play('SOR_077')
      .yes();
    expect(t.ids(0, 'hand')).toEqual(['SOR_095']);
  });

  it('SHD_224: the armour takes 2 off damage, on Boba Fett alone', () => {
    const shot = (id: string) =>
      sides({ hand: ['SOR_172'] }, { ground: [{ id, upgrades: ['SHD_224'] }] })
        .play('SOR_172')
        .unit(id).damage;
    expect([shot('SOR_179'), shot('SOR_046')]).toEqual([2, 4]);
  });
});

describe('Twilight of the Republic', () => {
  it('TWI_110: what Huyang gives lasts while he is in play', () => {
    const t = sides({ hand: ['TWI_110'], ground: ['SOR_128'] }, { hand: ['SOR_077'] }).play(
      'TWI_110',
    );
    expect([t.unit('SOR_128').power, t.unit('SOR_128').hp]).toEqual([5, 3]);
    t.play('SOR_077').pick('TWI_110');
    expect([t.unit('SOR_128').power, t.unit('SOR_128').hp]).toEqual([3, 1]);
  });

  it('TWI_110: gives nothing where he is gone before he could', () => {
    const t = sides(
      { leader: 'SHD_013', hand: ['TWI_110'], ground: ['SOR_128'] },
      { ground: ['SHD_037'] },
    ).use('SHD_013');
    if (t.asks() === '0 target') t.pick('play TWI_110');
    expect([t.units('TWI_110'), t.asks()]).toEqual([[], '1 action']);
  });

  it('TWI_099: the strike counts the friendly units in the arena of its target', () => {
    const t = sides(
      { hand: ['TWI_099'], ground: ['SOR_046', 'SOR_128'], space: ['SOR_237'] },
      { ground: ['SOR_046'] },
    ).play('TWI_099');
    expect(t.unit('SOR_046', 1).damage).toBe(2);
  });

  it('TWI_171: the second grenade falls in the same arena, on another unit', () => {
    const t = sides({ hand: ['TWI_171'] }, { ground: ['SOR_046', 'SOR_232'], space: ['SOR_237'] })
      .play('TWI_171')
      .pick('SOR_046');
    expect(t.options()).toEqual(['SOR_232']);
    expect([t.pick('SOR_232').unit('SOR_232').damage, t.unit('SOR_046').damage]).toEqual([1, 2]);
  });

  it('TWI_213: the shuttle captures only as one of three units', () => {
    const alone = sides({ hand: ['TWI_213'] }, { ground: ['SOR_128'] }).play('TWI_213');
    const third = sides(
      { hand: ['TWI_213'], ground: ['SOR_046', 'SOR_046'] },
      { ground: ['SOR_128'] },
    ).play('TWI_213');
    expect([alone.units('SOR_128').length, third.units('SOR_128').length]).toEqual([1, 0]);
  });

  it('TWI_224: the attacker slips past the Sentinel with 2 more power', () => {
    const t = sides({ hand: ['TWI_224'], ground: ['SOR_046'] }, { ground: ['SOR_063'] })
      .play('TWI_224')
      .pick('SOR_029');
    expect(t.base(1)).toBe(5);
  });
});

describe('Jump to Lightspeed', () => {
  it('JTL_086: as an upgrade it may give Experience to another unit than the one it flies', () => {
    const t = sides({ hand: ['JTL_086'], space: ['SOR_237'], ground: ['SOR_046'] }).play(
      'JTL_086 pilot',
    );
    expect(t.options()).toEqual(['SOR_046']);
    expect(upgradesOf(t.pick('SOR_046'), 'SOR_046')).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('JTL_121: salvage pays for the Vehicle and dents it', () => {
    const t = sides({ hand: ['JTL_121'], discard: ['SOR_237', 'SOR_046'] }).play('JTL_121');
    expect([t.unit('SOR_237').damage, t.ids(0, 'discard')]).toEqual([1, ['SOR_046', 'JTL_121']]);
  });

  it('JTL_170: the Juggernaut hurts any number of units and grows by each damaged one', () => {
    const t = sides({ hand: ['JTL_170'], ground: ['SOR_046'] }, { ground: ['SOR_232'] })
      .play('JTL_170')
      .pick('SOR_046', 'SOR_232');
    expect(t.unit('JTL_170').power).toBe(5);
  });

  it('JTL_198: Fireball burns itself at the start of each regroup phase', () => {
    expect(
      sides({ space: ['JTL_198'] })
        .nextRound()
        .unit('JTL_198').damage,
    ).toBe(1);
  });
});

describe('Legends of the Force', () => {
  it('LOF_015: Cal Kestis uses the Force, and the opponent chooses who is exhausted', () => {
    const t = sides({ leader: 'LOF_015', force: true }, { ground: ['SOR_046', 'SOR_128'] }).use(
      'LOF_015',
    );
    expect([t.asks(), t.options()]).toEqual(['1 target', ['SOR_046', 'SOR_128']]);
    expect(t.pick('SOR_128').unit('SOR_128').ready).toBe(false);
    expect(sides({ leader: 'LOF_015' }).options()).not.toContain('use LOF_015 0');
  });

  it('LOF_023: the Jedi Temple gives the Force when a friendly Force unit attacks', () => {
    const force = (id: string) =>
      sides({ base: 'LOF_023', ground: [id] }).attack(id).state.players[0]?.force;
    expect([force('LOF_230'), force('SOR_046')]).toEqual([true, false]);
  });

  it('LOF_261: the lightsaber gives what fits its bearer', () => {
    const words = (id: string) =>
      Object.keys(sides({ ground: [{ id, upgrades: ['LOF_261'] }] }).unit(id).keywords).sort();
    expect([words('SOR_049'), words('SOR_135'), words('SOR_056')]).toEqual([
      ['restore', 'sentinel'],
      ['overwhelm', 'raid'],
      ['sentinel'],
    ]);
  });
});

describe('Secrets of Power and A Lawless Time', () => {
  it('SEC_253: a captured Hidden unit is not hidden when it is rescued', () => {
    const t = sides({ hand: ['LOF_190', 'SOR_077'] }, { hand: ['SEC_253'], ground: ['SOR_046'] })
      .play('LOF_190')
      .play('SEC_253');
    expect(t.units('LOF_190')).toEqual([]);
    t.play('SOR_077').attack('SOR_046');
    expect(t.options()).toContain('LOF_190');
  });

  it('SEC_110: after the droid attacked, the next unit costs 1 less, the one after it no more', () => {
    const t = sides({ ground: ['SEC_110'], hand: ['SOR_128', 'SOR_225'], base: 'SOR_026' })
      .attack('SEC_110')
      .pass()
      .play('SOR_225')
      .pass();
    expect(t.ready(0)).toBe(20);
    expect(t.play('SOR_128').ready(0)).toBe(19);
  });

  it('LAW_057: Benthic strikes a ground unit, and a base when he falls', () => {
    expect(
      sides({ ground: ['LAW_057'] }, { ground: ['SOR_046'] })
        .attack('LAW_057', 'SOR_029')
        .unit('SOR_046').damage,
    ).toBe(1);
    const t = sides({ ground: ['LAW_057'] }, { hand: ['SOR_172'], base: 'SOR_029' }, { active: 1 })
      .play('SOR_172')
      .pick('SOR_029');
    expect(t.base(1)).toBe(1);
  });

  it('LAW_223: Rose Tico enters ready beside a unit that is not unique', () => {
    const enters = (other: string) =>
      sides({ hand: ['LAW_223'], ground: [other] })
        .play('LAW_223')
        .unit('LAW_223').ready;
    expect([enters('SOR_046'), enters('SOR_051')]).toEqual([true, false]);
  });

  it('LAW_235: Lady Proxima makes a Credit', () => {
    expect(sides({ ground: ['LAW_235'] }).use('LAW_235').state.players[0]?.credits).toBe(1);
  });
});
