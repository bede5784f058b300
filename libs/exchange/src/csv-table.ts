import Papa from 'papaparse';
import { formulaCell, readSeparated } from '#contracts';
import {
  MOST_CHARACTERS,
  refusedAt,
  readAs,
  type ExchangeFormat,
  type ExchangeProblem,
} from './reading.js';

/** A table with a header; every row is as wide as the header. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface CsvShape {
  readonly id: string;
  /** Columns that identify this kind of file; additional ones are kept. */
  readonly required: readonly string[];
  /** Columns that a similar file of another program has and this one never has. */
  readonly never?: readonly string[];
  /** Whether a byte order mark is written, by which spreadsheets recognize UTF-8. */
  readonly mark?: boolean;
}

/** The apostrophe written before a cell so that it is not read as a formula. */
const apostrophe = /^'(?='*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/;
const mostProblems = 20;

const unevenRows = ({ columns, rows }: CsvTable): readonly ExchangeProblem[] =>
  rows.flatMap((row, index) =>
    row.length === columns.length
      ? []
      : [
          {
            code: 'exchange/uneven-row' as const,
            place: `row ${index + 2}`,
            found: `${row.length} of ${columns.length}`,
          },
        ],
  );

const parsedTable = (raw: string): CsvTable => {
  const { text, delimiter } = readSeparated(raw);
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  const [columns = [], ...rows] = data;
  return {
    columns: columns.map((name) => name.trim()),
    rows: rows.map((row) => row.map((cell) => cell.replace(apostrophe, ''))),
  };
};

/** Reads and writes comma-separated values (RFC 4180); semicolons and tabs are read too. */
export const csvFormat = ({
  id,
  required,
  never = [],
  mark = false,
}: CsvShape): ExchangeFormat<CsvTable> => ({
  id,
  ending: 'csv',
  media: 'text/csv; charset=utf-8',
  read: (text) => {
    if (text.length > MOST_CHARACTERS)
      return refusedAt('exchange/too-long', 'file', String(text.length));
    const table = parsedTable(text);
    const missing = required.filter((name) => !table.columns.includes(name));
    if (missing.length > 0)
      return refusedAt('exchange/missing-column', 'line 1', missing.join(', '));
    const foreign = table.columns.filter((name) => never.includes(name));
    if (foreign.length > 0) return refusedAt('exchange/wrong-shape', 'line 1', foreign.join(', '));
    const problems = unevenRows(table);
    return problems.length > 0
      ? { ok: false, problems: problems.slice(0, mostProblems) }
      : readAs(table);
  },
  write: ({ columns, rows }) =>
    `${mark ? '\uFEFF' : ''}${Papa.unparse([[...columns], ...rows.map((row) => [...row])], {
      newline: '\r\n',
      escapeFormulae: formulaCell,
    })}\r\n`,
});

/** The cells of a row by column name; a missing column counts as an empty cell. */
export const cellsOf = (
  { columns }: CsvTable,
  row: readonly string[],
): ((column: string) => string) => {
  const at = new Map(columns.map((name, index) => [name, index]));
  return (column) => {
    const index = at.get(column);
    return index === undefined ? '' : (row[index] ?? '');
  };
};
