/**
 * The value below which this share of a sorted list lies, rounded to so many decimals; NaN for an
 * empty list, which JSON writes as null.
 */
export const quantile = (sorted: ArrayLike<number>, share: number, decimals = 2): number =>
  Number(
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(
      decimals,
    ),
  );
