import { deployed, sides } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const vader = deployed('SOR_010');
/** A base that provides Cunning, so there is no penalty for it. */
const tower = { base: 'SOR_029' };
const LUKE = { leader: 'SOR_005' };

describe('Spark of Rebellion, 201 to 250', () => {
  it('SOR_201: Bodhi Rook discards a card from a hand that is no unit', () => {
    const t = sides({ hand: ['SOR_201'] }, { hand: ['SOR_172', 'SOR_128', 'SOR_120'] }).play('SOR_201');
    expect(t.options()).toEqual(['SOR_172', 'SOR_120']);
    expect(t.pick('SOR_120').ids(1, 'hand')).toEqual(['SOR_172', 'SOR_128']);
  });

  it('SOR_202: Cantina Bouncer may return a non-leader unit', () => {
    const played = () => sides({ leader: vader, hand: ['SOR_202'] }, { ground: ['SOR_046'] }).play('SOR_202');
    expect(played().options()).toEqual(['SOR_202', 'SOR_046']);
    expect(played().pick('SOR_046').ids(1, 'hand')).toEqual(['SOR_046']);
    expect(played().none().units('SOR_046')).toHaveLength(1);
  });

  it('SOR_203: Cunning does two different things of four', () => {
    const played = () => sides({ hand: ['SOR_203'] }, { ground: ['SOR_046', 'SOR_232'], hand: ['SOR_128'] }).play('SOR_203');
    const t = played().pick('mode 1').pick('SOR_046').pick('mode 0');
    expect([t.unit('SOR_046').power, t.asks(), t.units().length]).toEqual([7, '1 action', 2]);
    const u = played().pick('mode 2').pick('SOR_046', 'SOR_232');
    expect([u.options(), u.unit('SOR_232').ready]).toEqual([['mode 0', 'mode 1', 'mode 3'], false]);
    expect(u.pick('mode 3').ids(1, 'discard')).toEqual(['SOR_128']);
    const v = played().pick('mode 0').pick('mode 1');
    expect([v.ids(1, 'hand'), v.unit('SOR_232').power]).toEqual([['SOR_128', 'SOR_046'], 10]);
  });

  it('SOR_203: Cunning asks for an opponent only where one is to discard', () => {
    const t = sides({ hand: ['SOR_203'] }, { ground: ['SOR_046'] }, { third: { hand: ['SOR_128'] } })
      .play('SOR_203')
      .pick('mode 2')
      .pick('SOR_046');
    expect(t.unit('SOR_046').ready).toBe(false);
    expect(t.pick('mode 3').options()).toEqual(['seat 1', 'seat 2']);
    expect(t.pick('seat 2').ids(2, 'discard')).toEqual(['SOR_128']);
  });

  it('SOR_204: Greedo may discard from the deck when defeated; what is no unit deals 2 to a ground unit', () => {
    const died = (deck: string[]) => sides({ ground: ['SOR_204'], deck }, { ground: ['SOR_046'] }, { active: 1 }).attack('SOR_046', 'SOR_204');
    expect(died(['SOR_172']).yes().unit('SOR_046').damage).toBe(5);
    expect(died(['SOR_128']).yes().unit('SOR_046').damage).toBe(3);
    expect(died(['SOR_172']).no().ids(0, 'deck')).toEqual(['SOR_172']);
  });

  it('SOR_204: Greedo over an empty deck is not asked (8.7.2)', () => {
    const t = sides({ ground: ['SOR_204'], deck: [] }, { ground: ['SOR_046'] }).attack('SOR_204', 'SOR_046');
    expect([t.units('SOR_204').length, t.asks()]).toEqual([0, '1 action']);
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
    const t = sides({ leader: vader, space: ['SOR_208'] }, { ground: ['SOR_046'] }).attack('SOR_208');
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
    expect(sides({ ground: ['SOR_211', 'SOR_128'] }).unit('SOR_211').keywords.sentinel).toBeUndefined();
  });

  it('SOR_212: Strafing Gunship attacks ground units, which strike back with 2 less', () => {
    const t = sides({ space: ['SOR_212'] }, { ground: ['SOR_046'] }).attack('SOR_212', 'SOR_046');
    expect([t.unit('SOR_212').damage, t.unit('SOR_046').damage, t.unit('SOR_046').power]).toEqual([1, 3, 3]);
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
    const t = sides({ hand: ['SOR_216'], ground: ['SOR_128'] }, { ground: ['SOR_232'] }).play('SOR_216');
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
    const t = sides({ hand: ['SOR_218'], ground: ['SOR_128', 'SOR_232'] }, { ground: ['SOR_046'] }).play('SOR_218');
    expect([t.unit('SOR_046').ready, t.unit('SOR_128').upgrades.map((u) => u.id), t.unit('SOR_232').upgrades]).toEqual([false, ['TOKEN_SHIELD'], []]);
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
    const t = sides({ hand: ['SOR_221'], ground: ['SOR_128'], space: ['SOR_225'] }, { ground: ['SOR_046'], space: ['SOR_237'] })
      .play('SOR_221')
      .pick('mode 1');
    expect(['SOR_128', 'SOR_225', 'SOR_046', 'SOR_237'].map((id) => t.unit(id).ready)).toEqual([true, false, true, false]);
  });

  it('SOR_222: Waylay returns a non-leader unit', () => {
    expect(
      sides({ leader: vader, hand: ['SOR_222'] }, { ground: ['SOR_046'] })
        .play('SOR_222')
        .ids(1, 'hand'),
    ).toEqual(['SOR_046']);
  });

  it('SOR_223: Don’t Get Cocky reveals until its player stops; up to 7 is damage, more is nothing', () => {
    const played = (deck: string[]) => sides({ hand: ['SOR_223'], deck }, { ground: ['SOR_046'] }).play('SOR_223');
    const t = played(['SOR_128', 'SOR_237', 'SOR_095', 'SOR_225']).yes().yes().no();
    expect([t.unit('SOR_046').damage, t.ids(0, 'deck')[0], t.ids(0, 'deck').length]).toEqual([5, 'SOR_225', 4]);
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

  it('SOR_226: Admiral Motti’s defeat may ready a Villainy unit', () => {
    const t = sides({ ground: ['SOR_226', { id: 'SOR_232', ready: false }, { id: 'SOR_095', ready: false }] }, { ground: ['SOR_046'] }, { active: 1 }).attack('SOR_046', 'SOR_226');
    expect(t.options()).toEqual(['SOR_232']);
    expect(t.pick('SOR_232').unit('SOR_232').ready).toBe(true);
  });

  it('SOR_227: Snowtrooper Lieutenant may attack with a unit, an Imperial one with +2', () => {
    const attacked = (id: string) =>
      sides({ hand: ['SOR_227'], ground: [id] })
        .play('SOR_227')
        .pick(id)
        .base(1);
    expect([attacked('SOR_128'), attacked('SOR_095')]).toEqual([5, 3]);
    expect(
      sides({ hand: ['SOR_227'], ground: ['SOR_128'] })
        .play('SOR_227')
        .none()
        .unit('SOR_128').ready,
    ).toBe(true);
  });

  it('SOR_228: Viper Probe Droid looks at the opponent’s hand, and nobody else sees it', () => {
    const t = sides({ hand: ['SOR_228'] }, { hand: ['SOR_172', 'SOR_128'] }).play('SOR_228');
    const looked = t.events.find((e) => e.e === 'looked');
    expect(looked).toMatchObject({ seat: 0, cards: t.state.players[1]?.hand });
    expect(t.ids(1, 'hand')).toEqual(['SOR_172', 'SOR_128']);
  });

  it('SOR_230: General Veers gives other friendly Imperial units +1/+1', () => {
    const t = sides({ ground: ['SOR_230', 'SOR_128', 'SOR_095'] }, { space: ['SOR_225'] });
    expect(['SOR_128', 'SOR_230', 'SOR_095', 'SOR_225'].map((id) => [t.unit(id).power, t.unit(id).hp])).toEqual([
      [4, 2],
      [3, 3],
      [3, 3],
      [2, 1],
    ]);
  });

  it('SOR_231: TIE Advanced gives 2 Experience to another friendly Imperial unit', () => {
    const t = sides({ hand: ['SOR_231'], ground: ['SOR_128', 'SOR_095'] }).play('SOR_231');
    expect([t.unit('SOR_128').power, t.unit('SOR_095').power, t.unit('SOR_231').power]).toEqual([5, 3, 3]);
  });

  it('SOR_233: I Am Your Father deals 7 unless the unit’s controller lets you draw 3', () => {
    const played = () => sides({ hand: ['SOR_233'] }, { ground: ['SOR_232'] }).play('SOR_233');
    expect(played().asks()).toBe('1 mode');
    expect(played().pick('mode 0').units('SOR_232')).toEqual([]);
    const t = played().pick('mode 1');
    expect([t.ids(0, 'hand').length, t.unit('SOR_232').damage]).toEqual([3, 0]);
    expect(
      sides({ hand: ['SOR_233'], ground: ['SOR_128'] })
        .play('SOR_233')
        .ids(0, 'hand'),
    ).toEqual([]);
  });

  it('SOR_234: Maximum Firepower without an Imperial unit asks for no target', () => {
    const t = sides({ hand: ['SOR_234'], ground: ['SOR_095'] }, { ground: ['SOR_046'] }).play('SOR_234');
    expect([t.asks(), t.unit('SOR_046').damage, t.unit('SOR_095').damage]).toEqual(['1 action', 0, 0]);
  });

  it('SOR_234: Maximum Firepower lets two Imperial units shoot one unit', () => {
    const t = sides({ hand: ['SOR_234'], ground: ['SOR_128', 'SOR_230'] }, { ground: ['SOR_049'] })
      .play('SOR_234')
      .pick('SOR_128')
      .pick('SOR_049');
    expect([t.units('SOR_049'), t.unit('SOR_128').damage]).toEqual([[], 0]);
    const u = sides({ hand: ['SOR_234'], ground: ['SOR_128'] }, { ground: ['SOR_049'] })
      .play('SOR_234')
      .pick('SOR_049');
    expect(u.unit('SOR_049').damage).toBe(3);
  });

  it('SOR_235: Galactic Ambition plays a unit for free and hurts the own base for its cost', () => {
    const t = sides({ hand: ['SOR_235', 'SOR_232', 'SOR_095'] }).play('SOR_235');
    expect(t.options()).toEqual(['play SOR_232']);
    t.pick('play SOR_232');
    expect([t.base(0), t.ready(0)]).toEqual([6, 13]);
    expect(
      sides({ hand: ['SOR_235', 'SOR_232'] })
        .play('SOR_235')
        .none()
        .base(0),
    ).toBe(0);
  });

  it('SOR_236: R2-D2 may put the top card on the bottom, when played and on attack', () => {
    const deck = ['SOR_128', 'SOR_237'];
    expect(
      sides({ hand: ['SOR_236'], deck })
        .play('SOR_236')
        .yes()
        .ids(0, 'deck'),
    ).toEqual(['SOR_237', 'SOR_128']);
    expect(
      sides({ ground: ['SOR_236'], deck })
        .attack('SOR_236')
        .no()
        .ids(0, 'deck'),
    ).toEqual(deck);
  });

  it('SOR_238: C-3PO draws the top card if its cost was named', () => {
    const played = () => sides({ hand: ['SOR_238'], deck: ['SOR_232', 'SOR_237'] }).play('SOR_238');
    expect(played().pick('6').yes().ids(0, 'hand')).toEqual(['SOR_232']);
    expect(played().pick('6').no().ids(0, 'hand')).toEqual([]);
    expect(played().pick('5').asks()).toBe('1 action');
  });

  it('SOR_240: Fleet Lieutenant may attack with a unit, a Rebel with +2', () => {
    const attacked = (id: string) =>
      sides({ hand: ['SOR_240'], ground: [id] })
        .play('SOR_240')
        .pick(id)
        .base(1);
    expect([attacked('SOR_095'), attacked('SOR_128')]).toEqual([5, 3]);
  });

  it('SOR_241: Wing Leader gives 2 Experience to another friendly Rebel unit', () => {
    const t = sides({ hand: ['SOR_241'], ground: ['SOR_128', 'SOR_095'] }).play('SOR_241');
    expect([t.unit('SOR_128').power, t.unit('SOR_095').power, t.unit('SOR_241').power]).toEqual([3, 5, 2]);
  });

  it('SOR_242: General Dodonna gives other friendly Rebel units +1/+1', () => {
    const t = sides({ ground: ['SOR_242', 'SOR_128', 'SOR_095'] }, { space: ['SOR_237'] });
    expect(['SOR_095', 'SOR_242', 'SOR_128', 'SOR_237'].map((id) => [t.unit(id).power, t.unit(id).hp])).toEqual([
      [4, 4],
      [4, 4],
      [3, 1],
      [2, 3],
    ]);
  });

  it('SOR_244: Snowspeeder exhausts an enemy ground Vehicle when it attacks', () => {
    const t = sides({ ground: ['SOR_244'] }, { ground: ['SOR_232', 'SOR_046'], space: ['SOR_225'] }).attack('SOR_244', 'SOR_029');
    expect(['SOR_232', 'SOR_046', 'SOR_225'].map((id) => t.unit(id).ready)).toEqual([false, true, true]);
  });

  it('SOR_245: Medal Ceremony honours up to three Rebels that attacked this phase', () => {
    const t = sides({
      ...LUKE,
      hand: ['SOR_245'],
      ground: ['SOR_095', 'SOR_128', 'SOR_239'],
      space: ['SOR_237'],
    });
    t.attack('SOR_095').pass().attack('SOR_128').pass().attack('SOR_237').pass().play('SOR_245');
    expect(t.options()).toEqual(['SOR_095', 'SOR_237']);
    t.pick('SOR_095', 'SOR_237');
    expect(['SOR_095', 'SOR_237', 'SOR_239'].map((id) => t.unit(id).power)).toEqual([4, 3, 2]);
  });

  it('SOR_246: You’re My Only Hope plays the top card for 5 less, for free with 5 or less HP left', () => {
    const played = (baseDamage: number) => sides({ ...LUKE, hand: ['SOR_246'], deck: ['SOR_049', 'SOR_046'], baseDamage }).play('SOR_246');
    const paid = played(0).pick('play SOR_049');
    expect([paid.units('SOR_049').length, paid.ready(0)]).toEqual([1, 16]);
    expect(played(25).pick('play SOR_049').ready(0)).toBe(17);
    expect(played(0).none().ids(0, 'deck')).toEqual(['SOR_049', 'SOR_046']);
  });

  it('SOR_248: Volunteer Soldier costs 1 less beside a Trooper', () => {
    expect(
      sides({ hand: ['SOR_248'], ground: ['SOR_128'] })
        .play('SOR_248')
        .ready(0),
    ).toBe(18);
    expect(
      sides({ hand: ['SOR_248'], ground: ['SOR_210'] })
        .play('SOR_248')
        .ready(0),
    ).toBe(17);
  });

  it('SOR_249: Frontier AT-RT has Ambush beside another Vehicle', () => {
    const t = sides({ hand: ['SOR_249'], space: ['SOR_225'] }, { ground: ['SOR_046'] })
      .play('SOR_249')
      .yes();
    expect(t.unit('SOR_046').damage).toBe(t.unit('SOR_249').power);
    expect(
      sides({ hand: ['SOR_249'] }, { ground: ['SOR_046'] })
        .play('SOR_249')
        .asks(),
    ).toBe('1 action');
  });
});
