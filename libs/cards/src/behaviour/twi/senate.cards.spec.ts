import { describe, expect, it } from 'vitest';
import { cardById } from '../../facts/catalogue.js';
import { engine, sides, upgradesOf } from '../testing/rows.js';

const cost = (id: string): number => cardById(id)?.cost ?? 0;

describe('Twilight of the Republic', () => {
  it('TWI_001: Nala Se’s Clones cost no penalty, and heal her base as they fall once she is deployed', () => {
    const t = sides({ leader: 'TWI_001', base: 'SOR_020', hand: ['TWI_240'] }).play('TWI_240');
    expect(20 - t.ready(0)).toBe(cost('TWI_240'));
    const u = sides(
      { leader: { id: 'TWI_001', deployed: true }, baseDamage: 5, ground: ['TWI_240'] },
      { hand: ['SHD_079'] },
      { active: 1 },
    )
      .play('SHD_079')
      .pick('TWI_240');
    expect(u.base(0)).toBe(3);
  });

  it('TWI_033: the MagnaGuard stands Sentinel for the phase when played and when a friendly unit falls', () => {
    expect(
      sides({ hand: ['TWI_033'] })
        .play('TWI_033')
        .unit('TWI_033').keywords,
    ).toEqual({ sentinel: 1 });
    const t = sides(
      { ground: ['TWI_033', 'SOR_128'] },
      { hand: ['SHD_079', 'SHD_079'], ground: ['SOR_046'] },
      { active: 1 },
    );
    expect(t.play('SHD_079').pick('SOR_046').unit('TWI_033').keywords).toEqual({});
    expect(t.pass().play('SHD_079').pick('SOR_128').unit('TWI_033').keywords).toEqual({
      sentinel: 1,
    });
  });

  it('TWI_047: with Satine Kryze every unit can mill half its remaining HP, rounded up', () => {
    const t = sides(
      { ground: [{ id: 'SOR_046', damage: 2 }, 'TWI_047'] },
      { ground: ['SOR_128'] },
    ).use('SOR_046');
    expect([t.ids(1, 'discard').length, t.unit('SOR_046').ready]).toEqual([3, false]);
    expect(t.options()).toContain('use SOR_128 0');
  });

  it('TWI_050: Luminara heals a base by the number of her units, and has Grit as one of three', () => {
    const t = sides({ hand: ['TWI_050'], ground: ['SOR_046', 'SOR_095'], baseDamage: 9 })
      .play('TWI_050')
      .pick('SOR_023');
    expect([t.base(0), t.unit('TWI_050').keywords.grit]).toEqual([6, 1]);
  });

  it('TWI_053: after Finn’s attack a unique unit takes 1 less each time', () => {
    const t = sides({ ground: ['TWI_053', 'JTL_047'] }, { hand: ['SOR_172'] })
      .attack('TWI_053')
      .pick('JTL_047')
      .play('SOR_172')
      .pick('JTL_047');
    expect(t.unit('JTL_047').damage).toBe(3);
  });

  it('TWI_116: the Clone enters as a copy with its When Played, not unique, and dies as itself', () => {
    const t = sides(
      { hand: ['TWI_116'], ground: ['JTL_047'], resources: 20 },
      { hand: ['SHD_079'] },
    )
      .play('TWI_116')
      .pick('JTL_047')
      .pick('mode 0')
      .play('SHD_079');
    expect(t.units().map((u) => [u.id, u.power, u.hp])).toEqual([
      ['JTL_047', 1, 5],
      ['TWI_116', 1, 5],
    ]);
    t.pick('TWI_116');
    expect([t.ids(0, 'discard'), t.units('JTL_047').length]).toEqual([['TWI_116'], 1]);
  });

  it('TWI_116: a copy is gone with the JSON of no state, and copies nothing when declined', () => {
    const t = sides({ hand: ['TWI_116'], ground: ['SOR_164'] })
      .play('TWI_116')
      .pick('SOR_164');
    const stored = engine.load(JSON.stringify(t.state));
    expect(engine.view(stored as typeof t.state, null)).toEqual(engine.view(t.state, null));
    expect(
      sides({ hand: ['TWI_116'], ground: ['SOR_164'] })
        .play('TWI_116')
        .none()
        .units('TWI_116'),
    ).toEqual([]);
  });

  it('TWI_135: Darth Maul hits two units at once, and both hit back', () => {
    const t = sides(
      { ground: ['TWI_135'] },
      { ground: ['SOR_046', 'SOR_095', 'SOR_128'], space: ['SOR_237'] },
    )
      .attack('TWI_135')
      .pick('SOR_046');
    expect(t.options()).toEqual(['SOR_095', 'SOR_128']);
    t.pick('SOR_128');
    expect([
      t.unit('SOR_046').damage,
      t.units('SOR_128').length,
      t.units('TWI_135').length,
    ]).toEqual([5, 0, 0]);
  });

  it('TWI_135: one unit is enough, a base stands alone, and one Shield takes what both deal', () => {
    const t = sides({ ground: ['TWI_135'] }, { ground: ['SOR_046', 'SOR_095'] })
      .attack('TWI_135')
      .pick('SOR_046')
      .none();
    expect([t.unit('TWI_135').damage, t.unit('SOR_095').damage]).toEqual([3, 0]);
    expect(
      sides({ ground: ['TWI_135'] }, { ground: ['SOR_046', 'SOR_095'] })
        .attack('TWI_135')
        .pick('SOR_029')
        .base(1),
    ).toBe(5);
    const u = sides(
      { ground: [{ id: 'TWI_135', upgrades: ['TOKEN_SHIELD'] }] },
      { ground: ['SOR_046', 'SOR_095'] },
    )
      .attack('TWI_135')
      .pick('SOR_046')
      .pick('SOR_095');
    expect([u.unit('TWI_135').damage, upgradesOf(u, 'TWI_135')]).toEqual([0, []]);
  });

  it('TWI_195: Sabine cannot be attacked while exhausted; a card of another aspect hurts a ground unit', () => {
    const t = sides(
      { ground: [{ id: 'TWI_195', ready: false }] },
      { ground: ['SOR_046'] },
      { active: 1 },
    ).attack('SOR_046');
    expect(t.base(0)).toBe(3);
    const u = sides(
      { base: 'SOR_023', ground: ['TWI_195'], deck: ['SOR_063', 'SOR_046'] },
      { ground: ['SOR_046'] },
    )
      .attack('TWI_195', 'SOR_029')
      .yes()
      .pick('SOR_046');
    expect([u.unit('SOR_046').damage, u.ids(0, 'discard')]).toEqual([2, ['SOR_063']]);
  });

  it('TWI_220: neither captured, defeated nor returned by enemy abilities, unless the unit has lost its abilities', () => {
    const after = (event: string) =>
      sides(
        { ground: [{ id: 'SOR_128', upgrades: ['TWI_220'] }] },
        { hand: [event], ground: ['SOR_046'] },
        { active: 1 },
      )
        .play(event)
        .pick('SOR_128')
        .units('SOR_128').length;
    expect([after('SHD_079'), after('SOR_222')]).toEqual([1, 1]);
    const t = sides(
      { ground: [{ id: 'SOR_128', upgrades: ['TWI_220'] }] },
      { hand: ['SHD_131'], ground: ['SOR_046'] },
      { active: 1 },
    ).play('SHD_131');
    expect(t.units('SOR_128')).toHaveLength(1);
  });

  it('TWI_222: two Battle Droids unless the opponent gives up a card at random', () => {
    const t = sides({ hand: ['TWI_222'] }, { hand: ['SOR_095'] })
      .play('TWI_222')
      .no();
    expect([t.units('TOKEN_BATTLE_DROID').length, t.ids(1, 'hand').length]).toEqual([2, 1]);
    const u = sides({ hand: ['TWI_222'] }, { hand: ['SOR_095'] })
      .play('TWI_222')
      .yes();
    expect([u.units('TOKEN_BATTLE_DROID').length, u.ids(1, 'discard')]).toEqual([0, ['SOR_095']]);
  });

  it('TWI_225: a second of a kind for 5 less, only beside exactly one unit', () => {
    const t = sides({ hand: ['TWI_225', 'SOR_095', 'SOR_164'], ground: ['SOR_046'] }).play(
      'TWI_225',
    );
    expect(t.options()).toEqual(['play SOR_095']);
    const u = sides({ hand: ['TWI_225', 'SOR_095'], ground: ['SOR_046', 'SOR_046'] }).play(
      'TWI_225',
    );
    expect(u.asks()).toBe('1 action');
    const v = sides({ hand: ['TWI_225', 'SOR_095'], ground: ['SOR_095'] })
      .play('TWI_225')
      .pick('play SOR_095');
    expect(v.units('SOR_095')).toHaveLength(2);
  });
});
