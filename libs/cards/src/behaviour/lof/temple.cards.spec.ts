import { describe, expect, it } from 'vitest';
import { sides, upgradesOf } from '../testing/rows.js';

describe('Legends of the Force', () => {
  it('LOF_004: Kanan shields a Creature or Spectre, and fights better beside one', () => {
    const t = sides({ leader: 'LOF_004', ground: ['SOR_164', 'SOR_046'] }).use('LOF_004');
    expect([upgradesOf(t, 'SOR_164'), upgradesOf(t, 'SOR_046')]).toEqual([['TOKEN_SHIELD'], []]);
    expect(
      sides({ leader: { id: 'LOF_004', deployed: true }, ground: ['SOR_164'] }).unit('LOF_004')
        .power,
    ).toBe(5);
    expect(
      sides({ leader: { id: 'LOF_004', deployed: true }, ground: ['SOR_046'] }).unit('LOF_004')
        .power,
    ).toBe(3);
  });

  it('LOF_010: the Third Sister hides the unit she plays; deployed, the next unit, not a Pilot', () => {
    expect(
      sides({ leader: 'LOF_010', hand: ['SOR_128'] })
        .use('LOF_010')
        .pick('play SOR_128')
        .unit('SOR_128').keywords,
    ).toEqual({ hidden: 1 });
    const t = sides({
      leader: { id: 'LOF_010', deployed: true },
      hand: ['JTL_036', 'SOR_128', 'SOR_128'],
      space: ['SOR_237'],
    })
      .attack('LOF_010')
      .pass();
    t.pick('play JTL_036 pilot').pass().play('SOR_128').pass().play('SOR_128');
    expect(t.units('SOR_128').map((u) => u.keywords)).toEqual([{ hidden: 1 }, {}]);
  });

  it('LOF_016: Qui-Gon sends one home and fields a cheaper one for nothing', () => {
    const t = sides({
      leader: 'LOF_016',
      base: 'SOR_020',
      force: true,
      ground: ['SOR_046'],
      hand: ['SOR_095', 'SOR_128', 'SOR_164'],
    }).use('LOF_016');
    expect(t.options()).toEqual(['play SOR_095']);
    t.pick('play SOR_095');
    expect([t.ready(0), t.units('SOR_046').length, t.units('SOR_095').length]).toEqual([20, 0, 1]);
  });

  it('LOF_037: Vader shields both sides, and breaks a shielded enemy', () => {
    const t = sides({ hand: ['LOF_037'] }, { ground: ['SOR_046'] }).play('LOF_037');
    expect([upgradesOf(t, 'LOF_037'), upgradesOf(t, 'SOR_046')]).toEqual([
      ['TOKEN_SHIELD'],
      ['TOKEN_SHIELD'],
    ]);
    const u = sides(
      { ground: ['LOF_037'] },
      { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }, 'SOR_095'] },
    ).attack('LOF_037', 'SOR_029');
    expect([u.units('SOR_046').length, u.units('SOR_095').length]).toEqual([0, 1]);
  });

  it('LOF_045: Yaddle’s other Jedi restore 1 for the phase', () => {
    const t = sides({ ground: ['LOF_045', 'TWI_050', 'SOR_046'] })
      .attack('LOF_045')
      .move({ pick: [0] });
    expect([t.unit('TWI_050').keywords.restore, t.unit('SOR_046').keywords.restore]).toEqual([
      1,
      undefined,
    ]);
  });

  it('LOF_101: Yoda strikes when the Force is used, twice the number of his units', () => {
    const t = sides(
      { hand: ['LOF_101'], ground: ['SOR_095'], force: true, baseDamage: 6 },
      { ground: ['SOR_046'] },
    )
      .play('LOF_101')
      .yes()
      .pick('SOR_023')
      .pick('SOR_046');
    expect([t.base(0), t.unit('SOR_046').damage]).toEqual([1, 4]);
  });

  it('LOF_139: the fury costs a card with each attack', () => {
    const t = sides({
      hand: ['SOR_128'],
      ground: [{ id: 'SOR_095', upgrades: ['LOF_139'] }],
    }).attack('SOR_095');
    expect([t.ids(0, 'discard'), t.base(1)]).toEqual([['SOR_128'], 6]);
  });

  it('LOF_204: Zuckuss hits harder when he names what is on top of the deck', () => {
    const named = (name: string) =>
      sides({ ground: ['LOF_204'] }, { deck: ['SOR_095'] })
        .attack('LOF_204')
        .move({ name })
        .base(1);
    expect([named('Battlefield Marine'), named('Wampa')]).toEqual([8, 4]);
  });
});
