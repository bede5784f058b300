import type { WrittenPlace } from './findings.js';

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Name and subtitle as they were read, whatever blanks stand around their bar. */
const asWritten = (written: string): RegExp =>
  new RegExp(
    written
      .split('|')
      .map((part) => escapeText(part.trim()))
      .join('\\s*\\|\\s*'),
  );

/** The list with another name where one was written; as it is where that is not found on its line. */
export const replaceInList = (
  text: string,
  { line, written }: WrittenPlace,
  name: string,
): string => {
  const lines = text.split('\n');
  const before = lines[line - 1];
  if (before === undefined) return text;
  lines[line - 1] = before.replace(asWritten(written), () => name);
  return lines.join('\n');
};
