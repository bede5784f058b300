import { describe, expect, it } from 'vitest';
import { sides, upgradesOf } from './testing/rows.js';

describe('cards of TWI, JTL and LOF with rules that no other card has', () => {
  it('TWI_012: Anakin Skywalker, deployed, has 1 power more for every 5 damage on the own base', () => {
    const power = (baseDamage: number) =>
      sides({ leader: { id: 'TWI_012', deployed: true }, baseDamage }).unit('TWI_012').power;
    expect([power(4), power(5), power(14)]).toEqual([4, 5, 6]);
  });

  it('TWI_203: Chancellor Palpatine has created tokens enter play ready', () => {
    const t = sides({ hand: ['TWI_237'], ground: ['TWI_203'] }).play('TWI_237');
    expect(t.units('TOKEN_BATTLE_DROID').map((u) => u.ready)).toEqual([true, true]);
  });

  it('TWI_072: I Have the High Ground weakens whoever attacks the chosen unit, and nobody else', () => {
    const t = sides({ hand: ['TWI_072'], ground: ['SOR_046'] }, { ground: ['SOR_095'] })
      .play('TWI_072')
      .attack('SOR_095', 'SOR_046');
    expect(t.unit('SOR_046').damage).toBe(0);
  });

  it('JTL_126: Eject moves a Pilot to the ground arena, exhausted, and draws', () => {
    const t = sides({
      hand: ['JTL_126'],
      deck: ['SOR_095'],
      space: [{ id: 'SOR_237', upgrades: ['JTL_048'] }],
    }).play('JTL_126');
    expect([t.unit('JTL_048').ready, upgradesOf(t, 'SOR_237'), t.ids(0, 'hand')]).toEqual([
      false,
      [],
      ['SOR_095'],
    ]);
  });

  it('JTL_165: Hunting Aggressor adds 1 to indirect damage that is dealt to opponents', () => {
    const t = sides({ hand: ['JTL_143'], space: ['JTL_165'] }).play('JTL_143');
    expect(t.base(1)).toBe(5);
  });

  it('JTL_143: Devastator lets its player assign the indirect damage', () => {
    const t = sides({ hand: ['JTL_143'] }, { ground: ['SOR_046'] }).play('JTL_143');
    expect(t.asks()).toBe('0 divide');
  });

  it('JTL_200: Shuttle Tydirium gives Experience only for an odd cost', () => {
    const drawn = (id: string) =>
      sides({ deck: [id], space: ['JTL_200'], ground: ['SOR_046'] })
        .attack('JTL_200')
        .asks();
    expect([drawn('SOR_128'), drawn('SOR_095')]).toEqual(['0 target', '1 action']);
  });

  it('LOF_022: Mystic Monastery gives the Force three times in a game', () => {
    const t = sides({ base: 'LOF_022' });
    for (let i = 0; i < 3; i++) t.use('LOF_022').pass();
    expect(t.options()).not.toContain('use LOF_022 0');
  });

  it('LOF_033: Nameless Terror takes the Force trait from enemy units for the phase', () => {
    const t = sides({ ground: ['LOF_033'], hand: ['LOF_133'] }, { ground: ['SOR_051'] })
      .attack('LOF_033', 'SOR_029')
      .pass()
      .play('LOF_133');
    expect(t.options()).not.toContain('SOR_051');
  });

  it('LOF_056: Size Matters Not makes a unit 5/5, whatever is printed', () => {
    const t = sides({ ground: [{ id: 'SOR_046', upgrades: ['LOF_056'] }] });
    expect([t.unit('SOR_046').power, t.unit('SOR_046').hp]).toEqual([5, 5]);
  });

  it('LOF_186: Marchion Ro doubles Raid while a friendly unit attacks', () => {
    const t = sides({ ground: ['LOF_186', 'TWI_145'] });
    const power = t.unit('TWI_145').power;
    expect(t.attack('TWI_145', 'SOR_029').base(1)).toBe(power + 2);
  });

  it('LOF_206: Babu Frik lets a Droid strike with its remaining HP', () => {
    const t = sides({ ground: ['LOF_206', { id: 'TWI_084', damage: 1 }] });
    const { hp } = t.unit('TWI_084');
    expect(t.use('LOF_206').pick('TWI_084').base(1)).toBe(hp - 1);
  });

  it('LOF_255: Curious Flock may be given as many Experience tokens as resources are paid', () => {
    const t = sides({ hand: ['LOF_255'] })
      .play('LOF_255')
      .pick('4');
    expect([upgradesOf(t, 'LOF_255').length, t.ready(0)]).toEqual([4, 15]);
  });

  it('LOF_203: Premonition of Doom exhausts every unit when the initiative is taken', () => {
    const t = sides({ hand: ['LOF_203'], ground: ['SOR_046'] }, { ground: ['SOR_095'] })
      .play('LOF_203')
      .pass()
      .pick('take-initiative');
    expect([t.unit('SOR_046').ready, t.unit('SOR_095').ready]).toEqual([false, false]);
  });

  it('TWI_134: Asajj Ventress counts another Separatist that attacked this phase', () => {
    const t = sides({ ground: ['TWI_134', 'TWI_080'] })
      .attack('TWI_080', 'SOR_029')
      .pass();
    expect(t.attack('TWI_134', 'SOR_029').unit('TWI_134').power).toBe(5);
  });

  it('LOF_176: Lightsaber Throw asks for a Lightsaber of the hand, and for nothing else', () => {
    const t = sides({ hand: ['LOF_176', 'SOR_137', 'SOR_128'] }, { ground: ['SOR_046'] });
    expect(t.play('LOF_176').options()).toEqual(['SOR_137']);
  });
});
