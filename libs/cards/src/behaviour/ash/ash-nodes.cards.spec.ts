import { isRefusal, leak, type State } from '#rules';
import { describe, expect, it } from 'vitest';
import { engine, sides } from '../testing/rows.js';

describe('Ashes of the Empire', () => {
  it('ASH_251: an Advantage token gives 1 power and goes when the attack of its unit ends', () => {
    const t = sides({
      hand: ['ASH_251'],
      ground: [{ id: 'SOR_095', upgrades: ['TOKEN_ADVANTAGE'] }],
    });
    t.play('ASH_251');
    expect(t.unit('ASH_251').power).toBe(3);
    t.pass().attack('SOR_095', 'SOR_029');
    expect([t.base(1), t.unit('SOR_095').power]).toEqual([4, 3]);
  });

  it('ASH_218: four Advantage tokens go at once, in no order that anybody has to choose', () => {
    const t = sides({ hand: ['ASH_218'] }, { ground: ['SOR_095'] }).play('ASH_218');
    expect(t.unit('ASH_218').power).toBe(5);
    t.attack('SOR_095', 'ASH_218');
    expect([t.unit('ASH_218').power, t.asks()]).toEqual([1, '0 action']);
  });

  it('two Advantage tokens go without a question in a game that was stored and loaded', () => {
    const t = sides(
      { space: [{ id: 'SOR_046', upgrades: ['TOKEN_ADVANTAGE', 'TOKEN_ADVANTAGE'] }] },
      { space: ['ASH_153'] },
    ).attack('SOR_046', 'ASH_153');
    expect(t.asks()).toBe('0 whose-order');
    const loaded = JSON.parse(JSON.stringify(t.state)) as State;
    const next = engine.apply(loaded, { seat: 0, at: loaded.at, pick: [0] });
    expect(isRefusal(next) ? next.code : next.state.pending?.kind).toBe('target');
  });

  it('ASH_229: the card that was looked at is shown while its player may play it', () => {
    const t = sides({
      ground: [{ id: 'SOR_095', upgrades: ['ASH_229'] }],
      deck: ['SOR_128', 'SOR_046'],
    });
    t.state.discreet = true;
    t.attack('SOR_095', 'SOR_029');
    expect(t.options()).toEqual(['play SOR_128']);
    for (const viewer of [0, 1, null]) expect(leak(engine, t.state, viewer)).toBeNull();
    expect(t.state.pending?.shown?.length).toBe(1);
  });

  it('ASH_140: Mandalorian tokens come with a Shield', () => {
    const t = sides({ hand: ['ASH_140'] }).play('ASH_140');
    while (t.asks() !== '1 action') t.pick(t.options()[0] as string);
    expect(t.unit('TOKEN_MANDALORIAN')).toMatchObject({ power: 2, hp: 2 });
  });

  it('ASH_188: readies only a unit that was damaged this phase', () => {
    const t = sides(
      { hand: ['ASH_188'], ground: ['SOR_046', { id: 'SOR_095', ready: false }] },
      { ground: ['SOR_063'] },
    )
      .attack('SOR_046', 'SOR_063')
      .pass()
      .play('ASH_188');
    expect(t.options()).toEqual(['SOR_046', 'SOR_063']);
    t.pick('SOR_046');
    expect([t.unit('SOR_046').ready, t.unit('SOR_095').ready]).toEqual([true, false]);
  });
});
