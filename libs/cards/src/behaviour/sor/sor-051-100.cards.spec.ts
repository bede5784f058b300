import { createEngine, type SideSetup, table, type TableSetup } from '#rules';
import { playableBook } from '../book.js';
import { sides } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const engine = createEngine(playableBook());
/** Base and leader provide Command, so costs are the printed ones. */
const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}) =>
  table(engine, {
    you: { leader: 'SOR_007', base: 'SOR_023', resources: 20, ...you },
    them: { resources: 20, ...them },
    ...rest,
  });
const tokens = (t: ReturnType<typeof board>, id: string) => t.unit(id).upgrades.map((u) => u.id);
const rebels = { leader: 'SOR_009' };

describe('Spark of Rebellion, 51 to 100', () => {
  it('SOR_062: the card that the Regional Governor named stays forbidden when it loses all abilities, and no longer once it is gone', () => {
    const t = sides({ hand: ['SOR_062'] }, { hand: ['SOR_138', 'SOR_095', 'SOR_077'] })
      .play('SOR_062')
      .move({ name: 'Battlefield Marine' });
    t.play('SOR_138').pass();
    expect(t.options()).not.toContain('play SOR_095');
    t.play('SOR_077').pass();
    expect(t.options()).toContain('play SOR_095');
  });

  it('SOR_079: Admiral Piett gives Ambush to units that cost 6 or more', () => {
    const t = board({ ground: ['SOR_079', 'SOR_232', 'SOR_128'] });
    expect([t.unit('SOR_232').keywords.ambush, t.unit('SOR_128').keywords.ambush]).toEqual([1, undefined]);
  });

  it('SOR_080: General Tagge gives an Experience to up to three Troopers', () => {
    const t = board({ hand: ['SOR_080'], ground: ['SOR_128', 'SOR_230', 'SOR_229'] }, { ground: ['SOR_046'] }).play('SOR_080');
    expect(t.options().sort()).toEqual(['SOR_046', 'SOR_128', 'SOR_229']);
    t.pick('SOR_128', 'SOR_229');
    expect(['SOR_128', 'SOR_229', 'SOR_046'].map((id) => tokens(t, id).length)).toEqual([1, 1, 0]);
  });

  it('SOR_081: Seasoned Shoretrooper has 2 more power from six resources on', () => {
    expect([5, 6].map((resources) => board({ ground: ['SOR_081'], resources }).unit('SOR_081').power)).toEqual([2, 4]);
  });

  it('SOR_082: the Emperor’s Royal Guard watches beside an Official, and is tougher with Palpatine', () => {
    expect(board({ ground: ['SOR_082'] }).unit('SOR_082')).toMatchObject({ hp: 4, keywords: {} });
    expect(board({ ground: ['SOR_082', 'SOR_109'], leader: 'SOR_006' }).unit('SOR_082')).toMatchObject({ hp: 5, keywords: { sentinel: 1 } });
  });

  it('SOR_083: a fallen Superlaser Technician may become a ready resource', () => {
    const t = board({ ground: ['SOR_083'], resources: 2 }, { ground: ['SOR_232'] })
      .attack('SOR_083', 'SOR_232')
      .yes();
    expect([t.ids(0, 'resources').at(-1), t.ready(0), t.ids(0, 'discard')]).toEqual(['SOR_083', 3, []]);
  });

  it('SOR_084, SOR_096, SOR_123: Tarkin finds two Imperials, Mon Mothma a Rebel, Recruit a unit among five cards', () => {
    const deck = ['SOR_128', 'SOR_172', 'SOR_095', 'SOR_229', 'SOR_057', 'SOR_232'];
    expect(
      board({ hand: ['SOR_084'], deck })
        .play('SOR_084')
        .pick('SOR_128', 'SOR_229')
        .ids(0, 'hand')
        .sort(),
    ).toEqual(['SOR_128', 'SOR_229']);
    expect(
      board({ hand: ['SOR_096'], deck })
        .play('SOR_096')
        .options(),
    ).toEqual(['SOR_095']);
    expect(
      board({ hand: ['SOR_123'], deck })
        .play('SOR_123')
        .options(),
    ).toEqual(['SOR_128', 'SOR_095', 'SOR_229']);
  });

  it('SOR_085: Rukh defeats the non-leader unit he hurts while attacking, not the one that attacks him', () => {
    expect(
      board({ ground: ['SOR_085'] }, { ground: ['SOR_046'] })
        .attack('SOR_085', 'SOR_046')
        .units('SOR_046'),
    ).toEqual([]);
    const leader = board({ ground: ['SOR_085'] }, { leader: { id: 'SOR_005', deployed: true } }).attack('SOR_085', 'SOR_005');
    expect(leader.unit('SOR_005').damage).toBe(3);
    const defending = board({ ground: ['SOR_085'] }, { ground: ['SOR_046'] }, { active: 1 }).attack('SOR_046', 'SOR_085');
    expect(defending.unit('SOR_046').damage).toBe(3);
    const shielded = board({ ground: ['SOR_085'] }, { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] }).attack('SOR_085', 'SOR_046');
    expect(shielded.unit('SOR_046')).toMatchObject({ damage: 0, upgrades: [] });
  });

  it('SOR_085: Rukh defeats no resource that the Superlaser Technician has become meanwhile', () => {
    const t = sides({ ground: ['SOR_085'] }, { ground: ['SOR_083'] })
      .attack('SOR_085', 'SOR_083')
      .pick('seat 1')
      .yes();
    expect([t.ids(1, 'resources').length, t.ready(1), t.ids(1, 'discard')]).toEqual([21, 21, []]);
  });

  it('SOR_085: Rukh comes too late for one that fell, when its owner is second', () => {
    const t = sides({ ground: ['SOR_085'] }, { ground: ['SOR_083'] })
      .attack('SOR_085', 'SOR_083')
      .pick('seat 0')
      .no();
    expect([t.ids(1, 'resources').length, t.ids(1, 'discard')]).toEqual([20, ['SOR_083']]);
  });

  it('SOR_086: Gladiator Star Destroyer makes a unit a Sentinel for this phase', () => {
    const t = board({ hand: ['SOR_086'], ground: ['SOR_128'] })
      .play('SOR_086')
      .pick('SOR_128');
    expect(t.unit('SOR_128').keywords.sentinel).toBe(1);
  });

  it('SOR_087: Darth Vader calls Villainy units with combined cost 3 or less from the top ten', () => {
    const deck = ['SOR_128', 'SOR_095', 'SOR_130', 'SOR_232', 'SOR_225'];
    const t = board({ hand: ['SOR_087'], deck }).play('SOR_087');
    while (t.asks() === '0 order') t.move({ pick: [0] });
    if (t.asks() === '0 optional') t.no();
    expect(t.options()).toEqual(['SOR_128', 'SOR_130', 'SOR_225']);
    t.pick('SOR_130');
    expect(t.options()).toEqual(['SOR_128', 'SOR_225']);
    t.pick('SOR_225');
    expect([t.unit('SOR_130').ready, t.unit('SOR_225').ready, t.ready(0), t.ids(0, 'deck').sort()]).toEqual([false, false, 13, ['SOR_095', 'SOR_128', 'SOR_232']]);
  });

  it('SOR_088: Blizzard Assault AT-AT may deal its excess damage to another enemy ground unit', () => {
    const t = board({ ground: ['SOR_088'] }, { ground: ['SOR_095', 'SOR_046'] })
      .attack('SOR_088', 'SOR_095')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(6);
  });

  it('SOR_089: against Relentless only the second event of a round says anything', () => {
    const t = board({ ground: ['SOR_046'], space: ['SOR_089'] }, { hand: ['SOR_172', 'SOR_172'] }, { active: 1 })
      .play('SOR_172')
      .pass();
    expect(t.unit('SOR_046').damage).toBe(0);
    expect(t.play('SOR_172').pick('SOR_046').unit('SOR_046').damage).toBe(4);
  });

  it('SOR_090: Devastator may deal damage equal to its controller’s resources', () => {
    const t = board({ hand: ['SOR_090'], resources: 12 }, { ground: ['SOR_232'] })
      .play('SOR_090')
      .pick('SOR_232');
    expect(t.units('SOR_232')).toEqual([]);
    expect(t.unit('SOR_090').keywords).toMatchObject({ sentinel: 1, overwhelm: 1 });
  });

  it('SOR_091: The Emperor’s Legion brings back the units that fell this phase', () => {
    const t = board({ hand: ['SOR_091'], ground: ['SOR_128'], discard: ['SOR_095'] }, { ground: ['SOR_232'] })
      .attack('SOR_128', 'SOR_232')
      .pass()
      .play('SOR_091');
    expect([t.ids(0, 'hand'), t.ids(0, 'discard').sort()]).toEqual([['SOR_128'], ['SOR_091', 'SOR_095']]);
  });

  it('SOR_092: Overwhelming Barrage spends the strengthened unit’s power on others', () => {
    const t = board({ hand: ['SOR_092'], ground: ['SOR_095'] }, { ground: ['SOR_046', 'SOR_232'] })
      .play('SOR_092')
      .divide(2, 3);
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage, t.unit('SOR_095').hp]).toEqual([2, 3, 5]);
  });

  it('SOR_093: Alliance Dispatcher plays a unit for 1 less', () => {
    const t = board({ ...rebels, ground: ['SOR_093'], hand: ['SOR_095', 'SOR_124'] }).use('SOR_093');
    expect(t.options()).toEqual(['play SOR_095']);
    expect(t.pick('play SOR_095').ready(0)).toBe(19);
  });

  it('SOR_094: Bail Organa gives an Experience to another friendly unit', () => {
    expect(tokens(board({ ground: ['SOR_094', 'SOR_095'] }).use('SOR_094'), 'SOR_095')).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('SOR_097: Admiral Ackbar may deal damage equal to your units in the target’s arena', () => {
    const t = board({ ...rebels, hand: ['SOR_097'], ground: ['SOR_095'], space: ['SOR_237'] }, { ground: ['SOR_046'], space: ['SOR_044'] }).play('SOR_097');
    t.pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(2);
    const u = board({ ...rebels, hand: ['SOR_097'], ground: ['SOR_095'], space: ['SOR_237'] }, { space: ['SOR_044'] })
      .play('SOR_097')
      .pick('SOR_044');
    expect(u.unit('SOR_044').damage).toBe(1);
  });

  it('SOR_099: Bright Hope may take a ground unit home for a card', () => {
    const t = board({ hand: ['SOR_099'], ground: ['SOR_095'] })
      .play('SOR_099')
      .pick('SOR_095');
    expect([t.ids(0, 'hand').includes('SOR_095'), t.ids(0, 'hand').length]).toEqual([true, 2]);
    expect(
      board({ hand: ['SOR_099'], ground: ['SOR_095'] })
        .play('SOR_099')
        .none()
        .ids(0, 'hand'),
    ).toEqual([]);
  });

  it('SOR_100: Wedge Antilles gives friendly Vehicles +1/+1 and Ambush', () => {
    const t = board({ ...rebels, ground: ['SOR_100', 'SOR_095'], space: ['SOR_237'] }, { space: ['SOR_225'] });
    expect(t.unit('SOR_237')).toMatchObject({ power: 3, hp: 4, keywords: { ambush: 1 } });
    expect([t.unit('SOR_095').power, t.unit('SOR_225').power]).toEqual([3, 2]);
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

  it('SOR_051: a Pilot defeated as an upgrade was no unit: Luke Skywalker takes 3, not 6', () => {
    const t = board({ hand: ['SOR_051'], space: [{ id: 'SOR_237', upgrades: ['JTL_159'] }] }, { hand: ['SOR_251'], ground: ['SOR_046'] }, { active: 1 });
    t.play('SOR_251').play('SOR_051');
    expect([t.unit('SOR_046').power, t.unit('SOR_046').hp]).toEqual([0, 4]);
  });

  it('SOR_051: Luke Skywalker weakens an enemy by 3, by 6 after a friendly unit fell', () => {
    const t = board({ hand: ['SOR_051'] }, { ground: ['SOR_232'] }).play('SOR_051');
    expect(t.unit('SOR_232')).toMatchObject({ power: 3, hp: 4 });
    const u = board({ hand: ['SOR_051'], ground: ['SOR_128'] }, { ground: ['SOR_232'] })
      .attack('SOR_128', 'SOR_232')
      .pass()
      .play('SOR_051');
    expect(u.units('SOR_232')).toEqual([]);
  });

  it('SOR_052: Redemption may assign more healing than there is damage, and takes only what was healed', () => {
    const t = board({
      hand: ['SOR_052'],
      ground: [{ id: 'SOR_046', damage: 2 }],
      baseDamage: 1,
    }).play('SOR_052');
    t.move({ amounts: t.options().map((o) => (o === 'SOR_046' ? 5 : o === 'SOR_020' ? 3 : 0)) });
    expect([t.unit('SOR_046').damage, t.base(0), t.unit('SOR_052').damage]).toEqual([0, 0, 3]);
  });

  it('SOR_052: Redemption heals up to 8 wherever it likes and takes that much itself', () => {
    const t = board({
      hand: ['SOR_052'],
      ground: [{ id: 'SOR_046', damage: 4 }],
      baseDamage: 9,
    }).play('SOR_052');
    const heal = t.options().map((o) => ({ SOR_046: 4, SOR_020: 3 })[o] ?? 0);
    t.divide(...heal);
    expect([t.unit('SOR_046').damage, t.base(0), t.unit('SOR_052').damage]).toEqual([0, 6, 7]);
  });

  it('SOR_054: a Jedi Lightsaber in the hand of a Force unit weakens the defender by 2', () => {
    const fight = (id: string) => board({ ground: [{ id, upgrades: ['SOR_054'] }] }, { ground: ['SOR_232'] }).attack(id, 'SOR_232');
    expect([fight('SOR_061').units('SOR_232'), fight('SOR_061').unit('SOR_061').damage]).toEqual([[], 4]);
    expect([fight('SOR_063').unit('SOR_232').damage, fight('SOR_063').unit('SOR_063').damage]).toEqual([5, 6]);
  });

  it('SOR_056: after Bendu attacks, only the next card without Heroism and Villainy costs 2 less', () => {
    const t = board({ ground: ['SOR_056'], hand: ['SOR_046', 'SOR_063', 'SOR_063'] })
      .attack('SOR_056')
      .pass();
    expect(t.play('SOR_046').ready(0)).toBe(16);
    expect(t.pass().play('SOR_063').ready(0)).toBe(15);
    expect(t.pass().play('SOR_063').ready(0)).toBe(12);
  });

  it('SOR_057, SOR_070: Protector gives Sentinel, Devotion Restore 2', () => {
    expect(board({ ground: [{ id: 'SOR_046', upgrades: ['SOR_057', 'SOR_070'] }] }).unit('SOR_046').keywords).toEqual({ sentinel: 1, restore: 2 });
  });

  it('SOR_059: 2-1B Surgical Droid may heal 2 from another unit', () => {
    expect(
      board({ ground: ['SOR_059', { id: 'SOR_046', damage: 3 }] })
        .attack('SOR_059')
        .pick('SOR_046')
        .unit('SOR_046').damage,
    ).toBe(1);
  });

  it('SOR_061: the first upgrade on Guardian of the Whills each round costs 1 less, on another unit it does not', () => {
    const t = board({ ground: ['SOR_061', 'SOR_046'], hand: ['SOR_070', 'SOR_070', 'SOR_070'] })
      .play('SOR_070')
      .pick('SOR_046');
    expect(t.ready(0)).toBe(18);
    expect(t.pass().play('SOR_070').pick('SOR_061').ready(0)).toBe(17);
    expect(t.pass().play('SOR_070').pick('SOR_061').ready(0)).toBe(15);
  });

  it('SOR_061: with too little for anybody else, the upgrade can only go on the Guardian', () => {
    const t = board({ ground: ['SOR_061', 'SOR_046'], hand: ['SOR_070'], resources: 1 }).play('SOR_070');
    expect([t.unit('SOR_061').upgrades.map((u) => u.id), t.ready(0), t.asks()]).toEqual([['SOR_070'], 0, '1 action']);
    expect(board({ ground: ['SOR_046'], hand: ['SOR_070'], resources: 1 }).options()).not.toContain('play SOR_070');
  });

  it('SOR_062: nobody else plays the card that the Regional Governor names', () => {
    const t = board({ hand: ['SOR_062'] }, { hand: ['SOR_128', 'SOR_172'] })
      .play('SOR_062')
      .move({ name: 'Open Fire' });
    expect([t.options().includes('play SOR_172'), t.options().includes('play SOR_128')]).toEqual([false, true]);
  });

  it('SOR_065: Baze Malbus is a Sentinel with the initiative and stronger when hurt', () => {
    const t = (initiative: number) => board({ ground: [{ id: 'SOR_065', damage: 2 }] }, {}, { initiative }).unit('SOR_065');
    expect([t(0).keywords.sentinel, t(1).keywords.sentinel, t(0).power]).toEqual([1, undefined, 4]);
  });

  it('SOR_067: Rugged Survivors may draw beside a leader unit', () => {
    const t = board({ leader: { id: 'SOR_005', deployed: true }, ground: ['SOR_067'] })
      .attack('SOR_067')
      .yes();
    expect(t.ids(0, 'hand')).toHaveLength(1);
    expect(
      board({ ground: ['SOR_067'] })
        .attack('SOR_067')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_068: Cargo Juggernaut heals 4 from your base beside another Vigilance unit', () => {
    const played = (ground: string[]) => {
      const t = board({ hand: ['SOR_068'], ground, baseDamage: 6 }).play('SOR_068');
      return (t.asks() === '0 order' ? t.move({ pick: [0] }) : t).base(0);
    };
    expect([played(['SOR_063']), played(['SOR_128'])]).toEqual([2, 6]);
  });

  it('SOR_071: whoever attacks the bearer of an Electrostaff has 1 less power', () => {
    const t = board({ ground: [{ id: 'SOR_046', upgrades: ['SOR_071'] }, 'SOR_063'] }, { ground: ['SOR_232', 'SOR_128'] }, { active: 1 });
    t.attack('SOR_128', 'SOR_063');
    expect(t.unit('SOR_063').damage).toBe(3);
    const u = board({ ground: [{ id: 'SOR_046', upgrades: ['SOR_071'] }] }, { ground: ['SOR_232'] }, { active: 1 }).attack('SOR_232', 'SOR_046');
    expect([u.unit('SOR_046').damage, u.unit('SOR_232').power]).toEqual([5, 6]);
  });

  it('SOR_072: an Entrenched unit attacks no base', () => {
    const t = board({ ground: [{ id: 'SOR_046', upgrades: ['SOR_072'] }] }, { ground: ['SOR_232'] }).attack('SOR_046', 'SOR_232');
    expect(t.unit('SOR_232').damage).toBe(6);
    expect(board({ ground: [{ id: 'SOR_046', upgrades: ['SOR_072'] }] }).options()).not.toContain('attack SOR_046');
  });

  it('SOR_075: It Binds All Things turns healed damage on another unit, with the Force', () => {
    const t = board({ hand: ['SOR_075'], ground: [{ id: 'SOR_046', damage: 2 }, 'SOR_061'] }, { ground: ['SOR_232'] })
      .play('SOR_075')
      .pick('SOR_046')
      .divide(2);
    expect(t.options().sort()).toEqual(['SOR_061', 'SOR_232']);
    t.pick('SOR_232');
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage]).toEqual([0, 2]);
    const u = board({ hand: ['SOR_075'], ground: [{ id: 'SOR_046', damage: 2 }] }, { ground: ['SOR_232'] })
      .play('SOR_075')
      .pick('SOR_046')
      .divide(1);
    expect([u.unit('SOR_046').damage, u.asks()]).toEqual([1, '1 action']);
  });

  it('SOR_076: Make an Opening weakens a unit by 2 and heals 2 from your base', () => {
    const t = board({ hand: ['SOR_076'], baseDamage: 3 }, { ground: ['SOR_232'] }).play('SOR_076');
    expect([t.unit('SOR_232').power, t.unit('SOR_232').hp, t.base(0)]).toEqual([4, 5, 1]);
  });

  it('SOR_077, SOR_078: Takedown needs 5 or less HP left, Vanquish only spares leaders', () => {
    const them: SideSetup = {
      leader: { id: 'SOR_010', deployed: true },
      ground: [{ id: 'SOR_046', damage: 2 }, 'SOR_232'],
    };
    expect(
      board({ hand: ['SOR_077'] }, them)
        .play('SOR_077')
        .units('SOR_046'),
    ).toEqual([]);
    expect(
      board({ hand: ['SOR_078'] }, them)
        .play('SOR_078')
        .options()
        .sort(),
    ).toEqual(['SOR_046', 'SOR_232']);
  });
});

describe('Vigilance alone', () => {
  /** Base and leader provide Vigilance, so costs are the printed ones. */
  const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}) =>
    table(engine, {
      you: { leader: 'SOR_005', base: 'SOR_020', resources: 20, ...you },
      them: { leader: 'SOR_010', resources: 20, ...them },
      ...rest,
    });
  const tokens = (t: ReturnType<typeof board>, id: string) => t.unit(id).upgrades.map((u) => u.id);

  it('SOR_053: Luke’s Lightsaber heals and shields Luke Skywalker alone', () => {
    const t = board({
      leader: { id: 'SOR_005', deployed: true },
      hand: ['SOR_053'],
      ground: ['SOR_046'],
    });
    expect(tokens(t.play('SOR_053').pick('SOR_005'), 'SOR_005').sort()).toEqual(['SOR_053', 'TOKEN_SHIELD']);
    expect(tokens(board({ hand: ['SOR_053'], ground: ['SOR_046'] }).play('SOR_053'), 'SOR_046')).toEqual(['SOR_053']);
  });

  it('SOR_055: The Force Is With Me strengthens a unit, shields it beside a Force unit, and it may attack', () => {
    const t = board({ hand: ['SOR_055'], ground: ['SOR_061'] })
      .play('SOR_055')
      .yes();
    expect([tokens(t, 'SOR_061').sort(), t.base(1)]).toEqual([['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE', 'TOKEN_SHIELD'], 4]);
    expect(
      tokens(
        board({ hand: ['SOR_055'], ground: ['SOR_046'] })
          .play('SOR_055')
          .no(),
        'SOR_046',
      ),
    ).toHaveLength(2);
  });

  it('SOR_058: Vigilance does two of its four things', () => {
    const t = board({ hand: ['SOR_058'], baseDamage: 7 }, { ground: ['SOR_095', 'SOR_232'] })
      .play('SOR_058')
      .pick('mode 2');
    expect(t.units('SOR_095')).toEqual([]);
    t.pick('mode 1').pick('SOR_020');
    expect([t.base(0), t.asks()]).toEqual([2, '1 action']);
    const u = board({ hand: ['SOR_058'] }, { ground: ['SOR_232'] })
      .play('SOR_058')
      .pick('mode 0')
      .pick('mode 3');
    expect([u.ids(1, 'discard').length, tokens(u, 'SOR_232')]).toEqual([6, ['TOKEN_SHIELD']]);
  });

  it('SOR_060: Distant Patroller may leave a Shield on a Vigilance unit', () => {
    const t = board({ space: ['SOR_060'], ground: ['SOR_046', 'SOR_128'] }, { space: ['SOR_237'] }).attack('SOR_060', 'SOR_237');
    expect(t.options()).toEqual(['SOR_046']);
    expect(tokens(t.pick('SOR_046'), 'SOR_046')).toEqual(['TOKEN_SHIELD']);
  });

  it('SOR_064: Wilderness Fighter arrives with a Shield', () => {
    expect(tokens(board({ hand: ['SOR_064'] }).play('SOR_064'), 'SOR_064')).toEqual(['TOKEN_SHIELD']);
  });

  it('SOR_073, SOR_074: Moment of Peace shields a unit, Repair heals 3 from a unit or base', () => {
    expect(tokens(board({ hand: ['SOR_073'], ground: ['SOR_046'] }).play('SOR_073'), 'SOR_046')).toEqual(['TOKEN_SHIELD']);
    const t = board({ hand: ['SOR_074'], ground: [{ id: 'SOR_046', damage: 4 }], baseDamage: 4 })
      .play('SOR_074')
      .pick('SOR_020');
    expect([t.base(0), t.unit('SOR_046').damage]).toEqual([1, 4]);
  });
});
