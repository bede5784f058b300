import { describe, expect, it } from 'vitest';
import { sides, upgradesOf, wanted } from '../testing/rows.js';

/** A unit that Open Fire brings down, and with it what it carries. */

describe('Aggression with Villainy', () => {
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
    const t = sides(
      { space: [{ id: 'SHD_137', ready: false }], hand: ['SOR_172'] },
      wanted('SHD_173'),
    )
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
    const played = (upgrades: string[]) =>
      sides({ hand: ['SHD_139'] }, { ground: [{ id: 'SOR_046', upgrades }] }).play('SHD_139');
    expect([played(['SHD_173']).yes().unit('SHD_139').ready, played([]).asks()]).toEqual([
      true,
      '1 action',
    ]);
    const t = sides({ ground: [{ id: 'SHD_139', damage: 3 }] }, { ground: ['SOR_046'] })
      .attack('SHD_139', 'SOR_029')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(3);
  });

  it('SHD_140: the Hunters come experienced where a Bounty is', () => {
    const played = (upgrades: string[]) =>
      upgradesOf(
        sides({ hand: ['SHD_140'] }, { ground: [{ id: 'SOR_046', upgrades }] }).play('SHD_140'),
        'SHD_140',
      );
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
    const t = sides(
      { ground: ['SHD_142'], resources: 2 },
      { ground: [{ id: 'SOR_046', upgrades: ['SHD_073'] }] },
    )
      .attack('SHD_142', 'SOR_029')
      .pick('SHD_073');
    expect([upgradesOf(t, 'SHD_142'), upgradesOf(t, 'SOR_046'), t.ready(0)]).toEqual([
      ['SHD_073'],
      [],
      0,
    ]);
    const broke = sides(
      { ground: ['SHD_142'], resources: 1 },
      { ground: [{ id: 'SOR_046', upgrades: ['SHD_073'] }] },
    )
      .attack('SHD_142', 'SOR_029')
      .pick('SHD_073');
    expect(upgradesOf(broke, 'SOR_046')).toEqual(['SHD_073']);
    const unfit = sides(
      { ground: ['SHD_142'] },
      { ground: [{ id: 'SOR_046', upgrades: ['TWI_119'] }] },
    )
      .attack('SHD_142', 'SOR_029')
      .pick('TWI_119');
    expect([upgradesOf(unfit, 'SHD_142'), unfit.ids(1, 'discard')]).toEqual([[], ['TWI_119']]);
  });

  it('SHD_143: Ruthlessness sends 2 damage on to the base', () => {
    const t = sides(
      { ground: [{ id: 'SOR_046', upgrades: ['SHD_143'] }] },
      { ground: ['SOR_128'] },
    ).attack('SOR_046', 'SOR_128');
    expect(t.base(1)).toBe(2);
  });

  it('SHD_144: the provoked unit has to attack a unit with its player’s next action', () => {
    const t = sides({ hand: ['SHD_144'], ground: ['SOR_232'] }, { ground: ['SOR_046', 'SOR_095'] })
      .play('SHD_144')
      .pick('SOR_046');
    expect(t.options()).toEqual(['attack SOR_046']);
    t.attack('SOR_046', 'SOR_232');
    expect([t.base(0), t.unit('SOR_232').damage, t.units('SOR_046')]).toEqual([0, 3, []]);
    const spent = sides({ hand: ['SHD_144'] }, { ground: [{ id: 'SOR_046', ready: false }] }).play(
      'SHD_144',
    );
    expect(spent.options()).toContain('pass');
  });

  it('SHD_145: a hunt of up to three units, Bounty Hunters with 2 more, none at the base', () => {
    const t = sides(
      { hand: ['SHD_145'], ground: ['SHD_218', 'SOR_095'] },
      { ground: ['SOR_232', 'SOR_046'] },
    )
      .play('SHD_145')
      .pick('SHD_218');
    expect(t.options()).toEqual(['SOR_232', 'SOR_046']);
    t.pick('SOR_046').pick('SOR_095');
    expect([t.units('SOR_046'), t.unit('SOR_232').damage, t.base(1), t.asks()]).toEqual([
      [],
      3,
      0,
      '1 action',
    ]);
  });
});

describe('Aggression with Heroism', () => {
  it('SHD_147: Ketsu Onyo may break a cheap upgrade when she hurts a base', () => {
    const t = sides(
      { ground: ['SHD_147'] },
      { ground: [{ id: 'SOR_046', upgrades: ['SOR_069', 'SHD_126'] }] },
    ).attack('SHD_147', 'SOR_029');
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
    const t = sides(
      { ground: [{ id: 'SHD_150', upgrades: ['SOR_069'] }] },
      { ground: ['SOR_046'], space: ['SOR_237'] },
    )
      .attack('SHD_150', 'SOR_029')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(2);
    expect(
      sides({ ground: ['SHD_150'] }, { ground: ['SOR_046'] })
        .attack('SHD_150', 'SOR_029')
        .asks(),
    ).toBe('1 action');
  });

  it('SHD_151: the Assault Ship has 2 more against a richer player', () => {
    const dealt = (theirs: number) =>
      sides({ space: ['SHD_151'], resources: 3 }, { resources: theirs })
        .attack('SHD_151')
        .base(1);
    expect([dealt(4), dealt(3)]).toEqual([5, 3]);
  });

  it('SHD_153: Poe discards for as many different choices', () => {
    const t = sides(
      { ground: ['SHD_153'], hand: ['SOR_095', 'SOR_046', 'SOR_128'] },
      { hand: ['SOR_232'], ground: [{ id: 'SOR_046', upgrades: ['SOR_069'] }] },
    )
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
    expect([t.base(1), upgradesOf(t, 'SOR_046'), t.ready(0), t.ids(0, 'discard')]).toEqual([
      6,
      [],
      18,
      ['SHD_155'],
    ]);
  });

  it('SHD_156: a card for you, and one less for whoever is richer', () => {
    const hands = (resources: number) => {
      const t = sides({ hand: ['SHD_156'], resources: 5 }, { resources, hand: ['SOR_095'] }).play(
        'SHD_156',
      );
      return [t.ids(0, 'hand').length, t.ids(1, 'hand').length];
    };
    expect([hands(6), hands(5)]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });
});

describe('Aggression', () => {
  it('SHD_157: Bo-Katan’s fall draws for each base with 15 damage', () => {
    const drawn = (mine: number, theirs: number) =>
      sides(
        { ground: ['SHD_157'], baseDamage: mine },
        { hand: ['SOR_172'], baseDamage: theirs },
        { active: 1 },
      )
        .play('SOR_172')
        .ids(0, 'hand').length;
    expect([drawn(15, 15), drawn(14, 15), drawn(0, 0)]).toEqual([2, 1, 0]);
  });

  it('SHD_160: the Gunslinger hurts both bases', () => {
    const t = sides({ hand: ['SHD_160'] }).play('SHD_160');
    expect([t.base(0), t.base(1)]).toEqual([1, 1]);
  });

  it('SHD_161: the Landspeeder changes hands out of the hand, and its owner takes it back as a Bounty', () => {
    const t = sides({ hand: ['SHD_161', 'SOR_172'], base: 'SOR_026' }).play('SHD_161');
    expect(t.state.players[1]?.units.length).toBe(1);
    t.pass().play('SOR_172').yes();
    expect([t.state.players[0]?.units.length, upgradesOf(t, 'SHD_161')]).toEqual([
      1,
      ['TOKEN_EXPERIENCE'],
    ]);
  });

  it('SHD_163: Migs Mayfeld answers a card that is discarded from a hand, once each round', () => {
    const t = sides(
      { ground: ['SHD_163'], hand: ['SHD_181', 'SHD_181'] },
      { hand: ['SOR_095', 'SOR_046', 'SOR_128'] },
    )
      .play('SHD_181')
      .pick('seat 1')
      .pick('SOR_095', 'SOR_046');
    if (t.asks() === '0 order') t.pick('SHD_163');
    expect(t.pick('SOR_029').base(1)).toBe(2);
    expect(t.asks()).toBe('1 action');
  });

  it('SHD_165: the Headhunter is worth 5 healing while exhausted', () => {
    const t = sides(
      { hand: ['SOR_172'], baseDamage: 6 },
      { space: [{ id: 'SHD_165', ready: false }] },
    )
      .play('SOR_172')
      .yes();
    expect(t.base(0)).toBe(1);
    expect(
      sides({ hand: ['SOR_172'] }, { space: ['SHD_165'] })
        .play('SOR_172')
        .asks(),
    ).toBe('1 action');
  });

  it('SHD_170: IG-11 blows himself up rather than be captured', () => {
    const t = sides(
      { hand: ['SHD_120'], ground: ['SOR_046', 'SOR_128'] },
      { ground: ['SHD_170'] },
    ).play('SHD_120');
    expect([
      t.units('SHD_170'),
      t.ids(1, 'discard'),
      t.unit('SOR_046').damage,
      t.units('SOR_128'),
    ]).toEqual([[], ['SHD_170'], 3, []]);
    const u = sides({ ground: ['SHD_170'] }, { ground: [{ id: 'SOR_046', damage: 1 }, 'SOR_095'] })
      .attack('SHD_170', 'SOR_029')
      .pick('SOR_046');
    expect(u.unit('SOR_046').damage).toBe(4);
  });

  it('SHD_171: the Rivals may deal 2 to who has a Bounty', () => {
    const t = sides(
      { hand: ['SHD_171'] },
      { ground: [{ id: 'SOR_046', upgrades: ['SHD_176'] }, 'SOR_095'] },
    ).play('SHD_171');
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

  it('SHD_176: a Death Mark is two cards', () => {
    expect(
      sides({ hand: ['SOR_172'] }, wanted('SHD_176'))
        .play('SOR_172')
        .yes()
        .ids(0, 'hand').length,
    ).toBe(2);
  });

  it('SHD_179: only a damaged unit makes the Desperate Attack, with 2 more', () => {
    const t = sides({ hand: ['SHD_179'], ground: [{ id: 'SOR_046', damage: 1 }, 'SOR_095'] }).play(
      'SHD_179',
    );
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
    const t = sides(
      { hand: ['SOR_172', 'SHD_182'], ground: [{ id: 'SOR_046', ready: false }] },
      { ground: ['SOR_128'] },
    )
      .play('SOR_172')
      .pick('SOR_128')
      .pass();
    const before = t.ready(0);
    expect([before - t.play('SHD_182').ready(0), t.unit('SOR_046').ready]).toEqual([3, true]);
    const other = sides({ hand: ['SHD_182'], ground: [{ id: 'SOR_046', ready: false }] }).play(
      'SHD_182',
    );
    expect(other.ready(0)).toBe(15);
  });
});
