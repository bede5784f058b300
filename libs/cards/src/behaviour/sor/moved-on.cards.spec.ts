/**
 * What an ability still means when a card has moved on, and
 * what outlasts the abilities of the card that made it.
 */
import { describe, expect, it } from 'vitest';
import { sides } from '../testing/rows.js';

describe('A unit that fell and lies among the resources is another copy (8.6.4)', () => {
  it('SOR_085: Rukh defeats no resource that the Superlaser Technician has become meanwhile', () => {
    const t = sides({ ground: ['SOR_085'] }, { ground: ['SOR_083'] })
      .attack('SOR_085', 'SOR_083')
      .pick('seat 1')
      .yes();
    expect([t.ids(1, 'resources').length, t.ready(1), t.ids(1, 'discard')]).toEqual([21, 21, []]);
  });

  it('SOR_085: Rukh comes too late for one that fell, when its owner is second', () => {
    const t = sides({ ground: ['SOR_085'] }, { ground: ['SOR_083'] })
      .attack('SOR_085', 'SOR_083')
      .pick('seat 0')
      .no();
    expect([t.ids(1, 'resources').length, t.ids(1, 'discard')]).toEqual([20, ['SOR_083']]);
  });

  it('SOR_122: Traitorous gives no resource back to the owner of the Technician it had taken', () => {
    const t = sides({ hand: ['SOR_122'] }, { ground: ['SOR_083'], hand: ['SOR_077'] })
      .play('SOR_122')
      .play('SOR_077')
      .pick('SOR_083')
      .yes();
    expect([
      t.ids(0, 'resources').length,
      t.ids(1, 'resources').length,
      t.ids(0, 'discard'),
    ]).toEqual([21, 20, ['SOR_122']]);
  });
});

describe('A lasting effect does not need the ability that made it (7.7.3B)', () => {
  it('SOR_062: the card that the Regional Governor named stays forbidden when it loses all abilities, and no longer once it is gone', () => {
    const t = sides({ hand: ['SOR_062'] }, { hand: ['SOR_138', 'SOR_095', 'SOR_077'] })
      .play('SOR_062')
      .move({ name: 'Battlefield Marine' });
    t.play('SOR_138').pass();
    expect(t.options()).not.toContain('play SOR_095');
    t.play('SOR_077').pass();
    expect(t.options()).toContain('play SOR_095');
  });
});
