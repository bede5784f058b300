/**
 * A part of a log or of a stream, numbered without gaps: rows missing from `read` are in the
 * archive.
 */
export interface NumberedReading<Row> {
  /** The number of the first row. */
  readonly from: number;
  readonly most?: number | undefined;
  readonly numberOf: (row: Row) => number;
  /** Rows in numerical order, at most `most`. */
  readonly read: () => Promise<readonly Row[]>;
  /** Archived rows up to a number; some of them may also be among the others. */
  readonly readArchived: (upTo: number) => Promise<readonly Row[]>;
}

/**
 * Attempts to read a gap-free part: the log may be archived, or brought back, between the two
 * queries.
 */
const MOST_LOOKS = 3;

/**
 * The rows together with archived ones. The last event of a stream is never archived, so an empty
 * result has missed nothing, and a result without gaps needs no second query. A gap that the
 * archive does not fill is returned as it is, for the audit to report.
 */
export const readWhole = async <Row>(reading: NumberedReading<Row>): Promise<readonly Row[]> => {
  const { from, most = Infinity, numberOf } = reading;
  const isWhole = (rows: readonly Row[]): boolean =>
    rows.every((row, index) => numberOf(row) === from + index);
  let rows: readonly Row[] = [];
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const found = await reading.read();
    const last = found.at(-1);
    if (last === undefined || isWhole(found)) return found;
    rows = mergeRows(
      found,
      await reading.readArchived(Math.min(numberOf(last), from + most - 1)),
      reading,
    );
    if (isWhole(rows)) return rows;
  }
  return rows;
};

/** Merges by number; if both have a row, that of the table is used. */
const mergeRows = <Row>(
  found: readonly Row[],
  archived: readonly Row[],
  { numberOf, most }: NumberedReading<Row>,
): readonly Row[] => {
  const byNumber = new Map([...archived, ...found].map((row) => [numberOf(row), row]));
  return [...byNumber]
    .sort(([one], [other]) => one - other)
    .slice(0, most)
    .map(([, row]) => row);
};
