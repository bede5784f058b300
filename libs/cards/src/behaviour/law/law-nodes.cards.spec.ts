import { describe, expect, it } from 'vitest';
import { sides } from '../testing/rows.js';

describe('A Lawless Time', () => {
  it('LAW_247: damage for every Credit token there is by then', () => {
    const t = sides({ hand: ['LAW_247'], credits: 2 }, { ground: ['SOR_046'] })
      .play('LAW_247')
      .pick('0')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(3);
  });

  it('LAW_150: what the attached unit was given reaches the other Rebels, and nobody else', () => {
    const t = sides({
      ground: [{ id: 'SOR_046', upgrades: ['LAW_150'] }, 'SOR_098', 'SOR_239'],
    });
    expect([t.unit('SOR_046').power, t.unit('SOR_239').power]).toEqual([5, 4]);
  });
});
