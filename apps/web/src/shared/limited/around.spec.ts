import { describe, expect, it } from 'vitest';
import { chairAt, neighboursOf } from './around.js';

describe('the table seen from above', () => {
  it('has the own seat at the bottom, wherever it is', () => {
    for (const bottom of [0, 3, 7])
      expect(chairAt(bottom, 8, bottom)).toEqual({
        left: expect.closeTo(50),
        top: expect.closeTo(92),
      });
  });

  it('has the next seat, the left neighbour, at the left', () => {
    expect(chairAt(2, 4, 1).left).toBeLessThan(20);
    expect(chairAt(0, 4, 1).left).toBeGreaterThan(80);
  });

  it('has the seat opposite at the top', () => {
    expect(chairAt(5, 8, 1)).toEqual({ left: expect.closeTo(50), top: expect.closeTo(8) });
  });
});

describe('neighbours', () => {
  it('pass to the next seat when packs go left', () => {
    expect(neighboursOf(7, 8, 'left')).toEqual({ from: 6, to: 0 });
  });
  it('pass to the seat before when packs go right', () => {
    expect(neighboursOf(0, 8, 'right')).toEqual({ from: 1, to: 7 });
  });
});
