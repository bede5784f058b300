import { describe, expect, it } from 'vitest';
import { sides } from '../testing/rows.js';

describe('Secrets of Power', () => {
  it('SEC_001: Palpatine finds a card with Plot, and makes the next one 3 cheaper as he deploys', () => {
    const t = sides({ leader: 'SEC_001', deck: ['SOR_046', 'SEC_255', 'SOR_095'] }).use('SEC_001');
    expect(t.options()).toEqual(['SEC_255']);
    expect(t.pick('SEC_255').ids(0, 'hand')).toEqual(['SEC_255']);
    const resources = ['SEC_172', ...Array.from({ length: 9 }, () => 'SOR_046')];
    const plotted = sides({ leader: 'SEC_001', base: 'SOR_023', resources }).use('SEC_001', 1);
    plotted.pick('SEC_001').pick('play SEC_172');
    const full = sides({
      leader: { id: 'SEC_001' },
      base: 'SOR_023',
      hand: ['SEC_172'],
      resources: 10,
    }).play('SEC_172');
    expect(plotted.units('SEC_172')).toHaveLength(1);
    expect(plotted.ready(0) - full.ready(0)).toBe(3);
  });

  it('SEC_042: Cassian weakens his attacker, and takes 2 less from enemy abilities', () => {
    const t = sides({ ground: ['SEC_042'] }, { ground: ['SOR_046'] }, { active: 1 }).attack(
      'SOR_046',
      'SEC_042',
    );
    expect(t.unit('SEC_042').damage).toBe(1);
    const own = sides({ ground: ['SEC_042'], hand: ['SOR_172'] }).play('SOR_172');
    expect(own.units('SEC_042')).toEqual([]);
    const theirs = sides({ ground: ['SEC_042'] }, { hand: ['SHD_178'] }, { active: 1 })
      .play('SHD_178')
      .pick('SEC_042');
    expect(theirs.unit('SEC_042').damage).toBe(0);
  });

  it('SEC_048: Rex and an enemy are Sentinels for the phase', () => {
    const t = sides({ hand: ['SEC_048'] }, { ground: ['SOR_046'] }).play('SEC_048');
    expect([t.unit('SEC_048').keywords, t.unit('SOR_046').keywords]).toEqual([
      { sentinel: 1 },
      { sentinel: 1 },
    ]);
  });

  it('SEC_050: the Vigil spares other units 1 and suffers 1 more itself, even of what cannot be prevented', () => {
    const hit = (id: string) =>
      sides({ ground: ['SOR_046'], space: ['SEC_050'] }, { hand: ['SOR_172'] }, { active: 1 })
        .play('SOR_172')
        .pick(id)
        .unit(id).damage;
    expect([hit('SOR_046'), hit('SEC_050')]).toEqual([3, 5]);
    const t = sides({ space: ['SEC_050'] }, { hand: ['JTL_234'] }, { active: 1 })
      .play('JTL_234')
      .pick('seat 0')
      .divide(0, 5);
    expect(t.unit('SEC_050').damage).toBe(6);
  });

  it('SEC_073: next round each enemy unit costs 1 or is exhausted', () => {
    const t = sides({ hand: ['SEC_073'] }, { ground: ['SOR_046', 'SOR_095'] }).play('SEC_073');
    t.pass().pass();
    while (t.decision.kind === 'resource') t.none();
    t.yes().no();
    expect([t.unit('SOR_046').ready, t.unit('SOR_095').ready, t.ready(1)]).toEqual([
      true,
      false,
      19,
    ]);
  });

  it('SEC_256: its unit captures an enemy with less remaining HP', () => {
    const t = sides(
      { hand: ['SEC_256'], ground: ['JTL_047'] },
      { ground: ['SOR_095', 'SOR_046'] },
    ).play('SEC_256');
    expect(t.unit('JTL_047').captives.map((c) => c.id)).toEqual(['SOR_095']);
  });

  it('SEC_264: 2 resources for 2 damage to a base', () => {
    const t = sides({ ground: [{ id: 'SOR_095', upgrades: ['SEC_264'] }] })
      .attack('SOR_095')
      .yes()
      .pick('SOR_029');
    expect([t.base(1), t.ready(0)]).toEqual([6, 18]);
  });
});
