/**
 * An exact non-negative fraction. It is not reduced: equal values may be written differently, so
 * compare with `compareFractions`.
 */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };
/** The floor of match-win and game-win percentages: a third, never 0.33. */
export const third: Fraction = { numerator: 1n, denominator: 3n };

/** Negative if `a` is smaller, positive if it is greater, 0 if both are the same number. */
export const compareFractions = (a: Fraction, b: Fraction): number => {
  const [left, right] =
    a.denominator === b.denominator
      ? [a.numerator, b.numerator]
      : [a.numerator * b.denominator, b.numerator * a.denominator];
  return left < right ? -1 : left > right ? 1 : 0;
};

export const atLeast = (value: Fraction, floor: Fraction): Fraction =>
  compareFractions(value, floor) < 0 ? floor : value;

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
};

export const leastCommonMultiple = (a: bigint, b: bigint): bigint =>
  (a / greatestCommonDivisor(a, b)) * b;

export const reduceFraction = ({ numerator, denominator }: Fraction): Fraction => {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return divisor === 0n
    ? zero
    : { numerator: numerator / divisor, denominator: denominator / divisor };
};

/**
 * Decimal text with exactly `digits` places, rounded half up: `2/3` with 8 digits is `0.66666667`.
 */
export const toDecimal = ({ numerator, denominator }: Fraction, digits = 8): string => {
  const scale = 10n ** BigInt(digits);
  const rounded = (2n * numerator * scale + denominator) / (2n * denominator);
  return digits === 0
    ? `${rounded}`
    : `${rounded / scale}.${`${rounded % scale}`.padStart(digits, '0')}`;
};

/** `value` must be a non-negative integer. */
export const wholeNumber = (value: number): Fraction => ({
  numerator: BigInt(value),
  denominator: 1n,
});
