import { describe, expect, it } from 'vitest';
import { logLine, type Names } from './log.js';

const names: Names = { card: String, seat: (seat) => ['Ana', 'Ben', 'Cleo'][seat] ?? '' };
const over = (winners: number[]) => ({ e: 'game-ended', winners, reason: 'played' }) as const;

describe('the log of an end', () => {
  it('names whoever won', () => {
    expect(logLine('en', over([1]), names)).toBe('The game is over: Ben wins.');
  });

  it('tells a draw of two', () => {
    expect(logLine('en', over([0, 1]), names)).toBe('The game is over: a draw.');
  });

  it('tells those of several who share the victory', () => {
    const several = { ...names, several: true };
    expect(logLine('en', over([0, 2]), several)).toBe(
      'The game is over: shared victory of Ana, Cleo.',
    );
    expect(logLine('es', over([0, 2]), several)).toContain('victoria compartida de Ana, Cleo');
  });
});
