import { captivesOf, sides, upgradesOf, wanted } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

describe('Shadows of the Galaxy, 151 to 200', () => {
  it('SHD_151: the Assault Ship has 2 more against a richer player', () => {
    const dealt = (theirs: number) =>
      sides({ space: ['SHD_151'], resources: 3 }, { resources: theirs })
        .attack('SHD_151')
        .base(1);
    expect([dealt(4), dealt(3)]).toEqual([5, 3]);
  });

  it('SHD_153: Poe discards for as many different choices', () => {
    const t = sides({ ground: ['SHD_153'], hand: ['SOR_095', 'SOR_046', 'SOR_128'] }, { hand: ['SOR_232'], ground: [{ id: 'SOR_046', upgrades: ['SOR_069'] }] })
      .attack('SHD_153', 'SOR_029')
      .pick('SOR_095', 'SOR_046');
    t.pick('mode 1');
    expect([upgradesOf(t, 'SOR_046'), t.options()]).toEqual([[], ['mode 0', 'mode 2']]);
    t.pick('mode 2');
    expect([t.ids(1, 'hand'), t.ids(0, 'hand'), t.asks()]).toEqual([[], ['SOR_128'], '1 action']);
  });

  it('SHD_154: Wrecker blows up a resource for 5 damage', () => {
    const t = sides({ hand: ['SHD_154'] }, { ground: ['SOR_232'] })
      .play('SHD_154')
      .pick('SOR_046')
      .pick('SOR_232');
    expect([t.unit('SOR_232').damage, t.ids(0, 'resources').length]).toEqual([5, 19]);
  });

  it('SHD_155: a Heroic Resolve is spent on an attack with 4 more and Overwhelm', () => {
    const t = sides({ ground: [{ id: 'SOR_046', upgrades: ['SHD_155'] }] }, { ground: ['SOR_128'] })
      .use('SOR_046')
      .pick('SOR_128');
    expect([t.base(1), upgradesOf(t, 'SOR_046'), t.ready(0), t.ids(0, 'discard')]).toEqual([6, [], 18, ['SHD_155']]);
  });

  it('SHD_156: a card for you, and one less for whoever is richer', () => {
    const hands = (resources: number) => {
      const t = sides({ hand: ['SHD_156'], resources: 5 }, { resources, hand: ['SOR_095'] }).play('SHD_156');
      return [t.ids(0, 'hand').length, t.ids(1, 'hand').length];
    };
    expect([hands(6), hands(5)]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('SHD_157: Bo-Katan’s fall draws for each base with 15 damage', () => {
    const drawn = (mine: number, theirs: number) =>
      sides({ ground: ['SHD_157'], baseDamage: mine }, { hand: ['SOR_172'], baseDamage: theirs }, { active: 1 })
        .play('SOR_172')
        .ids(0, 'hand').length;
    expect([drawn(15, 15), drawn(14, 15), drawn(0, 0)]).toEqual([2, 1, 0]);
  });

  it('SHD_158: 2 damage to every other ground unit', () => {
    const t = sides({ hand: ['SHD_158'], ground: ['SOR_046'] }, { ground: ['SOR_128'], space: ['SOR_225'] }).play('SHD_158');
    expect([t.unit('SOR_046').damage, t.units('SOR_128'), t.units('SOR_225').length, t.unit('SHD_158').damage]).toEqual([2, [], 1, 0]);
  });

  it('SHD_159: each base suffers by its own player’s hand', () => {
    const t = sides({ hand: ['SHD_159', 'SOR_095', 'SOR_046'] }, { hand: ['SOR_128', 'SOR_232', 'SOR_095'] }).play('SHD_159');
    expect([t.base(0), t.base(1)]).toEqual([2, 3]);
  });

  it('SHD_159: both bases suffer at once, so that two that fall make a draw (7.1.4, 5.6.3)', () => {
    const t = sides({ hand: ['SHD_159', 'SOR_095'], baseDamage: 29 }, { hand: ['SOR_128'], baseDamage: 29 }).play('SHD_159');
    expect(t.state.outcome?.winners).toEqual([0, 1]);
  });

  it('SHD_160: the Gunslinger hurts both bases', () => {
    const t = sides({ hand: ['SHD_160'] }).play('SHD_160');
    expect([t.base(0), t.base(1)]).toEqual([1, 1]);
  });

  it('SHD_161: the Landspeeder changes hands out of the hand, and its owner takes it back as a Bounty', () => {
    const t = sides({ hand: ['SHD_161', 'SOR_172'], base: 'SOR_026' }).play('SHD_161');
    expect(t.state.players[1]?.units.length).toBe(1);
    t.pass().play('SOR_172').yes();
    expect([t.state.players[0]?.units.length, upgradesOf(t, 'SHD_161')]).toEqual([1, ['TOKEN_EXPERIENCE']]);
  });

  it('SHD_163: Migs Mayfeld answers a card that is discarded from a hand, once each round', () => {
    const t = sides({ ground: ['SHD_163'], hand: ['SHD_181', 'SHD_181'] }, { hand: ['SOR_095', 'SOR_046', 'SOR_128'] })
      .play('SHD_181')
      .pick('seat 1')
      .pick('SOR_095', 'SOR_046');
    if (t.asks() === '0 order') t.pick('SHD_163');
    expect(t.pick('SOR_029').base(1)).toBe(2);
    expect(t.asks()).toBe('1 action');
  });

  it('SHD_164: its fall is 1 damage to a unit or base', () => {
    const t = sides({ hand: ['SOR_172'] }, { space: ['SHD_164'], ground: ['SOR_046'] })
      .play('SOR_172')
      .pick('SHD_164');
    expect(t.asks()).toBe('1 target');
    expect(t.pick('SOR_023').base(0)).toBe(1);
  });

  it('SHD_165: the Headhunter is worth 5 healing while exhausted', () => {
    const t = sides({ hand: ['SOR_172'], baseDamage: 6 }, { space: [{ id: 'SHD_165', ready: false }] })
      .play('SOR_172')
      .yes();
    expect(t.base(0)).toBe(1);
    expect(
      sides({ hand: ['SOR_172'] }, { space: ['SHD_165'] })
        .play('SOR_172')
        .asks(),
    ).toBe('1 action');
  });

  it('SHD_167: the Bounty is 2 damage to a unit', () => {
    const t = sides({ hand: ['SOR_172'], ground: ['SOR_046'] }, { ground: ['SHD_167'] })
      .play('SOR_172')
      .pick('SHD_167')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(2);
  });

  it('SHD_169: Overwhelm while upgraded', () => {
    const spilt = (upgrades: string[]) =>
      sides({ ground: [{ id: 'SHD_169', upgrades }] }, { ground: ['SOR_128'] })
        .attack('SHD_169', 'SOR_128')
        .base(1);
    expect([spilt(['SOR_069']), spilt([])]).toEqual([5, 0]);
  });

  it('SHD_170: IG-11 blows himself up rather than be captured', () => {
    const t = sides({ hand: ['SHD_120'], ground: ['SOR_046', 'SOR_128'] }, { ground: ['SHD_170'] }).play('SHD_120');
    expect([t.units('SHD_170'), t.ids(1, 'discard'), t.unit('SOR_046').damage, t.units('SOR_128')]).toEqual([[], ['SHD_170'], 3, []]);
    const u = sides({ ground: ['SHD_170'] }, { ground: [{ id: 'SOR_046', damage: 1 }, 'SOR_095'] })
      .attack('SHD_170', 'SOR_029')
      .pick('SOR_046');
    expect(u.unit('SOR_046').damage).toBe(4);
  });

  it('SHD_171: the Rivals may deal 2 to who has a Bounty', () => {
    const t = sides({ hand: ['SHD_171'] }, { ground: [{ id: 'SOR_046', upgrades: ['SHD_176'] }, 'SOR_095'] }).play('SHD_171');
    expect(t.options()).toEqual(['SOR_046']);
    expect(t.pick('SOR_046').unit('SOR_046').damage).toBe(2);
  });

  it('SHD_173: a Guild Target is 2 damage to a base, 3 if it was unique', () => {
    const dealt = (id: string) =>
      sides({ hand: ['SOR_078'] }, { ground: [{ id, upgrades: ['SHD_173'] }] })
        .play('SOR_078')
        .yes()
        .pick('SOR_029')
        .base(1);
    expect([dealt('SOR_095'), dealt('SOR_179')]).toEqual([2, 3]);
  });

  it('SHD_174: the Blaster that was smuggled shoots at once', () => {
    const t = sides({
      base: 'SOR_029',
      resources: ['SHD_174', 'SOR_046', 'SOR_046', 'SOR_046'],
      ground: ['SOR_095'],
    }).pick('play SHD_174 smuggle');
    expect([t.base(1), t.unit('SOR_095').ready]).toEqual([5, false]);
  });

  it('SHD_175: who carries it strengthens another friend', () => {
    const t = sides({ ground: [{ id: 'SOR_046', upgrades: ['SHD_175'] }, 'SOR_095'] }).attack('SOR_046');
    expect(t.unit('SOR_095').power).toBe(5);
  });

  it('SHD_176: a Death Mark is two cards', () => {
    expect(
      sides({ hand: ['SOR_172'] }, wanted('SHD_176'))
        .play('SOR_172')
        .yes()
        .ids(0, 'hand').length,
    ).toBe(2);
  });

  it('SHD_177: who wears it may divide 3 damage among enemy ground units', () => {
    const t = sides({ ground: [{ id: 'SOR_046', upgrades: ['SHD_177'] }] }, { ground: ['SOR_095', 'SOR_128'] })
      .attack('SOR_046', 'SOR_029')
      .yes()
      .divide(2, 1);
    expect([t.unit('SOR_095').damage, t.units('SOR_128')]).toEqual([2, []]);
  });

  it('SHD_178: 2 damage to a unit or base', () => {
    expect(
      sides({ hand: ['SHD_178'] })
        .play('SHD_178')
        .pick('SOR_029')
        .base(1),
    ).toBe(2);
  });

  it('SHD_179: only a damaged unit makes the Desperate Attack, with 2 more', () => {
    const t = sides({ hand: ['SHD_179'], ground: [{ id: 'SOR_046', damage: 1 }, 'SOR_095'] }).play('SHD_179');
    expect([t.base(1), t.unit('SOR_095').ready]).toEqual([5, true]);
  });

  it('SHD_180: a guard takes 6, anybody else 3', () => {
    const hit = (captives: string[]) =>
      sides({ hand: ['SHD_180'] }, { ground: [{ id: 'SOR_232', captives }] })
        .play('SHD_180')
        .unit('SOR_232').damage;
    expect([hit(['SOR_095']), hit([])]).toEqual([6, 3]);
  });

  it('SHD_181: the chosen player discards two cards of their own choice', () => {
    const t = sides({ hand: ['SHD_181'] }, { hand: ['SOR_095', 'SOR_046', 'SOR_128'] })
      .play('SHD_181')
      .pick('seat 1');
    expect(t.asks()).toBe('1 target');
    expect(t.pick('SOR_095', 'SOR_128').ids(1, 'hand')).toEqual(['SOR_046']);
  });

  it('SHD_182: Bravado costs 2 less for who has defeated an enemy this phase', () => {
    const t = sides({ hand: ['SOR_172', 'SHD_182'], ground: [{ id: 'SOR_046', ready: false }] }, { ground: ['SOR_128'] })
      .play('SOR_172')
      .pick('SOR_128')
      .pass();
    const before = t.ready(0);
    expect([before - t.play('SHD_182').ready(0), t.unit('SOR_046').ready]).toEqual([3, true]);
    const other = sides({ hand: ['SHD_182'], ground: [{ id: 'SOR_046', ready: false }] }).play('SHD_182');
    expect(other.ready(0)).toBe(15);
  });

  it('SHD_183: the Intimidator exhausts the defender', () => {
    const t = sides({ ground: ['SHD_183'] }, { ground: ['SOR_046'] }).attack('SHD_183', 'SOR_046');
    expect(t.unit('SOR_046').ready).toBe(false);
  });

  it('SHD_184: Bazine Netal may take a card out of a hand, and its player draws', () => {
    const played = () => sides({ hand: ['SHD_184'] }, { hand: ['SOR_095', 'SOR_046'], deck: ['SOR_128', 'SOR_232'] }).play('SHD_184');
    const t = played().pick('SOR_046');
    expect([t.ids(1, 'hand'), t.ids(1, 'discard')]).toEqual([['SOR_095', 'SOR_128'], ['SOR_046']]);
    expect(played().none().ids(1, 'hand')).toEqual(['SOR_095', 'SOR_046']);
  });

  it('SHD_185: Doctor Evazan is worth up to twelve resources', () => {
    const t = sides({ hand: ['SOR_078'], resources: 14 }, { ground: ['SHD_185'] });
    for (const r of t.state.players[0]?.resources.slice(0, 7) ?? []) t.state.ready[r] = 0;
    t.play('SOR_078').yes();
    expect(t.options()).toHaveLength(13);
    expect(t.pick('12').ready(0)).toBe(12);
  });

  it('SHD_186: the Haxion hunter enters with a Shield where a Bounty is', () => {
    const played = (upgrades: string[]) => upgradesOf(sides({ hand: ['SHD_186'] }, wanted(...upgrades)).play('SHD_186'), 'SHD_186');
    expect([played(['SHD_173']), played([])]).toEqual([['TOKEN_SHIELD'], []]);
  });

  it('SHD_188, SHD_190: Zuckuss and 4-LOM make each other stronger', () => {
    const t = sides({ ground: ['SHD_188', 'SHD_190'] });
    const alone = sides({ ground: ['SHD_188'] }).unit('SHD_188');
    expect([t.unit('SHD_188').power, t.unit('SHD_190').power, alone.power]).toEqual([5, 7, 4]);
    expect([t.unit('SHD_188').keywords, t.unit('SHD_190').keywords]).toEqual([
      expect.objectContaining({ ambush: 1, saboteur: 1 }),
      expect.objectContaining({ ambush: 1, saboteur: 1 }),
    ]);
  });

  it('SHD_189: the Freighter readies another unit no stronger than the enemy’s upgrades are many', () => {
    const t = sides(
      {
        hand: ['SHD_189'],
        ground: [
          { id: 'SOR_063', ready: false },
          { id: 'SOR_046', ready: false, upgrades: ['SOR_069'] },
        ],
      },
      { ground: [{ id: 'SOR_232', upgrades: ['SOR_069', 'SOR_166'] }] },
    ).play('SHD_189');
    expect(t.options()).toEqual(['SOR_063']);
    expect(t.pick('SOR_063').unit('SOR_063').ready).toBe(true);
  });

  it('SHD_191: the Xanadu Blood trades an Underworld friend for an exhausted enemy or resource', () => {
    const traded = () =>
      sides({ hand: ['SHD_191'], ground: ['SHD_029'] }, { ground: ['SOR_046'], resources: 3 })
        .play('SHD_191')
        .pick('SHD_029');
    expect([traded().pick('mode 0').unit('SOR_046').ready, traded().pick('mode 1').ready(1)]).toEqual([false, 2]);
    expect(
      sides({ hand: ['SHD_191'], ground: ['SOR_046'] })
        .play('SHD_191')
        .asks(),
    ).toBe('1 action');
  });

  it('SHD_192: Dryden Vos plays a captive of his own guards for free', () => {
    const t = sides({ hand: ['SHD_192'], ground: [{ id: 'SOR_046', captives: ['SOR_232'] }] }, { ground: [{ id: 'SOR_095', captives: ['SOR_164'] }] }).play('SHD_192');
    if (t.asks() === '0 order') t.pick('SHD_192');
    expect(t.options()).toEqual(['play SOR_232']);
    t.pick('play SOR_232');
    expect([t.unit('SOR_232').owner, t.state.players[0]?.units.length, captivesOf(t, 'SOR_046')]).toEqual([1, 3, []]);
  });

  it('SHD_193: the bound unit is exhausted and stays so', () => {
    const t = sides({ hand: ['SHD_193'] }, { ground: ['SOR_046'] }).play('SHD_193');
    expect([t.unit('SOR_046').ready, t.nextRound().unit('SOR_046').ready]).toEqual([false, false]);
  });

  it('SHD_194: the Dark Raid brings a Vehicle ready and takes it back when the phase ends', () => {
    const t = sides({ hand: ['SHD_194'], deck: ['SOR_046', 'SOR_232', 'SOR_095'] })
      .play('SHD_194')
      .pick('SOR_232');
    expect([t.unit('SOR_232').ready, t.ready(0)]).toEqual([true, 20 - 3 - 2 - 1]);
    t.pass().pass();
    expect([t.units('SOR_232'), t.ids(0, 'hand').includes('SOR_232')]).toEqual([[], true]);
  });

  it('SHD_196: Grogu exhausts an enemy', () => {
    const t = sides({ ground: ['SHD_196', 'SOR_095'] }, { ground: ['SOR_046'] }).use('SHD_196');
    expect([t.unit('SOR_046').ready, t.unit('SHD_196').ready]).toEqual([false, false]);
  });

  it('SHD_197: L3-37 frees a captive or takes a Shield', () => {
    const played = (captives: string[]) => sides({ hand: ['SHD_197'] }, { ground: [{ id: 'SOR_046', captives }] }).play('SHD_197');
    const t = played(['SOR_164']).pick('SOR_164');
    expect([t.unit('SOR_164').owner, upgradesOf(t, 'SHD_197')]).toEqual([0, []]);
    expect([upgradesOf(played(['SOR_164']).none(), 'SHD_197'), upgradesOf(played([]), 'SHD_197')]).toEqual([['TOKEN_SHIELD'], ['TOKEN_SHIELD']]);
  });

  it('SHD_198: the first Clone each round pays no penalty beside Omega, who finds another', () => {
    const t = sides({ ground: ['SHD_198'], hand: ['TWI_243', 'TWI_243'] }, {});
    const costs = [0, 0].map(() => {
      const before = t.ready(0);
      t.play('TWI_243').pass();
      return before - t.ready(0);
    });
    expect((costs[1] as number) - (costs[0] as number)).toBe(2);
    const found = sides({ hand: ['SHD_198'], deck: ['SOR_095', 'TWI_243'] })
      .play('SHD_198')
      .pick('TWI_243');
    expect(found.ids(0, 'hand')).toEqual(['TWI_243']);
  });

  it('SHD_199: the Dissident may ready a resource', () => {
    const t = sides({ ground: ['SHD_199'], resources: 2 });
    for (const r of t.state.players[0]?.resources ?? []) t.state.ready[r] = 0;
    expect(t.attack('SHD_199').yes().ready(0)).toBe(1);
  });
});
