import { describe, expect, it } from 'vitest';
import { outcomeOf, sameScore, scoreFault, turnedScore, type MatchShape } from './score.js';

const points: MatchShape = { kind: 'points', most: 200 };
const games: MatchShape = { kind: 'games', bestOf: 3 };

describe('the outcome of a score', () => {
  it.each([
    [{ a: 2, b: 1, drawn: 0 }, 'a'],
    [{ a: 0, b: 1, drawn: 1 }, 'b'],
    [{ a: 1, b: 1, drawn: 1 }, 'draw'],
    [{ a: 0, b: 0, drawn: 3 }, 'draw'],
    [{ a: 0, b: 0, drawn: 0 }, 'double-loss'],
    [{ a: 120, b: 145, drawn: 0, winner: 'a' }, 'a'],
    [{ a: 100, b: 100, drawn: 0, winner: 'draw' }, 'draw'],
    [{ a: 0, b: 0, drawn: 0, winner: 'draw' }, 'draw'],
  ] as const)('%j is %s', (score, outcome) => {
    expect(outcomeOf(score)).toBe(outcome);
  });

  it('turns with the sides', () => {
    expect(turnedScore({ a: 120, b: 145, drawn: 0, winner: 'a' })).toEqual({
      a: 145,
      b: 120,
      drawn: 0,
      winner: 'b',
    });
    expect(turnedScore({ a: 2, b: 1, drawn: 0 })).toEqual({ a: 1, b: 2, drawn: 0 });
  });

  it('makes two scores with the same points different', () => {
    const won = { a: 100, b: 100, drawn: 0, winner: 'a' } as const;
    expect(sameScore(won, { ...won, winner: 'b' })).toBe(false);
  });
});

describe('a score by points', () => {
  it.each([
    [{ a: 200, b: 0, drawn: 0, winner: 'a' }, null],
    [{ a: 80, b: 120, drawn: 0, winner: 'a' }, null],
    [{ a: 80, b: 80, drawn: 0, winner: 'draw' }, null],
    [{ a: 201, b: 0, drawn: 0, winner: 'a' }, 'score-too-many-points'],
    [{ a: 80, b: 20, drawn: 0 }, 'winner-missing'],
    [{ a: 80, b: 20, drawn: 0, winner: 'double-loss' }, 'winner-missing'],
    [{ a: 80, b: 20, drawn: 1, winner: 'a' }, 'score-too-many-games'],
  ] as const)('%j: %s', (score, fault) => {
    expect(scoreFault(score, points, true)).toBe(fault);
  });

  it('needs a winner in the cut', () => {
    const drawn = { a: 80, b: 80, drawn: 0, winner: 'draw' } as const;
    expect(scoreFault(drawn, points, false)).toBe('draw-not-allowed');
    expect(scoreFault({ ...drawn, winner: 'b' }, points, false)).toBeNull();
  });
});

describe('a score by games', () => {
  it('names no winner beside the games', () => {
    expect(scoreFault({ a: 2, b: 0, drawn: 0, winner: 'b' }, games, true)).toBe('winner-not-named');
  });
});
