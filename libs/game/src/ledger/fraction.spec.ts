import { describe, expect, it } from 'vitest';
import { compareFractions, reduceFraction, toDecimal, zero } from './fraction.js';

const fraction = (numerator: number, denominator: number) => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

describe('fractions', () => {
  it.each<[number, number, string]>([
    [0, 1, '0.00000000'],
    [1, 1, '1.00000000'],
    [2, 3, '0.66666667'],
    [1, 3, '0.33333333'],
    [1, 2, '0.50000000'],
    [5, 1_000_000_000, '0.00000001'],
    [4, 1_000_000_000, '0.00000000'],
    [999_999_995, 1_000_000_000, '1.00000000'],
    [7, 2, '3.50000000'],
  ])('%i/%i is written %s, rounded half up', (numerator, denominator, text) => {
    expect(toDecimal(fraction(numerator, denominator))).toBe(text);
  });

  it('round to other numbers of digits', () => {
    expect(toDecimal(fraction(1, 8), 2)).toBe('0.13');
    expect(toDecimal(fraction(5, 2), 0)).toBe('3');
  });

  it('compare as numbers however they are written', () => {
    expect(compareFractions(fraction(1, 3), fraction(2, 6))).toBe(0);
    expect(compareFractions(fraction(33, 100), fraction(1, 3))).toBe(-1);
    expect(compareFractions(fraction(34, 100), fraction(1, 3))).toBe(1);
  });

  it('reduce to lowest terms', () => {
    expect(reduceFraction(fraction(6, 9))).toEqual(fraction(2, 3));
    expect(reduceFraction(fraction(0, 9))).toEqual(zero);
  });
});
