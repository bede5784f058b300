import { describe, expect, it } from 'vitest';
import { sides } from '../testing/rows.js';

const LUKE = { leader: 'SOR_005' };

describe('Villainy', () => {
  it('SOR_226: Admiral Motti’s defeat may ready a Villainy unit', () => {
    const t = sides(
      { ground: ['SOR_226', { id: 'SOR_232', ready: false }, { id: 'SOR_095', ready: false }] },
      { ground: ['SOR_046'] },
      { active: 1 },
    ).attack('SOR_046', 'SOR_226');
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
    expect(
      ['SOR_128', 'SOR_230', 'SOR_095', 'SOR_225'].map((id) => [t.unit(id).power, t.unit(id).hp]),
    ).toEqual([
      [4, 2],
      [3, 3],
      [3, 3],
      [2, 1],
    ]);
  });

  it('SOR_231: TIE Advanced gives 2 Experience to another friendly Imperial unit', () => {
    const t = sides({ hand: ['SOR_231'], ground: ['SOR_128', 'SOR_095'] }).play('SOR_231');
    expect([t.unit('SOR_128').power, t.unit('SOR_095').power, t.unit('SOR_231').power]).toEqual([
      5, 3, 3,
    ]);
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
});

describe('Heroism', () => {
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
    expect([t.unit('SOR_128').power, t.unit('SOR_095').power, t.unit('SOR_241').power]).toEqual([
      3, 5, 2,
    ]);
  });

  it('SOR_242: General Dodonna gives other friendly Rebel units +1/+1', () => {
    const t = sides({ ground: ['SOR_242', 'SOR_128', 'SOR_095'] }, { space: ['SOR_237'] });
    expect(
      ['SOR_095', 'SOR_242', 'SOR_128', 'SOR_237'].map((id) => [t.unit(id).power, t.unit(id).hp]),
    ).toEqual([
      [4, 4],
      [4, 4],
      [3, 1],
      [2, 3],
    ]);
  });

  it('SOR_244: Snowspeeder exhausts an enemy ground Vehicle when it attacks', () => {
    const t = sides(
      { ground: ['SOR_244'] },
      { ground: ['SOR_232', 'SOR_046'], space: ['SOR_225'] },
    ).attack('SOR_244', 'SOR_029');
    expect(['SOR_232', 'SOR_046', 'SOR_225'].map((id) => t.unit(id).ready)).toEqual([
      false,
      true,
      true,
    ]);
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
    const played = (baseDamage: number) =>
      sides({ ...LUKE, hand: ['SOR_246'], deck: ['SOR_049', 'SOR_046'], baseDamage }).play(
        'SOR_246',
      );
    const paid = played(0).pick('play SOR_049');
    expect([paid.units('SOR_049').length, paid.ready(0)]).toEqual([1, 16]);
    expect(played(25).pick('play SOR_049').ready(0)).toBe(17);
    expect(played(0).none().ids(0, 'deck')).toEqual(['SOR_049', 'SOR_046']);
  });
});

describe('Neutral', () => {
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

  it('SOR_251: Confiscate defeats an upgrade', () => {
    expect(
      sides({ hand: ['SOR_251'] }, { ground: [{ id: 'SOR_046', upgrades: ['SOR_120'] }] })
        .play('SOR_251')
        .ids(1, 'discard'),
    ).toEqual(['SOR_120']);
  });

  it('SOR_252: Restock puts up to four cards of one discard pile under their owner’s deck', () => {
    const theirs = ['SOR_128', 'SOR_225', 'SOR_237', 'SOR_095', 'SOR_232'];
    const t = sides({ hand: ['SOR_252'] }, { discard: theirs, deck: ['SOR_046'] })
      .play('SOR_252')
      .pick('seat 1')
      .pick('SOR_128', 'SOR_237', 'SOR_095', 'SOR_232');
    expect([t.ids(1, 'discard'), t.ids(1, 'deck')[0], t.ids(1, 'deck').slice(1).sort()]).toEqual([
      ['SOR_225'],
      'SOR_046',
      ['SOR_095', 'SOR_128', 'SOR_232', 'SOR_237'],
    ]);
    expect(
      sides({ hand: ['SOR_252'] }, { discard: theirs })
        .play('SOR_252')
        .pick('seat 1')
        .none()
        .ids(1, 'discard'),
    ).toEqual(theirs);
  });
});
