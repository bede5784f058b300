import { expect, it } from 'vitest';
import { bracketOrder, firstBracketRound, nextBracketRound } from './bracket.js';

it('seats eight as 1-8, 4-5, 2-7, 3-6', () => {
  expect(bracketOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
});

it.each([2, 4, 8, 16, 32])(
  'keeps the two best of %i apart until the final, and every pair of neighbours sums to one more than the size',
  (size) => {
    const order = bracketOrder(size);
    expect([...order].sort((a, b) => a - b)).toEqual(
      Array.from({ length: size }, (_, index) => index + 1),
    );
    for (let index = 0; index < size; index += 2)
      expect((order[index] ?? 0) + (order[index + 1] ?? 0)).toBe(size + 1);
    expect(order.indexOf(2) >= size / 2).toBe(true);
  },
);

it('when every better seed wins, seeds 1 and 2 meet in the final', () => {
  const seeds = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'];
  const better = (pair: { a: string | null; b: string | null }) =>
    seeds.indexOf(pair.a ?? '') < seeds.indexOf(pair.b ?? '') ? pair.a : pair.b;
  const semis = nextBracketRound(firstBracketRound(seeds, 8).map(better));
  expect(semis).toEqual([
    { a: 's1', b: 's4' },
    { a: 's2', b: 's3' },
  ]);
  expect(nextBracketRound(semis.map(better))).toEqual([{ a: 's1', b: 's2' }]);
});

it('a missing seed leaves the best without an opponent', () => {
  expect(firstBracketRound(['s1', 's2', 's3'], 4)).toEqual([
    { a: 's1', b: null },
    { a: 's2', b: 's3' },
  ]);
});
