import { describe, expect, it } from 'vitest';
import { nextUnsolved } from './next-unsolved.js';

const puzzles = [1, 4, 7, 9].map((number) => ({ number }));

describe('a list of puzzles', () => {
  it('leads to the next one that is not solved, at its end to the first again', () => {
    expect(nextUnsolved(puzzles, 1, new Set([4]))).toBe(7);
    expect(nextUnsolved(puzzles, 9, new Set([1]))).toBe(4);
    expect(nextUnsolved(puzzles, 5, new Set())).toBe(7);
  });

  it('leads nowhere where all others are solved', () => {
    expect(nextUnsolved(puzzles, 4, new Set([1, 7, 9]))).toBeNull();
  });
});
