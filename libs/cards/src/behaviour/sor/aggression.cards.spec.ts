import type { SideSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { deployed, sides } from '../testing/rows.js';

const vader = deployed('SOR_010');

describe('Aggression in odd situations', () => {
  it('SOR_152: an empty deck gives nothing to reveal, and nothing is asked', () => {
    const t = sides({ hand: ['SOR_152'], deck: [] }).play('SOR_152');
    expect([t.asks(), t.base(1)]).toEqual(['1 action', 0]);
  });
});

describe('Aggression with Villainy', () => {
  it('SOR_129: Admiral Ozzel plays an Imperial unit ready, and the opponent may ready a unit', () => {
    const t = sides(
      { ground: ['SOR_129'], hand: ['SOR_128', 'SOR_095'] },
      { ground: [{ id: 'SOR_046', ready: false }] },
    ).use('SOR_129');
    expect(t.options()).toEqual(['play SOR_128']);
    t.pick('play SOR_128').pick('SOR_046');
    expect([
      t.unit('SOR_128').ready,
      t.unit('SOR_046').ready,
      t.unit('SOR_129').ready,
      t.ready(0),
    ]).toEqual([true, true, false, 19]);
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
    const t = sides({ hand: ['SOR_132'] }, { ground: ['SOR_046'], space: ['SOR_237'] }).play(
      'SOR_132',
    );
    expect(t.options()).toEqual(['SOR_132', 'SOR_237']);
    expect(t.pick('SOR_237').ids(1, 'discard')).toEqual(['SOR_237']);
  });

  it('SOR_133: Seventh Sister hurts a ground unit of the player whose base she hit', () => {
    const t = sides(
      { ground: ['SOR_133', 'SOR_128'] },
      { ground: ['SOR_046'], space: ['SOR_237'] },
    ).attack('SOR_133', 'SOR_029');
    expect([t.base(1), t.options()]).toEqual([3, ['SOR_046']]);
    expect(t.pick('SOR_046').unit('SOR_046').damage).toBe(3);
    expect(
      sides({ ground: ['SOR_133'] }, { ground: ['SOR_046'] })
        .attack('SOR_133', 'SOR_046')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_134: Ruthless Raider hits base and unit when it comes and when it goes', () => {
    const t = sides({ hand: ['SOR_134'] }, { ground: ['SOR_046'], hand: ['SOR_172'] }).play(
      'SOR_134',
    );
    expect([t.base(1), t.unit('SOR_046').damage]).toEqual([2, 2]);
    const u = sides(
      { space: [{ id: 'SOR_134', damage: 2 }] },
      { ground: ['SOR_046'], hand: ['SOR_172'] },
      { active: 1 },
    )
      .play('SOR_172')
      .pick('SOR_134');
    expect([u.base(1), u.unit('SOR_046').damage, u.units('SOR_134')]).toEqual([2, 2, []]);
  });

  it('SOR_135: Emperor Palpatine divides 6 damage among enemy units', () => {
    const t = sides(
      { hand: ['SOR_135'], ground: ['SOR_128'] },
      { ground: ['SOR_046', 'SOR_247'] },
    ).play('SOR_135');
    expect(t.options()).toEqual(['SOR_046', 'SOR_247']);
    t.divide(4, 2);
    expect([t.unit('SOR_046').damage, t.unit('SOR_247').damage]).toEqual([4, 2]);
  });

  it('SOR_136: Vader’s Lightsaber deals 4 damage only in Vader’s hand, and fits no Vehicle', () => {
    const t = sides(
      { leader: vader, ground: ['SOR_128', 'SOR_232'], hand: ['SOR_136'] },
      { ground: ['SOR_046'] },
    ).play('SOR_136');
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
    expect([
      t.unit('SOR_046').damage,
      t.unit('SOR_247').damage,
      t.unit('SOR_237').damage,
      t.unit('SOR_128').damage,
    ]).toEqual([1, 1, 0, 0]);
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
    expect([t.unit('SOR_049').keywords.sentinel, t.unit('SOR_049').damage, t.ready(0)]).toEqual([
      undefined,
      4,
      17,
    ]);
    const u = sides({ hand: ['SOR_138'] }, { ground: ['SOR_049'] }).play('SOR_138');
    expect([u.unit('SOR_049').keywords.sentinel, u.asks()]).toEqual([undefined, '1 action']);
  });

  it('SOR_138: what Force Lightning struck ends no attack with an ability, even when it falls (7.6.16C, 8.12)', () => {
    const fallen = (struck: boolean) => {
      const t = sides(
        { ground: [{ id: 'SOR_088', damage: 8 }] },
        { hand: ['SOR_138'], ground: ['SOR_247', 'SOR_046'] },
        { active: 1 },
      );
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
    const t = sides({ leader: vader, hand: ['SOR_139'] }, { ground: ['SOR_046', 'SOR_232'] }).play(
      'SOR_139',
    );
    expect(t.options()).toEqual(['SOR_010', 'SOR_046']);
    t.pick('SOR_046');
    expect([t.unit('SOR_046').damage, t.ids(1, 'hand').length, t.ready(0)]).toEqual([5, 1, 19]);
    expect(
      sides({ hand: ['SOR_139'] }, { ground: ['SOR_046'] })
        .play('SOR_139')
        .ready(0),
    ).toBe(18);
  });
});

describe('Aggression with Heroism', () => {
  it('SOR_140: SpecForce Soldier takes Sentinel from a unit for this phase', () => {
    const t = sides({ hand: ['SOR_140'] }, { ground: ['SOR_063'] })
      .play('SOR_140')
      .pick('SOR_063');
    expect(t.unit('SOR_063').keywords.sentinel).toBeUndefined();
    expect(t.nextRound().unit('SOR_063').keywords.sentinel).toBe(1);
  });

  it('SOR_142: Sabine Wren cannot be attacked beside three aspects, and may hit defender or base', () => {
    const attacked = (space: string[]) =>
      sides(
        { ground: ['SOR_142', 'SOR_164', 'SOR_210'], space },
        { ground: ['SOR_046'] },
        { active: 1 },
      )
        .pick('attack SOR_046')
        .options();
    expect(attacked(['SOR_225'])).toEqual(['SOR_164', 'SOR_210', 'SOR_023']);
    expect(attacked([])).toEqual(['SOR_142', 'SOR_164', 'SOR_210', 'SOR_023']);
    const t = sides({ ground: ['SOR_142'] }, { ground: ['SOR_046', 'SOR_247'] }).attack(
      'SOR_142',
      'SOR_046',
    );
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
    expect(
      ['SOR_144', 'SOR_141', 'SOR_128', 'SOR_237'].map((id) => t.unit(id).keywords.raid),
    ).toEqual([1, 3, undefined, undefined]);
  });

  it('SOR_145: K-2SO’s controller chooses: 3 damage to the base or a discarded card', () => {
    const defeated = () =>
      sides({ ground: ['SOR_145'] }, { hand: ['SOR_172', 'SOR_225'] }, { active: 1 }).play(
        'SOR_172',
      );
    expect(defeated().asks()).toBe('0 mode');
    expect(defeated().pick('mode 0').base(1)).toBe(3);
    expect(defeated().pick('mode 1').ids(1, 'hand')).toEqual([]);
  });

  it('SOR_146: Zeb Orrelios may deal 4 to a ground unit after an attack that defeated the defender', () => {
    const t = sides(
      { ground: ['SOR_146'] },
      { ground: ['SOR_247', 'SOR_046'], space: ['SOR_237'] },
    ).attack('SOR_146', 'SOR_247');
    expect(t.options()).toEqual(['SOR_146', 'SOR_046']);
    expect(t.pick('SOR_046').unit('SOR_046').damage).toBe(4);
    expect(
      sides({ ground: ['SOR_146'] }, { ground: ['SOR_046'] })
        .attack('SOR_146', 'SOR_046')
        .asks(),
    ).toBe('1 action');
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
    expect([t.base(1), t.ids(0, 'hand').length, t.ids(0, 'discard')]).toEqual([
      5,
      1,
      ['SOR_150', 'SOR_128'],
    ]);
  });

  it('SOR_150: Heroic Sacrifice defeats an attacker with Overwhelm once, though unit and base take damage (7.5.8C)', () => {
    const t = sides({ hand: ['SOR_150'], ground: ['SOR_164'] }, { ground: ['SOR_247'] })
      .play('SOR_150')
      .pick('SOR_247');
    expect([t.asks(), t.base(1), t.units(), t.ids(0, 'discard')]).toEqual([
      '1 action',
      3,
      [],
      ['SOR_150', 'SOR_164'],
    ]);
  });

  it('SOR_151: Karabast deals the friendly unit’s damage plus 1', () => {
    const t = sides(
      { hand: ['SOR_151'], ground: [{ id: 'SOR_046', damage: 3 }, 'SOR_128'] },
      { ground: ['SOR_232'] },
    )
      .play('SOR_151')
      .pick('SOR_046');
    expect([t.unit('SOR_232').damage, t.unit('SOR_046').damage]).toEqual([4, 3]);
    expect(
      sides({ hand: ['SOR_151'] }, { ground: ['SOR_046'] })
        .play('SOR_151')
        .unit('SOR_046').damage,
    ).toBe(0);
  });

  it('SOR_152: For a Cause I Believe In counts Heroism among four cards, discards some and orders the rest', () => {
    const t = sides({
      hand: ['SOR_152'],
      deck: ['SOR_128', 'SOR_237', 'SOR_095', 'SOR_225', 'SOR_046'],
    }).play('SOR_152');
    expect([t.base(1), t.options()]).toEqual([2, ['SOR_128', 'SOR_237', 'SOR_095', 'SOR_225']]);
    t.pick('SOR_128').pick('SOR_225', 'SOR_237', 'SOR_095');
    expect([t.ids(0, 'deck'), t.ids(0, 'discard')]).toEqual([
      ['SOR_225', 'SOR_237', 'SOR_095', 'SOR_046'],
      ['SOR_152', 'SOR_128'],
    ]);
  });
});

describe('Aggression alone', () => {
  it('SOR_153: Saw Gerrera is himself played without that cost', () => {
    expect(
      sides({ hand: ['SOR_153'] })
        .play('SOR_153')
        .base(0),
    ).toBe(0);
  });

  it('SOR_153: Saw Gerrera makes an opponent’s event cost 2 damage to that player’s base', () => {
    const t = sides({ ground: ['SOR_153'] }, { hand: ['SOR_172'] }, { active: 1 }).play('SOR_172');
    expect([t.base(1), t.base(0)]).toEqual([2, 0]);
    expect(
      sides({ ground: ['SOR_153'], hand: ['SOR_172'] })
        .play('SOR_172')
        .base(0),
    ).toBe(0);
  });

  it('SOR_154: Rallying Cry gives each friendly unit Raid 2 for this phase', () => {
    const t = sides(
      { hand: ['SOR_154'], ground: ['SOR_128'], space: ['SOR_225'] },
      { ground: ['SOR_046'] },
    ).play('SOR_154');
    expect(['SOR_128', 'SOR_225', 'SOR_046'].map((id) => t.unit(id).keywords.raid)).toEqual([
      2,
      2,
      undefined,
    ]);
  });

  it('SOR_155: Aggression does two different things in the order its player likes', () => {
    const them: SideSetup = { ground: [{ id: 'SOR_232', upgrades: ['SOR_120', 'SOR_069'] }] };
    const t = sides({ hand: ['SOR_155'], ground: [{ id: 'SOR_095', ready: false }] }, them)
      .play('SOR_155')
      .pick('mode 2');
    expect([t.unit('SOR_095').ready, t.options()]).toEqual([true, ['mode 0', 'mode 1', 'mode 3']]);
    expect(t.pick('mode 1').pick('SOR_120', 'SOR_069').unit('SOR_232').upgrades).toEqual([]);
    const u = sides({ hand: ['SOR_155'] }, { ground: ['SOR_046'] })
      .play('SOR_155')
      .pick('mode 3')
      .pick('mode 0');
    expect([u.unit('SOR_046').damage, u.ids(0, 'hand')]).toEqual([4, ['SOR_046']]);
  });

  it('SOR_156: Benthic gives another friendly Aggression unit Raid 2', () => {
    const t = sides({ ground: ['SOR_156', 'SOR_157', 'SOR_095'] }).attack('SOR_156');
    expect(['SOR_157', 'SOR_156', 'SOR_095'].map((id) => t.unit(id).keywords.raid)).toEqual([
      4,
      undefined,
      undefined,
    ]);
  });

  it('SOR_158: Jedha Agitator with a leader unit deals 2 to a ground unit or a base', () => {
    const them: SideSetup = { ground: ['SOR_046'], space: ['SOR_237'] };
    const t = sides({ leader: vader, ground: ['SOR_158'] }, them).attack('SOR_158', 'SOR_029');
    expect(t.options()).toEqual(['SOR_010', 'SOR_158', 'SOR_046', 'SOR_023', 'SOR_029']);
    expect(t.pick('SOR_029').base(1)).toBe(4);
    expect(
      sides({ ground: ['SOR_158'] }, them)
        .attack('SOR_158', 'SOR_029')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_159: Partisan Insurgent has Raid 2 beside another Aggression unit', () => {
    expect(sides({ ground: ['SOR_159', 'SOR_128'] }).unit('SOR_159').keywords.raid).toBe(2);
    expect(
      sides({ ground: ['SOR_159'] }, { ground: ['SOR_128'] }).unit('SOR_159').keywords.raid,
    ).toBeUndefined();
  });

  it('SOR_160: Wolffe keeps bases from being healed for this phase', () => {
    const t = sides({ hand: ['SOR_160'] }, { hand: ['SOR_074'], baseDamage: 5 })
      .play('SOR_160')
      .play('SOR_074')
      .pick('SOR_029');
    expect(t.base(1)).toBe(5);
    expect(
      sides({ ground: ['SOR_160'] }, { hand: ['SOR_074'], baseDamage: 5 })
        .attack('SOR_160')
        .play('SOR_074')
        .pick('SOR_029')
        .base(1),
    ).toBe(8);
  });

  it('SOR_161: Ardent Sympathizer has +2 while its player has the initiative', () => {
    expect(
      [0, 1].map(
        (initiative) => sides({ ground: ['SOR_161'] }, {}, { initiative }).unit('SOR_161').power,
      ),
    ).toEqual([5, 3]);
  });

  it('SOR_162: Disabling Fang Fighter may defeat an upgrade', () => {
    const played = () =>
      sides({ hand: ['SOR_162'] }, { ground: [{ id: 'SOR_046', upgrades: ['SOR_120'] }] }).play(
        'SOR_162',
      );
    expect(played().pick('SOR_120').ids(1, 'discard')).toEqual(['SOR_120']);
    expect(played().none().unit('SOR_046').upgrades).toHaveLength(1);
  });

  it('SOR_163: Star Wing Scout draws 2 when defeated, with the initiative only', () => {
    const shotDown = (initiative: number) =>
      sides({ space: ['SOR_163'] }, { space: ['SOR_225'] }, { active: 1, initiative })
        .attack('SOR_225', 'SOR_163')
        .ids(0, 'hand').length;
    expect([shotDown(0), shotDown(1)]).toEqual([2, 0]);
  });

  it('SOR_166: Infiltrator’s Skill gives Saboteur: past Sentinel to the base', () => {
    const t = sides(
      { ground: [{ id: 'SOR_128', upgrades: ['SOR_166'] }] },
      { ground: ['SOR_063'] },
    ).attack('SOR_128', 'SOR_029');
    expect(t.base(1)).toBe(4);
  });

  it('SOR_167: Force Throw discards, and with a Force unit deals the cost as damage', () => {
    const t = sides(
      { leader: vader, hand: ['SOR_167'] },
      { hand: ['SOR_232'], ground: ['SOR_046'] },
    )
      .play('SOR_167')
      .pick('seat 1')
      .pick('SOR_046');
    expect([t.ids(1, 'discard'), t.unit('SOR_046').damage]).toEqual([['SOR_232'], 6]);
    const u = sides({ hand: ['SOR_167'] }, { hand: ['SOR_232'], ground: ['SOR_046'] })
      .play('SOR_167')
      .pick('seat 1');
    expect([u.ids(1, 'discard'), u.asks()]).toEqual([['SOR_232'], '1 action']);
    expect(
      sides({ leader: vader, hand: ['SOR_167'] }, { ground: ['SOR_046'] })
        .play('SOR_167')
        .pick('seat 1')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_168: Precision Fire gives Saboteur to any attacker and +2 to a Trooper', () => {
    const fired = (id: string) =>
      sides({ hand: ['SOR_168'], ground: [id] }, { ground: ['SOR_063'] })
        .play('SOR_168')
        .pick('SOR_029')
        .base(1);
    expect([fired('SOR_128'), fired('SOR_210')]).toEqual([5, 4]);
  });

  it('SOR_169: Keep Fighting readies a unit with 3 or less power', () => {
    const t = sides({
      hand: ['SOR_169'],
      ground: [
        { id: 'SOR_095', ready: false },
        { id: 'SOR_232', ready: false },
      ],
    }).play('SOR_169');
    expect([t.unit('SOR_095').ready, t.unit('SOR_232').ready]).toEqual([true, false]);
  });

  it('SOR_170: Power Failure defeats any number of upgrades on one unit', () => {
    const t = sides(
      { hand: ['SOR_170'], ground: [{ id: 'SOR_128', upgrades: ['SOR_070'] }] },
      { ground: [{ id: 'SOR_046', upgrades: ['SOR_120', 'SOR_069'] }] },
    );
    t.play('SOR_170').pick('SOR_046');
    expect(t.options()).toEqual(['SOR_120', 'SOR_069']);
    t.pick('SOR_120', 'SOR_069');
    expect([t.unit('SOR_046').upgrades.length, t.unit('SOR_128').upgrades.length]).toEqual([0, 1]);
  });

  it('SOR_171: Mission Briefing lets any player draw 2', () => {
    const t = sides({ hand: ['SOR_171'] })
      .play('SOR_171')
      .pick('seat 1');
    expect([t.ids(0, 'hand').length, t.ids(1, 'hand').length]).toEqual([0, 2]);
  });

  it('SOR_172: Open Fire deals 4 damage to a unit', () => {
    expect(
      sides({ hand: ['SOR_172'] }, { ground: ['SOR_046'] })
        .play('SOR_172')
        .unit('SOR_046').damage,
    ).toBe(4);
  });

  it('SOR_173: Bombing Run deals 3 to each unit of one arena, own ones too', () => {
    const t = sides(
      { hand: ['SOR_173'], ground: ['SOR_128'], space: ['SOR_225'] },
      { ground: ['SOR_046'], space: ['SOR_237'] },
    )
      .play('SOR_173')
      .pick('mode 0');
    expect([
      t.units('SOR_128').length,
      t.unit('SOR_046').damage,
      t.unit('SOR_225').damage,
      t.unit('SOR_237').damage,
    ]).toEqual([0, 3, 0, 0]);
    expect(
      sides({ hand: ['SOR_173'] }, { space: ['SOR_237'] })
        .play('SOR_173')
        .pick('mode 1')
        .ids(1, 'discard'),
    ).toEqual(['SOR_237']);
  });

  it('SOR_174: Smoke and Cinders leaves each player two cards of their choice, all discarded at once (7.1.4)', () => {
    const t = sides(
      { hand: ['SOR_174', 'SOR_128', 'SOR_225', 'SOR_237'] },
      { hand: ['SOR_046', 'SOR_095', 'SOR_232', 'SOR_210'] },
    ).play('SOR_174');
    expect(t.pick('SOR_225').ids(0, 'discard')).toEqual(['SOR_174']);
    t.pick('SOR_095', 'SOR_232');
    expect([t.ids(0, 'hand'), t.ids(1, 'hand')]).toEqual([
      ['SOR_128', 'SOR_237'],
      ['SOR_046', 'SOR_210'],
    ]);
    expect(
      sides({ hand: ['SOR_174', 'SOR_128'] }, { hand: ['SOR_046', 'SOR_095'] })
        .play('SOR_174')
        .ids(1, 'hand'),
    ).toHaveLength(2);
  });

  it('SOR_175: Forced Surrender draws 2 and takes 2 from whoever’s base you damaged this phase', () => {
    const t = sides(
      { hand: ['SOR_175'], ground: ['SOR_128'] },
      { hand: ['SOR_046', 'SOR_095', 'SOR_232'] },
    )
      .attack('SOR_128')
      .pass()
      .play('SOR_175')
      .pick('SOR_046', 'SOR_095');
    expect([t.ids(0, 'hand').length, t.ids(1, 'hand')]).toEqual([2, ['SOR_232']]);
    expect(
      sides({ hand: ['SOR_175'] }, { hand: ['SOR_046'], baseDamage: 3 })
        .play('SOR_175')
        .ids(1, 'hand'),
    ).toEqual(['SOR_046']);
  });
});
