import { expect, it } from 'vitest';
import type { PuzzleView } from '#contracts';
import { puzzleState } from './puzzle-state.js';

const puzzle = { round: 6, record: { moves: Array.from({ length: 90 }) } } as unknown as PuzzleView;
const running = { result: null };
const ended = (winner: 'person' | 'bot') => ({
  result: { winner, winners: [winner === 'person' ? 0 : 1], cause: 'played' as const },
});
const won = ended('person');
const lost = ended('bot');
const board = { at: 92, round: 6, phase: 'action' } as const;

it('is solved by a win in its own phase, and by no later one', () => {
  expect(puzzleState(puzzle, running, { ...board, at: 90 })).toBe('first');
  expect(puzzleState(puzzle, running, board)).toBe('going');
  expect(puzzleState(puzzle, won, { ...board, phase: 'over' })).toBe('solved');
  expect(puzzleState(puzzle, won, { ...board, round: 7, phase: 'over' })).toBe('again');
  expect(puzzleState(puzzle, lost, { ...board, phase: 'over' })).toBe('again');
  expect(puzzleState(puzzle, running, { ...board, phase: 'regroup' })).toBe('again');
  expect(puzzleState(puzzle, running, { ...board, round: 7 })).toBe('again');
  expect(puzzleState(puzzle, running, { ...board, at: 89 })).toBe('again');
});
