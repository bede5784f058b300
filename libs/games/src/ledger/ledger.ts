import { compareFractions, type Fraction } from './fraction.js';

/** What a game counts for one player: one exact number in each of its named columns. */
export interface LedgerRow<Column extends string> {
  readonly player: string;
  readonly values: Readonly<Record<Column, Fraction>>;
}

export interface RankedRow<Column extends string> extends LedgerRow<Column> {
  /** 1 to n, no two alike. */
  readonly rank: number;
}

/**
 * Ranks rows by the columns of a chain, the greatest number first. Rows that are equal in all of them are ordered by `lot`, which compares
 * two players and must call no two equal.
 */
export const rankByColumns = <Column extends string>(
  rows: readonly LedgerRow<Column>[],
  chain: readonly Column[],
  lot: (one: string, other: string) => number,
): RankedRow<Column>[] => {
  const compare = (a: LedgerRow<Column>, b: LedgerRow<Column>): number => {
    for (const column of chain) {
      const difference = compareFractions(b.values[column], a.values[column]);
      if (difference !== 0) return difference;
    }
    return lot(a.player, b.player);
  };
  return [...rows].sort(compare).map((row, index) => ({ ...row, rank: index + 1 }));
};
