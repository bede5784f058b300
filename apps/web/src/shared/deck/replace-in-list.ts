import type { WrittenPlace } from './findings.js';

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a name and subtitle as they were read, with any spaces around the bar between them. */
const asWritten = (written: string): RegExp =>
  new RegExp(
    written
      .split('|')
      .map((part) => escapeText(part.trim()))
      .join('\\s*\\|\\s*'),
  );

/**
 * Replaces a name on one line of the list; returns the list unchanged if the name is not found on
 * that line.
 */
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
