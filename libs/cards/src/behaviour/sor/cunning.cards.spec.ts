import type { SideSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { deployed, sides } from '../testing/rows.js';

const vader = deployed('SOR_010');
/** So that Cunning costs no penalty. */
const tower = { base: 'SOR_029' };

describe('Cunning with Villainy', () => {
  it('SOR_176: ISB Agent may reveal an event from the hand for 1 damage', () => {
    const t = sides({ hand: ['SOR_176', 'SOR_172', 'SOR_128'] }, { ground: ['SOR_046'] }).play(
      'SOR_176',
    );
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
    const t = sides(
      { ground: ['SOR_177'], hand: ['SOR_172', 'SOR_128'] },
      { ground: ['SOR_046'] },
    ).use('SOR_177');
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
    const t = sides({ ...tower, hand: ['SOR_181'], deck: ['SOR_128', 'SOR_222', 'SOR_172'] }).play(
      'SOR_181',
    );
    expect(t.options()).toEqual(['SOR_222']);
    expect(t.pick('SOR_222').ids(0, 'hand')).toEqual(['SOR_222']);
    expect(
      sides(
        { ...tower, ground: ['SOR_181'], hand: ['SOR_222', 'SOR_216'] },
        { ground: ['SOR_046'] },
      )
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
      const t = sides(
        { hand: ['SOR_183'], discard: ['SOR_172', 'SOR_128'] },
        { discard: ['SOR_222'] },
      ).play('SOR_183');
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
    expect([
      t.unit('SOR_046').ready,
      t.unit('SOR_236').ready,
      t.unit('SOR_184').ready,
      t.ready(0),
    ]).toEqual([false, true, true, 18]);
  });

  it('SOR_185: Chimaera names a card; the opponent shows the hand and discards one of that name', () => {
    const t = sides({ space: ['SOR_185'] }, { hand: ['SOR_128', 'SOR_172', 'SOR_172'] }).attack(
      'SOR_185',
    );
    expect(t.asks()).toBe('0 name');
    t.move({ name: 'Open Fire' });
    if (t.asks() === '1 target') t.pick('SOR_172');
    expect([
      t.ids(1, 'hand'),
      t.ids(1, 'discard'),
      t.events.some((e) => e.e === 'revealed'),
    ]).toEqual([['SOR_128', 'SOR_172'], ['SOR_172'], true]);
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
    expect([t.ids(0, 'hand'), t.ids(1, 'deck').length, t.units().map((u) => u.id)]).toEqual([
      ['SOR_128'],
      9,
      ['SOR_232'],
    ]);
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
});

describe('Cunning with Heroism', () => {
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
    expect([t.ids(1, 'hand').length, t.ids(1, 'discard').length, t.ids(1, 'deck').length]).toEqual([
      1, 1, 7,
    ]);
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
    const attacked = () =>
      sides({ ground: ['SOR_192'], deck: ['SOR_128', 'SOR_046'] }).attack('SOR_192');
    const t = attacked().pick('mode 0');
    expect([t.units('SOR_128').length, t.ids(0, 'deck'), t.ready(0)]).toEqual([1, ['SOR_046'], 19]);
    expect(attacked().pick('mode 1').ids(0, 'discard')).toEqual(['SOR_128']);
    expect(attacked().none().ids(0, 'deck')).toEqual(['SOR_128', 'SOR_046']);
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
    expect([
      gone.units('SOR_193').length,
      gone.ids(0, 'hand').includes('SOR_193'),
      gone.ready(0),
    ]).toEqual([0, true, 20]);
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
    const t = sides(
      { hand: ['SOR_199', 'SOR_222', 'SOR_128'] },
      { ground: [{ id: 'SOR_046', upgrades: ['SOR_120', 'SOR_069'] }] },
    ).play('SOR_199');
    expect(t.options()).toEqual(['SOR_222']);
    t.pick('SOR_222');
    expect([
      t.unit('SOR_046').ready,
      t.unit('SOR_046').upgrades,
      t.ids(1, 'hand'),
      t.ready(0),
    ]).toEqual([false, [], ['SOR_120', 'SOR_069'], 20]);
  });

  it('SOR_200: Spark of Rebellion looks at a hand and discards a card from it', () => {
    const t = sides({ hand: ['SOR_200'] }, { hand: ['SOR_172', 'SOR_128'] }).play('SOR_200');
    expect([t.asks(), t.options()]).toEqual(['0 target', ['SOR_172', 'SOR_128']]);
    expect(t.pick('SOR_128').ids(1, 'discard')).toEqual(['SOR_128']);
  });
});

describe('Cunning alone', () => {
  it('SOR_201: Bodhi Rook discards a card from a hand that is no unit', () => {
    const t = sides({ hand: ['SOR_201'] }, { hand: ['SOR_172', 'SOR_128', 'SOR_120'] }).play(
      'SOR_201',
    );
    expect(t.options()).toEqual(['SOR_172', 'SOR_120']);
    expect(t.pick('SOR_120').ids(1, 'hand')).toEqual(['SOR_172', 'SOR_128']);
  });

  it('SOR_202: Cantina Bouncer may return a non-leader unit', () => {
    const played = () =>
      sides({ leader: vader, hand: ['SOR_202'] }, { ground: ['SOR_046'] }).play('SOR_202');
    expect(played().options()).toEqual(['SOR_202', 'SOR_046']);
    expect(played().pick('SOR_046').ids(1, 'hand')).toEqual(['SOR_046']);
    expect(played().none().units('SOR_046')).toHaveLength(1);
  });

  it('SOR_203: Cunning does two different things of four', () => {
    const played = () =>
      sides({ hand: ['SOR_203'] }, { ground: ['SOR_046', 'SOR_232'], hand: ['SOR_128'] }).play(
        'SOR_203',
      );
    const t = played().pick('mode 1').pick('SOR_046').pick('mode 0');
    expect([t.unit('SOR_046').power, t.asks(), t.units().length]).toEqual([7, '1 action', 2]);
    const u = played().pick('mode 2').pick('SOR_046', 'SOR_232');
    expect([u.options(), u.unit('SOR_232').ready]).toEqual([['mode 0', 'mode 1', 'mode 3'], false]);
    expect(u.pick('mode 3').ids(1, 'discard')).toEqual(['SOR_128']);
    const v = played().pick('mode 0').pick('mode 1');
    expect([v.ids(1, 'hand'), v.unit('SOR_232').power]).toEqual([['SOR_128', 'SOR_046'], 10]);
  });

  it('SOR_204: Greedo may discard from the deck when defeated; what is no unit deals 2 to a ground unit', () => {
    const died = (deck: string[]) =>
      sides({ ground: ['SOR_204'], deck }, { ground: ['SOR_046'] }, { active: 1 }).attack(
        'SOR_046',
        'SOR_204',
      );
    expect(died(['SOR_172']).yes().unit('SOR_046').damage).toBe(5);
    expect(died(['SOR_128']).yes().unit('SOR_046').damage).toBe(3);
    expect(died(['SOR_172']).no().ids(0, 'deck')).toEqual(['SOR_172']);
  });

  it('SOR_206: Mining Guild TIE Fighter may pay 2 for a card', () => {
    const t = sides({ space: ['SOR_206'] })
      .attack('SOR_206')
      .yes();
    expect([t.ids(0, 'hand').length, t.ready(0)]).toEqual([1, 18]);
    expect(
      sides({ space: ['SOR_206'] })
        .attack('SOR_206')
        .no()
        .ids(0, 'hand'),
    ).toEqual([]);
    expect(
      sides({ space: ['SOR_206'], resources: 1 })
        .attack('SOR_206')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_208: Outer Rim Headhunter with a leader unit may exhaust a non-leader unit', () => {
    const t = sides({ leader: vader, space: ['SOR_208'] }, { ground: ['SOR_046'] }).attack(
      'SOR_208',
    );
    expect(t.options()).toEqual(['SOR_208', 'SOR_046']);
    expect(t.pick('SOR_046').unit('SOR_046').ready).toBe(false);
    expect(
      sides({ space: ['SOR_208'] }, { ground: ['SOR_046'] })
        .attack('SOR_208')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_209: Pirated Starfighter returns a friendly non-leader unit, itself if need be', () => {
    expect(
      sides({ hand: ['SOR_209'], ground: ['SOR_128'] })
        .play('SOR_209')
        .pick('SOR_128')
        .ids(0, 'hand'),
    ).toEqual(['SOR_128']);
    expect(
      sides({ hand: ['SOR_209'] }, { ground: ['SOR_046'] })
        .play('SOR_209')
        .ids(0, 'hand'),
    ).toEqual(['SOR_209']);
  });

  it('SOR_211: Gamorrean Guards have Sentinel beside another Cunning unit', () => {
    expect(sides({ ground: ['SOR_211', 'SOR_210'] }).unit('SOR_211').keywords.sentinel).toBe(1);
    expect(
      sides({ ground: ['SOR_211', 'SOR_128'] }).unit('SOR_211').keywords.sentinel,
    ).toBeUndefined();
  });

  it('SOR_212: Strafing Gunship attacks ground units, which strike back with 2 less', () => {
    const t = sides({ space: ['SOR_212'] }, { ground: ['SOR_046'] }).attack('SOR_212', 'SOR_046');
    expect([t.unit('SOR_212').damage, t.unit('SOR_046').damage, t.unit('SOR_046').power]).toEqual([
      1, 3, 3,
    ]);
  });

  it('SOR_214: Smuggling Compartment goes on a Vehicle and readies a resource when it attacks', () => {
    const t = sides({ ...tower, hand: ['SOR_214'], ground: ['SOR_128'], space: ['SOR_225'] })
      .play('SOR_214')
      .pass();
    expect([t.unit('SOR_225').upgrades.length, t.ready(0)]).toEqual([1, 19]);
    expect(t.attack('SOR_225').ready(0)).toBe(20);
  });

  it('SOR_215: Snapshot Reflexes may attack at once with the attached unit', () => {
    const played = () => sides({ hand: ['SOR_215'], ground: ['SOR_128'] }).play('SOR_215');
    expect(played().yes().base(1)).toBe(4);
    expect(played().no().unit('SOR_128').ready).toBe(true);
    expect(
      sides({ hand: ['SOR_215'] }, { ground: ['SOR_046'] })
        .play('SOR_215')
        .asks(),
    ).toBe('1 action');
  });

  it('SOR_216: Disarm gives an enemy unit -4/-0 for this phase', () => {
    const t = sides({ hand: ['SOR_216'], ground: ['SOR_128'] }, { ground: ['SOR_232'] }).play(
      'SOR_216',
    );
    expect(t.unit('SOR_232')).toMatchObject({ power: 2, hp: 7 });
    expect(t.nextRound().unit('SOR_232').power).toBe(6);
  });

  it('SOR_217: Shoot First attacks with +1 and before the defender', () => {
    const t = sides({ hand: ['SOR_217'], ground: ['SOR_128'] }, { ground: ['SOR_164'] })
      .play('SOR_217')
      .pick('SOR_164');
    expect([t.unit('SOR_164').damage, t.units('SOR_128')]).toEqual([4, []]);
    expect(
      sides({ hand: ['SOR_217'], ground: ['SOR_128'] }, { ground: ['SOR_247'] })
        .play('SOR_217')
        .pick('SOR_247')
        .unit('SOR_128').damage,
    ).toBe(0);
  });

  it('SOR_218: Asteroid Sanctuary exhausts an enemy and shields a friendly unit that costs 3 or less', () => {
    const t = sides(
      { hand: ['SOR_218'], ground: ['SOR_128', 'SOR_232'] },
      { ground: ['SOR_046'] },
    ).play('SOR_218');
    expect([
      t.unit('SOR_046').ready,
      t.unit('SOR_128').upgrades.map((u) => u.id),
      t.unit('SOR_232').upgrades,
    ]).toEqual([false, ['TOKEN_SHIELD'], []]);
  });

  it('SOR_219: Sneak Attack plays a unit ready for 3 less and defeats it as the regroup phase starts', () => {
    const t = sides({ ...tower, hand: ['SOR_219', 'SOR_232', 'SOR_172'] }).play('SOR_219');
    expect(t.options()).toEqual(['play SOR_232']);
    t.pick('play SOR_232');
    expect([t.unit('SOR_232').ready, t.ready(0)]).toEqual([true, 15]);
    expect(t.nextRound().units('SOR_232')).toEqual([]);
  });

  it('SOR_219: Sneak Attack spares a unit that has been in the hand meanwhile', () => {
    const t = sides({ ...tower, hand: ['SOR_219', 'SOR_232'] }, { hand: ['SOR_222'] })
      .play('SOR_219')
      .pick('play SOR_232')
      .play('SOR_222')
      .play('SOR_232');
    expect(t.nextRound().units('SOR_232')).toHaveLength(1);
  });

  it('SOR_220: Surprise Strike attacks with +3', () => {
    expect(
      sides({ hand: ['SOR_220'], ground: ['SOR_128'] })
        .play('SOR_220')
        .base(1),
    ).toBe(6);
  });

  it('SOR_221: Outmaneuver exhausts each unit in one arena', () => {
    const t = sides(
      { hand: ['SOR_221'], ground: ['SOR_128'], space: ['SOR_225'] },
      { ground: ['SOR_046'], space: ['SOR_237'] },
    )
      .play('SOR_221')
      .pick('mode 1');
    expect(['SOR_128', 'SOR_225', 'SOR_046', 'SOR_237'].map((id) => t.unit(id).ready)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('SOR_222: Waylay returns a non-leader unit', () => {
    expect(
      sides({ leader: vader, hand: ['SOR_222'] }, { ground: ['SOR_046'] })
        .play('SOR_222')
        .ids(1, 'hand'),
    ).toEqual(['SOR_046']);
  });

  it('SOR_223: Don’t Get Cocky reveals until its player stops; up to 7 is damage, more is nothing', () => {
    const played = (deck: string[]) =>
      sides({ hand: ['SOR_223'], deck }, { ground: ['SOR_046'] }).play('SOR_223');
    const t = played(['SOR_128', 'SOR_237', 'SOR_095', 'SOR_225']).yes().yes().no();
    expect([t.unit('SOR_046').damage, t.ids(0, 'deck')[0], t.ids(0, 'deck').length]).toEqual([
      5,
      'SOR_225',
      4,
    ]);
    expect(played(['SOR_232', 'SOR_237', 'SOR_128']).yes().no().unit('SOR_046').damage).toBe(0);
    const seven = Array.from({ length: 9 }, () => 'SOR_245');
    expect(played(seven).yes().yes().yes().yes().yes().yes().asks()).toBe('1 action');
  });

  it('SOR_224: Change of Heart takes a unit until the regroup phase starts', () => {
    const t = sides({ hand: ['SOR_224'] }, { ground: ['SOR_046'] }).play('SOR_224');
    expect(t.state.players[0]?.units).toHaveLength(1);
    t.nextRound();
    expect([t.state.players[0]?.units.length, t.state.players[1]?.units.length]).toEqual([0, 1]);
  });
});
