import type { SideSetup } from '#rules';
import { captivesOf, deployed, sides, upgradesOf } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

/** A base that provides Vigilance, so there is no penalty for it. */
const city = { base: 'SOR_020' };

describe('Shadows of the Galaxy, 1 to 50', () => {
  it('SHD_001: Gar Saxon makes upgraded friends stronger and, deployed, saves an upgrade of one that falls', () => {
    const t = sides(
      {
        leader: deployed('SHD_001'),
        ground: [{ id: 'SOR_095', upgrades: ['SOR_069'] }, 'SOR_046'],
      },
      { hand: ['SOR_078'] },
      { active: 1 },
    );
    expect([t.unit('SOR_095').power, t.unit('SOR_046').power]).toEqual([4, 3]);
    t.play('SOR_078').pick('SOR_095').pick('SOR_069');
    expect([t.ids(0, 'hand'), t.ids(0, 'discard')]).toEqual([['SOR_069'], ['SOR_095']]);
  });

  it('SHD_002: Qi’ra hurts a friend and shields it; deployed, she heals everybody and takes half of what is left', () => {
    const t = sides({ leader: 'SHD_002', ground: ['SOR_046'] }).use('SHD_002');
    expect([t.unit('SOR_046').damage, upgradesOf(t, 'SOR_046')]).toEqual([2, ['TOKEN_SHIELD']]);
    const u = sides({ leader: 'SHD_002', ground: [{ id: 'SOR_046', damage: 5 }] }, { ground: ['SOR_095', 'SOR_128'] }).use('SHD_002', 1);
    expect(['SOR_046', 'SOR_095', 'SOR_128', 'SHD_002'].map((id) => u.unit(id).damage)).toEqual([3, 1, 0, 4]);
  });

  it('SHD_003: Finn gives up an upgrade for a Shield on the unit that bore it', () => {
    const t = sides({
      leader: 'SHD_003',
      ground: [{ id: 'SOR_046', upgrades: ['SOR_069'] }, 'SOR_095'],
    }).use('SHD_003');
    expect([upgradesOf(t, 'SOR_046'), t.ids(0, 'discard')]).toEqual([['TOKEN_SHIELD'], ['SOR_069']]);
    const u = sides({
      leader: deployed('SHD_003'),
      ground: [{ id: 'SOR_046', upgrades: ['SOR_069'] }],
    })
      .attack('SHD_003')
      .none();
    expect(upgradesOf(u, 'SOR_046')).toEqual(['SOR_069']);
  });

  it('SHD_004: Rey gives Experience to a unit with 2 or less power', () => {
    const t = sides({ leader: 'SHD_004', ground: ['SOR_063', 'SOR_046'] }).use('SHD_004');
    expect(upgradesOf(t, 'SOR_063')).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('SHD_005: Hondo rewards a smuggled card with Experience', () => {
    const t = sides({
      leader: 'SHD_005',
      base: 'SOR_023',
      resources: ['SHD_111', 'SOR_046', 'SOR_046', 'SOR_046'],
      ground: ['SOR_095'],
    })
      .pick('play SHD_111 smuggle')
      .yes()
      .pick('SOR_095');
    expect([upgradesOf(t, 'SOR_095'), t.state.ready[t.state.players[0]?.leaders[0] as number]]).toEqual([['TOKEN_EXPERIENCE'], 0]);
  });

  it('SHD_006: Jabba puts a Bounty on a unit: the next unit of who collects it costs 1 less', () => {
    const t = sides({ leader: 'SHD_006', hand: ['SOR_172', 'SOR_247', 'SOR_247'] }, { ground: ['SOR_128'] })
      .use('SHD_006')
      .pass()
      .play('SOR_172')
      .yes()
      .pass();
    const first = t.ready(0);
    t.play('SOR_247').pass();
    const second = t.ready(0);
    t.play('SOR_247');
    expect([first - second, second - t.ready(0)]).toEqual([1, 2]);
  });

  it('SHD_006: deployed, another friendly unit captures an enemy', () => {
    const t = sides({ leader: 'SHD_006', ground: ['SOR_046'] }, { space: ['SOR_237'] }).use('SHD_006', 1);
    expect(captivesOf(t, 'SOR_046')).toEqual(['SOR_237']);
  });

  it('SHD_007: Moff Gideon sends a cheap unit, stronger against units; deployed, with Overwhelm', () => {
    const t = sides({ leader: 'SHD_007', ground: ['SOR_128', 'SOR_046'] }, { ground: ['SOR_046'] })
      .use('SHD_007')
      .pick('SOR_046');
    expect(t.unit('SOR_046', 1).damage).toBe(4);
    expect(
      sides({ leader: 'SHD_007', ground: ['SOR_128'] })
        .use('SHD_007')
        .base(1),
    ).toBe(3);
    const u = sides({ leader: deployed('SHD_007'), ground: ['SOR_128'] }, { ground: ['SOR_095'] }).attack('SOR_128', 'SOR_095');
    expect([
      u.base(1),
      sides({ leader: deployed('SHD_007'), ground: ['SOR_128'] })
        .attack('SOR_128')
        .base(1),
    ]).toEqual([1, 3]);
  });

  it('SHD_009: Hunter swaps a resource that shares a friend’s name for the top card of the deck', () => {
    const side: SideSetup = {
      leader: 'SHD_009',
      resources: ['SHD_147', 'SOR_046', 'SOR_128'],
      deck: ['SOR_095'],
    };
    const t = sides({ ...side, ground: ['SHD_147'] })
      .use('SHD_009')
      .pick('SHD_147');
    expect([t.ids(0, 'hand'), t.ids(0, 'resources')]).toEqual([['SHD_147'], ['SOR_046', 'SOR_128', 'SOR_095']]);
    expect(sides(side).use('SHD_009').pick('SHD_147').ids(0, 'hand')).toEqual([]);
  });

  it('SHD_010: Bossk hurts who has a Bounty and may make it stronger; deployed, he collects a Bounty twice', () => {
    const t = sides({ leader: 'SHD_010' }, { ground: [{ id: 'SOR_046', upgrades: ['SHD_176'] }, 'SOR_095'] })
      .use('SHD_010')
      .yes();
    expect([t.unit('SOR_046').damage, t.unit('SOR_046').power]).toEqual([1, 4]);
    const u = sides(
      { leader: deployed('SHD_010') },
      {
        ground: [
          { id: 'SOR_128', upgrades: ['SHD_176'] },
          { id: 'SOR_128', upgrades: ['SHD_176'] },
        ],
      },
    )
      .attack('SHD_010', 'SOR_128')
      .yes()
      .yes();
    expect(u.ids(0, 'hand').length).toBe(4);
  });

  it('SHD_011: Kylo Ren discards to make a unit stronger; deployed, each card in hand weighs on him', () => {
    const t = sides({ leader: 'SHD_011', hand: ['SOR_046'], ground: ['SOR_095'] }).use('SHD_011');
    expect([t.unit('SOR_095').power, t.ids(0, 'hand'), t.ids(0, 'discard')]).toEqual([5, [], ['SOR_046']]);
    expect(sides({ leader: 'SHD_011', ground: ['SOR_095'] }).options()).not.toContain('use SHD_011 0');
    expect(sides({ leader: deployed('SHD_011'), hand: ['SOR_046', 'SOR_095'] }).unit('SHD_011').power).toBe(3);
  });

  it('SHD_012: Bo-Katan deals 1 after a Mandalorian attacked, and counts what was one then', () => {
    const t = sides({ leader: 'SHD_012', ground: [{ id: 'SOR_095', upgrades: ['SHD_069'] }] }, { hand: ['SOR_251'], space: ['SOR_237'] })
      .attack('SOR_095', 'SOR_029')
      .play('SOR_251');
    t.use('SHD_012').pick('SOR_237');
    expect(t.unit('SOR_237').damage).toBe(1);
    expect(
      sides({ leader: 'SHD_012', ground: ['SOR_095'] }, { ground: ['SOR_046'] })
        .attack('SOR_095', 'SOR_029')
        .pass()
        .use('SHD_012')
        .unit('SOR_046').damage,
    ).toBe(0);
  });

  it('SHD_012: deployed, a second damage needs another Mandalorian that attacked', () => {
    const t = sides({ leader: deployed('SHD_012'), ground: ['SHD_162'] }, { ground: ['SOR_046'] })
      .attack('SHD_162', 'SOR_029')
      .pass()
      .attack('SHD_012', 'SOR_029')
      .pick('SOR_046')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(2);
    const alone = sides({ leader: deployed('SHD_012') }, { ground: ['SOR_046'] })
      .attack('SHD_012', 'SOR_029')
      .pick('SOR_046');
    expect([alone.unit('SOR_046').damage, alone.asks()]).toEqual([1, '1 action']);
  });

  it('SHD_014: Cad Bane lets the opponent choose who is hurt by an Underworld card', () => {
    const t = sides({ leader: 'SHD_014', hand: ['SOR_247'] }, { ground: ['SOR_046', 'SOR_095'] })
      .play('SOR_247')
      .yes();
    expect([t.asks(), t.options()]).toEqual(['1 target', ['SOR_046', 'SOR_095']]);
    expect(t.pick('SOR_046').unit('SOR_046').damage).toBe(1);
    const u = sides({ leader: deployed('SHD_014'), hand: ['SOR_247', 'SOR_247'] }, { ground: ['SOR_046'] })
      .play('SOR_247')
      .yes()
      .pass()
      .play('SOR_247');
    expect([u.unit('SOR_046').damage, u.asks()]).toEqual([2, '1 action']);
  });

  it('SHD_015: Doctor Aphra loses a card of the deck each regroup phase', () => {
    const t = sides({
      leader: 'SHD_015',
      deck: ['SOR_095', 'SOR_046', 'SOR_128', 'SOR_232'],
    }).nextRound();
    expect([t.ids(0, 'discard'), t.ids(0, 'hand')]).toEqual([['SOR_095'], ['SOR_046', 'SOR_128']]);
  });

  it('SHD_015: deployed, one of three cards of different names comes back by chance', () => {
    const t = sides({
      leader: 'SHD_015',
      discard: ['SOR_095', 'SOR_095', 'SOR_046', 'SOR_128'],
    }).use('SHD_015', 0);
    t.pick('SOR_095');
    expect(t.options()).toEqual(['SOR_046', 'SOR_128']);
    t.pick('SOR_046');
    expect([t.ids(0, 'hand').length, t.ids(0, 'discard').length]).toEqual([1, 3]);
    expect(
      sides({ leader: 'SHD_015', discard: ['SOR_095', 'SOR_095', 'SOR_046'] })
        .use('SHD_015', 0)
        .ids(0, 'hand'),
    ).toEqual([]);
    const costs = ['SOR_128', 'SOR_095', 'SOR_172', 'SOR_046', 'SOR_078'];
    expect([costs, costs.slice(1)].map((discard) => sides({ leader: deployed('SHD_015'), discard }).unit('SHD_015').power)).toEqual([5, 2]);
  });

  it('SHD_016: Fennec Shand plays a cheap unit with Ambush', () => {
    const t = sides({ leader: 'SHD_016', hand: ['SOR_095', 'SOR_232'] }, { ground: ['SOR_128'] }).use('SHD_016');
    expect(t.options()).toEqual(['play SOR_095']);
    expect(t.pick('play SOR_095').yes().units('SOR_128')).toEqual([]);
    expect(sides({ leader: deployed('SHD_016'), hand: ['SOR_232'] }).options()).not.toContain('use SHD_016 0');
  });

  it('SHD_017: Lando smuggles for 2 less and gives up a resource; deployed, once each round', () => {
    const goods: SideSetup = {
      base: 'SOR_023',
      resources: ['SHD_111', 'SHD_111', 'SOR_046', 'SOR_095', 'SOR_128'],
      deck: ['SOR_232', 'SOR_225'],
    };
    const t = sides({ leader: 'SHD_017', ...goods })
      .use('SHD_017')
      .pick('play SHD_111 smuggle')
      .pick('SOR_046');
    expect([t.units('SHD_111').length, t.ids(0, 'discard'), t.ids(0, 'resources').length]).toEqual([1, ['SOR_046'], 4]);
    const u = sides({ leader: deployed('SHD_017'), ...goods })
      .use('SHD_017')
      .pick('play SHD_111 smuggle')
      .pick('SOR_046')
      .pass();
    expect(u.options()).not.toContain('use SHD_017 0');
  });

  it('SHD_017: Lando must give one up, since whose a resource is everybody knows (1.7.5)', () => {
    const t = sides({
      leader: 'SHD_017',
      base: 'SOR_023',
      resources: ['SHD_111', 'SOR_046', 'SOR_095'],
      deck: ['SOR_232'],
    }).use('SHD_017');
    expect([t.options(), t.decision.min]).toEqual([['play SHD_111 smuggle'], 0]);
    t.pick('play SHD_111 smuggle');
    expect([t.options(), t.decision.min]).toEqual([['SOR_046', 'SOR_095', 'SOR_232'], 1]);
  });

  it('SHD_018: the Mandalorian answers an upgrade by exhausting a worn enemy', () => {
    const foes: SideSetup = { ground: ['SOR_095', 'SOR_046'] };
    const t = sides({ leader: 'SHD_018', hand: ['SOR_069'], ground: ['SOR_046'] }, foes)
      .play('SOR_069')
      .pick('SOR_046')
      .yes();
    expect([t.unit('SOR_095').ready, t.unit('SOR_046', 1).ready]).toEqual([false, true]);
    const u = sides({ leader: deployed('SHD_018'), hand: ['SOR_069'] }, { ground: ['SOR_164', 'SOR_046'] })
      .play('SOR_069')
      .pick('SHD_018');
    expect(u.options()).toEqual(['SOR_164']);
  });

  it('SHD_027, SHD_095: the Bounty may be left alone', () => {
    for (const id of ['SHD_027', 'SHD_095'])
      expect(
        sides({ hand: ['SOR_172'] }, { ground: [id] })
          .play('SOR_172')
          .no()
          .ids(0, 'hand'),
      ).toEqual([]);
  });

  it('SHD_028: Doctor Pershing pays with a friend’s health for a card', () => {
    const t = sides({ ground: ['SHD_028', 'SOR_046'], deck: ['SOR_095'] })
      .use('SHD_028')
      .pick('SOR_046');
    expect([t.unit('SOR_046').damage, t.ids(0, 'hand'), t.unit('SHD_028').ready]).toEqual([1, ['SOR_095'], false]);
  });

  it('SHD_031: the Client puts a Bounty of 5 healing on a unit for this phase', () => {
    const t = sides({ ground: ['SHD_031'], hand: ['SOR_172'], baseDamage: 6 }, { ground: ['SOR_128'] })
      .use('SHD_031')
      .pick('SOR_128')
      .pass()
      .play('SOR_172')
      .pick('SOR_128')
      .pick('SOR_023');
    expect(t.base(0)).toBe(1);
  });

  it('SHD_033: Synara San is worth 5 damage to a base, only while exhausted', () => {
    const fall = (ready: boolean) => sides({ hand: ['SOR_078'], ...city }, { ground: [{ id: 'SHD_033', ready }] }).play('SOR_078');
    expect(fall(false).pick('SOR_029').base(1)).toBe(5);
    expect(fall(true).asks()).toBe('1 action');
  });

  it('SHD_034, SHD_247: a Sentinel while upgraded', () => {
    for (const id of ['SHD_034', 'SHD_247']) {
      const t = sides({ ground: [id, { id, upgrades: ['SOR_166'] }] });
      expect([t.unit(id).keywords, t.unit(id, 1).keywords], id).toEqual([expect.not.objectContaining({ sentinel: 1 }), expect.objectContaining({ sentinel: 1 })]);
    }
  });

  it('SHD_035: the Gauntlet gives Experience before it is hit', () => {
    const t = sides({ space: ['SHD_035'] }, { space: ['SOR_237'] }, { active: 1 })
      .attack('SOR_237', 'SHD_035')
      .pick('SHD_035');
    expect([upgradesOf(t, 'SHD_035'), t.unit('SHD_035').damage]).toEqual([['TOKEN_EXPERIENCE'], 2]);
  });

  it('SHD_036: First Light gives other friends Grit and may be smuggled at the price of 4 damage', () => {
    expect(sides({ space: ['SHD_036'], ground: [{ id: 'SOR_046', damage: 2 }] }).unit('SOR_046').power).toBe(5);
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
    expect([smuggled('mode 0').unit('SHD_248').damage, smuggled('mode 0').ready(0)]).toEqual([4, 2]);
    expect([smuggled('mode 1').unit('SHD_248').damage, smuggled('mode 1').ready(0)]).toEqual([0, 0]);
  });

  it('SHD_037: Supreme Leader Snoke weakens every enemy that is no leader', () => {
    const t = sides({ ground: ['SHD_037'] }, { leader: { id: 'SOR_005', deployed: true }, ground: ['SOR_046'] });
    expect([t.unit('SOR_046').power, t.unit('SOR_046').hp, t.unit('SOR_005').power]).toEqual([1, 5, 4]);
  });

  it('SHD_038: Brutal Traditions comes out of the discard pile once an enemy fell this phase', () => {
    const t = sides({ ...city, discard: ['SHD_038'], hand: ['SOR_172'], ground: ['SOR_046'] }, { ground: ['SOR_128'] });
    expect(t.options()).not.toContain('use SHD_038 0');
    t.play('SOR_172').pick('SOR_128').pass().use('SHD_038');
    expect([upgradesOf(t, 'SOR_046'), t.ready(0)]).toEqual([['SHD_038'], 15]);
  });

  it('SHD_039: what falls leaves Experience for each of its upgrades', () => {
    const t = sides({ hand: ['SHD_039'], ground: ['SOR_046'] }, { ground: [{ id: 'SOR_095', upgrades: ['SOR_069', 'SOR_166'] }] }).play('SHD_039');
    expect([t.units('SOR_095'), upgradesOf(t, 'SOR_046')]).toEqual([[], ['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE']]);
  });

  it('SHD_040: Experience for a unit', () => {
    expect(
      upgradesOf(
        sides({ hand: ['SHD_040'], ground: ['SOR_046'] })
          .play('SHD_040')
          .pick('SOR_046'),
        'SOR_046',
      ),
    ).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('SHD_041: Kuiil takes the discarded card back if it shares an aspect with his base', () => {
    const found = (top: string) =>
      sides({ ground: ['SHD_041'], deck: [top] })
        .attack('SHD_041')
        .pick('SHD_041')
        .ids(0, 'hand');
    expect([found('SOR_095'), found('SOR_128')]).toEqual([['SOR_095'], []]);
  });

  it('SHD_042: 2 more power while it defends', () => {
    const t = sides({ space: ['SOR_237'] }, { space: ['SHD_042'] });
    expect([t.unit('SHD_042').power, t.attack('SOR_237', 'SHD_042').units('SOR_237')]).toEqual([1, []]);
  });

  it('SHD_044: the Razor Crest may bring an upgrade back', () => {
    const t = sides({ hand: ['SHD_044'], discard: ['SOR_069', 'SOR_095'] }).play('SHD_044');
    expect(t.options()).toEqual(['SOR_069']);
    expect(t.pick('SOR_069').ids(0, 'hand')).toEqual(['SOR_069']);
  });

  it('SHD_045: Rose Tico trades a friend’s Shield for two Experience', () => {
    const t = sides({ ground: ['SHD_045', { id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] }, { space: [{ id: 'SOR_237', upgrades: ['TOKEN_SHIELD'] }] }).attack('SHD_045');
    expect(t.options()).toEqual(['TOKEN_SHIELD']);
    expect(upgradesOf(t.pick('TOKEN_SHIELD'), 'SOR_046')).toEqual(['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE']);
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
    expect([upgradesOf(t, 'SHD_162'), upgradesOf(t, 'SHD_056'), upgradesOf(t, 'SHD_047')]).toEqual([['TOKEN_SHIELD'], ['TOKEN_SHIELD'], []]);
  });

  it('SHD_048: he may heal another as much as he suffers', () => {
    const t = sides({
      ground: [
        { id: 'SHD_048', damage: 3 },
        { id: 'SOR_046', damage: 5 },
      ],
    })
      .attack('SHD_048')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(2);
  });

  it('SHD_049: the Mandalorian heals a small one and gives it two Shields', () => {
    const t = sides({ hand: ['SHD_049'], ground: [{ id: 'SOR_095', damage: 2 }, 'SOR_046'] })
      .play('SHD_049')
      .pick('SOR_095');
    expect([t.unit('SOR_095').damage, upgradesOf(t, 'SOR_095')]).toEqual([0, ['TOKEN_SHIELD', 'TOKEN_SHIELD']]);
    expect(
      upgradesOf(
        sides({ hand: ['SHD_049'], ground: ['SOR_095'] })
          .play('SHD_049')
          .none(),
        'SOR_095',
      ),
    ).toEqual([]);
  });

  it('SHD_050: Gorian Shard may defeat a unit with 5 or less remaining HP', () => {
    const t = sides({ hand: ['SHD_050'] }, { ground: [{ id: 'SOR_046', damage: 2 }, 'SOR_232'] }).play('SHD_050');
    expect(t.options()).toEqual(['SOR_046']);
    expect(t.pick('SOR_046').units('SOR_046')).toEqual([]);
  });
});
