/** The smallest of sorted values that at least this share (0 to 1) of them does not exceed; 0 of none. */
export const nearestRank = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
