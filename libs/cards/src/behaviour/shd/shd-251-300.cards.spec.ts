import type { SideSetup } from '#rules';
import { captivesOf, sides, upgradesOf } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

describe('Shadows of the Galaxy, 251 to 300', () => {
  it('SHD_251: with his Rifle the Mandalorian captures an exhausted enemy', () => {
    const foes: SideSetup = { ground: [{ id: 'SOR_046', ready: false }, 'SOR_095'] };
    const t = sides({ hand: ['SHD_251'], ground: ['SHD_049'] }, foes).play('SHD_251');
    expect(captivesOf(t, 'SHD_049')).toEqual(['SOR_046']);
    expect(captivesOf(sides({ hand: ['SHD_251'], ground: ['SHD_162'] }, foes).play('SHD_251'), 'SHD_162')).toEqual([]);
  });

  it('SHD_252: 3 healing for the own base', () => {
    expect(
      sides({ hand: ['SHD_252'], baseDamage: 5 })
        .play('SHD_252')
        .base(0),
    ).toBe(2);
  });

  it('SHD_253: two Mandalorian or upgrade cards out of the top eight', () => {
    const t = sides({
      hand: ['SHD_253'],
      deck: ['SOR_046', 'SHD_162', 'SOR_069', 'SOR_172', 'SHD_056'],
    }).play('SHD_253');
    expect(t.options()).toEqual(['SHD_162', 'SOR_069', 'SHD_056']);
    expect(t.pick('SHD_162', 'SOR_069').ids(0, 'hand').sort()).toEqual(['SHD_162', 'SOR_069']);
  });

  it('SHD_254: the Initiate, beside another Bounty Hunter, may deal 2 to a ground unit', () => {
    const t = sides({ hand: ['SHD_254'], ground: ['SOR_179'] }, { ground: ['SOR_046'], space: ['SOR_237'] })
      .play('SHD_254')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(2);
    expect(
      sides({ hand: ['SHD_254'] }, { ground: ['SOR_046'] })
        .play('SHD_254')
        .asks(),
    ).toBe('1 action');
  });

  it('SHD_255: Lady Proxima deals 1 to a base for each other Underworld card', () => {
    const t = sides({ hand: ['SHD_255', 'SOR_247'] })
      .play('SHD_255')
      .pass()
      .play('SOR_247')
      .pick('SOR_029');
    expect(t.base(1)).toBe(1);
  });

  it('SHD_256: any player may hire the Gunship for 4', () => {
    const t = sides({ space: ['SHD_256'] }, {}, { active: 1 }).use('SHD_256');
    expect([t.state.players[1]?.units.length, t.ready(1)]).toEqual([1, 16]);
    expect(t.use('SHD_256').state.players[0]?.units.length).toBe(1);
  });

  it('SHD_258: the Warrior gives Experience to another Mandalorian', () => {
    const t = sides({ hand: ['SHD_258'], ground: ['SHD_162', 'SOR_095'] })
      .play('SHD_258')
      .pick('SHD_162');
    expect(upgradesOf(t, 'SHD_162')).toEqual(['TOKEN_EXPERIENCE']);
  });

  it('SHD_260: the Recruiter brings an Underworld card back', () => {
    const t = sides({ hand: ['SHD_260'], discard: ['SHD_029', 'SOR_046'] }).play('SHD_260');
    expect(t.options()).toEqual(['SHD_029']);
    expect(t.pick('SHD_029').ids(0, 'hand')).toEqual(['SHD_029']);
  });

  it('SHD_261: the Rich Reward is Experience for up to two units', () => {
    const t = sides({ hand: ['SOR_172'], ground: ['SOR_046', 'SOR_095'] }, { ground: [{ id: 'SOR_128', upgrades: ['SHD_261'] }] })
      .play('SOR_172')
      .pick('SOR_128')
      .pick('SOR_046', 'SOR_095');
    expect([upgradesOf(t, 'SOR_046'), upgradesOf(t, 'SOR_095')]).toEqual([['TOKEN_EXPERIENCE'], ['TOKEN_EXPERIENCE']]);
  });
});
