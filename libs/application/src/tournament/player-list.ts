import type { FieldFault, Refusal } from '#aggregate';
import Papa from 'papaparse';
import {
  displayName,
  isSumLine,
  isTeamHeader,
  nameColumns,
  nameIn,
  readSeparated,
  teamIn,
  type TeamLine,
} from '#contracts';
import { malformedRefusal } from '../refusals.js';

const mostNames = 500;

interface Entry {
  /** 1-based. */
  readonly line: number;
  readonly name: string;
}

/** The rows of the table in the text, with any separator; empty lines are skipped. */
const rowsOf = (
  raw: string,
): readonly { readonly line: number; readonly fields: readonly string[] }[] => {
  const { text, delimiter } = readSeparated(raw);
  return Papa.parse<string[]>(text, { delimiter })
    .data.map((fields, index) => ({ line: index + 1, fields }))
    .filter(({ fields }) => fields.some((field) => field.trim() !== ''));
};

/** The teams with their members; a team whose line has the wrong number of members gets none. */
const teamsOf = (text: string, seats: number): readonly (Entry & Partial<TeamLine>)[] => {
  const rows = rowsOf(text);
  const teams = isTeamHeader(rows[0]?.fields ?? []) ? rows.slice(1) : rows;
  return teams.map(({ line, fields }) => {
    const { name, members } = teamIn(fields);
    return members.length === seats ? { line, name, members } : { line, name };
  });
};

const linesOf = (text: string): readonly Entry[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((name, index) => ({ line: index + 1, name }))
    .filter(({ name }) => name.trim() !== '');

const entriesOf = (text: string): readonly Entry[] => {
  const rows = rowsOf(text);
  const columns = nameColumns(rows[0]?.fields ?? []);
  return columns === null
    ? linesOf(readSeparated(text).text)
    : rows
        .slice(1)
        .filter(({ fields }) => !isSumLine(fields))
        .map(({ line, fields }) => ({ line, name: nameIn(fields, columns) }));
};

/** Why this cannot be a name; null if it can. */
const nameFault = (name: string): string | null => {
  if (/\S+@\S+\.\S+/.test(name)) return 'holds an e-mail address; only names are taken';
  return displayName.safeParse(name).success ? null : 'is no name of 1 to 80 characters';
};

/** A player or a team from a list. */
export interface ListedPlayer {
  readonly name: string;
  readonly members?: readonly string[];
}

/**
 * Reads names that organizers paste: one a line, or a CSV (comma, semicolon or tab, quoted fields)
 * with a header that names the columns. Teams of that many seats: "Team: A, B, C", or a column for
 * each. Refused as malformed with the line of each bad name; an e-mail address is no name.
 */
export const readPlayerList = (
  text: string,
  teamSeats?: number,
): readonly ListedPlayer[] | Refusal => {
  const clean = text.replace(/^\ufeff/, '');
  const entries: readonly (Entry & Partial<TeamLine>)[] =
    teamSeats === undefined ? entriesOf(clean) : teamsOf(clean, teamSeats);
  if (entries.length === 0) return malformedRefusal([{ path: 'text', message: 'holds no names' }]);
  if (entries.length > mostNames)
    return malformedRefusal([{ path: 'text', message: `holds more than ${mostNames} names` }]);
  const faults: FieldFault[] = [];
  const listed = entries.flatMap(({ line, name, members }): readonly ListedPlayer[] => {
    const missing = teamSeats !== undefined && members === undefined;
    const message =
      [name, ...(members ?? [])].map(nameFault).find((fault) => fault !== null) ??
      (missing ? `names no ${teamSeats} members` : null);
    if (message !== null) {
      faults.push({ path: `text.${line}`, message });
      return [];
    }
    const read = displayName.parse(name);
    return [
      members
        ? { name: read, members: members.map((each) => displayName.parse(each)) }
        : { name: read },
    ];
  });
  return faults.length > 0 ? malformedRefusal(faults) : listed;
};
