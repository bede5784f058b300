import type { Share } from '#contracts';

/** The 97.5th percentile of the normal distribution: a two-sided interval of 95 %. */
const z = 1.959964;

/**
 * The share `count` of `of`, with Wilson's interval (1927), which is sensible for small counts and
 * near 0 and 1. Draws count half, so `count` may be x.5.
 */
export const shareOf = (count: number, of: number): Share => {
  if (of === 0) return { count, of, rate: null, low: null, high: null };
  const rate = count / of;
  const weight = 1 + (z * z) / of;
  const middle = (rate + (z * z) / (2 * of)) / weight;
  const half = (z / weight) * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  return { count, of, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};
