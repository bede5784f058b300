import { describe, expect, it } from 'vitest';
import { layoutFor, pageOf } from './layout.js';

const hd = { width: 1_850, height: 930 };
const uhd = { width: 3_700, height: 1_900 };

describe('layout of the big screen', () => {
  it('shows everyone exactly once, over all pages', () => {
    for (const count of [0, 1, 24, 64, 500, 1_024]) {
      const items = Array.from({ length: count }, (_, index) => index);
      const layout = layoutFor(count, hd, 13);
      expect(
        Array.from({ length: layout.pages }, (_, page) => pageOf(items, layout, page)).flat(),
      ).toEqual(items);
    }
  });

  it('shows a small event on one page', () => {
    expect(layoutFor(24, hd, 13).pages).toBe(1);
    expect(layoutFor(48, hd, 13).pages).toBe(1);
  });

  it('never goes below letters that read at ten metres', () => {
    for (const count of [24, 256, 1_024])
      expect(layoutFor(count, hd, 13).rowHeight).toBeGreaterThanOrEqual(
        Math.floor(hd.height * 0.032),
      );
  });

  it('uses the same share of a screen whatever its resolution', () => {
    const [small, large] = [layoutFor(200, hd, 13), layoutFor(200, uhd, 13)];
    expect(large.pages).toBe(small.pages);
    expect(large.rowHeight / uhd.height).toBeCloseTo(small.rowHeight / hd.height, 2);
  });
});
