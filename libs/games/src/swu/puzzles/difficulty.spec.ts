import { describe, expect, it } from 'vitest';
import { difficultyOf, puzzleOfDay } from './difficulty.js';
import { keptPuzzles } from './kept.js';
import { readPuzzle } from './puzzle.js';

const none = { tries: 0, solved: 0 };
const day = 24 * 60 * 60 * 1_000;

describe('how hard a puzzle is', () => {
  it('is estimated from the ways through its line until there are ten first tries', () => {
    const of = (...choices: number[]) => difficultyOf({ choices }, none);
    expect(of(2, 1, 2)).toEqual({ difficulty: 'easy', isEstimated: true });
    expect(of(3, 5, 2, 2)).toEqual({ difficulty: 'medium', isEstimated: true });
    expect(of(4, 9, 3, 2, 3)).toEqual({ difficulty: 'hard', isEstimated: true });
    expect(difficultyOf({ choices: [2] }, { tries: 9, solved: 0 }).isEstimated).toBe(true);
  });

  it('is what the first tries say from then on', () => {
    const of = (solved: number) => difficultyOf({ choices: [2, 1, 2] }, { tries: 10, solved });
    expect(of(7)).toEqual({ difficulty: 'easy', isEstimated: false });
    expect(of(5)).toEqual({ difficulty: 'medium', isEstimated: false });
    expect(of(3)).toEqual({ difficulty: 'hard', isEstimated: false });
  });
});

describe('the puzzle of the day', () => {
  const puzzles = keptPuzzles().map(readPuzzle);

  it('offers two first actions besides passing, and is never one of the easy ones', () => {
    const shown = Array.from({ length: 200 }, (_, index) => puzzleOfDay(puzzles, index * day));
    expect(new Set(shown).size).toBeGreaterThan(30);
    for (const number of shown) {
      const { choices = [] } = puzzles[number - 1] ?? {};
      expect(choices[0]).toBeGreaterThan(2);
      expect(difficultyOf({ choices }, none).difficulty).not.toBe('easy');
    }
  });

  it('stays for a day by UTC, and is another one on the next', () => {
    const at = (text: string) => puzzleOfDay(puzzles, Date.parse(text));
    expect(at('2026-12-01T00:00:00Z')).toBe(at('2026-12-01T23:59:59Z'));
    expect(at('2026-12-02T00:00:00Z')).not.toBe(at('2026-12-01T23:59:59Z'));
    expect(puzzleOfDay([{ choices: [2, 1] }], 0)).toBe(0);
  });
});
