import { createEngine, type SideSetup, table, type TableSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { playableBook } from '../book.js';
import { deployed } from '../testing/rows.js';

const engine = createEngine(playableBook());
const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}) =>
  table(engine, {
    you: { resources: 20, ...you },
    them: { leader: 'SOR_005', resources: 20, ...them },
    ...rest,
  });
const tokens = (t: ReturnType<typeof board>, id: string) => t.unit(id).upgrades.map((u) => u.id);

describe('Leaders in odd situations', () => {
  it('SOR_002: a Pilot defeated as an upgrade was no enemy unit: Iden Versio heals nothing', () => {
    const t = board(
      { leader: 'SOR_002', hand: ['SOR_251'], baseDamage: 3 },
      { space: [{ id: 'SOR_237', upgrades: ['JTL_159'] }] },
    );
    expect(t.play('SOR_251').pass().use('SOR_002').base(0)).toBe(3);
  });

  it('SOR_016: an empty deck shows Thrawn nothing, and nothing is exhausted', () => {
    const t = board({ leader: 'SOR_016' }, { deck: [], ground: ['SOR_128'] })
      .use('SOR_016')
      .pick('seat 1');
    expect([t.asks(), t.unit('SOR_128').ready]).toEqual(['1 action', true]);
  });
});

describe('Leaders', () => {
  it('SOR_001: Krennic makes damaged friendly units 1 stronger, on both sides of the card', () => {
    const ground = [{ id: 'SOR_046', damage: 1 }, 'SOR_095'];
    for (const leader of ['SOR_001', deployed('SOR_001')]) {
      const t = board({ leader, ground }, { ground: [{ id: 'SOR_046', damage: 1 }] });
      expect([
        t.unit('SOR_046', 0).power,
        t.unit('SOR_095').power,
        t.unit('SOR_046', 1).power,
      ]).toEqual([4, 3, 3]);
    }
  });

  it('SOR_002: Iden Versio heals 1 once an opponent’s unit has fallen this phase', () => {
    const t = board(
      { leader: 'SOR_002', hand: ['SOR_172'], baseDamage: 4 },
      { ground: ['SOR_128'] },
    )
      .play('SOR_172')
      .pass()
      .use('SOR_002');
    expect(t.base(0)).toBe(3);
    const unit = board(
      { leader: deployed('SOR_002'), hand: ['SOR_172'], baseDamage: 4 },
      { ground: ['SOR_128', 'SOR_046'] },
    )
      .play('SOR_172')
      .pick('SOR_128');
    expect(unit.base(0)).toBe(3);
  });

  it('SOR_003: Chewbacca plays a unit that costs 3 or less and makes it a Sentinel', () => {
    const t = board({ leader: 'SOR_003', hand: ['SOR_095', 'SOR_232'] }).use('SOR_003');
    expect(t.options()).toEqual(['play SOR_095']);
    expect(t.pick('play SOR_095').unit('SOR_095').keywords.sentinel).toBe(1);
    expect(board({ leader: deployed('SOR_003') }).unit('SOR_003').keywords).toEqual({
      sentinel: 1,
      grit: 1,
    });
  });

  it('SOR_004: Chirrut Îmwe gives +0/+2, and as a unit outlives the action phase without HP', () => {
    expect(
      board({ leader: 'SOR_004', ground: ['SOR_095'] })
        .use('SOR_004')
        .unit('SOR_095'),
    ).toMatchObject({ power: 3, hp: 5 });
    const t = board({ leader: deployed('SOR_004') }, { ground: ['SOR_232'] }).attack(
      'SOR_004',
      'SOR_232',
    );
    expect(t.unit('SOR_004').damage).toBe(6);
    expect(t.nextRound().units('SOR_004')).toEqual([]);
  });

  it('SOR_005: Luke Skywalker shields a Heroism unit played this phase, or on attack another unit', () => {
    const t = board({ leader: 'SOR_005', hand: ['SOR_046'], ground: ['SOR_048'] })
      .play('SOR_046')
      .pass()
      .use('SOR_005');
    expect([tokens(t, 'SOR_046'), tokens(t, 'SOR_048')]).toEqual([['TOKEN_SHIELD'], []]);
    const unit = board({ leader: deployed('SOR_005'), ground: ['SOR_048'] })
      .attack('SOR_005')
      .pick('SOR_048');
    expect(tokens(unit, 'SOR_048')).toEqual(['TOKEN_SHIELD']);
  });

  it('SOR_006: Emperor Palpatine trades a friendly unit for 1 damage and a card', () => {
    const t = board({ leader: 'SOR_006', ground: ['SOR_128'] }, { ground: ['SOR_046'] }).use(
      'SOR_006',
    );
    expect([
      t.units('SOR_128'),
      t.unit('SOR_046').damage,
      t.ids(0, 'hand').length,
      t.ready(0),
    ]).toEqual([[], 1, 1, 19]);
  });

  it('SOR_007: Tarkin gives an Experience to an Imperial', () => {
    const t = board({ leader: 'SOR_007', ground: ['SOR_128', 'SOR_095'] }).use('SOR_007');
    expect([tokens(t, 'SOR_128'), tokens(t, 'SOR_095'), t.ready(0)]).toEqual([
      ['TOKEN_EXPERIENCE'],
      [],
      19,
    ]);
    const unit = board({ leader: deployed('SOR_007'), ground: ['SOR_128'] })
      .attack('SOR_007')
      .pick('SOR_128');
    expect(unit.unit('SOR_128').power).toBe(4);
  });

  it('SOR_008: Hera Syndulla’s Spectres cost no aspect penalty', () => {
    const left = (leader: string) =>
      board({ leader, base: 'SOR_023', hand: ['SOR_047'] })
        .play('SOR_047')
        .ready(0);
    expect([left('SOR_008'), left('SOR_010')]).toEqual([16, 12]);
    const unit = board({ leader: deployed('SOR_008'), ground: ['SOR_047'] })
      .attack('SOR_008')
      .pick('SOR_047');
    expect(tokens(unit, 'SOR_047')).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('SOR_009: Leia Organa attacks with a Rebel and then may with another', () => {
    const t = board({ leader: 'SOR_009', ground: ['SOR_095', 'SOR_239', 'SOR_128'] })
      .use('SOR_009')
      .pick('SOR_095')
      .pick('SOR_239');
    expect([t.base(1), t.unit('SOR_128').ready]).toEqual([5, true]);
    const unit = board({ leader: deployed('SOR_009'), ground: ['SOR_095', 'SOR_239'] })
      .attack('SOR_009')
      .pick('SOR_095');
    expect([unit.base(1), unit.unit('SOR_239').ready]).toEqual([7, true]);
  });

  it('SOR_010: Darth Vader deals 1 to a unit and 1 to a base after a Villainy card', () => {
    const t = board({ leader: 'SOR_010', hand: ['SOR_128'] }, { ground: ['SOR_046'] })
      .play('SOR_128')
      .pass()
      .use('SOR_010')
      .pick('SOR_046')
      .pick('SOR_029');
    expect([t.unit('SOR_046').damage, t.base(1), t.ready(0)]).toEqual([1, 1, 18]);
  });

  it('SOR_011: the Grand Inquisitor hurts a weak friendly unit and readies it', () => {
    const t = board({
      leader: 'SOR_011',
      ground: [
        { id: 'SOR_046', ready: false },
        { id: 'SOR_232', ready: false },
      ],
    }).use('SOR_011');
    expect([t.unit('SOR_046'), t.unit('SOR_232')]).toMatchObject([
      { damage: 2, ready: true },
      { damage: 0, ready: false },
    ]);
    const unit = board({
      leader: deployed('SOR_011'),
      ground: [
        { id: 'SOR_046', ready: false },
        { id: 'SOR_095', ready: false },
      ],
    })
      .attack('SOR_011')
      .pick('SOR_046');
    expect([unit.unit('SOR_046'), unit.unit('SOR_095')]).toMatchObject([
      { damage: 1, ready: true },
      { damage: 0, ready: false },
    ]);
    expect(
      board({ leader: deployed('SOR_011'), ground: [{ id: 'SOR_046', ready: false }] })
        .attack('SOR_011')
        .none()
        .unit('SOR_046'),
    ).toMatchObject({ damage: 0, ready: false });
  });

  it('SOR_012: IG-88’s attacker is 1 stronger against a player with fewer units', () => {
    const dealt = (theirs: string[]) =>
      board({ leader: 'SOR_012', ground: ['SOR_046'] }, { space: theirs })
        .use('SOR_012')
        .base(1);
    expect([dealt([]), dealt(['SOR_237'])]).toEqual([4, 3]);
    const unit = board({ leader: deployed('SOR_012'), ground: ['SOR_046'] });
    expect([unit.unit('SOR_046').keywords.raid, unit.unit('SOR_012').keywords.raid]).toEqual([
      1,
      undefined,
    ]);
  });

  it('SOR_013: Cassian Andor draws after 3 damage to the enemy base in one phase, dealt in any parts', () => {
    const side: SideSetup = { leader: 'SOR_013', space: ['SOR_237', 'SOR_141'] };
    const t = board(side).attack('SOR_237').pass();
    expect(t.use('SOR_013').ids(0, 'hand')).toEqual([]);
    expect(
      board(side).attack('SOR_237').pass().attack('SOR_141').pass().use('SOR_013').ids(0, 'hand'),
    ).toHaveLength(1);
  });

  it('SOR_013: among three it takes 3 damage to the one base, not 2 here and 2 there', () => {
    const struck = (...bases: [string, string]) =>
      board({ leader: 'SOR_013', space: ['SOR_237', 'SOR_225'] }, {}, { third: {} })
        .attack('SOR_237', bases[0])
        .pass()
        .pass()
        .attack('SOR_225', bases[1])
        .pass()
        .pass()
        .use('SOR_013')
        .ids(0, 'hand').length;
    expect([struck('SOR_029', 'SOR_020'), struck('SOR_020', 'SOR_020')]).toEqual([0, 1]);
  });

  it('SOR_013: as a unit he may draw the first time you hurt an enemy base each round', () => {
    const t = board({ leader: deployed('SOR_013'), space: ['SOR_237'] })
      .attack('SOR_237')
      .yes();
    expect(t.ids(0, 'hand')).toHaveLength(1);
    expect(t.pass().attack('SOR_013').asks()).toBe('1 action');
  });

  it('SOR_014: Sabine Wren deals 1 to each base, as a unit 1 to the enemy base', () => {
    const t = board({ leader: 'SOR_014' }).use('SOR_014');
    expect([t.base(0), t.base(1)]).toEqual([1, 1]);
    const unit = board({ leader: deployed('SOR_014') }).attack('SOR_014');
    expect([unit.base(0), unit.base(1)]).toEqual([0, unit.unit('SOR_014').power + 1]);
  });

  it('SOR_015: Boba Fett may exhaust to ready a resource when an enemy unit leaves play', () => {
    const t = board(
      { leader: 'SOR_015', base: 'SOR_029', hand: ['SOR_222'] },
      { ground: ['SOR_046'] },
    ).play('SOR_222');
    if (t.asks() === '0 target') t.pick('SOR_046');
    expect([t.ready(0), t.yes().ready(0)]).toEqual([17, 18]);
  });

  it('SOR_016: Thrawn shows the top card of a deck to exhaust a unit that costs no more', () => {
    const t = board({ leader: 'SOR_016' }, { ground: ['SOR_046', 'SOR_232'], deck: ['SOR_048'] })
      .use('SOR_016')
      .pick('seat 1');
    expect([t.unit('SOR_046').ready, t.unit('SOR_232').ready, t.ready(0)]).toEqual([
      false,
      true,
      19,
    ]);
  });

  it('SOR_017: Han Solo puts a resource into play early and pays one back next round', () => {
    const t = board({ leader: 'SOR_017', hand: ['SOR_095', 'SOR_128'], resources: 3, deck: [] })
      .use('SOR_017')
      .pick('SOR_095');
    expect([t.ids(0, 'resources').length, t.ready(0), t.ids(0, 'hand')]).toEqual([
      4,
      4,
      ['SOR_128'],
    ]);
    t.nextRound();
    expect([t.asks(), t.options()]).toEqual([
      '0 target',
      ['SOR_046', 'SOR_046', 'SOR_046', 'SOR_095'],
    ]);
    expect(t.pick('SOR_046').ids(0, 'resources')).toEqual(['SOR_046', 'SOR_046', 'SOR_095']);
    expect(t.ids(0, 'discard')).toEqual(['SOR_046']);
  });

  it('SOR_017: as a unit he takes the top card of the deck', () => {
    const t = board({
      leader: deployed('SOR_017'),
      resources: 3,
      deck: ['SOR_128', 'SOR_095'],
    }).attack('SOR_017');
    expect([t.ids(0, 'resources').at(-1), t.ready(0), t.ids(0, 'deck')]).toEqual([
      'SOR_128',
      4,
      ['SOR_095'],
    ]);
  });

  it('SOR_018: Jyn Erso makes the defender 1 weaker', () => {
    const t = board({ leader: 'SOR_018', ground: ['SOR_046'] }, { ground: ['SOR_232'] })
      .use('SOR_018')
      .pick('SOR_232');
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').power]).toEqual([5, 6]);
    const unit = board(
      { leader: deployed('SOR_018'), ground: ['SOR_046'] },
      { ground: ['SOR_232'] },
    ).attack('SOR_046', 'SOR_232');
    expect([unit.unit('SOR_046').damage, unit.unit('SOR_232').power]).toEqual([5, 6]);
    const defending = board(
      { leader: deployed('SOR_018'), ground: ['SOR_046'] },
      { ground: ['SOR_232'] },
      { active: 1 },
    ).attack('SOR_232', 'SOR_046');
    expect([defending.unit('SOR_046').damage, defending.unit('SOR_232').damage]).toEqual([6, 3]);
  });
});

describe('Bases with an epic action', () => {
  it('SOR_019: Security Complex shields a non-leader unit, once', () => {
    const t = board({ base: 'SOR_019', ground: ['SOR_046'] }).use('SOR_019');
    expect([tokens(t, 'SOR_046'), t.pass().options().includes('use SOR_019 0')]).toEqual([
      ['TOKEN_SHIELD'],
      false,
    ]);
  });

  it('SOR_022: Energy Conversion Lab plays a unit that costs 6 or less with Ambush', () => {
    const t = board({ base: 'SOR_022', hand: ['SOR_095'] }, { ground: ['SOR_046'] })
      .use('SOR_022')
      .pick('play SOR_095')
      .yes();
    expect([t.unit('SOR_046').damage, t.units('SOR_095')]).toEqual([3, []]);
  });

  it('SOR_025: Tarkintown deals 3 to a damaged non-leader unit', () => {
    const t = board({ base: 'SOR_025' }, { ground: [{ id: 'SOR_046', damage: 1 }, 'SOR_232'] }).use(
      'SOR_025',
    );
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage]).toEqual([4, 0]);
  });

  it('SOR_028: Jedha City takes 4 power from a non-leader unit for this phase', () => {
    const t = board({ base: 'SOR_028' }, { ground: ['SOR_232'] }).use('SOR_028');
    expect([t.unit('SOR_232').power, t.nextRound().unit('SOR_232').power]).toEqual([2, 6]);
  });
});
