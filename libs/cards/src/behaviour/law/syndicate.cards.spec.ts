import { describe, expect, it } from 'vitest';
import { sides, upgradesOf } from '../testing/rows.js';

describe('A Lawless Time', () => {
  it('LAW_002: Beckett sells a unit for a Credit, and collects on those he lent', () => {
    const t = sides({ leader: 'LAW_002', ground: ['SOR_128'] }).use('LAW_002');
    expect([t.state.players[0]?.credits, t.state.players[1]?.units.length]).toEqual([1, 1]);
    t.pass().use('LAW_002', 1).pick('SOR_128');
    expect([t.state.players[0]?.credits, t.ids(0, 'hand').length, t.ids(0, 'discard')]).toEqual([
      2,
      1,
      ['SOR_128'],
    ]);
  });

  it('LAW_101: the Lawbringer weakens enemies of one aspect', () => {
    const t = sides({ hand: ['LAW_101'] }, { ground: ['SOR_046', 'SOR_095'] })
      .play('LAW_101')
      .pick('mode 0');
    expect([t.unit('SOR_046').hp, t.unit('SOR_095').hp]).toEqual([5, 3]);
  });

  it('LAW_129: Mastery costs 1 less on a unique unit', () => {
    const spent = (id: string) =>
      20 -
      sides({ hand: ['LAW_129'], ground: [id], base: 'SOR_020' })
        .play('LAW_129')
        .ready(0);
    expect(spent('SOR_046') - spent('JTL_047')).toBe(1);
    const t = sides({
      hand: ['LAW_129'],
      ground: ['SOR_046', 'JTL_047'],
      base: 'SOR_020',
      resources: 3,
    });
    expect(t.options()).toContain('play LAW_129');
    expect(upgradesOf(t.play('LAW_129'), 'JTL_047')).toEqual(['LAW_129']);
  });

  it('LAW_200: the Blaster is used from the discard pile only by whoever can play it', () => {
    const milled = (resources: number) =>
      sides({ ground: ['LAW_192'], deck: ['LAW_200'], base: 'SOR_026', resources })
        .attack('LAW_192', 'SOR_029')
        .pass();
    expect(milled(0).options()).not.toContain('use LAW_200 0');
    expect(upgradesOf(milled(20).use('LAW_200'), 'LAW_192')).toEqual(['LAW_200']);
  });

  it('LAW_173: BT-1 hurts a ground unit if the card discarded is Aggression', () => {
    const t = sides({ ground: ['LAW_173'], deck: ['SOR_128'] }, { ground: ['SOR_046'] }).attack(
      'LAW_173',
      'SOR_029',
    );
    expect(t.options()).toEqual(['LAW_173', 'SOR_046']);
    expect(t.pick('SOR_046').unit('SOR_046').damage).toBe(1);
    expect(
      sides({ ground: ['LAW_173'], deck: ['SOR_063'] }, { ground: ['SOR_046'] })
        .attack('LAW_173', 'SOR_029')
        .asks(),
    ).toBe('1 action');
  });
});
