import { describe, expect, it } from 'vitest';
import {
  flipScore,
  offeredScores,
  outcome,
  parseEntry,
  parsePlacesEntry,
  scoreText,
} from './score.js';

const score = (a: number, b: number, drawn = 0) => ({ a, b, drawn });

describe('what a scorekeeper types', () => {
  it.each([
    ['12 2-1', 12, score(2, 1)],
    ['12 21', 12, score(2, 1)],
    ['12: 2 1', 12, score(2, 1)],
    ['3,0-2', 3, score(0, 2)],
    [' 104 1-1-1 ', 104, score(1, 1, 1)],
    ['7 111', 7, score(1, 1, 1)],
    ['7 0-0-3', 7, score(0, 0, 3)],
  ])('%s', (typed, table, result) => {
    expect(parseEntry(typed)).toEqual({ table, score: result });
  });

  it.each(['', '12', '12 2', '2-1', '12 4-0', '12 2-1 x', 'a 2-1', '12 2-1-1-1'])(
    'does not guess at "%s"',
    (typed) => {
      expect(parseEntry(typed)).toBeNull();
    },
  );
});

describe('what a scorekeeper types for a table of three or four', () => {
  it.each([
    ['3 2-1-3', 3, [2, 1, 3]],
    ['3 213', 3, [2, 1, 3]],
    ['12: 1 2 2 4', 12, [1, 2, 2, 4]],
  ])('%s', (typed, table, places) => {
    expect(parsePlacesEntry(typed)).toEqual({ table, places });
  });

  it.each(['', '3', '3 2-1', '3 2-1-5', '3 1-2-3-4-4', '213'])(
    'does not guess at "%s"',
    (typed) => {
      expect(parsePlacesEntry(typed)).toBeNull();
    },
  );
});

describe('scores', () => {
  it('names drawn games only when there are any', () => {
    expect([score(2, 0), score(1, 1, 1)].map(scoreText)).toEqual(['2-0', '1-1-1']);
  });

  it('reads the same from the other side', () => {
    expect(flipScore(score(2, 1, 1))).toEqual(score(1, 2, 1));
    expect([score(2, 1), score(1, 2), score(1, 1, 1)].map(outcome)).toEqual([
      'won',
      'lost',
      'drawn',
    ]);
  });

  it.each([
    ['one game', 1, undefined],
    ['three games', 3, undefined],
    ['teams', 3, 3],
  ] as const)('offers no draw in a cut: %s', (_what, bestOf, seats) => {
    const { usual, rare } = offeredScores(bestOf, { seats, drawsAllowed: false });
    expect([...usual, ...rare].filter((each) => outcome(each) === 'drawn')).toEqual([]);
  });

  it('offers each result once', () => {
    for (const bestOf of [1, 3] as const) {
      const { usual, rare } = offeredScores(bestOf);
      const texts = [...usual, ...rare].map(scoreText);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
