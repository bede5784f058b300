import { describe, expect, it } from 'vitest';
import { gapAfter, retryOf, spreadOf } from './pace.js';

describe('the pace of pages', () => {
  it('is not felt in a small room and bounded in a large one', () => {
    expect([1, 64, 5_000].map((viewers) => spreadOf(viewers, false))).toEqual([2, 107, 8_334]);
    expect([1, 64, 5_000].map((viewers) => spreadOf(viewers, true))).toEqual([1, 43, 3_334]);
    expect(spreadOf(1_000_000, true)).toBe(15_000);
  });

  it('tells less often what takes long to tell', () => {
    expect([0, 20, 80, 5_000].map(gapAfter)).toEqual([120, 120, 400, 2_000]);
  });

  it('brings viewers back over as many seconds as there are thousands', () => {
    expect([retryOf(0, 0.5), retryOf(5_000, 0), retryOf(5_000, 0.999)]).toEqual([
      1_000, 1_000, 5_995,
    ]);
  });
});
