import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collate } from './collate.js';

/** The order of the slips after cutting the stack of pages and laying the piles on each other. */
const cut = (pages: readonly (readonly (number | null)[])[], places: number): number[] =>
  Array.from({ length: places }, (_, place) => pages.map((page) => page[place] ?? null))
    .flat()
    .filter((item) => item !== null);

describe('slips', () => {
  it('lie so that a cut stack is in order', () => {
    expect(collate([1, 2, 3, 4, 5, 6], 4)).toEqual([
      [1, 3, 5, null],
      [2, 4, 6, null],
    ]);
    expect(collate([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([
      [1, 4, 7, null],
      [2, 5, 8, null],
      [3, 6, 9, null],
    ]);
    expect(collate([], 4)).toEqual([]);
  });

  it('are all there once, in order, on as few pages as can hold them, whatever their number', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.integer({ min: 1, max: 8 }), (count, places) => {
        const items = Array.from({ length: count }, (_, index) => index + 1);
        const pages = collate(items, places);
        expect(cut(pages, places)).toEqual(items);
        expect(pages).toHaveLength(Math.ceil(count / places));
        expect(pages.every((page) => page.length === places)).toBe(true);
      }),
    );
  });
});
