import Papa from 'papaparse';
import {
  displayName,
  isSumLine,
  isTeamHeader,
  nameColumns,
  nameIn,
  type NameColumns,
  readSeparated,
  teamIn,
} from '#contracts';
import { isWholeTeam, teamSeats } from '../../shared/event/team-seats.js';

/** A pasted list as a table: its columns, and the rows below the header. */
export interface PastedTable {
  /** The names of the columns; their numbers if the list has no header. */
  readonly header: readonly string[];
  readonly hasHeader: boolean;
  readonly rows: readonly { readonly line: number; readonly fields: readonly string[] }[];
  /** The columns that probably contain the names. */
  readonly columns: NameColumns;
}

type ImportProblem =
  | 'members'
  | 'sum'
  | 'empty'
  | 'no-name'
  | 'address'
  | 'twice'
  | 'known'
  | 'no-seat';

export interface ImportRow {
  readonly line: number;
  readonly name: string;
  /** The members of a team at the seats A, B and C. */
  readonly members?: readonly string[];
  readonly problem: ImportProblem | null;
}

const address = /\S+@\S+\.\S+/;

const rowsOf = (raw: string): PastedTable['rows'] => {
  const { text, delimiter } = readSeparated(raw);
  return Papa.parse<string[]>(text, { delimiter })
    .data.map((fields, index) => ({ line: index + 1, fields }))
    .filter(({ fields }) => fields.some((field) => field.trim() !== ''));
};

/**
 * Reads a list in any common format. On a line of its own, a name with a comma is one column,
 * because nobody quotes such lists.
 */
export const readTable = (text: string): PastedTable => {
  const all = rowsOf(text);
  const known = nameColumns(all[0]?.fields ?? []);
  const rows = known === null ? all : all.slice(1);
  const width = Math.max(1, ...rows.map(({ fields }) => fields.length));
  const header =
    known === null
      ? Array.from({ length: width }, (_, index) => String(index + 1))
      : (all[0]?.fields ?? []).map((field) => field.trim());
  // Without a header: the first column without numbers or addresses.
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

const foldName = (name: string): string => name.normalize('NFKC').toLowerCase();

interface Room {
  /** The names of the present players. */
  readonly taken: readonly string[];
  /** The number of seats left; null: no limit. */
  readonly seats: number | null;
  /** Replacement names for lines whose name another player has. */
  readonly renamed?: ReadonlyMap<number, string>;
}

/**
 * Returns a function that finds the problem with each name, by itself and in relation to the names
 * before it.
 */
const problemsIn = ({ taken, seats }: Room): ((name: string) => ImportProblem | null) => {
  const known = new Set(taken.map(foldName));
  const seen = new Set<string>();
  let left = seats ?? Infinity;
  return (name) => {
    if (name === '') return 'empty';
    if (address.test(name)) return 'address';
    if (!displayName.safeParse(name).success) return 'no-name';
    if (known.has(foldName(name))) return 'known';
    if (seen.has(foldName(name))) return 'twice';
    seen.add(foldName(name));
    left -= 1;
    return left < 0 ? 'no-seat' : null;
  };
};

/**
 * The name with the first free number, starting at 2, which is how two people of the same name are
 * distinguished everywhere.
 */
export const nameApart = (name: string, taken: readonly string[]): string => {
  const known = new Set(taken.map(foldName));
  const numbered = (number: number): string => `${name} ${number}`;
  let number = 2;
  while (known.has(foldName(numbered(number)))) number += 1;
  return numbered(number);
};

/** The names in the chosen columns, each with its problem. */
export const previewOf = (
  { rows }: Pick<PastedTable, 'rows'>,
  columns: NameColumns,
  room: Room,
): readonly ImportRow[] => {
  const problemOf = problemsIn(room);
  return rows.map(({ line, fields }): ImportRow => {
    const name = room.renamed?.get(line) ?? nameIn(fields, columns);
    return { line, name, problem: name !== '' && isSumLine(fields) ? 'sum' : problemOf(name) };
  });
};

/** The teams of a list with their members: "Team: A, B, C", or one column per member. */
export const previewTeams = (text: string, room: Room): readonly ImportRow[] => {
  const problemOf = problemsIn(room);
  const rows = rowsOf(text);
  const teams = isTeamHeader(rows[0]?.fields ?? []) ? rows.slice(1) : rows;
  return teams.map(({ line, fields }): ImportRow => {
    const { name: written, members } = teamIn(fields);
    const name = room.renamed?.get(line) ?? written;
    return { line, name, members, problem: isWholeTeam(members) ? problemOf(name) : 'members' };
  });
};

/**
 * The chosen names in the format of the API: a CSV table with the column `name`; for teams with one
 * more column per seat.
 */
export const importText = (rows: readonly Pick<ImportRow, 'name' | 'members'>[]): string =>
  Papa.unparse(
    [
      ['name', ...(rows[0]?.members ? teamSeats : [])],
      ...rows.map(({ name, members = [] }) => [name, ...members]),
    ],
    { newline: '\n' },
  );
