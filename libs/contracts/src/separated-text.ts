const separators = [';', '\t', ','] as const;
type Separator = (typeof separators)[number];

/** A text and the separator of its columns. */
export interface SeparatedText {
  readonly text: string;
  readonly delimiter: Separator;
}

/** Number of lines from which the separator is guessed. */
const looked = 50;

const withoutQuotes = (line: string): string => line.replaceAll(/"(?:[^"]|"")*"/g, '');

/**
 * The separator that occurs in the first line and in most of those below; a comma if there is none.
 */
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

/** The line with which Excel names the separator. */
const said = /^sep=([;,\t])[^\S\r\n]*(?=\r|\n|$)/i;

/**
 * A table as spreadsheets of any country save it: with semicolons, tabs or commas, perhaps a byte
 * order mark or a first line `sep=;`. Line numbers are preserved. The separator is found here
 * because the CSV library takes every line into account, even an empty last one, and finds none in
 * a short list.
 */
export const readSeparated = (raw: string): SeparatedText => {
  const text = raw.replace(/^\ufeff/, '');
  const told = separators.find((each) => each === said.exec(text)?.[1]);
  const rest = text.replace(said, '');
  return { text: rest, delimiter: told ?? delimiterIn(rest) };
};
