/**
 * The lines of the rules' sources that are mutated in a sample, and the rules to which a line
 * belongs.
 */
import { seededRandom } from '#chance';

export interface Source {
  /** Relative to the root of the project. */
  readonly path: string;
  readonly text: string;
}

export interface SourceLine {
  readonly path: string;
  /** From 1. */
  readonly line: number;
}

const COMMENT = /^\s*(\/\/|\/?\*)/;
/** A line that can be mutated: code that is no import, no type and more than brackets. */
const isCode = (line: string): boolean =>
  !COMMENT.test(line) &&
  !/^\s*(import|export (type|interface)|interface|type)\b/.test(line) &&
  /[=<>!+\-*/?'`]|\b(return|if|true|false)\b|\(.*\)/.test(line);

/** All lines that can be mutated, in an order drawn by the seed; the first ones are the sample. */
export function drawnLines(sources: readonly Source[], seed: string): SourceLine[] {
  const lines = sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (isCode(line) ? [{ path, line: index + 1 }] : [])),
  );
  const { below } = seededRandom(seed);
  for (let last = lines.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [lines[last], lines[other]] = [lines[other] as SourceLine, lines[last] as SourceLine];
  }
  return lines;
}

const RULE = /\b(\d{1,2}\.\d{1,2}(?:\.\d{1,2}[A-Z]?)*)\b/g;

/**
 * Rules cited last at or before the line, in comments or refusals; otherwise the first that the
 * file names.
 */
export function rulesAt({ text }: Source, line: number): string[] {
  const lines = text.split('\n');
  const cited = (each: string): string[] => [
    ...new Set([...each.matchAll(RULE)].map(([, rule]) => rule as string)),
  ];
  for (let at = line - 1; at >= 0; at--) {
    const found = cited(lines[at] ?? '');
    if (found.length > 0) return found;
  }
  return cited(lines.find((each) => cited(each).length > 0) ?? '');
}
