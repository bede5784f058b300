import { captivesOf, sides, upgradesOf } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

/** A base that provides Vigilance, so there is no penalty for it. */
const city = { base: 'SOR_020' };

describe('Shadows of the Galaxy, 51 to 100', () => {
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

  it('SHD_052: Sugi is a Sentinel while an enemy is upgraded', () => {
    const words = (upgrades: string[]) => sides({ ground: ['SHD_052'] }, { ground: [{ id: 'SOR_046', upgrades }] }).unit('SHD_052').keywords;
    expect([words([]), words(['SOR_069'])]).toEqual([expect.not.objectContaining({ sentinel: 1 }), expect.objectContaining({ sentinel: 1 })]);
  });

  it('SHD_053: with a Second Chance the owner plays the fallen unit for free, in this phase only', () => {
    const t = sides({ ground: [{ id: 'SOR_232', upgrades: ['SHD_053'] }], resources: 0 }, { hand: ['SOR_078'] }, { active: 1 }).play('SOR_078');
    expect(t.options()).toContain('play SOR_232');
    const later = t.attempt({ seat: 0, at: t.state.at, pick: [t.options().indexOf('pass')] });
    expect([later, t.nextRound().options().includes('play SOR_232')]).toEqual([null, false]);
    const u = sides({ ground: [{ id: 'SOR_232', upgrades: ['SHD_053'] }], resources: 0 }, { hand: ['SOR_078'] }, { active: 1 })
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
    expect([t.unit('SHD_056').power, t.unit('SHD_056', 1).power, t.unit('SHD_056', 1).hp]).toEqual([1, 2, 7]);
  });

  it('SHD_057: the Quadjumper gives Experience if what it reveals is no unit', () => {
    const shown = (top: string) =>
      sides({ space: ['SHD_057'], ground: ['SOR_046'], deck: [top] })
        .attack('SHD_057')
        .yes();
    expect([upgradesOf(shown('SOR_172'), 'SOR_046'), shown('SOR_095').asks()]).toEqual([['TOKEN_EXPERIENCE'], '1 action']);
  });

  it('SHD_058: Val’s Bounty hurts, and her fall strengthens a friend', () => {
    const t = sides({ ground: ['SHD_058', 'SOR_046'] }, { hand: ['SOR_078'], ground: ['SOR_164'] }, { active: 1 })
      .play('SOR_078')
      .pick('SHD_058');
    if (t.asks() === '1 whose-order') t.pick('seat 0');
    t.pick('SOR_046');
    expect([upgradesOf(t, 'SOR_046'), t.unit('SOR_046').damage]).toEqual([['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE'], 3]);
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

  it('SHD_064: the Gauntlet moves an upgrade to another unit of the same player that may bear it', () => {
    const t = sides({ hand: ['SHD_064'], ground: [{ id: 'SOR_046', upgrades: ['SOR_069'] }, 'SOR_095'] }, { ground: ['SOR_164'] })
      .play('SHD_064')
      .pick('SOR_069');
    expect(t.options().sort()).toEqual(['SHD_064', 'SOR_095']);
    expect([upgradesOf(t.pick('SOR_095'), 'SOR_095'), upgradesOf(t, 'SOR_046')]).toEqual([['SOR_069'], []]);
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
    const t = sides({ hand: ['SOR_172'], space: ['SOR_237'] }, { ground: [{ id: 'SOR_128', upgrades: ['SHD_068'] }] })
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
    expect([t.unit('SOR_063').keywords, t.unit('SOR_046').keywords]).toEqual([{ sentinel: 1 }, { sentinel: 1 }]);
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
    const worn = (id: string) => upgradesOf(sides({ hand: ['SHD_073'], ground: [id] }).play('SHD_073'), id);
    expect([worn('SHD_162'), worn('SOR_095')]).toEqual([['SHD_073', 'TOKEN_SHIELD'], ['SHD_073']]);
  });

  it('SHD_074: who bears it exhausts the defender', () => {
    const t = sides({ ground: [{ id: 'SOR_046', upgrades: ['SHD_074'] }] }, { ground: ['SOR_232'] }).attack('SOR_046', 'SOR_232');
    expect(t.unit('SOR_232').ready).toBe(false);
  });

  it('SHD_075: 2 healing and an Experience for one unit', () => {
    const t = sides({ hand: ['SHD_075'], ground: [{ id: 'SOR_046', damage: 3 }] }).play('SHD_075');
    expect([t.unit('SOR_046').damage, upgradesOf(t, 'SOR_046')]).toEqual([1, ['TOKEN_EXPERIENCE']]);
  });

  it('SHD_076: an Unexpected Escape exhausts a guard and may free its captive', () => {
    const t = sides({ hand: ['SHD_076'] }, { ground: [{ id: 'SOR_046', captives: ['SOR_164'] }, 'SOR_095'] })
      .play('SHD_076')
      .pick('SOR_046')
      .pick('SOR_164');
    expect([t.unit('SOR_046').ready, t.unit('SOR_164').owner, t.unit('SOR_164').ready]).toEqual([false, 0, false]);
  });

  it('SHD_077: the Evidence changes hands and bearer', () => {
    const t = sides({ hand: ['SHD_077'], ground: ['SOR_095'] }, { ground: [{ id: 'SOR_046', upgrades: ['SOR_069'] }] })
      .play('SHD_077')
      .pick('SOR_095');
    expect([t.unit('SOR_095').upgrades.map((u) => [u.id, u.owner, u.controller]), upgradesOf(t, 'SOR_046')]).toEqual([[['SOR_069', 1, 0]], []]);
  });

  it('SHD_078: Fell the Dragon defeats who has 5 or more power', () => {
    const t = sides({ hand: ['SHD_078'] }, { ground: ['SOR_232', 'SOR_164'] }).play('SHD_078');
    expect([t.units('SOR_232'), t.units('SOR_164').length]).toEqual([[], 1]);
  });

  it('SHD_079: Rival’s Fall defeats any unit, a leader too', () => {
    const t = sides({ hand: ['SHD_079'] }, { leader: { id: 'SOR_005', deployed: true } }).play('SHD_079');
    expect(t.units('SOR_005')).toEqual([]);
  });

  it('SHD_080: Salacious Crumb heals as he comes and goes home for 1 damage', () => {
    const t = sides({ hand: ['SHD_080'], baseDamage: 2 }, { ground: ['SOR_046'] }).play('SHD_080');
    expect([t.base(0), t.pass().options().includes('use SHD_080 0')]).toEqual([1, false]);
    const u = sides({ ground: ['SHD_080'] }, { ground: ['SOR_046'], space: ['SOR_237'] }).use('SHD_080');
    expect([u.ids(0, 'hand'), u.unit('SOR_046').damage]).toEqual([['SHD_080'], 1]);
  });

  it('SHD_082: the Vanguard may give Experience to another unit that costs 3 or less', () => {
    const t = sides({ hand: ['SHD_082'], ground: ['SOR_095', 'SOR_046'] }).play('SHD_082');
    expect(t.options()).toEqual(['SOR_095']);
    expect(upgradesOf(t.pick('SOR_095'), 'SOR_095')).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('SHD_084: the Dark Trooper learns from combat damage, not from other damage', () => {
    const t = sides({}, { ground: [{ id: 'SHD_084', upgrades: ['SOR_069'] }] });
    expect(upgradesOf(t, 'SHD_084')).toEqual(['SOR_069']);
    const hit = sides({ ground: ['SOR_128'] }, { ground: ['SHD_084'] }).attack('SOR_128', 'SHD_084');
    const fought = sides({ ground: ['SOR_063'] }, { ground: ['SHD_084'] }).attack('SOR_063', 'SHD_084');
    const burnt = sides({ hand: ['SHD_178'] }, { ground: ['SHD_084'] })
      .play('SHD_178')
      .pick('SHD_084');
    expect([hit.units('SHD_084'), upgradesOf(fought, 'SHD_084'), upgradesOf(burnt, 'SHD_084')]).toEqual([[], ['TOKEN_EXPERIENCE'], []]);
  });

  it('SHD_086: the Stowaway has 2 more power with the initiative', () => {
    const power = (initiative: number) => sides({ ground: ['SHD_086'] }, {}, { initiative }).unit('SHD_086').power;
    expect([power(0), power(1)]).toEqual([4, 2]);
  });

  it('SHD_087: Crosshair buys power and shoots with it', () => {
    const t = sides({ ground: ['SHD_087'] }, { ground: ['SOR_046'] })
      .use('SHD_087', 0)
      .pass()
      .use('SHD_087', 1);
    expect([t.unit('SOR_046').damage, t.ready(0), t.unit('SHD_087').ready]).toEqual([3, 18, false]);
  });

  it('SHD_088: Ephant Mon has an attacker of the base captured in its own arena', () => {
    const t = sides({ ground: ['SHD_088', 'SOR_046'] }, { ground: ['SOR_095', 'SOR_128'] }, { active: 1 })
      .attack('SOR_095', 'SOR_023')
      .attack('SHD_088', 'SOR_029')
      .pick('SOR_046');
    expect([captivesOf(t, 'SOR_046'), t.units('SOR_128').length]).toEqual([['SOR_095'], 1]);
  });

  it('SHD_090: Maul passes the damage of his attack to another Underworld unit', () => {
    const t = sides({ ground: ['SHD_090', 'SHD_029'] }, { ground: ['SOR_095'] })
      .attack('SHD_090', 'SOR_095')
      .pick('SHD_029');
    expect([t.unit('SHD_090').damage, t.units('SHD_029')]).toEqual([0, []]);
    const u = sides({ ground: ['SHD_090', 'SHD_029'] }, { ground: ['SOR_095'] })
      .attack('SHD_090', 'SOR_095')
      .none();
    expect([u.unit('SHD_090').damage, u.unit('SHD_029').damage]).toEqual([3, 0]);
  });

  it('SHD_091: the Rancor costs 1 less beside Jabba and bites friend and foe', () => {
    const cost = (leader: string) =>
      20 -
      sides({ leader, hand: ['SHD_091'] })
        .play('SHD_091')
        .ready(0);
    expect(cost('SHD_006') - cost('SHD_007')).toBe(-1);
    const t = sides({ hand: ['SHD_091'], ground: ['SOR_046'] }, { ground: ['SOR_232'], space: ['SOR_237'] }).play('SHD_091');
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage, t.unit('SOR_237').damage]).toEqual([3, 3, 0]);
  });

  it('SHD_092: units of the Finalizer’s player capture one enemy each in their arena, all at once', () => {
    const t = sides({ hand: ['SHD_092'], ground: ['SOR_046', 'SOR_095'] }, { ground: ['SHD_188', { id: 'SHD_190', damage: 3 }], space: ['SOR_237'] })
      .play('SHD_092')
      .pick('SOR_046', 'SOR_095', 'SHD_092')
      .pick('SHD_188');
    expect([captivesOf(t, 'SOR_046'), captivesOf(t, 'SOR_095'), captivesOf(t, 'SHD_092'), t.ids(1, 'discard')]).toEqual([['SHD_188'], ['SHD_190'], ['SOR_237'], []]);
  });

  it('SHD_093: up to three units out of the top five', () => {
    const t = sides({
      hand: ['SHD_093'],
      deck: ['SOR_095', 'SOR_172', 'SOR_046', 'SOR_128', 'SOR_232', 'SOR_237'],
    }).play('SHD_093');
    expect(t.options()).toEqual(['SOR_095', 'SOR_046', 'SOR_128', 'SOR_232']);
    expect(t.pick('SOR_095', 'SOR_046', 'SOR_232').ids(0, 'hand').sort()).toEqual(['SOR_046', 'SOR_095', 'SOR_232']);
  });

  it('SHD_094: Palpatine’s Return brings a unit back for 6 less, a Force unit for 8 less', () => {
    const left = (id: string) =>
      sides({ hand: ['SHD_094'], base: 'SOR_023', discard: [id] })
        .play('SHD_094')
        .ready(0);
    expect([left('SHD_091'), left('SHD_090')]).toEqual([20 - 6 - 2, 20 - 6]);
  });

  it('SHD_097: the Backup strengthens another friend for the phase', () => {
    const t = sides({ ground: ['SHD_097', 'SOR_095'] }).attack('SHD_097');
    expect([t.unit('SOR_095').power, t.unit('SOR_095').hp]).toEqual([5, 5]);
  });

  it('SHD_099: Echo discards a card for two Experience on its namesake', () => {
    const t = sides({ hand: ['SHD_099', 'SOR_095'], ground: ['SOR_095', 'SOR_046'] })
      .play('SHD_099')
      .yes();
    expect([upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_046')]).toEqual([['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE'], []]);
  });
});
