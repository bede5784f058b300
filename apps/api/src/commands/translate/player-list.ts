import { displayName } from '#contracts';
import { type FieldFault, malformed } from '../../http/failure.js';

const mostNames = 500;

/**
 * Names out of what organizers paste: one a line, or a CSV (comma, semicolon or tab, quoted fields) with a column `name`.
 * Throws the malformed failure with the line of each bad name.
 */
export const readPlayerList = (text: string): readonly string[] => {
  const rows = splitCsv(text.replace(/^\ufeff/, '')).filter((row) =>
    row.fields.some((field) => field.trim() !== ''),
  );
  const column = nameColumn(rows[0]?.fields ?? []);
  const entries =
    column === null
      ? rows.map(({ line, raw }) => ({ line, name: raw }))
      : rows.slice(1).map(({ line, fields }) => ({ line, name: fields[column] ?? '' }));
  if (entries.length === 0) throw malformed([{ path: 'text', message: 'holds no names' }]);
  if (entries.length > mostNames)
    throw malformed([{ path: 'text', message: `holds more than ${mostNames} names` }]);
  const faults: FieldFault[] = [];
  const names = entries.flatMap(({ line, name }) => {
    const read = displayName.safeParse(name);
    if (read.success) return [read.data];
    faults.push({ path: `text.${line}`, message: 'is no name of 1 to 80 characters' });
    return [];
  });
  if (faults.length > 0) throw malformed(faults);
  return names;
};

const nameColumn = (header: readonly string[]): number | null => {
  const names = new Set(['name', 'player', 'nombre', 'jugador']);
  const at = header.findIndex((field) => names.has(field.trim().toLowerCase()));
  return at === -1 ? null : at;
};

interface Row {
  /** From 1. */
  readonly line: number;
  readonly raw: string;
  readonly fields: readonly string[];
}

/** RFC 4180 fields; quotes may hold separators and doubled quotes, not line ends, because a name has none. */
const splitCsv = (text: string): readonly Row[] => {
  const lines = text.split(/\r\n|\r|\n/);
  const separator = [';', '\t', ','].find((candidate) => lines[0]?.includes(candidate)) ?? ',';
  return lines.map((raw, index) => ({ line: index + 1, raw, fields: splitLine(raw, separator) }));
};

const splitLine = (line: string, separator: string): readonly string[] => {
  const fields: string[] = [''];
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    const last = fields.length - 1;
    if (character === '"' && quoted && line[at + 1] === '"') {
      fields[last] += '"';
      at += 1;
    } else if (character === '"' && (quoted || fields[last]?.trim() === '')) {
      fields[last] = quoted ? (fields[last] ?? '') : '';
      quoted = !quoted;
    } else if (character === separator && !quoted) fields.push('');
    else fields[last] += character;
  }
  return fields;
};
