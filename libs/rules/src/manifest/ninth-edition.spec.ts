import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHANGES_OF_90 } from './ninth-edition.js';

const ROOT = join(import.meta.dirname, '../../../..');

describe('what 9.0 changes', () => {
  it('is at home where the rows say', () => {
    const homes = CHANGES_OF_90.flatMap(({ home }) => home ?? []);
    expect(homes.filter((home) => !existsSync(join(ROOT, home)))).toEqual([]);
  });

  it('is played or proven wherever a row is a change', () => {
    const open = CHANGES_OF_90.filter(
      ({ change, home }) => home === undefined && !change.startsWith('no change'),
    );
    expect(open).toEqual([]);
  });
});
