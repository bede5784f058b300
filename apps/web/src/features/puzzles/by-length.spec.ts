import { describe, expect, it } from 'vitest';
import { lengthOf, nextUnsolved } from './by-length.js';

const puzzles = [1, 4, 7, 9].map((number) => ({ number }));

describe('a list of puzzles', () => {
  it('tells how long they are by the answers that win', () => {
    expect([1, 3, 4, 5, 6, 11].map((answers) => lengthOf({ answers }))).toEqual([
      'short',
      'short',
      'medium',
      'medium',
      'long',
      'long',
    ]);
  });

  it('leads to the next one that is not solved, at its end to the first again', () => {
    expect(nextUnsolved(puzzles, 1, new Set([4]))).toBe(7);
    expect(nextUnsolved(puzzles, 9, new Set([1]))).toBe(4);
    expect(nextUnsolved(puzzles, 5, new Set())).toBe(7);
  });

  it('leads nowhere where all others are solved', () => {
    expect(nextUnsolved(puzzles, 4, new Set([1, 7, 9]))).toBeNull();
  });
});
