import { compareFractions, type Fraction } from './fraction.js';

/** What a game counts for one player: one exact number per named column. */
export interface LedgerRow<Column extends string> {
  readonly player: string;
  readonly values: Readonly<Record<Column, Fraction>>;
}

/** A row with its rank: from 1 to n, without ties. */
export type Ranked<Row> = Row & { readonly rank: number };

/**
 * Ranks rows by the columns of a chain, the greatest number first. Rows that are equal in all of
 * them are ordered by `lot`, which compares two players and must never return a tie.
 */
export const rankByColumns = <Column extends string, Row extends LedgerRow<Column>>(
  rows: readonly Row[],
  chain: readonly Column[],
  lot: (one: string, other: string) => number,
): Ranked<Row>[] => {
  const compare = (a: Row, b: Row): number => {
    for (const column of chain) {
      const difference = compareFractions(b.values[column], a.values[column]);
      if (difference !== 0) return difference;
    }
    return lot(a.player, b.player);
  };
  return [...rows].sort(compare).map((row, index) => ({ rank: index + 1, ...row }));
};
