import type { SideSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { sides } from '../testing/rows.js';

describe('Twilight of the Republic: generals', () => {
  it('TWI_003: Obi-Wan heals; deployed, he passes the damage on to another unit', () => {
    expect(
      sides({ leader: 'TWI_003', ground: [{ id: 'SOR_046', damage: 2 }] })
        .use('TWI_003')
        .unit('SOR_046').damage,
    ).toBe(1);
    const t = sides(
      { leader: { id: 'TWI_003', deployed: true }, ground: [{ id: 'SOR_046', damage: 2 }] },
      { ground: ['SOR_095'] },
    )
      .attack('TWI_003', 'SOR_029')
      .pick('SOR_046')
      .pick('SOR_095');
    expect([t.unit('SOR_046').damage, t.unit('SOR_095').damage]).toEqual([1, 1]);
  });

  it('TWI_007: Rex rewards an attack with a Clone; deployed, he hardens Troopers', () => {
    const t = sides({ leader: 'TWI_007', ground: ['SOR_046'] })
      .attack('SOR_046')
      .pass()
      .use('TWI_007');
    expect(t.units('TOKEN_CLONE_TROOPER')).toHaveLength(1);
    const u = sides({ leader: 'TWI_007' }).use('TWI_007', 1);
    expect(u.unit('TOKEN_CLONE_TROOPER').hp).toBe(3);
  });

  it('TWI_009: Maul lends Overwhelm for an attack, and to all once deployed', () => {
    expect(
      sides({ leader: 'TWI_009', ground: ['SOR_046'] }, { ground: ['SOR_128'] })
        .use('TWI_009')
        .pick('SOR_128')
        .base(1),
    ).toBe(2);
    expect(
      sides({ leader: { id: 'TWI_009', deployed: true }, ground: ['SOR_046'] }).unit('SOR_046')
        .keywords,
    ).toEqual({ overwhelm: 1 });
  });

  it('TWI_013: Mace Windu hurts the hurt, twice at 5 damage', () => {
    const hurt = (damage: number) =>
      sides({ leader: 'TWI_013' }, { ground: [{ id: 'SOR_046', damage }] })
        .use('TWI_013')
        .unit('SOR_046').damage;
    expect([hurt(2), hurt(4)]).toEqual([3, 6]);
    const t = sides(
      { leader: 'TWI_013' },
      { ground: [{ id: 'SOR_046', damage: 1 }, 'SOR_095'] },
    ).use('TWI_013', 1);
    expect([t.unit('SOR_046').damage, t.unit('SOR_095').damage]).toEqual([3, 0]);
  });

  it('TWI_015: Grievous makes a Droid a Sentinel; deployed, stronger too', () => {
    expect(
      sides({ leader: 'TWI_015', ground: ['TWI_229'] })
        .use('TWI_015')
        .unit('TWI_229').keywords,
    ).toEqual({ sentinel: 1 });
    const t = sides({ leader: { id: 'TWI_015', deployed: true }, ground: ['TWI_229'] })
      .attack('TWI_015')
      .pick('TWI_229');
    expect([t.unit('TWI_229').keywords, t.unit('TWI_229').power]).toEqual([{ sentinel: 1 }, 2]);
  });

  it('TWI_018: Quinlan Vos answers a unit with damage to one of its cost, deployed to a cheaper one too', () => {
    const t = sides({ leader: 'TWI_018', hand: ['SOR_095'] }, { ground: ['SOR_128', 'SOR_095'] })
      .play('SOR_095')
      .yes();
    expect([
      t.unit('SOR_128').damage,
      t
        .units('SOR_095')
        .map((u) => u.damage)
        .sort(),
    ]).toEqual([0, [0, 1]]);
    const u = sides(
      { leader: { id: 'TWI_018', deployed: true }, hand: ['SOR_095'] },
      { ground: ['SOR_128', 'SOR_046'] },
    ).play('SOR_095');
    expect(u.options()).toEqual(['SOR_128']);
  });

  it('TWI_051: 2 cheaper beside three Republic units; Coordinate with Restore 2', () => {
    const spent = (...ground: string[]) =>
      20 -
      sides({ hand: ['TWI_051'], ground })
        .play('TWI_051')
        .pick(ground[0] as string)
        .ready(0);
    expect(spent('TWI_050', 'SOR_046', 'SOR_095') - spent('TWI_050', 'LOF_045', 'TWI_196')).toBe(2);
    const t = sides({ ground: [{ id: 'SOR_095', upgrades: ['TWI_051'] }, 'SOR_046', 'SOR_164'] });
    expect(t.unit('SOR_095').keywords).toEqual({ coordinate: 1, restore: 2 });
    expect(
      sides({ ground: [{ id: 'SOR_095', upgrades: ['TWI_051'] }] }).unit('SOR_095').keywords,
    ).toEqual({ coordinate: 1 });
  });

  it('TWI_058: the starfighter flies with the Force, unit or upgrade', () => {
    const power = (you: SideSetup) => sides({ space: ['TWI_058'], ...you }).unit('TWI_058').power;
    expect([power({}), power({ ground: ['TWI_050'] })]).toEqual([1, 2]);
  });

  it('TWI_096: Aayla Secura, one of three, takes no combat damage as she attacks', () => {
    const damage = (...others: string[]) =>
      sides({ ground: ['TWI_096', ...others] }, { ground: ['SOR_046'] })
        .attack('TWI_096', 'SOR_046')
        .unit('TWI_096').damage;
    expect([damage('SOR_095'), damage('SOR_095', 'SOR_164')]).toEqual([3, 0]);
  });

  it('TWI_193: R2-D2 trades a card for one of the top three', () => {
    const t = sides({
      hand: ['TWI_193', 'SOR_128'],
      deck: ['SOR_046', 'SOR_095', 'SOR_164', 'SOR_237'],
    })
      .play('TWI_193')
      .yes();
    expect(t.options()).toEqual(['SOR_046', 'SOR_095', 'SOR_164']);
    expect([t.pick('SOR_095').ids(0, 'hand'), t.ids(0, 'discard')]).toEqual([
      ['SOR_095'],
      ['SOR_128'],
    ]);
  });
});
