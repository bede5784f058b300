import { describe, expect, it } from 'vitest';
import { sides } from '../testing/rows.js';

describe('Ashes of the Empire', () => {
  it('ASH_070: no more than 4 damage at once reaches the base behind the droid', () => {
    const t = sides({ ground: ['ASH_070'] }, { ground: ['SOR_089'] }, { active: 1 }).attack(
      'SOR_089',
      'SOR_023',
    );
    expect(t.base(0)).toBe(4);
  });

  it('ASH_209: Ezra lends what he has for one attack of another unit, who is asked whether it is upgraded', () => {
    const t = sides(
      { hand: ['ASH_209'], ground: [{ id: 'SOR_095', upgrades: ['TOKEN_EXPERIENCE'] }] },
      { ground: ['SOR_046'] },
    )
      .play('ASH_209')
      .pick('SOR_095')
      .pick('SOR_029')
      .pick('SOR_046');
    expect([t.base(1), t.unit('SOR_046').power]).toEqual([4, 0]);
    const plain = sides({ hand: ['ASH_209'], ground: ['SOR_095'] }, { ground: ['SOR_046'] })
      .play('ASH_209')
      .pick('SOR_095')
      .pick('SOR_029');
    expect([plain.base(1), plain.asks()]).toEqual([3, '1 action']);
  });

  it('ASH_222: a patrol with Saboteur lets another slip past a Sentinel, or nobody', () => {
    const t = sides({ hand: ['ASH_222'], ground: ['SOR_095'] }, { ground: ['SOR_063'] })
      .play('ASH_222')
      .pick('SOR_095');
    expect(t.options()).toEqual(['SOR_063', 'SOR_029']);
    t.pick('SOR_029');
    expect([t.base(1), t.unit('SOR_095').keywords]).toEqual([3, {}]);
    expect(
      sides({ hand: ['ASH_222'], ground: ['SOR_095'] })
        .play('ASH_222')
        .none()
        .base(1),
    ).toBe(0);
  });
});
