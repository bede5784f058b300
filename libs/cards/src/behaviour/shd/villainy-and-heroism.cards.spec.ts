import type { SideSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { captivesOf, sides, upgradesOf } from '../testing/rows.js';

describe('Villainy', () => {
  it('SHD_234: the Incinerator burns first', () => {
    const t = sides({ ground: ['SHD_234'] }, { ground: ['SOR_128'] }).attack('SHD_234', 'SOR_128');
    expect([t.unit('SHD_234').damage, t.units('SOR_128')]).toEqual([0, []]);
  });

  it('SHD_235: the Assassin hurts a friend as he comes', () => {
    const t = sides({ hand: ['SHD_235'], ground: ['SOR_046'] })
      .play('SHD_235')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(2);
  });

  it('SHD_239: Toro Calican hurts another Bounty Hunter to be ready, and may wait for the next one', () => {
    const t = sides({ ground: [{ id: 'SHD_239', ready: false }], hand: ['SOR_179', 'SHD_218'] })
      .play('SOR_179')
      .no()
      .pass()
      .play('SHD_218')
      .yes();
    expect([t.unit('SOR_179').damage, t.unit('SHD_218').damage, t.unit('SHD_239').ready]).toEqual([
      0,
      1,
      true,
    ]);
  });

  it('SHD_241: Kragan Gorr shields a friend in the arena of who attacks the base', () => {
    const t = sides(
      { ground: ['SHD_241'], space: ['SOR_237'] },
      { space: ['SOR_225'] },
      { active: 1 },
    ).attack('SOR_225', 'SOR_023');
    expect([upgradesOf(t, 'SOR_237'), upgradesOf(t, 'SHD_241')]).toEqual([['TOKEN_SHIELD'], []]);
  });

  it('SHD_242: the Light Cruiser of Moff Gideon lands a cheap villain out of hand or discard pile', () => {
    const t = sides({
      leader: 'SHD_007',
      hand: ['SHD_242', 'SOR_128', 'SOR_232'],
      discard: ['SHD_029'],
    }).play('SHD_242');
    expect(t.options()).toEqual(['play SOR_128', 'play SHD_029']);
    expect(t.pick('play SHD_029').units('SHD_029').length).toBe(1);
    expect(
      sides({ hand: ['SHD_242', 'SOR_128'] })
        .play('SHD_242')
        .asks(),
    ).toBe('1 action');
  });

  it('SHD_243: the deal is altered for a captive of one’s own', () => {
    const t = sides(
      { hand: ['SHD_243'], ground: [{ id: 'SOR_046', captives: ['SOR_164'] }] },
      { ground: [{ id: 'SOR_095', captives: ['SOR_232'] }] },
    ).play('SHD_243');
    expect([t.ids(1, 'discard'), captivesOf(t, 'SOR_046'), captivesOf(t, 'SOR_095')]).toEqual([
      ['SOR_164'],
      [],
      ['SOR_232'],
    ]);
  });

  it('SHD_244: No Bargain costs the opponent a card and gives one', () => {
    const t = sides({ hand: ['SHD_244'] }, { hand: ['SOR_095'] }).play('SHD_244');
    expect([t.ids(1, 'hand'), t.ids(0, 'hand').length]).toEqual([[], 1]);
  });
});

describe('Heroism', () => {
  it('SHD_245: Greef Karga finds an upgrade in the top five', () => {
    const t = sides({ hand: ['SHD_245'], deck: ['SOR_046', 'SOR_069', 'SOR_172'] }).play('SHD_245');
    expect(t.options()).toEqual(['SOR_069']);
    expect(t.pick('SOR_069').ids(0, 'hand')).toEqual(['SOR_069']);
  });

  it('SHD_246: the opponent points at their own unit or base, the Y-Wing may hit it for 2', () => {
    const t = sides({ space: ['SHD_246'] }, { ground: ['SOR_046'] }).attack('SHD_246', 'SOR_029');
    expect([t.asks(), t.options()]).toEqual(['1 target', ['SOR_046', 'SOR_029']]);
    expect(t.pick('SOR_046').yes().unit('SOR_046').damage).toBe(2);
  });

  it('SHD_250: a Wookiee that survives combat damage deals as much', () => {
    const t = sides({ ground: ['SHD_250'] }, { ground: ['SOR_095', 'SOR_232'] }).attack(
      'SHD_250',
      'SOR_095',
    );
    expect(t.unit('SOR_232').damage).toBe(3);
    const fallen = sides(
      { ground: ['SHD_250', { id: 'SHD_061', damage: 3 }] },
      { ground: ['SOR_046', 'SOR_232'] },
    ).attack('SHD_061', 'SOR_232');
    expect([fallen.unit('SOR_046').damage, fallen.asks()]).toEqual([0, '1 action']);
  });

  it('SHD_251: with his Rifle the Mandalorian captures an exhausted enemy', () => {
    const foes: SideSetup = { ground: [{ id: 'SOR_046', ready: false }, 'SOR_095'] };
    const t = sides({ hand: ['SHD_251'], ground: ['SHD_049'] }, foes).play('SHD_251');
    expect(captivesOf(t, 'SHD_049')).toEqual(['SOR_046']);
    expect(
      captivesOf(
        sides({ hand: ['SHD_251'], ground: ['SHD_162'] }, foes).play('SHD_251'),
        'SHD_162',
      ),
    ).toEqual([]);
  });

  it('SHD_253: two Mandalorian or upgrade cards out of the top eight', () => {
    const t = sides({
      hand: ['SHD_253'],
      deck: ['SOR_046', 'SHD_162', 'SOR_069', 'SOR_172', 'SHD_056'],
    }).play('SHD_253');
    expect(t.options()).toEqual(['SHD_162', 'SOR_069', 'SHD_056']);
    expect(t.pick('SHD_162', 'SOR_069').ids(0, 'hand').sort()).toEqual(['SHD_162', 'SOR_069']);
  });
});

describe('no aspect', () => {
  it('SHD_254: the Initiate, beside another Bounty Hunter, may deal 2 to a ground unit', () => {
    const t = sides(
      { hand: ['SHD_254'], ground: ['SOR_179'] },
      { ground: ['SOR_046'], space: ['SOR_237'] },
    )
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
    const t = sides(
      { hand: ['SOR_172'], ground: ['SOR_046', 'SOR_095'] },
      { ground: [{ id: 'SOR_128', upgrades: ['SHD_261'] }] },
    )
      .play('SOR_172')
      .pick('SOR_128')
      .pick('SOR_046', 'SOR_095');
    expect([upgradesOf(t, 'SOR_046'), upgradesOf(t, 'SOR_095')]).toEqual([
      ['TOKEN_EXPERIENCE'],
      ['TOKEN_EXPERIENCE'],
    ]);
  });
});
