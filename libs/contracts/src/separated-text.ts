const separators = [';', '\t', ','] as const;
type Separator = (typeof separators)[number];

/** A text whose columns stand between these signs. */
export interface SeparatedText {
  readonly text: string;
  readonly delimiter: Separator;
}

/** So many lines tell how the others are written. */
const looked = 50;

const withoutQuotes = (line: string): string => line.replaceAll(/"(?:[^"]|"")*"/g, '');

/** What stands in the first line and in most of those below it; a comma where nothing does. */
const delimiterIn = (text: string): Separator => {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, looked)
    .map(withoutQuotes);
  const divides = (separator: Separator): boolean =>
    (lines[0]?.includes(separator) ?? false) &&
    lines.filter((line) => line.includes(separator)).length * 2 > lines.length;
  return separators.find(divides) ?? ',';
};

/** The line by which Excel says its separator. */
const said = /^sep=([;,\t])[^\S\r\n]*(?=\r|\n|$)/i;

/**
 * A table as spreadsheets of any country save it: semicolons, tabs or commas, with a
 * byte order mark or a first line `sep=;`. Lines keep their numbers. The CSV library
 * guesses by every line, an empty last one too, and finds no separator in a short list.
 */
export const readSeparated = (raw: string): SeparatedText => {
  const text = raw.replace(/^\ufeff/, '');
  const told = separators.find((each) => each === said.exec(text)?.[1]);
  const rest = text.replace(said, '');
  return { text: rest, delimiter: told ?? delimiterIn(rest) };
};
