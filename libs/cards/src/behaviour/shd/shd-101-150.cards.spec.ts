import { captivesOf, sides, upgradesOf, wanted } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

/** Whether the unit has that keyword while these friendly units are in play. */
const has = (word: string, id: string, ...friends: string[]) => word in sides({ ground: [id, ...friends] }).unit(id).keywords;

describe('Shadows of the Galaxy, 101 to 150', () => {
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
    expect([t.ids(0, 'discard'), t.ids(0, 'resources').includes('SOR_095')]).toEqual([['SOR_128'], true]);
    const u = sides({ hand: ['SHD_102'], discard: ['SOR_095', 'SOR_128'], ground: ['SOR_095'] })
      .play('SHD_102')
      .pick('SHD_102')
      .pick('SOR_128');
    expect(u.ids(0, 'discard')).toEqual(['SOR_095', 'SOR_128']);
  });

  it('SHD_104: the Mentor’s pupil gives Experience as it attacks and as it falls', () => {
    const t = sides({ ground: [{ id: 'SOR_128', upgrades: ['SHD_104'] }, 'SOR_046'] }, { ground: ['SOR_164'] }).attack('SOR_128', 'SOR_164');
    expect([t.units('SOR_128'), upgradesOf(t, 'SOR_046')]).toEqual([[], ['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE']]);
  });

  it('SHD_105: a Spark of Hope turns a unit that fell this phase into a resource', () => {
    const t = sides({ hand: ['SHD_105'], discard: ['SOR_046'], ground: ['SOR_128'] }, { ground: ['SOR_164'] })
      .attack('SOR_128', 'SOR_164')
      .pass()
      .play('SHD_105');
    expect(t.pick('SOR_128').ids(0, 'discard').sort()).toEqual(['SHD_105', 'SOR_046']);
    const u = sides({ hand: ['SHD_105'], discard: ['SOR_046'] }).play('SHD_105');
    expect(u.ids(0, 'discard').sort()).toEqual(['SHD_105', 'SOR_046']);
  });

  it('SHD_106: one friend captures everybody who attacked the base this phase', () => {
    const t = sides({ hand: ['SHD_106'], ground: ['SOR_046'] }, { ground: ['SOR_095', 'SOR_128'], space: ['SOR_237'] }, { active: 1 });
    t.attack('SOR_095', 'SOR_023').pass().attack('SOR_237', 'SOR_023').play('SHD_106');
    expect([captivesOf(t, 'SOR_046'), t.units('SOR_128').length]).toEqual([['SOR_095', 'SOR_237'], 1]);
  });

  it('SHD_107: the Lackeys become a resource in place of another', () => {
    const t = sides({ ground: ['SHD_107'], resources: ['SOR_046', 'SOR_095'] }, { hand: ['SOR_078'] }, { active: 1 })
      .play('SOR_078')
      .pick('SOR_095');
    expect([t.ids(0, 'resources'), t.ids(0, 'discard'), t.ready(0)]).toEqual([['SOR_046', 'SHD_107'], ['SOR_095'], 1]);
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
    expect([t.units('SOR_095').length, t.units('SOR_046').length, t.ids(0, 'resources')]).toEqual([1, 1, filler]);
  });

  it('SHD_112, SHD_168, SHD_212: another unit of the same aspect gives the keyword', () => {
    expect([has('sentinel', 'SHD_112', 'SHD_110'), has('sentinel', 'SHD_112', 'SOR_128')]).toEqual([true, false]);
    expect([has('raid', 'SHD_168', 'SOR_164'), has('raid', 'SHD_168', 'SOR_063')]).toEqual([true, false]);
    const shielded = (...ground: string[]) => upgradesOf(sides({ hand: ['SHD_212'], ground }).play('SHD_212'), 'SHD_212');
    expect([shielded('SHD_210'), shielded('SOR_164')]).toEqual([['TOKEN_SHIELD'], []]);
  });

  it('SHD_113: the Privateers smuggled in have three Experience', () => {
    const t = sides({
      base: 'SOR_023',
      resources: ['SHD_113', ...Array.from({ length: 5 }, () => 'SOR_046')],
    }).pick('play SHD_113 smuggle');
    expect(upgradesOf(t, 'SHD_113')).toEqual(['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE']);
    expect(upgradesOf(sides({ hand: ['SHD_113'] }).play('SHD_113'), 'SHD_113')).toEqual([]);
  });

  it('SHD_114: the Officer defeats the revealed Smuggle cards, and the deck replaces them', () => {
    const t = sides({ hand: ['SHD_114'] }, { resources: ['SHD_111', 'SOR_046', 'SHD_113'], deck: ['SOR_095', 'SOR_128', 'SOR_232'] }).play('SHD_114');
    expect([t.ids(1, 'resources'), t.ids(1, 'discard'), t.ids(1, 'deck')]).toEqual([['SOR_046', 'SOR_095', 'SOR_128'], ['SHD_111', 'SHD_113'], ['SOR_232']]);
  });

  it('SHD_115: Cobb Vanth leaves a cheap unit to be played for free this phase', () => {
    const t = sides({ ground: ['SHD_115'], resources: 0, deck: ['SOR_232', 'SOR_095'] }, { hand: ['SOR_172'] }, { active: 1 })
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

  it('SHD_117: the Outcasts cost 1 less where an enemy has a Bounty', () => {
    const cost = (upgrades: string[]) =>
      20 -
      sides({ hand: ['SHD_117'] }, { ground: [{ id: 'SOR_046', upgrades }] })
        .play('SHD_117')
        .ready(0);
    expect([cost(['SHD_176']), cost([])]).toEqual([2, 3]);
  });

  it('SHD_118: the Kihraxz exhausts a friend to strike with 3 more', () => {
    const t = sides({ space: ['SHD_118'], ground: ['SOR_046'] })
      .attack('SHD_118')
      .pick('SOR_046');
    expect([t.base(1), t.unit('SOR_046').ready, t.unit('SHD_118').power]).toEqual([6, false, 3]);
  });

  it('SHD_120: the ground unit that is captured waits under its guard', () => {
    const t = sides({ hand: ['SHD_120'] }, { ground: ['SOR_046'], space: ['SOR_237'] }).play('SHD_120');
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
    const t = sides({ hand: ['SHD_124'], ground: ['SOR_046'] }, { ground: ['SOR_095'], space: ['SOR_237'] }).play('SHD_124');
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
    expect([upgradesOf(t, 'SHD_056'), upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SHD_162')]).toEqual([['TOKEN_EXPERIENCE'], [], ['SHD_126']]);
  });

  it('SHD_127: a Bounty Hunter, Item or Transport out of the top ten', () => {
    const t = sides({ hand: ['SHD_127'], deck: ['SOR_179', 'SHD_073', 'SHD_044', 'SOR_046'] }).play('SHD_127');
    expect(t.options()).toEqual(['SOR_179', 'SHD_073', 'SHD_044']);
    expect(t.pick('SHD_044').ids(0, 'hand')).toEqual(['SHD_044']);
  });

  it('SHD_128: two different units attack, one after the other', () => {
    const t = sides({ hand: ['SHD_128'], ground: ['SOR_095', 'SOR_128'] })
      .play('SHD_128')
      .pick('SOR_095');
    expect([t.base(1), t.unit('SOR_095').ready, t.unit('SOR_128').ready]).toEqual([6, false, false]);
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
    expect([t.unit('SOR_095').power, t.unit('SOR_095').hp, t.nextRound().unit('SOR_095').power]).toEqual([7, 7, 3]);
  });

  it('SHD_132: two units choose sides, or none', () => {
    const t = sides({ hand: ['SHD_132'], ground: ['SOR_128'] }, { ground: ['SOR_232'] }).play('SHD_132');
    const mine = t.state.players[0]?.units.map((c) => t.state.id[c]);
    expect([mine, t.state.players[1]?.units.map((c) => t.state.id[c])]).toEqual([['SOR_232'], ['SOR_128']]);
    const alone = sides({ hand: ['SHD_132'], ground: ['SOR_128'] }).play('SHD_132');
    expect(alone.state.players[0]?.units.length).toBe(1);
  });

  it('SHD_133: Dengar hurts who is given an upgrade', () => {
    const t = sides({ ground: ['SHD_133', 'SOR_046'], hand: ['SOR_069'] })
      .play('SOR_069')
      .pick('SOR_046')
      .yes();
    expect(t.unit('SOR_046').damage).toBe(1);
  });

  it('SHD_134: the Antagonizer is worth a card', () => {
    const t = sides({ hand: ['SOR_172'], deck: ['SOR_095'] }, { ground: ['SHD_134'] })
      .play('SOR_172')
      .yes();
    expect(t.ids(0, 'hand')).toEqual(['SOR_095']);
  });

  it('SHD_135: the Silencer flies out of the discard pile in the phase in which it was discarded', () => {
    const t = sides({ leader: 'SHD_011', hand: ['SHD_135'], ground: ['SOR_046'], base: 'SOR_026' })
      .use('SHD_011')
      .pass();
    expect(t.use('SHD_135').units('SHD_135').length).toBe(1);
    expect(t.ready(0)).toBe(18);
    expect(sides({ discard: ['SHD_135'] }).options()).not.toContain('use SHD_135 0');
    const fallen = sides({ ground: ['SOR_095'] }, { hand: ['SOR_172'], space: ['SHD_135'] })
      .pass()
      .play('SOR_172')
      .pick('SHD_135')
      .pass();
    expect(fallen.options()).not.toContain('use SHD_135 0');
  });

  it('SHD_137: the Punishing One readies as an upgraded enemy falls, once each round', () => {
    const t = sides({ space: [{ id: 'SHD_137', ready: false }], hand: ['SOR_172'] }, wanted('SHD_173'))
      .play('SOR_172')
      .pick('SOR_128');
    if (t.asks() === '0 order') t.pick('SHD_137');
    expect(t.yes().unit('SHD_137').ready).toBe(true);
    const plain = sides({ space: [{ id: 'SHD_137', ready: false }], hand: ['SOR_172'] }, wanted())
      .play('SOR_172')
      .pick('SOR_128');
    expect([plain.unit('SHD_137').ready, plain.asks()]).toEqual([false, '1 action']);
  });

  it('SHD_138: Fett’s Firespray hits harder where a Bounty is, and draws for the kill', () => {
    const t = sides({ ground: ['SHD_138'] }, wanted('SHD_221')).attack('SHD_138', 'SOR_128');
    if (t.asks() === '0 order') t.pick('SHD_138');
    expect([t.ids(0, 'hand').length, t.base(1)]).toEqual([1, t.unit('SHD_138').power + 3 - 1]);
  });

  it('SHD_139: Krrsantan is ready at once where a Bounty is, and pays his wounds forward', () => {
    const played = (upgrades: string[]) => sides({ hand: ['SHD_139'] }, { ground: [{ id: 'SOR_046', upgrades }] }).play('SHD_139');
    expect([played(['SHD_173']).yes().unit('SHD_139').ready, played([]).asks()]).toEqual([true, '1 action']);
    const t = sides({ ground: [{ id: 'SHD_139', damage: 3 }] }, { ground: ['SOR_046'] })
      .attack('SHD_139', 'SOR_029')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(3);
  });

  it('SHD_140: the Hunters come experienced where a Bounty is', () => {
    const played = (upgrades: string[]) => upgradesOf(sides({ hand: ['SHD_140'] }, { ground: [{ id: 'SOR_046', upgrades }] }).play('SHD_140'), 'SHD_140');
    expect([played(['SHD_173']), played([])]).toEqual([['TOKEN_EXPERIENCE'], []]);
  });

  it('SHD_141: Kylo Ren costs no Villainy beside Rey, and teaches who has none', () => {
    const cost = (leader: string) =>
      20 -
      sides({ leader, hand: ['SHD_141'], base: 'SOR_026' })
        .play('SHD_141')
        .ready(0);
    expect([cost('SHD_004'), cost('SOR_005')]).toEqual([6, 8]);
    const struck = (id: string) => {
      const t = sides({ ground: ['SHD_141', id] })
        .attack('SHD_141')
        .pick(id);
      return [t.unit(id).power, upgradesOf(t, id)];
    };
    expect([struck('SOR_095'), struck('SOR_128')]).toEqual([
      [6, ['TOKEN_EXPERIENCE']],
      [5, []],
    ]);
  });

  it('SHD_142: Pre Vizsla pays for another’s upgrade and wears it, or breaks it', () => {
    const t = sides({ ground: ['SHD_142'], resources: 2 }, { ground: [{ id: 'SOR_046', upgrades: ['SHD_073'] }] })
      .attack('SHD_142', 'SOR_029')
      .pick('SHD_073');
    expect([upgradesOf(t, 'SHD_142'), upgradesOf(t, 'SOR_046'), t.ready(0)]).toEqual([['SHD_073'], [], 0]);
    const broke = sides({ ground: ['SHD_142'], resources: 1 }, { ground: [{ id: 'SOR_046', upgrades: ['SHD_073'] }] })
      .attack('SHD_142', 'SOR_029')
      .pick('SHD_073');
    expect(upgradesOf(broke, 'SOR_046')).toEqual(['SHD_073']);
    const unfit = sides({ ground: ['SHD_142'] }, { ground: [{ id: 'SOR_046', upgrades: ['TWI_119'] }] })
      .attack('SHD_142', 'SOR_029')
      .pick('TWI_119');
    expect([upgradesOf(unfit, 'SHD_142'), unfit.ids(1, 'discard')]).toEqual([[], ['TWI_119']]);
  });

  it('SHD_143: Ruthlessness sends 2 damage on to the base', () => {
    const t = sides({ ground: [{ id: 'SOR_046', upgrades: ['SHD_143'] }] }, { ground: ['SOR_128'] }).attack('SOR_046', 'SOR_128');
    expect(t.base(1)).toBe(2);
  });

  it('SHD_144: the provoked unit has to attack a unit with its player’s next action', () => {
    const t = sides({ hand: ['SHD_144'], ground: ['SOR_232'] }, { ground: ['SOR_046', 'SOR_095'] })
      .play('SHD_144')
      .pick('SOR_046');
    expect(t.options()).toEqual(['attack SOR_046']);
    t.attack('SOR_046', 'SOR_232');
    expect([t.base(0), t.unit('SOR_232').damage, t.units('SOR_046')]).toEqual([0, 3, []]);
    const spent = sides({ hand: ['SHD_144'] }, { ground: [{ id: 'SOR_046', ready: false }] }).play('SHD_144');
    expect(spent.options()).toContain('pass');
  });

  it('SHD_145: a hunt of up to three units, Bounty Hunters with 2 more, none at the base', () => {
    const t = sides({ hand: ['SHD_145'], ground: ['SHD_218', 'SOR_095'] }, { ground: ['SOR_232', 'SOR_046'] })
      .play('SHD_145')
      .pick('SHD_218');
    expect(t.options()).toEqual(['SOR_232', 'SOR_046']);
    t.pick('SOR_046').pick('SOR_095');
    expect([t.units('SOR_046'), t.unit('SOR_232').damage, t.base(1), t.asks()]).toEqual([[], 3, 0, '1 action']);
  });

  it('SHD_147: Ketsu Onyo may break a cheap upgrade when she hurts a base', () => {
    const t = sides({ ground: ['SHD_147'] }, { ground: [{ id: 'SOR_046', upgrades: ['SOR_069', 'SHD_126'] }] }).attack('SHD_147', 'SOR_029');
    expect(t.options()).toEqual(['SOR_069']);
    expect(upgradesOf(t.pick('SOR_069'), 'SOR_046')).toEqual(['SHD_126']);
  });

  it('SHD_148: Cassian is ready at once if he was smuggled', () => {
    const t = sides({
      base: 'SOR_026',
      leader: 'SHD_012',
      resources: ['SHD_148', ...Array.from({ length: 6 }, () => 'SOR_046')],
    }).pick('play SHD_148 smuggle');
    expect([
      t.unit('SHD_148').ready,
      sides({ hand: ['SHD_148'] })
        .play('SHD_148')
        .unit('SHD_148').ready,
    ]).toEqual([true, false]);
  });

  it('SHD_150: Koska Reeves, upgraded, may deal 2 to a ground unit', () => {
    const t = sides({ ground: [{ id: 'SHD_150', upgrades: ['SOR_069'] }] }, { ground: ['SOR_046'], space: ['SOR_237'] })
      .attack('SHD_150', 'SOR_029')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(2);
    expect(
      sides({ ground: ['SHD_150'] }, { ground: ['SOR_046'] })
        .attack('SHD_150', 'SOR_029')
        .asks(),
    ).toBe('1 action');
  });
});
