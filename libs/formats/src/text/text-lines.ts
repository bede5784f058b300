import type { DeckPlace } from '../deck/problem.js';

export interface TextLine {
  /** Without white space around it, runs of it inside made one blank (so that no pattern can be made to search long); never empty. */
  readonly text: string;
  readonly place: DeckPlace;
}

/** The lines that hold something, with line and column (from 1) of their first character. */
export const textLines = (text: string): TextLine[] =>
  text.split(/\r\n|\r|\n/).flatMap((raw, index) => {
    const line = raw.trim().replace(/\s+/g, ' ');
    return line === ''
      ? []
      : [
          {
            text: line,
            place: { line: index + 1, column: raw.length - raw.trimStart().length + 1 },
          },
        ];
  });
