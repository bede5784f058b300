import { createEngine, type SideSetup, table, type Table, type TableSetup } from '#rules';
import { playableBook } from '../book.js';
import { deployed, sides } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const engine = createEngine(playableBook());
const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}) =>
  table(engine, {
    you: { resources: 20, ...you },
    them: { leader: 'SOR_005', resources: 20, ...them },
    ...rest,
  });
const tokens = (t: ReturnType<typeof board>, id: string) => t.unit(id).upgrades.map((u) => u.id);
const owners = (t: Table, seat: number) => t.state.players[seat]?.units.map((c) => t.state.id[c]);

describe('Spark of Rebellion, 1 to 50', () => {
  it('SOR_001: Krennic makes damaged friendly units 1 stronger, on both sides of the card', () => {
    const ground = [{ id: 'SOR_046', damage: 1 }, 'SOR_095'];
    for (const leader of ['SOR_001', deployed('SOR_001')]) {
      const t = board({ leader, ground }, { ground: [{ id: 'SOR_046', damage: 1 }] });
      expect([t.unit('SOR_046', 0).power, t.unit('SOR_095').power, t.unit('SOR_046', 1).power]).toEqual([4, 3, 3]);
    }
  });

  it('SOR_002: a Pilot defeated as an upgrade was no enemy unit: Iden Versio heals nothing', () => {
    const t = board({ leader: 'SOR_002', hand: ['SOR_251'], baseDamage: 3 }, { space: [{ id: 'SOR_237', upgrades: ['JTL_159'] }] });
    expect(t.play('SOR_251').pass().use('SOR_002').base(0)).toBe(3);
  });

  it('SOR_002: Iden Versio heals 1 once an opponent’s unit has fallen this phase', () => {
    const t = board({ leader: 'SOR_002', hand: ['SOR_172'], baseDamage: 4 }, { ground: ['SOR_128'] })
      .play('SOR_172')
      .pass()
      .use('SOR_002');
    expect(t.base(0)).toBe(3);
    const unit = board({ leader: deployed('SOR_002'), hand: ['SOR_172'], baseDamage: 4 }, { ground: ['SOR_128', 'SOR_046'] })
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
    const t = board({ leader: deployed('SOR_004') }, { ground: ['SOR_232'] }).attack('SOR_004', 'SOR_232');
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

  it('SOR_005: Luke Skywalker shields a unit he played, whoever controls it by now, and none that others played', () => {
    const stolen = sides({ leader: 'SOR_005', hand: ['SOR_046'] }, { hand: ['SOR_224'] })
      .play('SOR_046')
      .play('SOR_224')
      .use('SOR_005');
    expect([owners(stolen, 1), stolen.unit('SOR_046').upgrades.length]).toEqual([['SOR_046'], 1]);
    const theirs = sides({ leader: 'SOR_005' }, { hand: ['SOR_046'] }, { active: 1 })
      .play('SOR_046')
      .use('SOR_005');
    expect(theirs.unit('SOR_046').upgrades).toEqual([]);
  });

  it('SOR_006: Emperor Palpatine trades a friendly unit for 1 damage and a card', () => {
    const t = board({ leader: 'SOR_006', ground: ['SOR_128'] }, { ground: ['SOR_046'] }).use('SOR_006');
    expect([t.units('SOR_128'), t.unit('SOR_046').damage, t.ids(0, 'hand').length, t.ready(0)]).toEqual([[], 1, 1, 19]);
  });

  it('SOR_007: Tarkin gives an Experience to an Imperial', () => {
    const t = board({ leader: 'SOR_007', ground: ['SOR_128', 'SOR_095'] }).use('SOR_007');
    expect([tokens(t, 'SOR_128'), tokens(t, 'SOR_095'), t.ready(0)]).toEqual([['TOKEN_EXPERIENCE'], [], 19]);
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

  it('SOR_009: Leia Organa leads no second attack when she falls in her own', () => {
    const t = sides({ leader: deployed('SOR_009'), ground: ['SOR_095'] }, { ground: ['SOR_232'] }).attack('SOR_009', 'SOR_232');
    expect([t.units('SOR_009').length, t.asks()]).toEqual([0, '1 action']);
    expect(
      sides({ leader: deployed('SOR_009'), ground: ['SOR_095'] })
        .attack('SOR_009')
        .asks(),
    ).toBe('0 target');
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
    expect([unit.unit('SOR_046').keywords.raid, unit.unit('SOR_012').keywords.raid]).toEqual([1, undefined]);
  });

  it('SOR_013: Cassian Andor draws after 3 damage to the enemy base in one phase, dealt in any parts', () => {
    const side: SideSetup = { leader: 'SOR_013', space: ['SOR_237', 'SOR_141'] };
    const t = board(side).attack('SOR_237').pass();
    expect(t.use('SOR_013').ids(0, 'hand')).toEqual([]);
    expect(board(side).attack('SOR_237').pass().attack('SOR_141').pass().use('SOR_013').ids(0, 'hand')).toHaveLength(1);
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
    const t = board({ leader: 'SOR_015', base: 'SOR_029', hand: ['SOR_222'] }, { ground: ['SOR_046'] }).play('SOR_222');
    if (t.asks() === '0 target') t.pick('SOR_046');
    expect([t.ready(0), t.yes().ready(0)]).toEqual([17, 18]);
  });

  it('SOR_015: Boba Fett readies nothing when he falls with his defender', () => {
    const fought = (id: string) =>
      sides({ leader: deployed('SOR_015'), hand: ['SOR_128'] }, { ground: [id] })
        .play('SOR_128')
        .pass()
        .attack('SOR_015', id);
    expect([fought('SOR_095').pick('2').ready(0), fought('SOR_164').ready(0)]).toEqual([19, 17]);
    const both = sides({ leader: deployed('SOR_015'), hand: ['SOR_128'] }, { ground: [{ id: 'SOR_232', damage: 3 }] });
    both.state.damage[both.unit('SOR_015').card] = 1;
    expect(both.play('SOR_128').pass().attack('SOR_015', 'SOR_232').ready(0)).toBe(17);
  });

  it('SOR_015: Boba Fett who is exhausted already is not asked', () => {
    const t = sides({ leader: { id: 'SOR_015', ready: false }, hand: ['SOR_172'] }, { ground: ['SOR_095'] }).play('SOR_172');
    expect([t.units('SOR_095').length, t.asks()]).toEqual([0, '1 action']);
  });

  it('SOR_016: an empty deck shows Thrawn nothing, and nothing is exhausted', () => {
    const t = board({ leader: 'SOR_016' }, { deck: [], ground: ['SOR_128'] })
      .use('SOR_016')
      .pick('seat 1');
    expect([t.asks(), t.unit('SOR_128').ready]).toEqual(['1 action', true]);
  });

  it('SOR_016: Thrawn shows the top card of a deck to exhaust a unit that costs no more', () => {
    const t = board({ leader: 'SOR_016' }, { ground: ['SOR_046', 'SOR_232'], deck: ['SOR_048'] })
      .use('SOR_016')
      .pick('seat 1');
    expect([t.unit('SOR_046').ready, t.unit('SOR_232').ready, t.ready(0)]).toEqual([false, true, 19]);
  });

  it('SOR_017: Han Solo puts a resource into play early and pays one back next round', () => {
    const t = board({ leader: 'SOR_017', hand: ['SOR_095', 'SOR_128'], resources: 3, deck: [] })
      .use('SOR_017')
      .pick('SOR_095');
    expect([t.ids(0, 'resources').length, t.ready(0), t.ids(0, 'hand')]).toEqual([4, 4, ['SOR_128']]);
    t.nextRound();
    expect([t.asks(), t.options()]).toEqual(['0 target', ['SOR_046', 'SOR_046', 'SOR_046', 'SOR_095']]);
    expect(t.pick('SOR_046').ids(0, 'resources')).toEqual(['SOR_046', 'SOR_046', 'SOR_095']);
    expect(t.ids(0, 'discard')).toEqual(['SOR_046']);
  });

  it('SOR_017: as a unit he takes the top card of the deck', () => {
    const t = board({
      leader: deployed('SOR_017'),
      resources: 3,
      deck: ['SOR_128', 'SOR_095'],
    }).attack('SOR_017');
    expect([t.ids(0, 'resources').at(-1), t.ready(0), t.ids(0, 'deck')]).toEqual(['SOR_128', 4, ['SOR_095']]);
  });

  it('SOR_018: Jyn Erso makes the defender 1 weaker', () => {
    const t = board({ leader: 'SOR_018', ground: ['SOR_046'] }, { ground: ['SOR_232'] })
      .use('SOR_018')
      .pick('SOR_232');
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').power]).toEqual([5, 6]);
    const unit = board({ leader: deployed('SOR_018'), ground: ['SOR_046'] }, { ground: ['SOR_232'] }).attack('SOR_046', 'SOR_232');
    expect([unit.unit('SOR_046').damage, unit.unit('SOR_232').power]).toEqual([5, 6]);
    const defending = board({ leader: deployed('SOR_018'), ground: ['SOR_046'] }, { ground: ['SOR_232'] }, { active: 1 }).attack('SOR_232', 'SOR_046');
    expect([defending.unit('SOR_046').damage, defending.unit('SOR_232').damage]).toEqual([6, 3]);
  });

  it('SOR_019: Security Complex shields a non-leader unit, once', () => {
    const t = board({ base: 'SOR_019', ground: ['SOR_046'] }).use('SOR_019');
    expect([tokens(t, 'SOR_046'), t.pass().options().includes('use SOR_019 0')]).toEqual([['TOKEN_SHIELD'], false]);
  });

  it('SOR_022: Energy Conversion Lab plays a unit that costs 6 or less with Ambush', () => {
    const t = board({ base: 'SOR_022', hand: ['SOR_095'] }, { ground: ['SOR_046'] })
      .use('SOR_022')
      .pick('play SOR_095')
      .yes();
    expect([t.unit('SOR_046').damage, t.units('SOR_095')]).toEqual([3, []]);
  });

  it('SOR_025: Tarkintown deals 3 to a damaged non-leader unit', () => {
    const t = board({ base: 'SOR_025' }, { ground: [{ id: 'SOR_046', damage: 1 }, 'SOR_232'] }).use('SOR_025');
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage]).toEqual([4, 0]);
  });

  it('SOR_028: Jedha City takes 4 power from a non-leader unit for this phase', () => {
    const t = board({ base: 'SOR_028' }, { ground: ['SOR_232'] }).use('SOR_028');
    expect([t.unit('SOR_232').power, t.nextRound().unit('SOR_232').power]).toEqual([2, 6]);
  });
});

describe('Vigilance in odd situations', () => {
  /** Base and leader provide Vigilance, so costs are the printed ones. */
  const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}) =>
    table(engine, {
      you: { leader: 'SOR_005', base: 'SOR_020', resources: 20, ...you },
      them: { leader: 'SOR_010', resources: 20, ...them },
      ...rest,
    });

  it('SOR_031: Inferno Four sorts the two cards on top, when played and when defeated', () => {
    const t = board({ hand: ['SOR_031'], deck: ['SOR_095', 'SOR_128', 'SOR_172'] }, { space: ['SOR_237'] })
      .play('SOR_031')
      .pick('SOR_095');
    expect(t.ids(0, 'deck')).toEqual(['SOR_128', 'SOR_172', 'SOR_095']);
    const u = board({ space: [{ id: 'SOR_031', damage: 2 }], deck: ['SOR_095', 'SOR_128', 'SOR_172'] }, { space: ['SOR_237'] }).attack('SOR_031', 'SOR_237');
    expect(u.none().pick('SOR_128', 'SOR_095').ids(0, 'deck')).toEqual(['SOR_128', 'SOR_095', 'SOR_172']);
  });

  it('SOR_033: Death Trooper deals 2 to a ground unit on each side', () => {
    const t = board({ hand: ['SOR_033'], ground: ['SOR_046'] }, { ground: ['SOR_232'] })
      .play('SOR_033')
      .pick('SOR_046');
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage]).toEqual([2, 2]);
  });

  it('SOR_034: Del Meeko makes an opponent’s event cost 1 more and restores 1', () => {
    const t = board({ ground: ['SOR_034'], baseDamage: 3 }, { hand: ['SOR_172'], ground: ['SOR_046'] }).attack('SOR_034', 'SOR_029');
    expect([t.base(0), t.base(1)]).toEqual([2, 3]);
    expect(t.play('SOR_172').pick('SOR_034').ready(1)).toBe(16);
  });

  it('SOR_035: Lieutenant Childsen grows by one Experience for each Vigilance card shown', () => {
    const t = board({ hand: ['SOR_035', 'SOR_046', 'SOR_063', 'SOR_128'] }).play('SOR_035');
    expect(t.options()).toEqual(['SOR_046', 'SOR_063']);
    t.pick('SOR_046', 'SOR_063');
    expect(t.unit('SOR_035')).toMatchObject({ power: 4, hp: 4, keywords: { sentinel: 1 } });
    expect(t.ids(0, 'hand')).toEqual(['SOR_046', 'SOR_063', 'SOR_128']);
  });

  it('SOR_039: AT-AT Suppressor exhausts every ground unit', () => {
    const t = board({ hand: ['SOR_039'], ground: ['SOR_046'] }, { ground: ['SOR_232'], space: ['SOR_237'] }).play('SOR_039');
    expect(['SOR_046', 'SOR_232', 'SOR_237'].map((id) => t.unit(id).ready)).toEqual([false, false, true]);
  });

  it('SOR_040: Avenger makes the opponent pick which of their non-leader units falls', () => {
    const t = board({ space: ['SOR_040'] }, { ground: ['SOR_046', 'SOR_128'], leader: { id: 'SOR_010', deployed: true } }).attack('SOR_040');
    expect([t.asks(), t.options().sort()]).toEqual(['1 target', ['SOR_046', 'SOR_128']]);
    t.pick('SOR_128');
    expect([t.units('SOR_128'), t.base(1)]).toEqual([[], 8]);
  });

  it('SOR_041: Power of the Dark Side lets the opponent choose which of their units falls', () => {
    const t = board({ hand: ['SOR_041'] }, { ground: ['SOR_046', 'SOR_128'] }).play('SOR_041');
    expect([
      t.asks(),
      t
        .pick('SOR_128')
        .units()
        .map((u) => u.id),
    ]).toEqual(['1 target', ['SOR_046']]);
  });

  it('SOR_042: searches an empty deck for nothing', () => {
    expect(
      board({ hand: ['SOR_042'], deck: [] })
        .play('SOR_042')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_042: Search Your Feelings fetches any one card from the whole deck, unseen by the opponent', () => {
    const t = board({ hand: ['SOR_042'], deck: ['SOR_095', 'SOR_128', 'SOR_172'] })
      .play('SOR_042')
      .pick('SOR_172');
    expect([t.ids(0, 'hand'), t.ids(0, 'deck').sort()]).toEqual([['SOR_172'], ['SOR_095', 'SOR_128']]);
    expect(t.events.some((e) => e.e === 'revealed')).toBe(false);
  });

  it('SOR_043: Superlaser Blast leaves no unit', () => {
    expect(
      board({ hand: ['SOR_043'], ground: ['SOR_046'] }, { space: ['SOR_237'] })
        .play('SOR_043')
        .units(),
    ).toEqual([]);
  });

  it('SOR_045: Yoda lets any number of players draw', () => {
    const t = board({ ground: [{ id: 'SOR_045', damage: 3 }] }, { hand: ['SOR_172'] }, { active: 1 }).play('SOR_172');
    expect([t.asks(), t.options(), t.decision.min, t.decision.max]).toEqual(['0 seat', ['seat 0', 'seat 1'], 0, 2]);
    t.pick('seat 1');
    expect([t.ids(0, 'hand').length, t.ids(1, 'hand').length]).toEqual([0, 1]);
  });

  it('SOR_045: when Yoda falls, both players may draw, at once even from empty decks', () => {
    const fallen = (side: SideSetup) =>
      board({ ground: [{ id: 'SOR_045', damage: 3 }], ...side }, { ground: ['SOR_046'], ...side }, { active: 1 })
        .attack('SOR_046', 'SOR_045')
        .pick('seat 0', 'seat 1');
    const t = fallen({});
    expect([t.ids(0, 'hand').length, t.ids(1, 'hand').length]).toEqual([1, 1]);
    expect(fallen({ deck: [], baseDamage: 27 }).state.outcome).toMatchObject({
      winners: [0, 1],
      reason: 'draw',
    });
  });

  it('SOR_047: Kanan Jarrus discards a card for each Spectre and heals 1 for each aspect among them', () => {
    const t = board({ ground: ['SOR_047'], space: ['SOR_050'], baseDamage: 9 }, { deck: ['SOR_046', 'SOR_095', 'SOR_172'] })
      .attack('SOR_047')
      .yes();
    expect([t.ids(1, 'discard'), t.base(0), t.base(1)]).toEqual([['SOR_046', 'SOR_095'], 6, 4]);
    const u = board({ ground: ['SOR_047'], baseDamage: 9 })
      .attack('SOR_047')
      .no();
    expect([u.ids(1, 'discard'), u.base(0)]).toEqual([[], 9]);
  });

  it('SOR_048: Vigilant Honor Guards are Sentinels while unhurt', () => {
    expect([0, 1].map((damage) => board({ ground: [{ id: 'SOR_048', damage }] }).unit('SOR_048').keywords.sentinel)).toEqual([1, undefined]);
  });
});

describe('Vigilance with Villainy', () => {
  /** Base and leader provide Vigilance, so costs are the printed ones. */
  const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}) =>
    table(engine, {
      you: { leader: 'SOR_005', base: 'SOR_020', resources: 20, ...you },
      them: { leader: 'SOR_010', resources: 20, ...them },
      ...rest,
    });
  const tokens = (t: ReturnType<typeof board>, id: string) => t.unit(id).upgrades.map((u) => u.id);

  it('SOR_036: Gideon Hask gives an Experience for each enemy unit defeated, none for a friendly one', () => {
    const t = board({ ground: ['SOR_036'], hand: ['SOR_172'] }, { ground: ['SOR_128'] })
      .play('SOR_172')
      .pick('SOR_128');
    expect(tokens(t, 'SOR_036')).toEqual(['TOKEN_EXPERIENCE']);
    const u = board({ ground: ['SOR_036', 'SOR_128'], hand: ['SOR_172'] })
      .play('SOR_172')
      .pick('SOR_128');
    expect(tokens(u, 'SOR_036')).toEqual([]);
  });

  it('SOR_037: Academy Defense Walker strengthens the damaged friendly units', () => {
    const t = board({ hand: ['SOR_037'], ground: [{ id: 'SOR_046', damage: 1 }, 'SOR_063'] }).play('SOR_037');
    expect([tokens(t, 'SOR_046'), tokens(t, 'SOR_063'), t.unit('SOR_037').keywords]).toEqual([['TOKEN_EXPERIENCE'], [], { sentinel: 1 }]);
  });

  it('SOR_038: Count Dooku may defeat a unit with 4 or less HP left', () => {
    const t = board({ hand: ['SOR_038'] }, { ground: [{ id: 'SOR_046', damage: 3 }, 'SOR_232'] })
      .play('SOR_038')
      .move({ pick: [0] });
    expect(t.options()).toEqual(['SOR_038', 'SOR_046']);
    t.pick('SOR_046');
    expect([t.units('SOR_046'), tokens(t, 'SOR_038')]).toEqual([[], ['TOKEN_SHIELD']]);
  });

  it('SOR_049: Obi-Wan Kenobi passes on 2 Experience, and a card to a Force unit', () => {
    const fallen = (heir: string) => board({ ground: [{ id: 'SOR_049', damage: 5 }, heir] }, { ground: ['SOR_232'] }).attack('SOR_049', 'SOR_232');
    expect([tokens(fallen('SOR_061'), 'SOR_061').length, fallen('SOR_061').ids(0, 'hand').length]).toEqual([2, 1]);
    expect([tokens(fallen('SOR_046'), 'SOR_046').length, fallen('SOR_046').ids(0, 'hand').length]).toEqual([2, 0]);
  });

  it('SOR_050: The Ghost may shield another Spectre when played and when it attacks', () => {
    const t = board({ space: ['SOR_050'], ground: ['SOR_047', 'SOR_046'] }).attack('SOR_050');
    expect(t.options()).toEqual(['SOR_047']);
    expect(tokens(t.pick('SOR_047'), 'SOR_047')).toEqual(['TOKEN_SHIELD']);
    const u = board({ hand: ['SOR_050'] }).play('SOR_050');
    if (u.asks() === '0 order') u.move({ pick: [0] });
    expect([u.asks(), tokens(u, 'SOR_050')]).toEqual(['1 action', ['TOKEN_SHIELD']]);
  });
});
