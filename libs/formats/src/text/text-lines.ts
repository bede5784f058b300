import type { DeckPlace } from '../deck/problem.js';

export interface TextLine {
  /**
   * Trimmed, with each run of white space replaced by one blank (so that no pattern can be made to
   * search long); never empty.
   */
  readonly text: string;
  readonly place: DeckPlace;
}

const line = (raw: string, index: number): TextLine | null => {
  const text = raw.trim().replace(/\s+/g, ' ');
  if (text === '') return null;
  return { text, place: { line: index + 1, column: raw.length - raw.trimStart().length + 1 } };
};

/** The lines that are not blank, with line and column (from 1) of their first character. */
export const textLines = (text: string): TextLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((raw, index) => line(raw, index) ?? []);

/** The first result that is found in a line; blank lines are skipped. */
export const firstInLines = <T>(text: string, find: (line: string) => T | null): T | null => {
  for (const { 0: raw } of text.matchAll(/[^\r\n]+/g)) {
    const read = line(raw, 0);
    const found = read && find(read.text);
    if (found !== null) return found;
  }
  return null;
};
