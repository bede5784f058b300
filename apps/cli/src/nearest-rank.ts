/**
 * The percentile by nearest rank: the smallest value for which at least this share (0 to 1) of the
 * sorted values are not greater; 0 for an empty list.
 */
export const nearestRank = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
