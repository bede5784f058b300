import type { SideSetup } from '#rules';
import { deployed, sides } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const vader = deployed('SOR_010');
/** A base that provides Cunning, so there is no penalty for it. */
const tower = { base: 'SOR_029' };

describe('Spark of Rebellion, 151 to 200', () => {
  it('SOR_151: Karabast deals the friendly unit’s damage plus 1', () => {
    const t = sides({ hand: ['SOR_151'], ground: [{ id: 'SOR_046', damage: 3 }, 'SOR_128'] }, { ground: ['SOR_232'] })
      .play('SOR_151')
      .pick('SOR_046');
    expect([t.unit('SOR_232').damage, t.unit('SOR_046').damage]).toEqual([4, 3]);
    expect(
      sides({ hand: ['SOR_151'] }, { ground: ['SOR_046'] })
        .play('SOR_151')
        .unit('SOR_046').damage,
    ).toBe(0);
  });

  it('SOR_152: an empty deck gives nothing to reveal, and nothing is asked', () => {
    const t = sides({ hand: ['SOR_152'], deck: [] }).play('SOR_152');
    expect([t.asks(), t.base(1)]).toEqual(['1 action', 0]);
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

  it('SOR_152: For a Cause I Believe In is revealed before an enemy base is chosen', () => {
    const t = sides({ hand: ['SOR_152'], deck: ['SOR_095', 'SOR_128'] }, {}, { third: {} }).play('SOR_152');
    expect([t.options(), t.events.some((e) => e.e === 'revealed')]).toEqual([['seat 1', 'seat 2'], true]);
    expect(t.pick('seat 2').base(2)).toBe(1);
  });

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
    const t = sides({ hand: ['SOR_154'], ground: ['SOR_128'], space: ['SOR_225'] }, { ground: ['SOR_046'] }).play('SOR_154');
    expect(['SOR_128', 'SOR_225', 'SOR_046'].map((id) => t.unit(id).keywords.raid)).toEqual([2, 2, undefined]);
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
    expect(['SOR_157', 'SOR_156', 'SOR_095'].map((id) => t.unit(id).keywords.raid)).toEqual([4, undefined, undefined]);
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
    expect(sides({ ground: ['SOR_159'] }, { ground: ['SOR_128'] }).unit('SOR_159').keywords.raid).toBeUndefined();
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
    expect([0, 1].map((initiative) => sides({ ground: ['SOR_161'] }, {}, { initiative }).unit('SOR_161').power)).toEqual([5, 3]);
  });

  it('SOR_162: Disabling Fang Fighter may defeat an upgrade', () => {
    const played = () => sides({ hand: ['SOR_162'] }, { ground: [{ id: 'SOR_046', upgrades: ['SOR_120'] }] }).play('SOR_162');
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
    const t = sides({ ground: [{ id: 'SOR_128', upgrades: ['SOR_166'] }] }, { ground: ['SOR_063'] }).attack('SOR_128', 'SOR_029');
    expect(t.base(1)).toBe(4);
  });

  it('SOR_167: Force Throw discards, and with a Force unit deals the cost as damage', () => {
    const t = sides({ leader: vader, hand: ['SOR_167'] }, { hand: ['SOR_232'], ground: ['SOR_046'] })
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
    const t = sides({ hand: ['SOR_170'], ground: [{ id: 'SOR_128', upgrades: ['SOR_070'] }] }, { ground: [{ id: 'SOR_046', upgrades: ['SOR_120', 'SOR_069'] }] });
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
    const t = sides({ hand: ['SOR_173'], ground: ['SOR_128'], space: ['SOR_225'] }, { ground: ['SOR_046'], space: ['SOR_237'] })
      .play('SOR_173')
      .pick('mode 0');
    expect([t.units('SOR_128').length, t.unit('SOR_046').damage, t.unit('SOR_225').damage, t.unit('SOR_237').damage]).toEqual([0, 3, 0, 0]);
    expect(
      sides({ hand: ['SOR_173'] }, { space: ['SOR_237'] })
        .play('SOR_173')
        .pick('mode 1')
        .ids(1, 'discard'),
    ).toEqual(['SOR_237']);
  });

  it('SOR_174: Smoke and Cinders leaves each player two cards of their choice, all discarded at once (7.1.4)', () => {
    const t = sides({ hand: ['SOR_174', 'SOR_128', 'SOR_225', 'SOR_237'] }, { hand: ['SOR_046', 'SOR_095', 'SOR_232', 'SOR_210'] }).play('SOR_174');
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

  it('SOR_174: who leaves before all have chosen for Smoke and Cinders discards nothing (11.3.1)', () => {
    const hand = ['SOR_046', 'SOR_095', 'SOR_232'];
    const t = sides({ hand: ['SOR_174'] }, { hand }, { third: { hand } })
      .play('SOR_174')
      .pick('SOR_046');
    expect(t.asks()).toBe('2 target');
    t.attempt({ seat: 1, at: t.decision.at, concede: true });
    t.pick('SOR_095');
    expect([t.ids(1, 'discard'), t.ids(2, 'discard'), t.events.filter((e) => e.e === 'discarded').length]).toEqual([[], ['SOR_095'], 1]);
  });

  it('SOR_175: Forced Surrender draws 2 and takes 2 from whoever’s base you damaged this phase', () => {
    const t = sides({ hand: ['SOR_175'], ground: ['SOR_128'] }, { hand: ['SOR_046', 'SOR_095', 'SOR_232'] })
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

  it('SOR_176: ISB Agent may reveal an event from the hand for 1 damage', () => {
    const t = sides({ hand: ['SOR_176', 'SOR_172', 'SOR_128'] }, { ground: ['SOR_046'] }).play('SOR_176');
    expect(t.options()).toEqual(['SOR_172']);
    expect(t.pick('SOR_172').pick('SOR_046').unit('SOR_046').damage).toBe(1);
    expect(
      sides({ hand: ['SOR_176', 'SOR_172'] })
        .play('SOR_176')
        .none()
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_177: Bib Fortuna plays an event for 1 less', () => {
    const t = sides({ ground: ['SOR_177'], hand: ['SOR_172', 'SOR_128'] }, { ground: ['SOR_046'] }).use('SOR_177');
    expect(t.options()).toEqual(['play SOR_172']);
    t.pick('play SOR_172').pick('SOR_046');
    expect([t.unit('SOR_046').damage, t.ready(0), t.unit('SOR_177').ready]).toEqual([4, 18, false]);
  });

  it('SOR_178: Cartel Spacer beside another Cunning unit exhausts an enemy that costs 4 or less', () => {
    const them: SideSetup = { ground: ['SOR_046', 'SOR_232'] };
    const t = sides({ ground: ['SOR_210'], hand: ['SOR_178'] }, them).play('SOR_178');
    expect([t.unit('SOR_046').ready, t.unit('SOR_232').ready]).toEqual([false, true]);
    expect(
      sides({ hand: ['SOR_178'] }, them)
        .play('SOR_178')
        .unit('SOR_046').ready,
    ).toBe(true);
  });

  it('SOR_179: Boba Fett deals 3 to an exhausted defender that was there before this round', () => {
    const fought = (ready: boolean) =>
      sides({ ground: ['SOR_179'] }, { ground: [{ id: 'SOR_232', ready }] })
        .attack('SOR_179', 'SOR_232')
        .unit('SOR_232').damage;
    expect([fought(false), fought(true)]).toEqual([6, 3]);
    const t = sides({ ground: ['SOR_179'] }, { hand: ['SOR_232'] }, { active: 1 })
      .play('SOR_232')
      .attack('SOR_179', 'SOR_232');
    expect(t.unit('SOR_232').damage).toBe(3);
  });

  it('SOR_181: Jabba the Hutt finds a Trick among eight cards and makes Tricks cost 1 less', () => {
    const t = sides({ ...tower, hand: ['SOR_181'], deck: ['SOR_128', 'SOR_222', 'SOR_172'] }).play('SOR_181');
    expect(t.options()).toEqual(['SOR_222']);
    expect(t.pick('SOR_222').ids(0, 'hand')).toEqual(['SOR_222']);
    expect(
      sides({ ...tower, ground: ['SOR_181'], hand: ['SOR_222', 'SOR_216'] }, { ground: ['SOR_046'] })
        .play('SOR_222')
        .pick('SOR_046')
        .ready(0),
    ).toBe(18);
    expect(
      sides({ ...tower, ground: ['SOR_181'], hand: ['SOR_216'] }, { ground: ['SOR_046'] })
        .play('SOR_216')
        .ready(0),
    ).toBe(19);
  });

  it('SOR_182: Bossk may deal 2 damage for each event you play', () => {
    const t = sides({ ground: ['SOR_182'], hand: ['SOR_172'] }, { ground: ['SOR_046'] })
      .play('SOR_172')
      .pick('SOR_046')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(6);
    expect(
      sides({ ground: ['SOR_182'], hand: ['SOR_128'] })
        .play('SOR_128')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_183: Bounty Hunter Crew may return an event from any discard pile to its owner', () => {
    const played = () => {
      const t = sides({ hand: ['SOR_183'], discard: ['SOR_172', 'SOR_128'] }, { discard: ['SOR_222'] }).play('SOR_183');
      while (t.asks() !== '0 target' || !t.options().includes('SOR_172'))
        if (t.asks() === '0 order') t.pick('SOR_183');
        else t.no();
      return t;
    };
    expect(played().options()).toEqual(['SOR_172', 'SOR_222']);
    expect(played().pick('SOR_222').ids(1, 'hand')).toEqual(['SOR_222']);
    expect(played().none().ids(0, 'discard')).toEqual(['SOR_172', 'SOR_128']);
  });

  it('SOR_184: Fett’s Firespray comes ready with a Fett, and exhausts non-unique units for 2', () => {
    expect(
      sides({ leader: 'SOR_015', hand: ['SOR_184'] })
        .play('SOR_184')
        .unit('SOR_184').ready,
    ).toBe(true);
    expect(
      sides({ hand: ['SOR_184'] })
        .play('SOR_184')
        .unit('SOR_184').ready,
    ).toBe(false);
    const t = sides({ space: ['SOR_184'] }, { ground: ['SOR_046', 'SOR_236'] }).use('SOR_184');
    expect([t.unit('SOR_046').ready, t.unit('SOR_236').ready, t.unit('SOR_184').ready, t.ready(0)]).toEqual([false, true, true, 18]);
  });

  it('SOR_185: Chimaera names a card; the opponent shows the hand and discards one of that name', () => {
    const t = sides({ space: ['SOR_185'] }, { hand: ['SOR_128', 'SOR_172', 'SOR_172'] }).attack('SOR_185');
    expect(t.asks()).toBe('0 name');
    t.move({ name: 'Open Fire' });
    if (t.asks() === '1 target') t.pick('SOR_172');
    expect([t.ids(1, 'hand'), t.ids(1, 'discard'), t.events.some((e) => e.e === 'revealed')]).toEqual([['SOR_128', 'SOR_172'], ['SOR_172'], true]);
    const u = sides({ space: ['SOR_185'] }, { hand: ['SOR_128'] })
      .attack('SOR_185')
      .move({ name: 'Open Fire' });
    expect([u.ids(1, 'hand'), u.base(1)]).toEqual([['SOR_128'], 8]);
  });

  it('SOR_186: No Good to Me Dead exhausts a unit that stays so through this round’s regroup phase', () => {
    const t = sides({ hand: ['SOR_186'] }, { ground: ['SOR_046'] })
      .play('SOR_186')
      .nextRound();
    expect(t.unit('SOR_046').ready).toBe(false);
    expect(t.nextRound().unit('SOR_046').ready).toBe(true);
  });

  it('SOR_187: I Had No Choice lets the opponent choose which unit goes to the hand, the other under the deck', () => {
    const t = sides({ hand: ['SOR_187'], ground: ['SOR_128'] }, { ground: ['SOR_046', 'SOR_232'] })
      .play('SOR_187')
      .pick('SOR_128', 'SOR_046');
    expect([t.asks(), t.options()]).toEqual(['1 target', ['SOR_128', 'SOR_046']]);
    t.pick('SOR_128');
    expect([t.ids(0, 'hand'), t.ids(1, 'deck').length, t.units().map((u) => u.id)]).toEqual([['SOR_128'], 9, ['SOR_232']]);
    expect(
      sides({ hand: ['SOR_187'] }, { ground: ['SOR_046'] })
        .play('SOR_187')
        .pick('SOR_046')
        .ids(1, 'hand'),
    ).toEqual(['SOR_046']);
    expect(
      sides({ hand: ['SOR_187'] }, { ground: ['SOR_046'] })
        .play('SOR_187')
        .none()
        .units('SOR_046'),
    ).toHaveLength(1);
  });

  it('SOR_188: Chopper discards from the defending player’s deck and exhausts a resource for an event', () => {
    const t = sides({ ground: ['SOR_188', 'SOR_142'] }, { deck: ['SOR_172', 'SOR_128'] });
    expect(t.unit('SOR_188').keywords.raid).toBe(1);
    t.attack('SOR_188');
    expect([t.ids(1, 'discard'), t.ready(1), t.base(1)]).toEqual([['SOR_172'], 19, 2]);
    expect(
      sides({ ground: ['SOR_188'] }, { deck: ['SOR_128'] })
        .attack('SOR_188')
        .ready(1),
    ).toBe(20);
  });

  it('SOR_189: Leia Organa readies a resource or exhausts a unit', () => {
    const played = () => sides({ hand: ['SOR_189'] }, { ground: ['SOR_046'] }).play('SOR_189');
    expect(played().pick('mode 1').pick('SOR_046').unit('SOR_046').ready).toBe(false);
    const before = played().ready(0);
    expect(played().pick('mode 0').ready(0)).toBe(before + 1);
  });

  it('SOR_190: Lothal Insurgent as a second card makes the opponent draw and discard at random', () => {
    const t = sides({ hand: ['SOR_128', 'SOR_190'] }, { hand: ['SOR_225'] })
      .play('SOR_128')
      .pass()
      .play('SOR_190');
    expect([t.ids(1, 'hand').length, t.ids(1, 'discard').length, t.ids(1, 'deck').length]).toEqual([1, 1, 7]);
    expect(
      sides({ hand: ['SOR_190'] }, { hand: ['SOR_225'] })
        .play('SOR_190')
        .ids(1, 'discard'),
    ).toEqual([]);
  });

  it('SOR_191: Vanguard Ace gets an Experience for each other card of this phase', () => {
    const t = sides({ hand: ['SOR_128', 'SOR_225', 'SOR_191'] })
      .play('SOR_128')
      .pass()
      .play('SOR_225')
      .pass()
      .play('SOR_191');
    expect(t.unit('SOR_191')).toMatchObject({ power: 3, hp: 3 });
    expect(
      sides({ hand: ['SOR_191'] })
        .play('SOR_191')
        .unit('SOR_191').upgrades,
    ).toEqual([]);
  });

  it('SOR_192: Ezra Bridger plays, discards or leaves the top card after his attack', () => {
    const attacked = () => sides({ ground: ['SOR_192'], deck: ['SOR_128', 'SOR_046'] }).attack('SOR_192');
    const t = attacked().pick('mode 0');
    expect([t.units('SOR_128').length, t.ids(0, 'deck'), t.ready(0)]).toEqual([1, ['SOR_046'], 19]);
    expect(attacked().pick('mode 1').ids(0, 'discard')).toEqual(['SOR_128']);
    expect(attacked().none().ids(0, 'deck')).toEqual(['SOR_128', 'SOR_046']);
  });

  it('SOR_192: Ezra Bridger who falls looks at nothing', () => {
    const t = sides({ ground: ['SOR_192'] }, { ground: ['SOR_232'] }).attack('SOR_192', 'SOR_232');
    expect([t.units('SOR_192').length, t.asks(), t.events.some((e) => e.e === 'looked')]).toEqual([0, '1 action', false]);
  });

  it('SOR_192: Ezra Bridger is not offered to play what cannot be paid for, or what has no unit to go to', () => {
    const broke = sides({ ground: ['SOR_192'], deck: ['SOR_232'], resources: 5 }).attack('SOR_192');
    expect(broke.options()).toEqual(['mode 1']);
    expect(broke.pick('mode 1').ids(0, 'discard')).toEqual(['SOR_232']);
    expect(
      sides({ ground: ['SOR_192'], deck: ['SOR_121'] })
        .attack('SOR_192')
        .options(),
    ).toEqual(['mode 1']);
    expect(
      sides({ ground: ['SOR_192'], deck: ['SOR_120'] })
        .attack('SOR_192')
        .options(),
    ).toEqual(['mode 0', 'mode 1']);
  });

  it('SOR_193: Millennium Falcon enters ready; each regroup phase she is paid for or goes home', () => {
    const regrouped = () => {
      const t = sides({ hand: ['SOR_193'] }).play('SOR_193');
      expect(t.unit('SOR_193').ready).toBe(true);
      t.pass().pass();
      while (t.decision.kind === 'resource') t.none();
      expect(t.asks()).toBe('0 optional');
      return t;
    };
    const kept = regrouped().yes();
    expect([kept.units('SOR_193').length, kept.ready(0), kept.state.round]).toEqual([1, 19, 2]);
    const gone = regrouped().no();
    expect([gone.units('SOR_193').length, gone.ids(0, 'hand').includes('SOR_193'), gone.ready(0)]).toEqual([0, true, 20]);
    const broke = sides({ space: ['SOR_193'], resources: 0 })
      .pass()
      .pass();
    while (broke.decision.kind === 'resource') broke.none();
    expect([broke.units('SOR_193').length, broke.asks()]).toEqual([0, '0 action']);
  });

  it('SOR_196: Chewbacca readies when he is attacked', () => {
    expect(
      sides({ ground: [{ id: 'SOR_196', ready: false }] }, { ground: ['SOR_046'] }, { active: 1 })
        .attack('SOR_046', 'SOR_196')
        .unit('SOR_196').ready,
    ).toBe(true);
  });

  it('SOR_197: Lando Calrissian returns up to two resources to the hand', () => {
    const t = sides({
      hand: ['SOR_197'],
      resources: ['SOR_128', 'SOR_225', ...Array.from({ length: 10 }, () => 'SOR_046')],
    })
      .play('SOR_197')
      .pick('SOR_128', 'SOR_225');
    expect([t.ids(0, 'hand'), t.ids(0, 'resources').length]).toEqual([['SOR_128', 'SOR_225'], 10]);
    expect(
      sides({ hand: ['SOR_197'] })
        .play('SOR_197')
        .none()
        .ids(0, 'resources'),
    ).toHaveLength(20);
  });

  it('SOR_197: Lando Calrissian may return what was ready, and as many resources stay ready as there are exhausted ones to turn (1.7.4)', () => {
    const t = sides({
      base: 'SOR_029',
      hand: ['SOR_197'],
      resources: [...Array.from({ length: 10 }, () => 'SOR_046'), 'SOR_128', 'SOR_225'],
    }).play('SOR_197');
    expect(t.ready(0)).toBe(4);
    expect(t.pick('SOR_128', 'SOR_225').ready(0)).toBe(4);
  });

  it('SOR_198: Han Solo strikes first, and a defeated defender does not strike back', () => {
    expect(
      sides({ ground: ['SOR_198'] }, { ground: ['SOR_247'] })
        .attack('SOR_198', 'SOR_247')
        .unit('SOR_198').damage,
    ).toBe(0);
    expect(
      sides({ ground: ['SOR_198'] }, { ground: ['SOR_046'] })
        .attack('SOR_198', 'SOR_046')
        .unit('SOR_198').damage,
    ).toBe(3);
  });

  it('SOR_199: Bamboozle exhausts a unit, returns its upgrades, and may be paid with a Cunning card', () => {
    const t = sides({ hand: ['SOR_199', 'SOR_222', 'SOR_128'] }, { ground: [{ id: 'SOR_046', upgrades: ['SOR_120', 'SOR_069'] }] }).play('SOR_199');
    expect(t.options()).toEqual(['SOR_222']);
    t.pick('SOR_222');
    expect([t.unit('SOR_046').ready, t.unit('SOR_046').upgrades, t.ids(1, 'hand'), t.ready(0)]).toEqual([false, [], ['SOR_120', 'SOR_069'], 20]);
  });

  it('SOR_200: Spark of Rebellion looks at a hand and discards a card from it', () => {
    const t = sides({ hand: ['SOR_200'] }, { hand: ['SOR_172', 'SOR_128'] }).play('SOR_200');
    expect([t.asks(), t.options()]).toEqual(['0 target', ['SOR_172', 'SOR_128']]);
    expect(t.pick('SOR_128').ids(1, 'discard')).toEqual(['SOR_128']);
  });
});
