import { createEngine, type SideSetup, table, type Table, type TableSetup } from '#rules';
import { playableBook } from '../book.js';
import { deployed, sides } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const vader = deployed('SOR_010');
const engine = createEngine(playableBook());
/** Base and leader provide Command, so costs are the printed ones. */
const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}) =>
  table(engine, {
    you: { leader: 'SOR_007', base: 'SOR_023', resources: 20, ...you },
    them: { resources: 20, ...them },
    ...rest,
  });
const rebels = { leader: 'SOR_009' };
const tokens = (t: ReturnType<typeof board>, id: string) => t.unit(id).upgrades.map((u) => u.id);
const owners = (t: Table, seat: number) => t.state.players[seat]?.units.map((c) => t.state.id[c]);

describe('Spark of Rebellion, 101 to 150', () => {
  it('SOR_101: Rogue Squadron Skirmisher returns a unit that costs 2 or less from the discard pile', () => {
    const t = board({ hand: ['SOR_101'], discard: ['SOR_095', 'SOR_232'] }).play('SOR_101');
    if (t.asks() === '0 order') t.move({ pick: [0] });
    expect([t.ids(0, 'hand'), t.asks()]).toEqual([['SOR_095'], '1 action']);
  });

  it('SOR_102: Home One gives others Restore 1 and plays a Heroism unit from the discard pile for 3 less', () => {
    const t = board({
      ...rebels,
      hand: ['SOR_102'],
      ground: ['SOR_128'],
      discard: ['SOR_242', 'SOR_230'],
      baseDamage: 5,
    }).play('SOR_102');
    expect([t.unit('SOR_242').ready, t.ready(0), t.ids(0, 'discard')]).toEqual([false, 11, ['SOR_230']]);
    expect([t.unit('SOR_102').keywords.restore, t.unit('SOR_128').keywords.restore]).toEqual([2, 1]);
  });

  it('SOR_103: Rebel Assault attacks with two Rebels, each 1 stronger', () => {
    const t = board({ ...rebels, hand: ['SOR_103'], ground: ['SOR_095', 'SOR_239', 'SOR_128'] }, {}).play('SOR_103');
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

  it('SOR_107: Command does two of its four things', () => {
    const t = board({ hand: ['SOR_107'], ground: ['SOR_232'], discard: ['SOR_095', 'SOR_172'] }, { ground: ['SOR_046', 'SOR_230'] })
      .play('SOR_107')
      .pick('mode 1');
    expect([t.unit('SOR_046').damage, t.unit('SOR_230').damage]).toEqual([6, 0]);
    expect(t.pick('mode 3').ids(0, 'hand')).toEqual(['SOR_095']);
    const u = board({ hand: ['SOR_107'], ground: ['SOR_232'] })
      .play('SOR_107')
      .pick('mode 2')
      .pick('mode 0');
    expect([tokens(u, 'SOR_232').length, u.ids(0, 'resources').includes('SOR_107'), u.ready(0)]).toEqual([2, true, 16]);
  });

  it('SOR_108: a fallen Vanguard Infantry may leave an Experience', () => {
    const t = board({ ground: ['SOR_108', 'SOR_095'] }, { ground: ['SOR_232'] })
      .attack('SOR_108', 'SOR_232')
      .pick('SOR_095');
    expect(tokens(t, 'SOR_095')).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('SOR_109: Colonel Yularen heals 1 for each Command unit played, himself included', () => {
    const t = board({ hand: ['SOR_109', 'SOR_108', 'SOR_128'], baseDamage: 5 }).play('SOR_109');
    expect(t.base(0)).toBe(4);
    expect(t.pass().play('SOR_108').base(0)).toBe(3);
    expect(t.pass().play('SOR_128').base(0)).toBe(3);
  });

  it('SOR_110: Frontline Shuttle gives itself up so that an exhausted unit attacks, no base', () => {
    const t = board({ space: ['SOR_110'], ground: [{ id: 'SOR_095', ready: false }] }, { ground: ['SOR_232'] }).use('SOR_110');
    expect([t.units('SOR_110'), t.unit('SOR_232').damage, t.base(1)]).toEqual([[], 3, 0]);
  });

  it('SOR_111: Patrolling V-Wing draws a card', () => {
    expect(
      board({ hand: ['SOR_111'] })
        .play('SOR_111')
        .ids(0, 'hand'),
    ).toHaveLength(1);
  });

  it('SOR_112: Consortium StarViper has Restore 2 with the initiative', () => {
    expect([0, 1].map((initiative) => board({ space: ['SOR_112'] }, {}, { initiative }).unit('SOR_112').keywords.restore)).toEqual([2, undefined]);
  });

  it('SOR_113: Homestead Militia is a Sentinel from six resources on', () => {
    expect([5, 6].map((resources) => board({ ground: ['SOR_113'], resources }).unit('SOR_113').keywords.sentinel)).toEqual([undefined, 1]);
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

  it('SOR_115: Agent Kallus may draw when another unique unit falls, once each round', () => {
    const t = board({ ground: ['SOR_115'], hand: ['SOR_172', 'SOR_172'] }, { ground: ['SOR_230', 'SOR_242'] })
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

  it('SOR_119: Reinforcement Walker over an empty deck finds no card to draw, and heals all the same (1.3.2, 8.7.2)', () => {
    const walked = () => sides({ hand: ['SOR_119'], deck: [], baseDamage: 5 }).play('SOR_119');
    const drawn = walked().pick('mode 0');
    expect([drawn.base(0), drawn.ids(0, 'hand')]).toEqual([5, []]);
    expect(walked().pick('mode 1').base(0)).toBe(2);
  });

  it('SOR_121: Hardpoint Heavy Blaster may hit a unit in the defender’s arena, not when a base is attacked', () => {
    const them: SideSetup = { space: ['SOR_044', 'SOR_066'], ground: ['SOR_046'] };
    const t = board({ space: [{ id: 'SOR_237', upgrades: ['SOR_121'] }] }, them).attack('SOR_237', 'SOR_066');
    expect(t.options().sort()).toEqual(['SOR_044', 'SOR_066', 'SOR_237']);
    expect(t.pick('SOR_044').unit('SOR_044').damage).toBe(2);
    const u = board({ space: [{ id: 'SOR_237', upgrades: ['SOR_121'] }] }, { ground: ['SOR_046'] }).attack('SOR_237');
    expect([u.base(1), u.asks()]).toEqual([4, '1 action']);
  });

  it('SOR_121: Hardpoint Heavy Blaster hits in the arena where the defender was', () => {
    const them: SideSetup = {
      space: [{ id: 'SOR_225', damage: 0 }, 'SOR_044'],
      ground: ['SOR_046'],
    };
    const t = sides({ space: [{ id: 'SOR_132', upgrades: ['SOR_121', 'SOR_121'] }] }, them).attack('SOR_132', 'SOR_225');
    expect(t.asks()).toBe('0 order');
    t.move({ pick: [0] }).pick('SOR_225');
    expect(t.options().sort()).toEqual(['SOR_044', 'SOR_132']);
  });

  it('SOR_122: Traitorous turns a cheap unit, and gives it back when it comes off', () => {
    const t = board({ hand: ['SOR_122'] }, { ground: ['SOR_095'], hand: ['SOR_251'] }).play('SOR_122');
    expect(t.state.players[0]?.units.map((c) => t.state.id[c])).toEqual(['SOR_095']);
    t.play('SOR_251');
    expect(t.state.players[1]?.units.map((c) => t.state.id[c])).toEqual(['SOR_095']);
    const dear = board({ hand: ['SOR_122'] }, { ground: ['SOR_046'] }).play('SOR_122');
    expect(dear.state.players[1]?.units.map((c) => dear.state.id[c])).toEqual(['SOR_046']);
  });

  it('SOR_122: Traitorous gives no resource back to the owner of the Technician it had taken', () => {
    const t = sides({ hand: ['SOR_122'] }, { ground: ['SOR_083'], hand: ['SOR_077'] })
      .play('SOR_122')
      .play('SOR_077')
      .pick('SOR_083')
      .yes();
    expect([t.ids(0, 'resources').length, t.ids(1, 'resources').length, t.ids(0, 'discard')]).toEqual([21, 20, ['SOR_122']]);
  });

  it('SOR_122: Traitorous gives back the unit that it is taken from', () => {
    const t = sides({ hand: ['SOR_122'] }, { ground: ['SOR_095'], hand: ['SOR_199'] })
      .play('SOR_122')
      .play('SOR_199');
    expect([owners(t, 0), owners(t, 1), t.ids(0, 'hand')]).toEqual([[], ['SOR_095'], ['SOR_122']]);
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

  it('SOR_125: Prepare for Takeoff draws up to two Vehicle units from eight cards', () => {
    const t = board({ hand: ['SOR_125'], deck: ['SOR_237', 'SOR_095', 'SOR_232', 'SOR_225'] }).play('SOR_125');
    expect([t.options(), t.decision.min, t.decision.max]).toEqual([['SOR_237', 'SOR_232', 'SOR_225'], 0, 2]);
    expect(t.pick('SOR_237', 'SOR_232').ids(0, 'hand').sort()).toEqual(['SOR_232', 'SOR_237']);
  });

  it('SOR_127: Strike True lets a friendly unit deal its power to an enemy unit', () => {
    const t = board({ hand: ['SOR_127'], ground: ['SOR_232'] }, { ground: ['SOR_046'] }).play('SOR_127');
    expect([t.unit('SOR_046').damage, t.unit('SOR_232').damage]).toEqual([6, 0]);
    const alone = board({ hand: ['SOR_127'] }, { ground: ['SOR_046', 'SOR_095'] }).play('SOR_127');
    expect([alone.asks(), alone.unit('SOR_046').damage]).toEqual(['1 action', 0]);
  });

  it('SOR_129: Admiral Ozzel plays an Imperial unit ready, and the opponent may ready a unit', () => {
    const t = sides({ ground: ['SOR_129'], hand: ['SOR_128', 'SOR_095'] }, { ground: [{ id: 'SOR_046', ready: false }] }).use('SOR_129');
    expect(t.options()).toEqual(['play SOR_128']);
    t.pick('play SOR_128').pick('SOR_046');
    expect([t.unit('SOR_128').ready, t.unit('SOR_046').ready, t.unit('SOR_129').ready, t.ready(0)]).toEqual([true, true, false, 19]);
  });

  it('SOR_130: First Legion Snowtrooper gets +2 and Overwhelm against a damaged unit only', () => {
    expect(
      sides({ ground: ['SOR_130'] }, { ground: [{ id: 'SOR_247', damage: 1 }] })
        .attack('SOR_130', 'SOR_247')
        .base(1),
    ).toBe(2);
    const t = sides({ ground: ['SOR_130'] }, { ground: ['SOR_247'] }).attack('SOR_130', 'SOR_247');
    expect([t.unit('SOR_247').damage, t.base(1)]).toEqual([2, 0]);
  });

  it('SOR_131: Fifth Brother has Raid for his damage, also for what he deals himself', () => {
    const t = sides({ ground: [{ id: 'SOR_131', damage: 2 }] }, { ground: ['SOR_046'] });
    expect(t.unit('SOR_131').keywords.raid).toBe(2);
    t.attack('SOR_131', 'SOR_029').yes();
    expect([t.unit('SOR_131').damage, t.unit('SOR_046').damage, t.base(1)]).toEqual([3, 1, 5]);
  });

  it('SOR_132: Imperial Interceptor may deal 3 damage to a space unit', () => {
    const t = sides({ hand: ['SOR_132'] }, { ground: ['SOR_046'], space: ['SOR_237'] }).play('SOR_132');
    expect(t.options()).toEqual(['SOR_132', 'SOR_237']);
    expect(t.pick('SOR_237').ids(1, 'discard')).toEqual(['SOR_237']);
  });

  it('SOR_133: Seventh Sister hurts a ground unit of the player whose base she hit', () => {
    const t = sides({ ground: ['SOR_133', 'SOR_128'] }, { ground: ['SOR_046'], space: ['SOR_237'] }).attack('SOR_133', 'SOR_029');
    expect([t.base(1), t.options()]).toEqual([3, ['SOR_046']]);
    expect(t.pick('SOR_046').unit('SOR_046').damage).toBe(3);
    expect(
      sides({ ground: ['SOR_133'] }, { ground: ['SOR_046'] })
        .attack('SOR_133', 'SOR_046')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_134: Ruthless Raider hits base and unit when it comes and when it goes', () => {
    const t = sides({ hand: ['SOR_134'] }, { ground: ['SOR_046'], hand: ['SOR_172'] }).play('SOR_134');
    expect([t.base(1), t.unit('SOR_046').damage]).toEqual([2, 2]);
    const u = sides({ space: [{ id: 'SOR_134', damage: 2 }] }, { ground: ['SOR_046'], hand: ['SOR_172'] }, { active: 1 })
      .play('SOR_172')
      .pick('SOR_134');
    expect([u.base(1), u.unit('SOR_046').damage, u.units('SOR_134')]).toEqual([2, 2, []]);
  });

  it('SOR_135: Emperor Palpatine divides 6 damage among enemy units', () => {
    const t = sides({ hand: ['SOR_135'], ground: ['SOR_128'] }, { ground: ['SOR_046', 'SOR_247'] }).play('SOR_135');
    expect(t.options()).toEqual(['SOR_046', 'SOR_247']);
    t.divide(4, 2);
    expect([t.unit('SOR_046').damage, t.unit('SOR_247').damage]).toEqual([4, 2]);
  });

  it('SOR_136: Vader’s Lightsaber deals 4 damage only in Vader’s hand, and fits no Vehicle', () => {
    const t = sides({ leader: vader, ground: ['SOR_128', 'SOR_232'], hand: ['SOR_136'] }, { ground: ['SOR_046'] }).play('SOR_136');
    expect(t.options()).toEqual(['SOR_010', 'SOR_128', 'SOR_046']);
    t.pick('SOR_010').pick('SOR_046');
    expect([t.unit('SOR_046').damage, t.unit('SOR_010').power]).toEqual([4, 8]);
    expect(
      sides({ ground: ['SOR_128'], hand: ['SOR_136'] })
        .play('SOR_136')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_137: Fallen Lightsaber lets a Force unit hit each ground unit of the defending player', () => {
    const them: SideSetup = { ground: ['SOR_046', 'SOR_247'], space: ['SOR_237'] };
    const t = sides({ ground: [{ id: 'SOR_131', upgrades: ['SOR_137'] }, 'SOR_128'] }, them)
      .attack('SOR_131', 'SOR_029')
      .pick('SOR_131');
    while (t.state.pending?.kind === 'optional') t.no();
    expect([t.unit('SOR_046').damage, t.unit('SOR_247').damage, t.unit('SOR_237').damage, t.unit('SOR_128').damage]).toEqual([1, 1, 0, 0]);
    expect(
      sides({ ground: [{ id: 'SOR_128', upgrades: ['SOR_137'] }] }, them)
        .attack('SOR_128', 'SOR_029')
        .unit('SOR_046').damage,
    ).toBe(0);
  });

  it('SOR_138: Force Lightning takes the abilities, and with a Force unit 2 damage for each resource', () => {
    const t = sides({ leader: vader, hand: ['SOR_138'] }, { ground: ['SOR_049'] })
      .play('SOR_138')
      .pick('SOR_049')
      .pick('2');
    expect([t.unit('SOR_049').keywords.sentinel, t.unit('SOR_049').damage, t.ready(0)]).toEqual([undefined, 4, 17]);
    const u = sides({ hand: ['SOR_138'] }, { ground: ['SOR_049'] }).play('SOR_138');
    expect([u.unit('SOR_049').keywords.sentinel, u.asks()]).toEqual([undefined, '1 action']);
  });

  it('SOR_138: what Force Lightning struck ends no attack with an ability, even when it falls (7.6.16C, 8.12)', () => {
    const fallen = (struck: boolean) => {
      const t = sides({ ground: [{ id: 'SOR_088', damage: 8 }] }, { hand: ['SOR_138'], ground: ['SOR_247', 'SOR_046'] }, { active: 1 });
      return (struck ? t.play('SOR_138').pick('SOR_088') : t.pass()).attack('SOR_088', 'SOR_247');
    };
    expect([
      fallen(true)
        .units()
        .map((u) => u.id),
      fallen(true).asks(),
    ]).toEqual([['SOR_046'], '1 action']);
    expect(fallen(false).options()).toEqual(['SOR_046']);
  });

  it('SOR_139: Force Choke costs 1 less with a Force unit, spares Vehicles, and gives a card', () => {
    const t = sides({ leader: vader, hand: ['SOR_139'] }, { ground: ['SOR_046', 'SOR_232'] }).play('SOR_139');
    expect(t.options()).toEqual(['SOR_010', 'SOR_046']);
    t.pick('SOR_046');
    expect([t.unit('SOR_046').damage, t.ids(1, 'hand').length, t.ready(0)]).toEqual([5, 1, 19]);
    expect(
      sides({ hand: ['SOR_139'] }, { ground: ['SOR_046'] })
        .play('SOR_139')
        .ready(0),
    ).toBe(18);
  });

  it('SOR_140: SpecForce Soldier takes Sentinel from a unit for this phase', () => {
    const t = sides({ hand: ['SOR_140'] }, { ground: ['SOR_063'] })
      .play('SOR_140')
      .pick('SOR_063');
    expect(t.unit('SOR_063').keywords.sentinel).toBeUndefined();
    expect(t.nextRound().unit('SOR_063').keywords.sentinel).toBe(1);
  });

  it('SOR_142: Sabine Wren cannot be attacked beside three aspects, and may hit defender or base', () => {
    const attacked = (space: string[]) =>
      sides({ ground: ['SOR_142', 'SOR_164', 'SOR_210'], space }, { ground: ['SOR_046'] }, { active: 1 })
        .pick('attack SOR_046')
        .options();
    expect(attacked(['SOR_225'])).toEqual(['SOR_164', 'SOR_210', 'SOR_023']);
    expect(attacked([])).toEqual(['SOR_142', 'SOR_164', 'SOR_210', 'SOR_023']);
    const t = sides({ ground: ['SOR_142'] }, { ground: ['SOR_046', 'SOR_247'] }).attack('SOR_142', 'SOR_046');
    expect(t.options()).toEqual(['SOR_046', 'SOR_023', 'SOR_029']);
    expect(t.pick('SOR_029').base(1)).toBe(1);
  });

  it('SOR_143: Fighters For Freedom deal 1 to a base for another Aggression card', () => {
    const t = sides({ ground: ['SOR_143'], hand: ['SOR_128', 'SOR_225'] })
      .play('SOR_128')
      .pick('SOR_029')
      .pass();
    expect(t.base(1)).toBe(1);
    expect(t.play('SOR_225').asks()).toBe('1 action');
    expect(
      sides({ hand: ['SOR_143'] })
        .play('SOR_143')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_144: Red Three gives Raid 1 to each other friendly Heroism unit', () => {
    const t = sides({ ground: ['SOR_128'], space: ['SOR_144', 'SOR_141'] }, { space: ['SOR_237'] });
    expect(['SOR_144', 'SOR_141', 'SOR_128', 'SOR_237'].map((id) => t.unit(id).keywords.raid)).toEqual([1, 3, undefined, undefined]);
  });

  it('SOR_145: K-2SO’s controller chooses: 3 damage to the base or a discarded card', () => {
    const defeated = () => sides({ ground: ['SOR_145'] }, { hand: ['SOR_172', 'SOR_225'] }, { active: 1 }).play('SOR_172');
    expect(defeated().asks()).toBe('0 mode');
    expect(defeated().pick('mode 0').base(1)).toBe(3);
    expect(defeated().pick('mode 1').ids(1, 'hand')).toEqual([]);
  });

  it('SOR_146: Zeb Orrelios may deal 4 to a ground unit after an attack that defeated the defender', () => {
    const t = sides({ ground: ['SOR_146'] }, { ground: ['SOR_247', 'SOR_046'], space: ['SOR_237'] }).attack('SOR_146', 'SOR_247');
    expect(t.options()).toEqual(['SOR_146', 'SOR_046']);
    expect(t.pick('SOR_046').unit('SOR_046').damage).toBe(4);
    expect(
      sides({ ground: ['SOR_146'] }, { ground: ['SOR_046'] })
        .attack('SOR_146', 'SOR_046')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_146: Zeb Orrelios who falls deals no damage', () => {
    const t = sides({ ground: ['SOR_146'] }, { ground: [{ id: 'SOR_232', damage: 2 }, 'SOR_046'] }).attack('SOR_146', 'SOR_232');
    expect([t.units().map((u) => u.id), t.asks()]).toEqual([['SOR_046'], '1 action']);
  });

  it('SOR_147: Black One may trade the hand for three cards, even an empty one', () => {
    const t = sides({ hand: ['SOR_147', 'SOR_128', 'SOR_225'] })
      .play('SOR_147')
      .yes();
    expect([t.ids(0, 'hand'), t.ids(0, 'discard')]).toEqual([
      ['SOR_046', 'SOR_046', 'SOR_046'],
      ['SOR_128', 'SOR_225'],
    ]);
    expect(
      sides({ hand: ['SOR_147'] })
        .play('SOR_147')
        .yes()
        .ids(0, 'hand'),
    ).toHaveLength(3);
    expect(
      sides({ hand: ['SOR_147', 'SOR_128'] })
        .play('SOR_147')
        .no()
        .ids(0, 'hand'),
    ).toEqual(['SOR_128']);
  });

  it('SOR_148: Guerilla Attack Pod readies itself if any base has 15 damage', () => {
    const played = (yours: number, theirs: number) =>
      sides({ hand: ['SOR_148'], baseDamage: yours }, { baseDamage: theirs })
        .play('SOR_148')
        .unit('SOR_148').ready;
    expect([played(15, 0), played(0, 15), played(14, 14)]).toEqual([true, true, false]);
  });

  it('SOR_148: Guerilla Attack Pod looks at every base', () => {
    const played = (third: number) =>
      sides({ hand: ['SOR_148'] }, {}, { third: { baseDamage: third } })
        .play('SOR_148')
        .unit('SOR_148').ready;
    expect([played(15), played(14)]).toEqual([true, false]);
  });

  it('SOR_149: Mace Windu readies when he attacks and defeats a unit', () => {
    expect(
      sides({ ground: ['SOR_149'] }, { ground: ['SOR_247'] })
        .attack('SOR_149', 'SOR_247')
        .unit('SOR_149').ready,
    ).toBe(true);
    expect(
      sides({ ground: ['SOR_149'] }, { ground: ['SOR_046'] })
        .attack('SOR_149', 'SOR_046')
        .unit('SOR_149').ready,
    ).toBe(false);
  });

  it('SOR_150: Heroic Sacrifice draws, attacks with +2 and defeats the attacker', () => {
    const t = sides({ hand: ['SOR_150'], ground: ['SOR_128'] }).play('SOR_150');
    expect([t.base(1), t.ids(0, 'hand').length, t.ids(0, 'discard')]).toEqual([5, 1, ['SOR_150', 'SOR_128']]);
  });

  it('SOR_150: Heroic Sacrifice defeats an attacker with Overwhelm once, though unit and base take damage (7.5.8C)', () => {
    const t = sides({ hand: ['SOR_150'], ground: ['SOR_164'] }, { ground: ['SOR_247'] })
      .play('SOR_150')
      .pick('SOR_247');
    expect([t.asks(), t.base(1), t.units(), t.ids(0, 'discard')]).toEqual(['1 action', 3, [], ['SOR_150', 'SOR_164']]);
  });
});
