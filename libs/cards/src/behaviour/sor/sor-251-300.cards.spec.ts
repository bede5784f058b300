import { sides } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

describe('Spark of Rebellion, 251 to 300', () => {
  it('SOR_251: Confiscate defeats an upgrade', () => {
    expect(
      sides({ hand: ['SOR_251'] }, { ground: [{ id: 'SOR_046', upgrades: ['SOR_120'] }] })
        .play('SOR_251')
        .ids(1, 'discard'),
    ).toEqual(['SOR_120']);
  });

  it('SOR_252: Restock puts up to four cards of one discard pile under their owner’s deck', () => {
    const theirs = ['SOR_128', 'SOR_225', 'SOR_237', 'SOR_095', 'SOR_232'];
    const t = sides({ hand: ['SOR_252'] }, { discard: theirs, deck: ['SOR_046'] })
      .play('SOR_252')
      .pick('seat 1')
      .pick('SOR_128', 'SOR_237', 'SOR_095', 'SOR_232');
    expect([t.ids(1, 'discard'), t.ids(1, 'deck')[0], t.ids(1, 'deck').slice(1).sort()]).toEqual([['SOR_225'], 'SOR_046', ['SOR_095', 'SOR_128', 'SOR_232', 'SOR_237']]);
    expect(
      sides({ hand: ['SOR_252'] }, { discard: theirs })
        .play('SOR_252')
        .pick('seat 1')
        .none()
        .ids(1, 'discard'),
    ).toEqual(theirs);
  });
});
