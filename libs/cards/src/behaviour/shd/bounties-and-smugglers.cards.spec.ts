import { sides } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

describe('Bounties and what they pay', () => {
  it.each(['SHD_027', 'SHD_095'])('%s is worth a card', (id) => {
    const t = sides({ hand: ['SOR_172'], deck: ['SOR_095'] }, { ground: [id] })
      .play('SOR_172')
      .yes();
    expect(t.ids(0, 'hand')).toEqual(['SOR_095']);
  });
});
