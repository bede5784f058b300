import { describe, expect, it } from 'vitest';
import { captivesOf, sides, upgradesOf, wanted } from '../testing/rows.js';

/** A unit that the events of these boards can bring down, and with it what it carries. */

describe('Command with Villainy', () => {
  it('SHD_082: the Vanguard may give Experience to another unit that costs 3 or less', () => {
    const t = sides({ hand: ['SHD_082'], ground: ['SOR_095', 'SOR_046'] }).play('SHD_082');
    expect(t.options()).toEqual(['SOR_095']);
    expect(upgradesOf(t.pick('SOR_095'), 'SOR_095')).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('SHD_086: the Stowaway has 2 more power with the initiative', () => {
    const power = (initiative: number) =>
      sides({ ground: ['SHD_086'] }, {}, { initiative }).unit('SHD_086').power;
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
    const t = sides(
      { ground: ['SHD_088', 'SOR_046'] },
      { ground: ['SOR_095', 'SOR_128'] },
      { active: 1 },
    )
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
    const t = sides(
      { hand: ['SHD_091'], ground: ['SOR_046'] },
      { ground: ['SOR_232'], space: ['SOR_237'] },
    ).play('SHD_091');
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage, t.unit('SOR_237').damage]).toEqual([
      3, 3, 0,
    ]);
  });

  it('SHD_092: units of the Finalizer’s player capture one enemy each in their arena, all at once', () => {
    const t = sides(
      { hand: ['SHD_092'], ground: ['SOR_046', 'SOR_095'] },
      { ground: ['SHD_188', { id: 'SHD_190', damage: 3 }], space: ['SOR_237'] },
    )
      .play('SHD_092')
      .pick('SOR_046', 'SOR_095', 'SHD_092')
      .pick('SHD_188');
    expect([
      captivesOf(t, 'SOR_046'),
      captivesOf(t, 'SOR_095'),
      captivesOf(t, 'SHD_092'),
      t.ids(1, 'discard'),
    ]).toEqual([['SHD_188'], ['SHD_190'], ['SOR_237'], []]);
  });

  it('SHD_093: up to three units out of the top five', () => {
    const t = sides({
      hand: ['SHD_093'],
      deck: ['SOR_095', 'SOR_172', 'SOR_046', 'SOR_128', 'SOR_232', 'SOR_237'],
    }).play('SHD_093');
    expect(t.options()).toEqual(['SOR_095', 'SOR_046', 'SOR_128', 'SOR_232']);
    expect(t.pick('SOR_095', 'SOR_046', 'SOR_232').ids(0, 'hand').sort()).toEqual([
      'SOR_046',
      'SOR_095',
      'SOR_232',
    ]);
  });

  it('SHD_094: Palpatine’s Return brings a unit back for 6 less, a Force unit for 8 less', () => {
    const left = (id: string) =>
      sides({ hand: ['SHD_094'], base: 'SOR_023', discard: [id] })
        .play('SHD_094')
        .ready(0);
    expect([left('SHD_091'), left('SHD_090')]).toEqual([20 - 6 - 2, 20 - 6]);
  });
});

describe('Command with Heroism', () => {
  it('SHD_097: the Backup strengthens another friend for the phase', () => {
    const t = sides({ ground: ['SHD_097', 'SOR_095'] }).attack('SHD_097');
    expect([t.unit('SOR_095').power, t.unit('SOR_095').hp]).toEqual([5, 5]);
  });

  it('SHD_099: Echo discards a card for two Experience on its namesake', () => {
    const t = sides({ hand: ['SHD_099', 'SOR_095'], ground: ['SOR_095', 'SOR_046'] })
      .play('SHD_099')
      .yes();
    expect([upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_046')]).toEqual([
      ['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE'],
      [],
    ]);
  });

  it('SHD_101: the Patrol Wing sends a unit, stronger with the initiative', () => {
    const dealt = (initiative: number) =>
      sides({ hand: ['SHD_101'], ground: ['SOR_095'] }, {}, { initiative })
        .play('SHD_101')
        .pick('SOR_095')
        .base(1);
    expect([dealt(0), dealt(1)]).toEqual([5, 3]);
  });

  it('SHD_102: the Marauder makes a resource of a card that shares a name with a unit', () => {
    const t = sides({ hand: ['SHD_102'], discard: ['SOR_095', 'SOR_128'], ground: ['SOR_095'] })
      .play('SHD_102')
      .pick('SHD_102')
      .pick('SOR_095');
    expect([t.ids(0, 'discard'), t.ids(0, 'resources').includes('SOR_095')]).toEqual([
      ['SOR_128'],
      true,
    ]);
    const u = sides({ hand: ['SHD_102'], discard: ['SOR_095', 'SOR_128'], ground: ['SOR_095'] })
      .play('SHD_102')
      .pick('SHD_102')
      .pick('SOR_128');
    expect(u.ids(0, 'discard')).toEqual(['SOR_095', 'SOR_128']);
  });

  it('SHD_104: the Mentor’s pupil gives Experience as it attacks and as it falls', () => {
    const t = sides(
      { ground: [{ id: 'SOR_128', upgrades: ['SHD_104'] }, 'SOR_046'] },
      { ground: ['SOR_164'] },
    ).attack('SOR_128', 'SOR_164');
    expect([t.units('SOR_128'), upgradesOf(t, 'SOR_046')]).toEqual([
      [],
      ['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE'],
    ]);
  });

  it('SHD_105: a Spark of Hope turns a unit that fell this phase into a resource', () => {
    const t = sides(
      { hand: ['SHD_105'], discard: ['SOR_046'], ground: ['SOR_128'] },
      { ground: ['SOR_164'] },
    )
      .attack('SOR_128', 'SOR_164')
      .pass()
      .play('SHD_105');
    expect(t.pick('SOR_128').ids(0, 'discard').sort()).toEqual(['SHD_105', 'SOR_046']);
    const u = sides({ hand: ['SHD_105'], discard: ['SOR_046'] }).play('SHD_105');
    expect(u.ids(0, 'discard').sort()).toEqual(['SHD_105', 'SOR_046']);
  });

  it('SHD_106: one friend captures everybody who attacked the base this phase', () => {
    const t = sides(
      { hand: ['SHD_106'], ground: ['SOR_046'] },
      { ground: ['SOR_095', 'SOR_128'], space: ['SOR_237'] },
      { active: 1 },
    );
    t.attack('SOR_095', 'SOR_023').pass().attack('SOR_237', 'SOR_023').play('SHD_106');
    expect([captivesOf(t, 'SOR_046'), t.units('SOR_128').length]).toEqual([
      ['SOR_095', 'SOR_237'],
      1,
    ]);
  });
});

describe('Command', () => {
  it('SHD_107: the Lackeys become a resource in place of another', () => {
    const t = sides(
      { ground: ['SHD_107'], resources: ['SOR_046', 'SOR_095'] },
      { hand: ['SOR_078'] },
      { active: 1 },
    )
      .play('SOR_078')
      .pick('SOR_095');
    expect([t.ids(0, 'resources'), t.ids(0, 'discard'), t.ready(0)]).toEqual([
      ['SOR_046', 'SHD_107'],
      ['SOR_095'],
      1,
    ]);
  });

  it('SHD_108: Enforced Loyalty turns a friend into two cards', () => {
    const t = sides({ hand: ['SHD_108'], ground: ['SOR_128'] }).play('SHD_108');
    expect([t.units('SOR_128'), t.ids(0, 'hand').length]).toEqual([[], 2]);
    expect(
      sides({ hand: ['SHD_108'] })
        .play('SHD_108')
        .ids(0, 'hand'),
    ).toEqual([]);
  });

  it('SHD_109: Endless Legions plays the revealed units out of the resources, which nothing refills', () => {
    const filler = Array.from({ length: 16 }, () => 'SOR_172');
    const t = sides({
      base: 'SOR_023',
      hand: ['SHD_109'],
      resources: ['SOR_095', 'SOR_046', ...filler],
    })
      .play('SHD_109')
      .pick('SOR_095', 'SOR_046', 'SOR_172')
      .pick('play SOR_046');
    expect([t.units('SOR_095').length, t.units('SOR_046').length, t.ids(0, 'resources')]).toEqual([
      1,
      1,
      filler,
    ]);
  });

  it('SHD_113: the Privateers smuggled in have three Experience', () => {
    const t = sides({
      base: 'SOR_023',
      resources: ['SHD_113', ...Array.from({ length: 5 }, () => 'SOR_046')],
    }).pick('play SHD_113 smuggle');
    expect(upgradesOf(t, 'SHD_113')).toEqual([
      'TOKEN_EXPERIENCE',
      'TOKEN_EXPERIENCE',
      'TOKEN_EXPERIENCE',
    ]);
    expect(upgradesOf(sides({ hand: ['SHD_113'] }).play('SHD_113'), 'SHD_113')).toEqual([]);
  });

  it('SHD_114: the Officer defeats the revealed Smuggle cards, and the deck replaces them', () => {
    const t = sides(
      { hand: ['SHD_114'] },
      { resources: ['SHD_111', 'SOR_046', 'SHD_113'], deck: ['SOR_095', 'SOR_128', 'SOR_232'] },
    ).play('SHD_114');
    expect([t.ids(1, 'resources'), t.ids(1, 'discard'), t.ids(1, 'deck')]).toEqual([
      ['SOR_046', 'SOR_095', 'SOR_128'],
      ['SHD_111', 'SHD_113'],
      ['SOR_232'],
    ]);
  });

  it('SHD_115: Cobb Vanth leaves a cheap unit to be played for free this phase', () => {
    const t = sides(
      { ground: ['SHD_115'], resources: 0, deck: ['SOR_232', 'SOR_095'] },
      { hand: ['SOR_172'] },
      { active: 1 },
    )
      .play('SOR_172')
      .pick('SOR_095');
    expect(t.options()).toContain('play SOR_095');
    expect(t.play('SOR_095').units('SOR_095').length).toBe(1);
  });

  it('SHD_116: the Bounty is a resource', () => {
    const t = sides({ hand: ['SOR_078'], deck: ['SOR_095'] }, { ground: ['SHD_116'] })
      .play('SOR_078')
      .yes();
    expect([t.ids(0, 'resources').includes('SOR_095'), t.ids(0, 'deck')]).toEqual([true, []]);
  });

  it('SHD_118: the Kihraxz exhausts a friend to strike with 3 more', () => {
    const t = sides({ space: ['SHD_118'], ground: ['SOR_046'] })
      .attack('SHD_118')
      .pick('SOR_046');
    expect([t.base(1), t.unit('SOR_046').ready, t.unit('SHD_118').power]).toEqual([6, false, 3]);
  });

  it('SHD_120: the ground unit that is captured waits under its guard', () => {
    const t = sides({ hand: ['SHD_120'] }, { ground: ['SOR_046'], space: ['SOR_237'] }).play(
      'SHD_120',
    );
    expect(captivesOf(t, 'SHD_120')).toEqual(['SOR_046']);
  });

  it('SHD_122: the Arquitens keeps what it defeats as a resource', () => {
    const t = sides({ space: ['SHD_122'] }, { space: ['SOR_237'] }).attack('SHD_122', 'SOR_237');
    expect([t.ids(0, 'resources').includes('SOR_237'), t.ids(1, 'discard')]).toEqual([true, []]);
  });

  it('SHD_123: the Quarry is a cheap unit for free, out of ten cards if it was unique', () => {
    const deck = ['SOR_232', 'SOR_232', 'SOR_232', 'SOR_232', 'SOR_232', 'SOR_095'];
    const found = (id: string) =>
      sides({ hand: ['SOR_078'], deck }, { ground: [{ id, upgrades: ['SHD_123'] }] })
        .play('SOR_078')
        .yes()
        .options();
    expect([found('SOR_164'), found('SOR_179')]).toEqual([[], ['SOR_095']]);
  });

  it('SHD_124: the unit with Legal Authority captures a weaker enemy', () => {
    const t = sides(
      { hand: ['SHD_124'], ground: ['SOR_046'] },
      { ground: ['SOR_095'], space: ['SOR_237'] },
    ).play('SHD_124');
    expect([captivesOf(t, 'SOR_046'), t.units('SOR_095').length]).toEqual([['SOR_237'], 1]);
  });

  it('SHD_125: the Price is the top card as a resource', () => {
    const t = sides({ hand: ['SOR_172'], deck: ['SOR_095'] }, wanted('SHD_125'))
      .play('SOR_172')
      .yes();
    expect(t.ids(0, 'resources').includes('SOR_095')).toBe(true);
  });

  it('SHD_126: the Darksaber asks nothing extra of a Mandalorian, whose attack inspires the others', () => {
    const paid = (id: string) =>
      20 -
      sides({ base: 'SOR_020', hand: ['SHD_126'], ground: [id] })
        .play('SHD_126')
        .ready(0);
    expect([paid('SHD_162'), paid('SOR_095')]).toEqual([4, 6]);
    const t = sides({
      ground: [{ id: 'SHD_162', upgrades: ['SHD_126'] }, 'SHD_056', 'SOR_095'],
    }).attack('SHD_162');
    expect([upgradesOf(t, 'SHD_056'), upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SHD_162')]).toEqual([
      ['TOKEN_EXPERIENCE'],
      [],
      ['SHD_126'],
    ]);
  });

  it('SHD_127: a Bounty Hunter, Item or Transport out of the top ten', () => {
    const t = sides({ hand: ['SHD_127'], deck: ['SOR_179', 'SHD_073', 'SHD_044', 'SOR_046'] }).play(
      'SHD_127',
    );
    expect(t.options()).toEqual(['SOR_179', 'SHD_073', 'SHD_044']);
    expect(t.pick('SHD_044').ids(0, 'hand')).toEqual(['SHD_044']);
  });

  it('SHD_128: two different units attack, one after the other', () => {
    const t = sides({ hand: ['SHD_128'], ground: ['SOR_095', 'SOR_128'] })
      .play('SHD_128')
      .pick('SOR_095');
    expect([t.base(1), t.unit('SOR_095').ready, t.unit('SOR_128').ready]).toEqual([
      6,
      false,
      false,
    ]);
  });

  it('SHD_129: the unit out of the hand has Ambush', () => {
    const t = sides({ hand: ['SHD_129', 'SOR_095'] }, { ground: ['SOR_128'] })
      .play('SHD_129')
      .pick('play SOR_095')
      .yes();
    expect(t.units('SOR_128')).toEqual([]);
  });

  it('SHD_130: a Moment of Glory is +4/+4 for the phase', () => {
    const t = sides({ hand: ['SHD_130'], ground: ['SOR_095'] }).play('SHD_130');
    expect([
      t.unit('SOR_095').power,
      t.unit('SOR_095').hp,
      t.nextRound().unit('SOR_095').power,
    ]).toEqual([7, 7, 3]);
  });

  it('SHD_132: two units choose sides, or none', () => {
    const t = sides({ hand: ['SHD_132'], ground: ['SOR_128'] }, { ground: ['SOR_232'] }).play(
      'SHD_132',
    );
    const mine = t.state.players[0]?.units.map((c) => t.state.id[c]);
    expect([mine, t.state.players[1]?.units.map((c) => t.state.id[c])]).toEqual([
      ['SOR_232'],
      ['SOR_128'],
    ]);
    const alone = sides({ hand: ['SHD_132'], ground: ['SOR_128'] }).play('SHD_132');
    expect(alone.state.players[0]?.units.length).toBe(1);
  });
});
