import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareVocabulary } from './run.js';
import { shapesOfType } from './shapes-of-type.js';

const root = path.resolve(import.meta.dirname, '../..');

describe('the words that bundles are checked against', { timeout: 120_000 }, () => {
  it('are those of the types: else `npx conclave vocabulary --write`, and raise ENGINE_VERSION', () => {
    expect(compareVocabulary(root, false)).toBe(true);
  });

  it('tell what a field may be, and whether it may be left out', () => {
    expect(shapesOfType(root, 'libs/cards/src/content.ts', 'CardSet')).toEqual([
      { fields: { boosters: 1, code: 2, name: 2 }, needs: ['boosters', 'code', 'name'] },
      { of: 'boolean' },
      { of: 'string' },
    ]);
  });
});
