import { MOST_CHARACTERS, refusedAt, taken, type ExchangeFormat, type Reading } from './reading.js';

/** One property of a calendar: its name with parameters, and the value as it stands, escapes and all. */
interface CalendarProperty {
  readonly name: string;
  readonly value: string;
}
export interface CalendarPart {
  readonly kind: string;
  readonly properties: readonly CalendarProperty[];
  readonly parts: readonly CalendarPart[];
}

interface OpenPart extends CalendarPart {
  readonly properties: CalendarProperty[];
  readonly parts: CalendarPart[];
}

const mostOctets = 75;

/** RFC 5545, 3.1: lines of at most 75 octets, never split inside a character. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const lines: string[] = [''];
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > mostOctets) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += letter;
    octets += size;
  }
  return lines.join('\r\n');
};

const property = /^([A-Za-z0-9-]+(?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/s;

const read = (text: string): Reading<CalendarPart> => {
  if (text.length > MOST_CHARACTERS)
    return refusedAt('exchange/too-long', 'file', String(text.length));
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const open: OpenPart[] = [{ kind: 'file', properties: [], parts: [] }];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const [, name, value] = property.exec(line) ?? [];
    const part = open.at(-1);
    if (name === undefined || value === undefined || part === undefined)
      return refusedAt('exchange/bad-line', `line ${index + 1}`, line);
    if (name === 'BEGIN') open.push({ kind: value, properties: [], parts: [] });
    else if (name !== 'END') part.properties.push({ name, value });
    else if (open.length < 2 || part.kind !== value)
      return refusedAt('exchange/bad-line', `line ${index + 1}`, line);
    else {
      open.pop();
      open.at(-1)?.parts.push(part);
    }
  }
  const [calendar, other] = open[0]?.parts ?? [];
  if (open.length !== 1 || calendar?.kind !== 'VCALENDAR' || other)
    return refusedAt('exchange/unknown-format', 'file', lines[0] ?? '');
  return taken(calendar);
};

const linesOf = ({ kind, properties, parts }: CalendarPart): readonly string[] => [
  `BEGIN:${kind}`,
  ...properties.map(({ name, value }) => `${name}:${value}`),
  ...parts.flatMap(linesOf),
  `END:${kind}`,
];

export const calendarFormat: ExchangeFormat<CalendarPart> = {
  id: 'icalendar',
  ending: 'ics',
  media: 'text/calendar; charset=utf-8',
  read,
  write: (calendar) =>
    linesOf(calendar)
      .map((line) => `${folded(line)}\r\n`)
      .join(''),
};
