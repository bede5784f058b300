import { describe, expect, it } from 'vitest';
import { sides, upgradesOf } from '../testing/rows.js';

/** Whether the unit has that keyword among such friends. */
const has = (word: string, id: string, ...friends: string[]) =>
  word in sides({ ground: [id, ...friends] }).unit(id).keywords;

describe('Bounties and what they pay', () => {
  it.each(['SHD_027', 'SHD_095'])('%s is worth a card', (id) => {
    const t = sides({ hand: ['SOR_172'], deck: ['SOR_095'] }, { ground: [id] })
      .play('SOR_172')
      .yes();
    expect(t.ids(0, 'hand')).toEqual(['SOR_095']);
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

  it('SHD_167: the Bounty is 2 damage to a unit', () => {
    const t = sides({ hand: ['SOR_172'], ground: ['SOR_046'] }, { ground: ['SHD_167'] })
      .play('SOR_172')
      .pick('SHD_167')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(2);
  });

  it('SHD_211: the Bounty exhausts a unit', () => {
    const t = sides({ hand: ['SOR_172'] }, { ground: ['SHD_211', 'SOR_046'] })
      .play('SOR_172')
      .pick('SHD_211')
      .pick('SOR_046');
    expect(t.unit('SOR_046').ready).toBe(false);
  });

  it('SHD_117: the Outcasts cost 1 less where an enemy has a Bounty', () => {
    const cost = (upgrades: string[]) =>
      20 -
      sides({ hand: ['SHD_117'] }, { ground: [{ id: 'SOR_046', upgrades }] })
        .play('SHD_117')
        .ready(0);
    expect([cost(['SHD_176']), cost([])]).toEqual([2, 3]);
  });
});

describe('what holds on a condition', () => {
  it('SHD_034, SHD_247: a Sentinel while upgraded', () => {
    for (const id of ['SHD_034', 'SHD_247']) {
      const t = sides({ ground: [id, { id, upgrades: ['SOR_166'] }] });
      expect([t.unit(id).keywords, t.unit(id, 1).keywords], id).toEqual([
        expect.not.objectContaining({ sentinel: 1 }),
        expect.objectContaining({ sentinel: 1 }),
      ]);
    }
  });

  it('SHD_042: 2 more power while it defends', () => {
    const t = sides({ space: ['SOR_237'] }, { space: ['SHD_042'] });
    expect([t.unit('SHD_042').power, t.attack('SOR_237', 'SHD_042').units('SOR_237')]).toEqual([
      1,
      [],
    ]);
  });

  it('SHD_112, SHD_168, SHD_212: another unit of the same aspect gives the keyword', () => {
    expect([has('sentinel', 'SHD_112', 'SHD_110'), has('sentinel', 'SHD_112', 'SOR_128')]).toEqual([
      true,
      false,
    ]);
    expect([has('raid', 'SHD_168', 'SOR_164'), has('raid', 'SHD_168', 'SOR_063')]).toEqual([
      true,
      false,
    ]);
    const shielded = (...ground: string[]) =>
      upgradesOf(sides({ hand: ['SHD_212'], ground }).play('SHD_212'), 'SHD_212');
    expect([shielded('SHD_210'), shielded('SOR_164')]).toEqual([['TOKEN_SHIELD'], []]);
  });

  it('SHD_169: Overwhelm while upgraded', () => {
    const spilt = (upgrades: string[]) =>
      sides({ ground: [{ id: 'SHD_169', upgrades }] }, { ground: ['SOR_128'] })
        .attack('SHD_169', 'SOR_128')
        .base(1);
    expect([spilt(['SOR_069']), spilt([])]).toEqual([5, 0]);
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

  it('SHD_248: beside Tech every resource can be smuggled for 2 more, the cheaper way where there are two', () => {
    const t = sides({
      ground: ['SHD_248'],
      base: 'SOR_023',
      resources: ['SOR_247', 'SHD_111', 'SOR_046', 'SOR_046', 'SOR_046', 'SOR_046', 'SOR_046'],
    });
    expect(t.pick('play SOR_247 smuggle').ready(0)).toBe(3);
    expect(t.pass().pick('play SHD_111 smuggle').ready(0)).toBe(0);
    const dj = sides(
      {
        leader: 'SHD_016',
        ground: ['SHD_248'],
        base: 'SOR_023',
        resources: ['SHD_213', ...Array.from({ length: 9 }, () => 'SOR_046')],
      },
      { resources: 1 },
    );
    expect(dj.pick('play SHD_213 smuggle').ready(0)).toBe(10 - 5 + 1);
  });
});

describe('as they are played', () => {
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

  it('SHD_050: Gorian Shard may defeat a unit with 5 or less remaining HP', () => {
    const t = sides(
      { hand: ['SHD_050'] },
      { ground: [{ id: 'SOR_046', damage: 2 }, 'SOR_232'] },
    ).play('SHD_050');
    expect(t.options()).toEqual(['SOR_046']);
    expect(t.pick('SOR_046').units('SOR_046')).toEqual([]);
  });

  it('SHD_158: 2 damage to every other ground unit', () => {
    const t = sides(
      { hand: ['SHD_158'], ground: ['SOR_046'] },
      { ground: ['SOR_128'], space: ['SOR_225'] },
    ).play('SHD_158');
    expect([
      t.unit('SOR_046').damage,
      t.units('SOR_128'),
      t.units('SOR_225').length,
      t.unit('SHD_158').damage,
    ]).toEqual([2, [], 1, 0]);
  });

  it('SHD_193: the bound unit is exhausted and stays so', () => {
    const t = sides({ hand: ['SHD_193'] }, { ground: ['SOR_046'] }).play('SHD_193');
    expect([t.unit('SOR_046').ready, t.nextRound().unit('SOR_046').ready]).toEqual([false, false]);
  });

  it('SHD_213: DJ, smuggled, takes an enemy resource as long as he stays', () => {
    const t = sides(
      {
        leader: 'SHD_016',
        base: 'SOR_029',
        resources: ['SHD_213', ...Array.from({ length: 9 }, () => 'SOR_046')],
      },
      { hand: ['SOR_078'], resources: 6 },
    )
      .pick('play SHD_213 smuggle')
      .pick('SOR_046');
    expect([t.ids(0, 'resources').length, t.ids(1, 'resources').length]).toEqual([11, 5]);
    t.play('SOR_078');
    expect([t.ids(0, 'resources').length, t.ids(1, 'resources').length]).toEqual([10, 6]);
  });

  it('SHD_249: Chewbacca’s kin draw beside another Wookiee', () => {
    const drawn = (friend: string) =>
      sides({ hand: ['SHD_249'], ground: [friend] })
        .play('SHD_249')
        .ids(0, 'hand').length;
    expect([drawn('SHD_061'), drawn('SOR_046')]).toEqual([1, 0]);
  });
});

describe('in battle', () => {
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

  it('SHD_080: Salacious Crumb heals as he comes and goes home for 1 damage', () => {
    const t = sides({ hand: ['SHD_080'], baseDamage: 2 }, { ground: ['SOR_046'] }).play('SHD_080');
    expect([t.base(0), t.pass().options().includes('use SHD_080 0')]).toEqual([1, false]);
    const u = sides({ ground: ['SHD_080'] }, { ground: ['SOR_046'], space: ['SOR_237'] }).use(
      'SHD_080',
    );
    expect([u.ids(0, 'hand'), u.unit('SOR_046').damage]).toEqual([['SHD_080'], 1]);
  });

  it('SHD_084: the Dark Trooper learns from combat damage, not from other damage', () => {
    const t = sides({}, { ground: [{ id: 'SHD_084', upgrades: ['SOR_069'] }] });
    expect(upgradesOf(t, 'SHD_084')).toEqual(['SOR_069']);
    const hit = sides({ ground: ['SOR_128'] }, { ground: ['SHD_084'] }).attack(
      'SOR_128',
      'SHD_084',
    );
    const fought = sides({ ground: ['SOR_063'] }, { ground: ['SHD_084'] }).attack(
      'SOR_063',
      'SHD_084',
    );
    const burnt = sides({ hand: ['SHD_178'] }, { ground: ['SHD_084'] })
      .play('SHD_178')
      .pick('SHD_084');
    expect([
      hit.units('SHD_084'),
      upgradesOf(fought, 'SHD_084'),
      upgradesOf(burnt, 'SHD_084'),
    ]).toEqual([[], ['TOKEN_EXPERIENCE'], []]);
  });

  it('SHD_164: its fall is 1 damage to a unit or base', () => {
    const t = sides({ hand: ['SOR_172'] }, { space: ['SHD_164'], ground: ['SOR_046'] })
      .play('SOR_172')
      .pick('SHD_164');
    expect(t.asks()).toBe('1 target');
    expect(t.pick('SOR_023').base(0)).toBe(1);
  });

  it('SHD_175: who carries it strengthens another friend', () => {
    const t = sides({ ground: [{ id: 'SOR_046', upgrades: ['SHD_175'] }, 'SOR_095'] }).attack(
      'SOR_046',
    );
    expect(t.unit('SOR_095').power).toBe(5);
  });

  it('SHD_177: who wears it may divide 3 damage among enemy ground units', () => {
    const t = sides(
      { ground: [{ id: 'SOR_046', upgrades: ['SHD_177'] }] },
      { ground: ['SOR_095', 'SOR_128'] },
    )
      .attack('SOR_046', 'SOR_029')
      .yes()
      .divide(2, 1);
    expect([t.unit('SOR_095').damage, t.units('SOR_128')]).toEqual([2, []]);
  });

  it('SHD_196: Grogu exhausts an enemy', () => {
    const t = sides({ ground: ['SHD_196', 'SOR_095'] }, { ground: ['SOR_046'] }).use('SHD_196');
    expect([t.unit('SOR_046').ready, t.unit('SHD_196').ready]).toEqual([false, false]);
  });
});

describe('events', () => {
  it('SHD_159: each base suffers by its own player’s hand', () => {
    const t = sides(
      { hand: ['SHD_159', 'SOR_095', 'SOR_046'] },
      { hand: ['SOR_128', 'SOR_232', 'SOR_095'] },
    ).play('SHD_159');
    expect([t.base(0), t.base(1)]).toEqual([2, 3]);
  });

  it('SHD_159: both bases suffer at once, so that two that fall make a draw (7.1.4, 5.6.3)', () => {
    const t = sides(
      { hand: ['SHD_159', 'SOR_095'], baseDamage: 29 },
      { hand: ['SOR_128'], baseDamage: 29 },
    ).play('SHD_159');
    expect(t.state.outcome?.winners).toEqual([0, 1]);
  });

  it('SHD_178: 2 damage to a unit or base', () => {
    expect(
      sides({ hand: ['SHD_178'] })
        .play('SHD_178')
        .pick('SOR_029')
        .base(1),
    ).toBe(2);
  });

  it('SHD_233: every unit that is no leader goes home', () => {
    const t = sides(
      { hand: ['SHD_233'], ground: ['SOR_046'] },
      { leader: { id: 'SOR_005', deployed: true }, ground: ['SOR_095'], space: ['SOR_237'] },
    ).play('SHD_233');
    expect([t.ids(0, 'hand'), t.ids(1, 'hand'), t.units().map((u) => u.id)]).toEqual([
      ['SOR_046'],
      ['SOR_095', 'SOR_237'],
      ['SOR_005'],
    ]);
  });

  it('SHD_252: 3 healing for the own base', () => {
    expect(
      sides({ hand: ['SHD_252'], baseDamage: 5 })
        .play('SHD_252')
        .base(0),
    ).toBe(2);
  });
});
