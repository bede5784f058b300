import { describe, expect, it } from 'vitest';
import { rulesEngine } from '../screen/engine.js';
import { faultOf, puzzleCount, puzzleOf } from './kept.js';
import { type Puzzle, readPuzzle, writtenPuzzle } from './puzzle.js';
import { PUZZLES } from './puzzles.gen.js';

const most = 2_500;
/** `npx conclave puzzles` checks all of them. */
const sample = Array.from({ length: puzzleCount }, (_, index) => index + 1).filter(
  (number) => number % 101 === 1,
);
const known = (number: number): Puzzle => puzzleOf(number) as Puzzle;
const fault = (puzzle: Puzzle) => faultOf(rulesEngine(), puzzle, most);

describe('a puzzle', () => {
  it.each(sample)('%i: its line wins for sure, and no other first action wins', (number) => {
    expect(fault(known(number))).toBeNull();
  });

  it('is written and read again as it was, each of another game', () => {
    expect(PUZZLES.map((text) => writtenPuzzle(readPuzzle(text)))).toEqual(PUZZLES);
    expect(new Set(PUZZLES.map((text) => readPuzzle(text).seed)).size).toBe(puzzleCount);
  });

  it('does not hold with another line, another deal or another round', () => {
    const puzzle = known(1);
    const { line, moves, round } = puzzle;
    expect(fault({ ...puzzle, line: line.slice(0, -1) })).toBe('its line is no sure win');
    expect(fault({ ...puzzle, round: round + 1 })).toBe('it stands in another round');
    expect(fault({ ...puzzle, moves: moves.slice(0, -1) })).toMatch(/may still act|another round/);
    expect(fault({ ...puzzle, seed: 'another' })).not.toBeNull();
  });
});
