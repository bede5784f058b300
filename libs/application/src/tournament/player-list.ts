import type { FieldFault, Refusal } from '#aggregate';
import Papa from 'papaparse';
import { displayName, nameColumns, nameIn } from '#contracts';
import { malformedRefusal } from '../refusals.js';

const mostNames = 500;

interface Entry {
  /** From 1. */
  readonly line: number;
  readonly name: string;
}

/** The table in the text, its separator guessed; lines without anything on them are left out. */
const rowsOf = (
  text: string,
): readonly { readonly line: number; readonly fields: readonly string[] }[] =>
  Papa.parse<string[]>(text, { delimitersToGuess: [';', '\t', ','] })
    .data.map((fields, index) => ({ line: index + 1, fields }))
    .filter(({ fields }) => fields.some((field) => field.trim() !== ''));

const linesOf = (text: string): readonly Entry[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((name, index) => ({ line: index + 1, name }))
    .filter(({ name }) => name.trim() !== '');

const entriesOf = (text: string): readonly Entry[] => {
  const rows = rowsOf(text);
  const columns = nameColumns(rows[0]?.fields ?? []);
  return columns === null
    ? linesOf(text)
    : rows.slice(1).map(({ line, fields }) => ({ line, name: nameIn(fields, columns) }));
};

/**
 * Names out of what organizers paste: one a line, or a CSV (comma, semicolon or tab, quoted fields) whose header names the columns of the
 * names. Refused as malformed with the line of each bad name; an e-mail address is none.
 */
export const readPlayerList = (text: string): readonly string[] | Refusal => {
  const entries = entriesOf(text.replace(/^\ufeff/, ''));
  if (entries.length === 0) return malformedRefusal([{ path: 'text', message: 'holds no names' }]);
  if (entries.length > mostNames)
    return malformedRefusal([{ path: 'text', message: `holds more than ${mostNames} names` }]);
  const faults: FieldFault[] = [];
  const names = entries.flatMap(({ line, name }) => {
    const read = displayName.safeParse(name);
    const address = /\S+@\S+\.\S+/.test(name);
    if (read.success && !address) return [read.data];
    const message = address
      ? 'holds an e-mail address; only names are taken'
      : 'is no name of 1 to 80 characters';
    faults.push({ path: `text.${line}`, message });
    return [];
  });
  return faults.length > 0 ? malformedRefusal(faults) : names;
};
