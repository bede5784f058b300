/**
 * The errata of 2026 that change what a card does, each on a board on which the older wording has
 * another outcome.
 */
import type { Table } from '#rules';
import { describe, expect, it } from 'vitest';
import {
  deployed,
  hurt,
  sides,
  spent,
  upgradesOf,
  wearing,
  XP,
} from '../behaviour/testing/rows.js';

const BIG = 'SOR_046';
const owned = (t: Table, id: string, seat: number): Table => {
  t.state.owner = t.state.owner.with(t.state.id.indexOf(id), seat);
  return t;
};

describe('errata on boards', () => {
  it('ASH_179: one base is chosen, and all of the damage goes there', () => {
    const t = sides({ ground: ['ASH_179'], baseDamage: 11 });
    t.attack('ASH_179', 'SOR_029');
    const asked = [t.asks(), t.options().length];
    t.pick('SOR_029');
    expect([asked, t.base(0), t.base(1), t.asks()]).toEqual([['0 target', 2], 11, 10, '1 action']);
  });

  it('ASH_248: the printed power is asked for, whatever it has become', () => {
    const t = sides({ hand: ['ASH_248', 'HMW_133'], resources: 20 });
    t.play('ASH_248').pass().play('HMW_133').pass();
    expect([t.unit('HMW_133').power, t.options().includes('attack HMW_133')]).toEqual([10, true]);
  });

  it('SEC_033: units that come later in the phase are weaker too while they attack a base', () => {
    const t = sides({ hand: ['SEC_033'] }, { hand: ['HMW_203'], resources: 20 });
    t.play('SEC_033').play('HMW_203').pass().attack('HMW_203');
    expect(t.base(0)).toBe(3);
  });

  it('SEC_260: another card of that name counts, whatever its subtitle', () => {
    const t = sides({ hand: ['SEC_260'] }, { hand: ['SOR_087', 'LOF_037', BIG] });
    t.play('SEC_260').move({ name: 'Darth Vader' });
    expect(upgradesOf(t, 'SEC_260')).toEqual([XP, XP]);
  });

  it('SHD_012: the second damage comes after the first, though nobody took that', () => {
    const t = sides(
      { leader: deployed('SHD_012'), ground: ['SHD_169'] },
      { ground: [hurt(BIG, 5), 'SOR_095'] },
    );
    t.attack('SHD_169', 'SOR_029').pass().attack('SHD_012', 'SOR_029');
    t.none();
    expect([t.asks(), t.options().sort()]).toEqual([
      '0 target',
      ['SHD_012', 'SHD_169', BIG, 'SOR_095'].sort(),
    ]);
  });

  it('SHD_163: a card that a player discards from the hand of another counts', () => {
    const t = sides({ ground: ['SHD_163'], hand: ['SOR_200'] }, { hand: ['SOR_095', BIG] });
    t.play('SOR_200').pick(BIG);
    t.pick('SOR_029');
    expect(t.base(1)).toBe(2);
  });

  it('SHD_226: a captured unit is played from under its guard', () => {
    const t = sides(
      { hand: ['SHD_131'], ground: [BIG] },
      { ground: [wearing('SOR_095', 'SHD_226')] },
    );
    t.play('SHD_131').yes();
    expect([t.units('SOR_095').length, t.unit(BIG).captives.length]).toEqual([1, 0]);
    expect(t.state.players[0]!.units.map((c) => t.state.id[c])).toContain('SOR_095');
  });

  it('TWI_005: the unit has Exploit for the phase and no longer', () => {
    const t = sides({ leader: 'TWI_005', hand: ['TWI_163'], resources: 20 });
    t.use('TWI_005');
    if (t.asks() === '0 target') t.pick('play TWI_163');
    if (t.asks() === '0 payment') t.none();
    const now = t.unit('TWI_163').keywords;
    expect([now, t.nextRound().unit('TWI_163').keywords]).toMatchObject([{ exploit: 1 }, {}]);
    expect(t.unit('TWI_163').keywords).not.toHaveProperty('exploit');
  });

  it('TWI_072: whoever attacks it in this phase is weaker, one that came later too', () => {
    const t = sides(
      { hand: ['TWI_072'], ground: [BIG] },
      { ground: [spent('SOR_164')], hand: ['LAW_078'], resources: 20 },
    );
    t.play('TWI_072');
    t.play('LAW_078');
    if (t.asks() === '1 order') t.pick('LAW_078');
    if (t.asks() === '1 optional') t.yes();
    if (t.asks() === '1 defender') t.pick(BIG);
    expect(t.unit(BIG).damage).toBe(0);
  });

  it('TWI_211: the owner takes the token back, whoever controlled it in between', () => {
    const t = owned(
      sides({ hand: ['TWI_211'] }, { ground: ['TOKEN_BATTLE_DROID'] }),
      'TOKEN_BATTLE_DROID',
      1,
    );
    t.play('TWI_211');
    const taken = t.state.players[0]!.units.map((c) => t.state.id[c]);
    t.nextRound();
    expect([taken, t.state.players[1]!.units.length]).toEqual([
      ['TWI_211', 'TOKEN_BATTLE_DROID'],
      1,
    ]);
  });
});
