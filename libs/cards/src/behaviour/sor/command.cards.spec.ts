import { createEngine, type SideSetup, table, type TableSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { playableBook } from '../book.js';

const engine = createEngine(playableBook());
/** With Command from base and leader, so that costs are the printed ones. */
const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}) =>
  table(engine, {
    you: { leader: 'SOR_007', base: 'SOR_023', resources: 20, ...you },
    them: { resources: 20, ...them },
    ...rest,
  });
const rebels = { leader: 'SOR_009' };
const tokens = (t: ReturnType<typeof board>, id: string) => t.unit(id).upgrades.map((u) => u.id);

describe('Command with Villainy', () => {
  it('SOR_080: General Tagge gives an Experience to up to three Troopers', () => {
    const t = board(
      { hand: ['SOR_080'], ground: ['SOR_128', 'SOR_230', 'SOR_229'] },
      { ground: ['SOR_046'] },
    ).play('SOR_080');
    expect(t.options().sort()).toEqual(['SOR_046', 'SOR_128', 'SOR_229']);
    t.pick('SOR_128', 'SOR_229');
    expect(['SOR_128', 'SOR_229', 'SOR_046'].map((id) => tokens(t, id).length)).toEqual([1, 1, 0]);
  });

  it('SOR_081: Seasoned Shoretrooper has 2 more power from six resources on', () => {
    expect(
      [5, 6].map((resources) => board({ ground: ['SOR_081'], resources }).unit('SOR_081').power),
    ).toEqual([2, 4]);
  });

  it('SOR_085: Rukh defeats the non-leader unit he hurts while attacking, not the one that attacks him', () => {
    expect(
      board({ ground: ['SOR_085'] }, { ground: ['SOR_046'] })
        .attack('SOR_085', 'SOR_046')
        .units('SOR_046'),
    ).toEqual([]);
    const leader = board(
      { ground: ['SOR_085'] },
      { leader: { id: 'SOR_005', deployed: true } },
    ).attack('SOR_085', 'SOR_005');
    expect(leader.unit('SOR_005').damage).toBe(3);
    const defending = board({ ground: ['SOR_085'] }, { ground: ['SOR_046'] }, { active: 1 }).attack(
      'SOR_046',
      'SOR_085',
    );
    expect(defending.unit('SOR_046').damage).toBe(3);
    const shielded = board(
      { ground: ['SOR_085'] },
      { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] },
    ).attack('SOR_085', 'SOR_046');
    expect(shielded.unit('SOR_046')).toMatchObject({ damage: 0, upgrades: [] });
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
    expect([
      t.unit('SOR_130').ready,
      t.unit('SOR_225').ready,
      t.ready(0),
      t.ids(0, 'deck').sort(),
    ]).toEqual([false, false, 13, ['SOR_095', 'SOR_128', 'SOR_232']]);
  });

  it('SOR_090: Devastator may deal damage equal to its controller’s resources', () => {
    const t = board({ hand: ['SOR_090'], resources: 12 }, { ground: ['SOR_232'] })
      .play('SOR_090')
      .pick('SOR_232');
    expect(t.units('SOR_232')).toEqual([]);
    expect(t.unit('SOR_090').keywords).toMatchObject({ sentinel: 1, overwhelm: 1 });
  });
});

describe('Command with Heroism', () => {
  it('SOR_093: Alliance Dispatcher plays a unit for 1 less', () => {
    const t = board({ ...rebels, ground: ['SOR_093'], hand: ['SOR_095', 'SOR_124'] }).use(
      'SOR_093',
    );
    expect(t.options()).toEqual(['play SOR_095']);
    expect(t.pick('play SOR_095').ready(0)).toBe(19);
  });

  it('SOR_097: Admiral Ackbar may deal damage equal to your units in the target’s arena', () => {
    const t = board(
      { ...rebels, hand: ['SOR_097'], ground: ['SOR_095'], space: ['SOR_237'] },
      { ground: ['SOR_046'], space: ['SOR_044'] },
    ).play('SOR_097');
    t.pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(2);
    const u = board(
      { ...rebels, hand: ['SOR_097'], ground: ['SOR_095'], space: ['SOR_237'] },
      { space: ['SOR_044'] },
    )
      .play('SOR_097')
      .pick('SOR_044');
    expect(u.unit('SOR_044').damage).toBe(1);
  });

  it('SOR_100: Wedge Antilles gives friendly Vehicles +1/+1 and Ambush', () => {
    const t = board(
      { ...rebels, ground: ['SOR_100', 'SOR_095'], space: ['SOR_237'] },
      { space: ['SOR_225'] },
    );
    expect(t.unit('SOR_237')).toMatchObject({ power: 3, hp: 4, keywords: { ambush: 1 } });
    expect([t.unit('SOR_095').power, t.unit('SOR_225').power]).toEqual([3, 2]);
  });

  it('SOR_102: Home One gives others Restore 1 and plays a Heroism unit from the discard pile for 3 less', () => {
    const t = board({
      ...rebels,
      hand: ['SOR_102'],
      ground: ['SOR_128'],
      discard: ['SOR_242', 'SOR_230'],
      baseDamage: 5,
    }).play('SOR_102');
    expect([t.unit('SOR_242').ready, t.ready(0), t.ids(0, 'discard')]).toEqual([
      false,
      11,
      ['SOR_230'],
    ]);
    expect([t.unit('SOR_102').keywords.restore, t.unit('SOR_128').keywords.restore]).toEqual([
      2, 1,
    ]);
  });

  it('SOR_103: Rebel Assault attacks with two Rebels, each 1 stronger', () => {
    const t = board(
      { ...rebels, hand: ['SOR_103'], ground: ['SOR_095', 'SOR_239', 'SOR_128'] },
      {},
    ).play('SOR_103');
    expect(t.options()).toEqual(['SOR_095', 'SOR_239']);
    t.pick('SOR_095');
    expect([t.base(1), t.unit('SOR_239').ready, t.unit('SOR_095').power]).toEqual([7, false, 3]);
  });

  it('SOR_104: U-Wing Reinforcement brings up to three units with combined cost 7 or less', () => {
    const t = board({
      ...rebels,
      hand: ['SOR_104'],
      deck: ['SOR_232', 'SOR_095', 'SOR_128', 'SOR_237', 'SOR_108'],
    }).play('SOR_104');
    t.pick('SOR_095').pick('SOR_128').pick('SOR_237');
    expect([
      t
        .units()
        .map((u) => u.id)
        .sort(),
      t.ready(0),
      t.asks(),
    ]).toEqual([['SOR_095', 'SOR_128', 'SOR_237'], 13, '1 action']);
    const u = board({ ...rebels, hand: ['SOR_104'], deck: ['SOR_232', 'SOR_095', 'SOR_128'] })
      .play('SOR_104')
      .pick('SOR_232');
    expect(u.options()).toEqual(['SOR_128']);
    expect(
      u
        .none()
        .units()
        .map((x) => x.id),
    ).toEqual(['SOR_232']);
  });
});

describe('Command alone', () => {
  it('SOR_107: Command does two of its four things', () => {
    const t = board(
      { hand: ['SOR_107'], ground: ['SOR_232'], discard: ['SOR_095', 'SOR_172'] },
      { ground: ['SOR_046', 'SOR_230'] },
    )
      .play('SOR_107')
      .pick('mode 1');
    expect([t.unit('SOR_046').damage, t.unit('SOR_230').damage]).toEqual([6, 0]);
    expect(t.pick('mode 3').ids(0, 'hand')).toEqual(['SOR_095']);
    const u = board({ hand: ['SOR_107'], ground: ['SOR_232'] })
      .play('SOR_107')
      .pick('mode 2')
      .pick('mode 0');
    expect([
      tokens(u, 'SOR_232').length,
      u.ids(0, 'resources').includes('SOR_107'),
      u.ready(0),
    ]).toEqual([2, true, 16]);
  });

  it('SOR_109: Colonel Yularen heals 1 for each Command unit played, himself included', () => {
    const t = board({ hand: ['SOR_109', 'SOR_108', 'SOR_128'], baseDamage: 5 }).play('SOR_109');
    expect(t.base(0)).toBe(4);
    expect(t.pass().play('SOR_108').base(0)).toBe(3);
    expect(t.pass().play('SOR_128').base(0)).toBe(3);
  });

  it('SOR_112: Consortium StarViper has Restore 2 with the initiative', () => {
    expect(
      [0, 1].map(
        (initiative) =>
          board({ space: ['SOR_112'] }, {}, { initiative }).unit('SOR_112').keywords.restore,
      ),
    ).toEqual([2, undefined]);
  });

  it('SOR_113: Homestead Militia is a Sentinel from six resources on', () => {
    expect(
      [5, 6].map(
        (resources) => board({ ground: ['SOR_113'], resources }).unit('SOR_113').keywords.sentinel,
      ),
    ).toEqual([undefined, 1]);
  });

  it('SOR_114: Escort Skiff has Ambush beside another Command unit', () => {
    const t = board({ hand: ['SOR_114'], ground: ['SOR_108'] }, { ground: ['SOR_046'] })
      .play('SOR_114')
      .yes();
    expect(t.unit('SOR_046').damage).toBe(4);
    expect(
      board({ hand: ['SOR_114'] }, { ground: ['SOR_046'] })
        .play('SOR_114')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_117: Mercenary Company ambushes and runs over', () => {
    const t = board({ hand: ['SOR_117'] }, { ground: ['SOR_128'] })
      .play('SOR_117')
      .yes();
    expect([t.units('SOR_128'), t.base(1), t.unit('SOR_117').damage]).toEqual([[], 4, 3]);
  });

  it('SOR_118: the 97th Legion is as strong as its controller has resources', () => {
    expect(board({ ground: ['SOR_118'], resources: 7 }).unit('SOR_118')).toMatchObject({
      power: 7,
      hp: 7,
    });
    expect(
      board({ ground: ['SOR_118'], hand: ['SOR_126'], resources: 7 })
        .play('SOR_126')
        .unit('SOR_118'),
    ).toMatchObject({ power: 8, hp: 8 });
  });

  it('SOR_119: Reinforcement Walker draws the top card, or discards it and heals 3', () => {
    const drawn = board({ ground: ['SOR_119'], deck: ['SOR_095', 'SOR_128'], baseDamage: 5 })
      .attack('SOR_119')
      .pick('mode 0');
    expect([drawn.ids(0, 'hand'), drawn.base(0)]).toEqual([['SOR_095'], 5]);
    const gone = board({ hand: ['SOR_119'], deck: ['SOR_095', 'SOR_128'], baseDamage: 5 })
      .play('SOR_119')
      .pick('mode 1');
    expect([gone.ids(0, 'discard'), gone.base(0)]).toEqual([['SOR_095'], 2]);
  });

  it('SOR_121: Hardpoint Heavy Blaster may hit a unit in the defender’s arena, not when a base is attacked', () => {
    const them: SideSetup = { space: ['SOR_044', 'SOR_066'], ground: ['SOR_046'] };
    const t = board({ space: [{ id: 'SOR_237', upgrades: ['SOR_121'] }] }, them).attack(
      'SOR_237',
      'SOR_066',
    );
    expect(t.options().sort()).toEqual(['SOR_044', 'SOR_066', 'SOR_237']);
    expect(t.pick('SOR_044').unit('SOR_044').damage).toBe(2);
    const u = board(
      { space: [{ id: 'SOR_237', upgrades: ['SOR_121'] }] },
      { ground: ['SOR_046'] },
    ).attack('SOR_237');
    expect([u.base(1), u.asks()]).toEqual([4, '1 action']);
  });

  it('SOR_122: Traitorous turns a cheap unit, and gives it back when it comes off', () => {
    const t = board({ hand: ['SOR_122'] }, { ground: ['SOR_095'], hand: ['SOR_251'] }).play(
      'SOR_122',
    );
    expect(t.state.players[0]?.units.map((c) => t.state.id[c])).toEqual(['SOR_095']);
    t.play('SOR_251');
    expect(t.state.players[1]?.units.map((c) => t.state.id[c])).toEqual(['SOR_095']);
    const dear = board({ hand: ['SOR_122'] }, { ground: ['SOR_046'] }).play('SOR_122');
    expect(dear.state.players[1]?.units.map((c) => dear.state.id[c])).toEqual(['SOR_046']);
  });

  it('SOR_125: Prepare for Takeoff draws up to two Vehicle units from eight cards', () => {
    const t = board({ hand: ['SOR_125'], deck: ['SOR_237', 'SOR_095', 'SOR_232', 'SOR_225'] }).play(
      'SOR_125',
    );
    expect([t.options(), t.decision.min, t.decision.max]).toEqual([
      ['SOR_237', 'SOR_232', 'SOR_225'],
      0,
      2,
    ]);
    expect(t.pick('SOR_237', 'SOR_232').ids(0, 'hand').sort()).toEqual(['SOR_232', 'SOR_237']);
  });

  it('SOR_127: Strike True lets a friendly unit deal its power to an enemy unit', () => {
    const t = board({ hand: ['SOR_127'], ground: ['SOR_232'] }, { ground: ['SOR_046'] }).play(
      'SOR_127',
    );
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage]).toEqual([6, 0]);
    const alone = board({ hand: ['SOR_127'] }, { ground: ['SOR_046', 'SOR_095'] }).play('SOR_127');
    expect([alone.asks(), alone.unit('SOR_046').damage]).toEqual(['1 action', 0]);
  });
});

describe('Command cards of the starter decks and recorded games', () => {
  it('SOR_079: Admiral Piett gives Ambush to units that cost 6 or more', () => {
    const t = board({ ground: ['SOR_079', 'SOR_232', 'SOR_128'] });
    expect([t.unit('SOR_232').keywords.ambush, t.unit('SOR_128').keywords.ambush]).toEqual([
      1,
      undefined,
    ]);
  });

  it('SOR_082: the Emperor’s Royal Guard watches beside an Official, and is tougher with Palpatine', () => {
    expect(board({ ground: ['SOR_082'] }).unit('SOR_082')).toMatchObject({ hp: 4, keywords: {} });
    expect(
      board({ ground: ['SOR_082', 'SOR_109'], leader: 'SOR_006' }).unit('SOR_082'),
    ).toMatchObject({ hp: 5, keywords: { sentinel: 1 } });
  });

  it('SOR_083: a fallen Superlaser Technician may become a ready resource', () => {
    const t = board({ ground: ['SOR_083'], resources: 2 }, { ground: ['SOR_232'] })
      .attack('SOR_083', 'SOR_232')
      .yes();
    expect([t.ids(0, 'resources').at(-1), t.ready(0), t.ids(0, 'discard')]).toEqual([
      'SOR_083',
      3,
      [],
    ]);
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

  it('SOR_086: Gladiator Star Destroyer makes a unit a Sentinel for this phase', () => {
    const t = board({ hand: ['SOR_086'], ground: ['SOR_128'] })
      .play('SOR_086')
      .pick('SOR_128');
    expect(t.unit('SOR_128').keywords.sentinel).toBe(1);
  });

  it('SOR_088: Blizzard Assault AT-AT may deal its excess damage to another enemy ground unit', () => {
    const t = board({ ground: ['SOR_088'] }, { ground: ['SOR_095', 'SOR_046'] })
      .attack('SOR_088', 'SOR_095')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(6);
  });

  it('SOR_089: against Relentless only the second event of a round says anything', () => {
    const t = board(
      { ground: ['SOR_046'], space: ['SOR_089'] },
      { hand: ['SOR_172', 'SOR_172'] },
      { active: 1 },
    )
      .play('SOR_172')
      .pass();
    expect(t.unit('SOR_046').damage).toBe(0);
    expect(t.play('SOR_172').pick('SOR_046').unit('SOR_046').damage).toBe(4);
  });

  it('SOR_091: The Emperor’s Legion brings back the units that fell this phase', () => {
    const t = board(
      { hand: ['SOR_091'], ground: ['SOR_128'], discard: ['SOR_095'] },
      { ground: ['SOR_232'] },
    )
      .attack('SOR_128', 'SOR_232')
      .pass()
      .play('SOR_091');
    expect([t.ids(0, 'hand'), t.ids(0, 'discard').sort()]).toEqual([
      ['SOR_128'],
      ['SOR_091', 'SOR_095'],
    ]);
  });

  it('SOR_092: Overwhelming Barrage spends the strengthened unit’s power on others', () => {
    const t = board({ hand: ['SOR_092'], ground: ['SOR_095'] }, { ground: ['SOR_046', 'SOR_232'] })
      .play('SOR_092')
      .divide(2, 3);
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage, t.unit('SOR_095').hp]).toEqual([
      2, 3, 5,
    ]);
  });

  it('SOR_094: Bail Organa gives an Experience to another friendly unit', () => {
    expect(tokens(board({ ground: ['SOR_094', 'SOR_095'] }).use('SOR_094'), 'SOR_095')).toEqual([
      'TOKEN_EXPERIENCE',
    ]);
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

  it('SOR_101: Rogue Squadron Skirmisher returns a unit that costs 2 or less from the discard pile', () => {
    const t = board({ hand: ['SOR_101'], discard: ['SOR_095', 'SOR_232'] }).play('SOR_101');
    if (t.asks() === '0 order') t.move({ pick: [0] });
    expect([t.ids(0, 'hand'), t.asks()]).toEqual([['SOR_095'], '1 action']);
  });

  it('SOR_105: beside General Krell each other friendly unit may leave a card', () => {
    const t = board({ ground: ['SOR_105', 'SOR_128'] }, { ground: ['SOR_232'] })
      .attack('SOR_128', 'SOR_232')
      .yes();
    expect(t.ids(0, 'hand')).toHaveLength(1);
  });

  it('SOR_106: Attack Pattern Delta gives three units +3, +2 and +1', () => {
    const t = board({ hand: ['SOR_106'], ground: ['SOR_046', 'SOR_128', 'SOR_232'] })
      .play('SOR_106')
      .pick('SOR_128')
      .pick('SOR_046');
    expect(['SOR_128', 'SOR_046', 'SOR_232'].map((id) => t.unit(id).power)).toEqual([6, 5, 7]);
  });

  it('SOR_108: a fallen Vanguard Infantry may leave an Experience', () => {
    const t = board({ ground: ['SOR_108', 'SOR_095'] }, { ground: ['SOR_232'] })
      .attack('SOR_108', 'SOR_232')
      .pick('SOR_095');
    expect(tokens(t, 'SOR_095')).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('SOR_110: Frontline Shuttle gives itself up so that an exhausted unit attacks, no base', () => {
    const t = board(
      { space: ['SOR_110'], ground: [{ id: 'SOR_095', ready: false }] },
      { ground: ['SOR_232'] },
    ).use('SOR_110');
    expect([t.units('SOR_110'), t.unit('SOR_232').damage, t.base(1)]).toEqual([[], 3, 0]);
  });

  it('SOR_111: Patrolling V-Wing draws a card', () => {
    expect(
      board({ hand: ['SOR_111'] })
        .play('SOR_111')
        .ids(0, 'hand'),
    ).toHaveLength(1);
  });

  it('SOR_115: Agent Kallus may draw when another unique unit falls, once each round', () => {
    const t = board(
      { ground: ['SOR_115'], hand: ['SOR_172', 'SOR_172'] },
      { ground: ['SOR_230', 'SOR_242'] },
    )
      .play('SOR_172')
      .pick('SOR_230')
      .yes();
    expect(t.ids(0, 'hand')).toHaveLength(2);
    expect(t.pass().play('SOR_172').pick('SOR_242').asks()).toBe('1 action');
  });

  it('SOR_116: Steadfast Battalion leads a friendly unit beside a leader unit', () => {
    const t = board({ leader: { id: 'SOR_007', deployed: true }, ground: ['SOR_116'] })
      .attack('SOR_116')
      .pick('SOR_116');
    expect(t.base(1)).toBe(7);
  });

  it('SOR_124, SOR_126: Tactical Advantage gives +2/+2, Resupply becomes a resource', () => {
    expect(
      board({ hand: ['SOR_124'], ground: ['SOR_095'] })
        .play('SOR_124')
        .unit('SOR_095'),
    ).toMatchObject({ power: 5, hp: 5 });
    const t = board({ hand: ['SOR_126'], resources: 4 }).play('SOR_126');
    expect([t.ids(0, 'resources').length, t.ready(0)]).toEqual([5, 1]);
  });
});
