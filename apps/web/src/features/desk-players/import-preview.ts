import Papa from 'papaparse';
import { displayName, nameColumns, nameIn, type NameColumns } from '#contracts';

/** A pasted list as a table: its columns to choose from, and the rows below the header. */
export interface PastedTable {
  /** Names of the columns, made up where the list has no header. */
  readonly header: readonly string[];
  readonly hasHeader: boolean;
  readonly rows: readonly { readonly line: number; readonly fields: readonly string[] }[];
  /** The columns that seem to hold the names. */
  readonly columns: NameColumns;
}

type ImportProblem = 'sum' | 'empty' | 'no-name' | 'address' | 'twice' | 'known' | 'no-seat';

export interface ImportRow {
  readonly line: number;
  readonly name: string;
  readonly problem: ImportProblem | null;
}

const address = /\S+@\S+\.\S+/;

/** Reads a list in any common form. A name with a comma on a line of its own is one column: nobody quotes such lists. */
export const readTable = (text: string): PastedTable => {
  const clean = text.replace(/^\ufeff/, '');
  const parsed = Papa.parse<string[]>(clean, { delimitersToGuess: [';', '\t', ','] }).data;
  const all = parsed
    .map((fields, index) => ({ line: index + 1, fields }))
    .filter(({ fields }) => fields.some((field) => field.trim() !== ''));
  const known = nameColumns(all[0]?.fields ?? []);
  const rows = known === null ? all : all.slice(1);
  const width = Math.max(1, ...rows.map(({ fields }) => fields.length));
  const header =
    known === null
      ? Array.from({ length: width }, (_, index) => String(index + 1))
      : (all[0]?.fields ?? []).map((field) => field.trim());
  // Without a header: the first column that is not full of numbers or addresses.
  const likely = Array.from({ length: width }, (_, index) => index).find((index) =>
    rows.every(
      ({ fields }) =>
        !address.test(fields[index] ?? '') && !/^\d+$/.test((fields[index] ?? '').trim()),
    ),
  );
  return {
    header,
    hasHeader: known !== null,
    rows,
    columns: known ?? { kind: 'one', name: likely ?? 0 },
  };
};

/** The line below a column of a spreadsheet that counts it, not a person. */
const isSum = (fields: readonly string[]): boolean =>
  fields.some((field) => /^(grand )?(total|sum|summe|suma|somme)$/i.test(field.trim())) &&
  fields.some((field) => /^\d+$/.test(field.trim()));

const foldName = (name: string): string => name.normalize('NFKC').toLowerCase();

interface Room {
  /** Names of those who are in already. */
  readonly taken: readonly string[];
  /** Seats left; null without a limit. */
  readonly seats: number | null;
}

/** The names in the chosen columns, each with what stands against it. */
export const previewOf = (
  { rows }: Pick<PastedTable, 'rows'>,
  columns: NameColumns,
  { taken, seats }: Room,
): readonly ImportRow[] => {
  const known = new Set(taken.map(foldName));
  const seen = new Set<string>();
  let left = seats ?? Infinity;
  return rows.map(({ line, fields }): ImportRow => {
    const name = nameIn(fields, columns);
    const problemOf = (): ImportProblem | null => {
      if (name === '') return 'empty';
      if (isSum(fields)) return 'sum';
      if (address.test(name)) return 'address';
      if (!displayName.safeParse(name).success) return 'no-name';
      if (known.has(foldName(name))) return 'known';
      if (seen.has(foldName(name))) return 'twice';
      seen.add(foldName(name));
      left -= 1;
      return left < 0 ? 'no-seat' : null;
    };
    return { line, name, problem: problemOf() };
  });
};

/** The chosen names as the api takes them: a table of one column. */
export const importText = (names: readonly string[]): string =>
  Papa.unparse([['name'], ...names.map((name) => [name])], { newline: '\n' });
