import { describe, expect, it } from 'vitest';
import { sides, upgradesOf } from '../testing/rows.js';

/** So that Vigilance costs no penalty. */
const city = { base: 'SOR_020' };

describe('Vigilance with Villainy', () => {
  it('SHD_028: Doctor Pershing pays with a friend’s health for a card', () => {
    const t = sides({ ground: ['SHD_028', 'SOR_046'], deck: ['SOR_095'] })
      .use('SHD_028')
      .pick('SOR_046');
    expect([t.unit('SOR_046').damage, t.ids(0, 'hand'), t.unit('SHD_028').ready]).toEqual([
      1,
      ['SOR_095'],
      false,
    ]);
  });

  it('SHD_031: the Client puts a Bounty of 5 healing on a unit for this phase', () => {
    const t = sides(
      { ground: ['SHD_031'], hand: ['SOR_172'], baseDamage: 6 },
      { ground: ['SOR_128'] },
    )
      .use('SHD_031')
      .pick('SOR_128')
      .pass()
      .play('SOR_172')
      .pick('SOR_128')
      .pick('SOR_023');
    expect(t.base(0)).toBe(1);
  });

  it('SHD_033: Synara San is worth 5 damage to a base, only while exhausted', () => {
    const fall = (ready: boolean) =>
      sides({ hand: ['SOR_078'], ...city }, { ground: [{ id: 'SHD_033', ready }] }).play('SOR_078');
    expect(fall(false).pick('SOR_029').base(1)).toBe(5);
    expect(fall(true).asks()).toBe('1 action');
  });

  it('SHD_035: the Gauntlet gives Experience before it is hit', () => {
    const t = sides({ space: ['SHD_035'] }, { space: ['SOR_237'] }, { active: 1 })
      .attack('SOR_237', 'SHD_035')
      .pick('SHD_035');
    expect([upgradesOf(t, 'SHD_035'), t.unit('SHD_035').damage]).toEqual([['TOKEN_EXPERIENCE'], 2]);
  });

  it('SHD_036: First Light gives other friends Grit and may be smuggled at the price of 4 damage', () => {
    expect(
      sides({ space: ['SHD_036'], ground: [{ id: 'SOR_046', damage: 2 }] }).unit('SOR_046').power,
    ).toBe(5);
    const goods = ['SHD_036', ...Array.from({ length: 6 }, () => 'SOR_046')];
    const t = sides({ ...city, resources: goods, ground: ['SOR_046', 'SOR_095'] })
      .pick('play SHD_036 smuggle')
      .pick('SOR_046');
    expect([t.units('SHD_036').length, t.unit('SOR_046').damage, t.ready(0)]).toEqual([1, 4, 0]);
    expect(sides({ ...city, resources: goods }).options()).not.toContain('play SHD_036 smuggle');
  });

  it('SHD_036: beside Tech the player says which Smuggle it is', () => {
    const smuggled = (kind: string) => {
      const t = sides({
        ...city,
        leader: 'SHD_002',
        resources: ['SHD_036', ...Array.from({ length: 8 }, () => 'SOR_046')],
        ground: ['SHD_248'],
      });
      return t.pick('play SHD_036 smuggle').pick(kind);
    };
    expect([smuggled('mode 0').unit('SHD_248').damage, smuggled('mode 0').ready(0)]).toEqual([
      4, 2,
    ]);
    expect([smuggled('mode 1').unit('SHD_248').damage, smuggled('mode 1').ready(0)]).toEqual([
      0, 0,
    ]);
  });

  it('SHD_038: Brutal Traditions comes out of the discard pile once an enemy fell this phase', () => {
    const t = sides(
      { ...city, discard: ['SHD_038'], hand: ['SOR_172'], ground: ['SOR_046'] },
      { ground: ['SOR_128'] },
    );
    expect(t.options()).not.toContain('use SHD_038 0');
    t.play('SOR_172').pick('SOR_128').pass().use('SHD_038');
    expect([upgradesOf(t, 'SOR_046'), t.ready(0)]).toEqual([['SHD_038'], 15]);
  });

  it('SHD_037: Supreme Leader Snoke weakens every enemy that is no leader', () => {
    const t = sides(
      { ground: ['SHD_037'] },
      { leader: { id: 'SOR_005', deployed: true }, ground: ['SOR_046'] },
    );
    expect([t.unit('SOR_046').power, t.unit('SOR_046').hp, t.unit('SOR_005').power]).toEqual([
      1, 5, 4,
    ]);
  });

  it('SHD_039: what falls leaves Experience for each of its upgrades', () => {
    const t = sides(
      { hand: ['SHD_039'], ground: ['SOR_046'] },
      { ground: [{ id: 'SOR_095', upgrades: ['SOR_069', 'SOR_166'] }] },
    ).play('SHD_039');
    expect([t.units('SOR_095'), upgradesOf(t, 'SOR_046')]).toEqual([
      [],
      ['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE'],
    ]);
  });
});

describe('Vigilance with Heroism', () => {
  it('SHD_041: Kuiil takes the discarded card back if it shares an aspect with his base', () => {
    const found = (top: string) =>
      sides({ ground: ['SHD_041'], deck: [top] })
        .attack('SHD_041')
        .pick('SHD_041')
        .ids(0, 'hand');
    expect([found('SOR_095'), found('SOR_128')]).toEqual([['SOR_095'], []]);
  });

  it('SHD_044: the Razor Crest may bring an upgrade back', () => {
    const t = sides({ hand: ['SHD_044'], discard: ['SOR_069', 'SOR_095'] }).play('SHD_044');
    expect(t.options()).toEqual(['SOR_069']);
    expect(t.pick('SOR_069').ids(0, 'hand')).toEqual(['SOR_069']);
  });

  it('SHD_045: Rose Tico trades a friend’s Shield for two Experience', () => {
    const t = sides(
      { ground: ['SHD_045', { id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] },
      { space: [{ id: 'SOR_237', upgrades: ['TOKEN_SHIELD'] }] },
    ).attack('SHD_045');
    expect(t.options()).toEqual(['TOKEN_SHIELD']);
    expect(upgradesOf(t.pick('TOKEN_SHIELD'), 'SOR_046')).toEqual([
      'TOKEN_EXPERIENCE',
      'TOKEN_EXPERIENCE',
    ]);
  });

  it('SHD_046: Rey costs no Heroism beside Kylo Ren, and shields the healed unit that has none', () => {
    const cost = (leader: string) =>
      20 -
      sides({ ...city, leader, hand: ['SHD_046'] })
        .play('SHD_046')
        .ready(0);
    expect([cost('SHD_011'), cost('SOR_010')]).toEqual([5, 7]);
    const t = sides({ ground: ['SHD_046', { id: 'SOR_164', damage: 3 }] })
      .attack('SHD_046')
      .pick('SOR_164');
    expect([t.unit('SOR_164').damage, upgradesOf(t, 'SOR_164')]).toEqual([1, ['TOKEN_SHIELD']]);
  });

  it('SHD_047: the Armorer shields up to three Mandalorians', () => {
    const t = sides({ hand: ['SHD_047'], ground: ['SHD_162', 'SHD_056', 'SOR_046'] })
      .play('SHD_047')
      .pick('SHD_162', 'SHD_056');
    expect([upgradesOf(t, 'SHD_162'), upgradesOf(t, 'SHD_056'), upgradesOf(t, 'SHD_047')]).toEqual([
      ['TOKEN_SHIELD'],
      ['TOKEN_SHIELD'],
      [],
    ]);
  });

  it('SHD_049: the Mandalorian heals a small one and gives it two Shields', () => {
    const t = sides({ hand: ['SHD_049'], ground: [{ id: 'SOR_095', damage: 2 }, 'SOR_046'] })
      .play('SHD_049')
      .pick('SOR_095');
    expect([t.unit('SOR_095').damage, upgradesOf(t, 'SOR_095')]).toEqual([
      0,
      ['TOKEN_SHIELD', 'TOKEN_SHIELD'],
    ]);
    expect(
      upgradesOf(
        sides({ hand: ['SHD_049'], ground: ['SOR_095'] })
          .play('SHD_049')
          .none(),
        'SOR_095',
      ),
    ).toEqual([]);
  });

  it('SHD_051: Mystic Reflection takes HP too beside a Force unit', () => {
    const weakened = (...ground: string[]) => {
      const t = sides({ hand: ['SHD_051'], ground }, { space: ['SOR_237'] }).play('SHD_051');
      return [t.unit('SOR_237').power, t.unit('SOR_237').hp];
    };
    expect([weakened(), weakened('SHD_046')]).toEqual([
      [0, 3],
      [0, 1],
    ]);
  });
});

describe('Vigilance', () => {
  it('SHD_052: Sugi is a Sentinel while an enemy is upgraded', () => {
    const words = (upgrades: string[]) =>
      sides({ ground: ['SHD_052'] }, { ground: [{ id: 'SOR_046', upgrades }] }).unit('SHD_052')
        .keywords;
    expect([words([]), words(['SOR_069'])]).toEqual([
      expect.not.objectContaining({ sentinel: 1 }),
      expect.objectContaining({ sentinel: 1 }),
    ]);
  });

  it('SHD_053: with a Second Chance the owner plays the fallen unit for free, in this phase only', () => {
    const t = sides(
      { ground: [{ id: 'SOR_232', upgrades: ['SHD_053'] }], resources: 0 },
      { hand: ['SOR_078'] },
      { active: 1 },
    ).play('SOR_078');
    expect(t.options()).toContain('play SOR_232');
    const later = t.attempt({ seat: 0, at: t.state.at, pick: [t.options().indexOf('pass')] });
    expect([later, t.nextRound().options().includes('play SOR_232')]).toEqual([null, false]);
    const u = sides(
      { ground: [{ id: 'SOR_232', upgrades: ['SHD_053'] }], resources: 0 },
      { hand: ['SOR_078'] },
      { active: 1 },
    )
      .play('SOR_078')
      .play('SOR_232');
    expect(u.units('SOR_232').length).toBe(1);
  });

  it('SHD_054: Midnight Repairs heals up to 8 as it likes', () => {
    const t = sides({
      hand: ['SHD_054'],
      ground: [
        { id: 'SOR_046', damage: 6 },
        { id: 'SOR_232', damage: 6 },
      ],
    })
      .play('SHD_054')
      .divide(5, 3);
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage]).toEqual([1, 3]);
  });

  it('SHD_056: the Follower is 1/1 better upgraded', () => {
    const t = sides({ ground: ['SHD_056', { id: 'SHD_056', upgrades: ['SOR_069'] }] });
    expect([t.unit('SHD_056').power, t.unit('SHD_056', 1).power, t.unit('SHD_056', 1).hp]).toEqual([
      1, 2, 7,
    ]);
  });

  it('SHD_057: the Quadjumper gives Experience if what it reveals is no unit', () => {
    const shown = (top: string) =>
      sides({ space: ['SHD_057'], ground: ['SOR_046'], deck: [top] })
        .attack('SHD_057')
        .yes();
    expect([upgradesOf(shown('SOR_172'), 'SOR_046'), shown('SOR_095').asks()]).toEqual([
      ['TOKEN_EXPERIENCE'],
      '1 action',
    ]);
  });

  it('SHD_059: Embo heals up to 2 after his attack defeated the defender', () => {
    const t = sides({ ground: ['SHD_059', { id: 'SOR_046', damage: 3 }] }, { ground: ['SOR_128'] })
      .attack('SHD_059', 'SOR_128')
      .pick('SOR_046')
      .divide(2);
    expect(t.unit('SOR_046').damage).toBe(1);
    expect(
      sides({ ground: ['SHD_059'] }, { ground: ['SOR_046'] })
        .attack('SHD_059', 'SOR_046')
        .asks(),
    ).toBe('1 action');
  });

  it('SHD_058: Val’s Bounty hurts, and her fall strengthens a friend', () => {
    const t = sides(
      { ground: ['SHD_058', 'SOR_046'] },
      { hand: ['SOR_078'], ground: ['SOR_164'] },
      { active: 1 },
    )
      .play('SOR_078')
      .pick('SHD_058');
    if (t.asks() === '1 whose-order') t.pick('seat 0');
    t.pick('SOR_046');
    expect([upgradesOf(t, 'SOR_046'), t.unit('SOR_046').damage]).toEqual([
      ['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE'],
      3,
    ]);
  });

  it('SHD_064: the Gauntlet moves an upgrade to another unit of the same player that may bear it', () => {
    const t = sides(
      { hand: ['SHD_064'], ground: [{ id: 'SOR_046', upgrades: ['SOR_069'] }, 'SOR_095'] },
      { ground: ['SOR_164'] },
    )
      .play('SHD_064')
      .pick('SOR_069');
    expect(t.options().sort()).toEqual(['SHD_064', 'SOR_095']);
    expect([upgradesOf(t.pick('SOR_095'), 'SOR_095'), upgradesOf(t, 'SOR_046')]).toEqual([
      ['SOR_069'],
      [],
    ]);
  });

  it('SHD_067: Fenn Rau plays an upgrade for 2 less; one on himself weakens an enemy', () => {
    const t = sides({ ...city, hand: ['SHD_067', 'SHD_073'] }, { ground: ['SOR_164'] })
      .play('SHD_067')
      .pick('play SHD_073')
      .pick('SHD_067')
      .pick('SHD_067');
    expect([t.unit('SOR_164').power, t.unit('SOR_164').hp, t.ready(0)]).toEqual([2, 3, 14]);
  });

  it('SHD_067: the upgrade may be left in the hand', () => {
    const t = sides({ ...city, hand: ['SHD_067', 'SHD_073'] }, {}).play('SHD_067');
    expect(t.none().ids(0, 'hand')).toEqual(['SHD_073']);
  });

  it('SHD_068: the Bounty gives a Shield', () => {
    const t = sides(
      { hand: ['SOR_172'], space: ['SOR_237'] },
      { ground: [{ id: 'SOR_128', upgrades: ['SHD_068'] }] },
    )
      .play('SOR_172')
      .pick('SOR_128')
      .pick('SOR_237');
    expect(upgradesOf(t, 'SOR_237')).toEqual(['TOKEN_SHIELD']);
  });

  it('SHD_069: who wears it is a Mandalorian', () => {
    const t = sides({
      hand: ['SHD_258'],
      ground: [{ id: 'SOR_046', upgrades: ['SHD_069'] }, 'SOR_095'],
    }).play('SHD_258');
    expect(t.options()).toEqual(['SOR_046']);
  });

  it('SHD_071: the Top Target heals 4, or 6 if it was unique', () => {
    const healed = (id: string) =>
      10 -
      sides({ hand: ['SOR_078'], baseDamage: 10 }, { ground: [{ id, upgrades: ['SHD_071'] }] })
        .play('SOR_078')
        .yes()
        .pick('SOR_023')
        .base(0);
    expect([healed('SOR_095'), healed('SOR_179')]).toEqual([4, 6]);
  });

  it('SHD_072: the Imprisoned has no abilities, and what was given meanwhile does not come with freedom', () => {
    const t = sides({
      hand: ['JTL_077', 'SOR_251'],
      ground: [{ id: 'SOR_063', upgrades: ['SHD_072'] }, 'SOR_046'],
    });
    expect(t.unit('SOR_063').keywords).toEqual({});
    t.play('JTL_077').pass().play('SOR_251');
    expect([t.unit('SOR_063').keywords, t.unit('SOR_046').keywords]).toEqual([
      { sentinel: 1 },
      { sentinel: 1 },
    ]);
    const u = sides({
      hand: ['JTL_077', 'SOR_251'],
      ground: [{ id: 'SOR_095', upgrades: ['SHD_072'] }],
    })
      .play('JTL_077')
      .pass()
      .play('SOR_251');
    expect(u.unit('SOR_095').keywords).toEqual({});
  });

  it('SHD_073: the armour shields a Mandalorian', () => {
    const worn = (id: string) =>
      upgradesOf(sides({ hand: ['SHD_073'], ground: [id] }).play('SHD_073'), id);
    expect([worn('SHD_162'), worn('SOR_095')]).toEqual([['SHD_073', 'TOKEN_SHIELD'], ['SHD_073']]);
  });

  it('SHD_074: who bears it exhausts the defender', () => {
    const t = sides(
      { ground: [{ id: 'SOR_046', upgrades: ['SHD_074'] }] },
      { ground: ['SOR_232'] },
    ).attack('SOR_046', 'SOR_232');
    expect(t.unit('SOR_232').ready).toBe(false);
  });

  it('SHD_075: 2 healing and an Experience for one unit', () => {
    const t = sides({ hand: ['SHD_075'], ground: [{ id: 'SOR_046', damage: 3 }] }).play('SHD_075');
    expect([t.unit('SOR_046').damage, upgradesOf(t, 'SOR_046')]).toEqual([1, ['TOKEN_EXPERIENCE']]);
  });

  it('SHD_076: an Unexpected Escape exhausts a guard and may free its captive', () => {
    const t = sides(
      { hand: ['SHD_076'] },
      { ground: [{ id: 'SOR_046', captives: ['SOR_164'] }, 'SOR_095'] },
    )
      .play('SHD_076')
      .pick('SOR_046')
      .pick('SOR_164');
    expect([t.unit('SOR_046').ready, t.unit('SOR_164').owner, t.unit('SOR_164').ready]).toEqual([
      false,
      0,
      false,
    ]);
  });

  it('SHD_077: the Evidence changes hands and bearer', () => {
    const t = sides(
      { hand: ['SHD_077'], ground: ['SOR_095'] },
      { ground: [{ id: 'SOR_046', upgrades: ['SOR_069'] }] },
    )
      .play('SHD_077')
      .pick('SOR_095');
    expect([
      t.unit('SOR_095').upgrades.map((u) => [u.id, u.owner, u.controller]),
      upgradesOf(t, 'SOR_046'),
    ]).toEqual([[['SOR_069', 1, 0]], []]);
  });

  it('SHD_078: Fell the Dragon defeats who has 5 or more power', () => {
    const t = sides({ hand: ['SHD_078'] }, { ground: ['SOR_232', 'SOR_164'] }).play('SHD_078');
    expect([t.units('SOR_232'), t.units('SOR_164').length]).toEqual([[], 1]);
  });

  it('SHD_079: Rival’s Fall defeats any unit, a leader too', () => {
    const t = sides({ hand: ['SHD_079'] }, { leader: { id: 'SOR_005', deployed: true } }).play(
      'SHD_079',
    );
    expect(t.units('SOR_005')).toEqual([]);
  });
});
