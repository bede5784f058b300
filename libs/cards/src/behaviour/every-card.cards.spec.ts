import { describe, expect, it } from 'vitest';
import { engine, sides } from './testing/rows.js';

describe('the Clone Wars and the pilots', () => {
  it('TWI_246: each of the next three Republic cards costs 1 less, the fourth does not', () => {
    const t = sides({ space: ['TWI_246'], hand: ['TWI_240', 'TWI_240', 'TWI_240', 'TWI_240'] });
    t.attack('TWI_246', 'SOR_029');
    const spent: number[] = [];
    for (let i = 0; i < 4; i++) {
      t.pass();
      const before = t.ready(0);
      t.play('TWI_240');
      spent.push(before - t.ready(0));
    }
    expect([spent[0], spent[1], spent[2]]).toEqual([spent[0], spent[0], spent[0]]);
    expect((spent[3] ?? 0) - (spent[0] ?? 0)).toBe(1);
  });

  it('TWI_255: a leader keeps its epic action and nothing else', () => {
    const t = sides({ leader: 'SOR_005', ground: ['TWI_255', 'SOR_095'] });
    const uses = t.options().filter((o) => o.startsWith('use SOR_005'));
    expect(uses).toEqual(['use SOR_005 1']);
  });

  it('JTL_049: L3-37 becomes an upgrade instead of being defeated', () => {
    const t = sides({ ground: ['JTL_049'], space: ['SOR_237'] }, { hand: ['SHD_079'] }, { active: 1 });
    t.play('SHD_079').pick('JTL_049').yes();
    expect([t.units('JTL_049').length, t.unit('SOR_237').upgrades.map((u) => u.id)]).toEqual([0, ['JTL_049']]);
  });

  it('JTL_074: only the next damage to the chosen base is prevented', () => {
    const t = sides({ hand: ['JTL_074'] }, { ground: ['SOR_095', 'SOR_046'] });
    t.play('JTL_074').pick('SOR_023').attack('SOR_095', 'SOR_023');
    expect(t.base(0)).toBe(0);
    t.pass().attack('SOR_046', 'SOR_023');
    expect(t.base(0)).toBe(3);
  });

  it('JTL_233: units in one arena with a combined cost of 3', () => {
    const t = sides({ hand: ['JTL_233'] }, { ground: ['SOR_128', 'SOR_095'], space: ['SOR_237'] });
    t.play('JTL_233').pick('SOR_128');
    expect(t.options()).not.toContain('SOR_237');
  });
});

describe('the Force and the Senate', () => {
  it('LOF_202: exhausts units with a combined power of 4', () => {
    const t = sides({ hand: ['LOF_202'] }, { ground: ['SOR_095', 'SOR_128', 'SOR_232'] });
    t.play('LOF_202');
    expect(t.options()).not.toContain('SOR_232');
    t.pick('SOR_095');
    expect(t.options()).not.toContain('SOR_128');
    expect(t.unit('SOR_128').ready).toBe(true);
  });

  it('SEC_101: another unit that shares a trait is given up instead of the damage', () => {
    const t = sides({ ground: ['SEC_101', 'TWI_059'] }, { hand: ['SOR_172'] }, { active: 1 });
    t.play('SOR_172').pick('SEC_101');
    expect([t.asks(), t.options()]).toEqual(['0 target', ['TWI_059']]);
    t.pick('TWI_059');
    expect([t.unit('SEC_101').damage, t.units('TWI_059').length]).toEqual([0, 0]);
  });

  it('SEC_106: captures any number of units with at most 7 remaining HP in all', () => {
    const t = sides({ hand: ['SEC_106'], ground: ['SOR_046'] }, { ground: ['SOR_095', 'SOR_232'] });
    t.play('SEC_106').pick('SOR_095');
    expect(t.unit('SOR_046').captives.map((c) => c.id)).toEqual(['SOR_095']);
    expect(t.units('SOR_232').length).toBe(1);
  });

  it('SEC_122: a Droid may be exhausted to pay', () => {
    const t = sides({
      space: ['SEC_122'],
      ground: ['TOKEN_BATTLE_DROID'],
      hand: ['SOR_046'],
      resources: 20,
    });
    t.play('SOR_046').pick('TOKEN_BATTLE_DROID');
    expect(t.unit('TOKEN_BATTLE_DROID').ready).toBe(false);
  });

  it('SEC_145: cannot be played after another action', () => {
    const t = sides({ hand: ['SEC_145'], leader: 'SOR_010', ground: ['SOR_095'] });
    expect(t.options()).toContain('play SEC_145');
    t.attack('SOR_095', 'SOR_029').pass();
    expect(t.options()).not.toContain('play SEC_145');
  });

  it('SEC_145: whoever alone has units in the arena wins as the regroup phase starts', () => {
    const t = sides({ hand: ['SEC_145'], ground: ['SOR_095'] })
      .play('SEC_145')
      .pick('mode 1');
    while (!t.state.outcome) t.pass();
    expect(t.state.outcome.winners).toEqual([0]);
  });

  it('SEC_195: a base is the guard until the regroup phase', () => {
    const t = sides({ hand: ['SEC_195'] }, { ground: ['SOR_095'] }).play('SEC_195');
    const seen = engine.view(t.state, null).players[0]?.base.captives.map((c) => c.id);
    expect([seen, t.units('SOR_095').length]).toEqual([['SOR_095'], 0]);
    t.nextRound();
    expect(t.units('SOR_095').length).toBe(1);
  });

  it('SEC_205: the discarded card may be played without its aspect penalties', () => {
    const t = sides({ ground: ['SEC_205'] }, { deck: ['SOR_046', 'SOR_095'] });
    t.attack('SEC_205', 'SOR_029').pass();
    expect(t.options()).toContain('play SOR_046');
  });

  it('SEC_053: is not played from the hand', () => {
    const t = sides({ hand: ['SEC_053'], resources: 3 }, { ground: ['SOR_095'] });
    expect(t.options()).not.toContain('play SEC_053');
  });
});

describe('lawless times and ashes', () => {
  it('LAW_036: seven units count as 7/7', () => {
    const t = sides({
      ground: ['LAW_036', 'SOR_095', 'SOR_095', 'SOR_095', 'SOR_095', 'SOR_095', 'SOR_095'],
    });
    expect(t.unit('SOR_095')).toMatchObject({ power: 7, hp: 7 });
    const six = sides({ ground: ['LAW_036', 'SOR_095'] });
    expect(six.unit('SOR_095')).toMatchObject({ power: 3, hp: 3 });
  });

  it('LAW_072: one regroup phase more, so four cards are drawn', () => {
    const t = sides({ ground: ['LAW_072'] }).nextRound();
    expect(t.ids(0, 'hand').length).toBe(4);
  });

  it('LAW_094: the top card of the deck is seen and played', () => {
    const t = sides({ ground: ['LAW_094'], deck: ['SOR_095', 'SOR_046'] });
    expect(engine.view(t.state, 0).players[0]?.deckTop?.id).toBe('SOR_095');
    expect(engine.view(t.state, 1).players[0]?.deckTop).toBeUndefined();
    t.use('LAW_094');
    expect(t.units('SOR_095').length).toBe(1);
  });

  it('LAW_130: the unit deals no combat damage in this phase', () => {
    const t = sides({ hand: ['LAW_130'] }, { ground: ['SOR_095'] }).play('LAW_130');
    t.attack('SOR_095', 'SOR_023');
    expect(t.base(0)).toBe(0);
  });

  it('LAW_231: an Experience token only where no resource was paid', () => {
    const paid = sides({ hand: ['LAW_231'] }).play('LAW_231');
    expect(paid.unit('LAW_231').upgrades).toEqual([]);
  });

  it('LAW_243: nobody plays cards of that name in this phase', () => {
    const t = sides({ hand: ['LAW_243'] }, { hand: ['SOR_095'] }).play('LAW_243');
    t.move({ name: 'Battlefield Marine' });
    expect(t.options()).not.toContain('play SOR_095');
  });

  it('ASH_062: a Shield on the Mandalorian takes the damage of another unit', () => {
    const t = sides({ ground: [{ id: 'ASH_062', upgrades: ['TOKEN_SHIELD'] }, 'SOR_095'] }, { hand: ['SOR_172'] }, { active: 1 });
    t.play('SOR_172').pick('SOR_095').pick('TOKEN_SHIELD');
    expect([t.unit('SOR_095').damage, t.unit('ASH_062').upgrades]).toEqual([0, []]);
  });

  it('ASH_094: is defeated to create twice as many tokens', () => {
    const t = sides({ ground: ['ASH_094', 'SOR_095'], hand: ['SOR_073'] }).play('SOR_073');
    t.pick('SOR_095').yes();
    expect([t.unit('SOR_095').upgrades.length, t.units('ASH_094').length]).toEqual([2, 0]);
  });

  it('ASH_150: takes twice the damage', () => {
    const t = sides({ hand: ['SOR_172'] }, { ground: [{ id: 'SOR_232', upgrades: ['ASH_150'] }] });
    t.play('SOR_172');
    expect(t.units('SOR_232').length).toBe(0);
  });

  it('ASH_196: damage of Underworld cards goes through a Shield', () => {
    const t = sides({ space: ['ASH_196'] }, { ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }] });
    t.attack('ASH_196', 'SOR_029').pick('SOR_046');
    expect(t.unit('SOR_046')).toMatchObject({ damage: 2 });
    expect(t.unit('SOR_046').upgrades.length).toBe(1);
  });

  it('ASH_248: the next unit with 1 or less power enters play ready', () => {
    const t = sides({ hand: ['ASH_248', 'ASH_094'] })
      .play('ASH_248')
      .pass()
      .play('ASH_094');
    expect(t.unit('ASH_094').ready).toBe(true);
  });
});
