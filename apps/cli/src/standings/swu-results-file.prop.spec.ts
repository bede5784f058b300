import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standingsOfFile } from '../standings.js';
import { ResultsFileError } from './reading.js';

const sample = readFileSync(
  join(import.meta.dirname, '../../../../test/samples/events/small-open.json'),
  'utf8',
);

/** Whether the text gives rows, or a fault that names its place; anything else fails the test. */
const rowsOrFault = (text: string): 'rows' | 'fault' => {
  try {
    standingsOfFile(text).forEach((row, i) => expect(row.rank).toBe(i + 1));
    return 'rows';
  } catch (error) {
    if (!(error instanceof ResultsFileError)) throw error;
    expect(error.message).toMatch(/^[a-z]+[\w.[\]]*: ./);
    return 'fault';
  }
};

/** Puts `value` somewhere into a copy of the sample; the numbers choose the path. */
const spoiled = (path: readonly number[], value: unknown): string => {
  const file = JSON.parse(sample) as unknown;
  let at = file as Record<string, unknown>;
  for (const [depth, choice] of path.entries()) {
    const keys = Object.keys(at);
    const key = keys[choice % keys.length];
    if (key === undefined) break;
    const next = at[key];
    if (depth === path.length - 1 || typeof next !== 'object' || next === null) {
      at[key] = value;
      break;
    }
    at = next as Record<string, unknown>;
  }
  return JSON.stringify(file);
};

describe('hostile results files', () => {
  it('of any text are refused with a place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(rowsOrFault(text)).toBe('fault');
      }),
    );
  });

  it('that were in order but for one value give rows or a fault, never a crash', () => {
    const values = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('bye', '0-0-0', '999-999-999', '2-1', '__proto__', '', -1, 1.5, 1e308, null),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), values, (path, value) => {
        rowsOrFault(spoiled(path, value));
      }),
      { numRuns: 500 },
    );
  });
});
