import { describe, expect, it } from 'vitest';
import { readText } from './manifests.js';

describe('docs/operations.md', () => {
  it('explains every variable that the apps read, and no other', () => {
    const read = readText('libs/platform/src/configuration.ts')
      .match(/^ {2}[A-Z][A-Z_]+(?=:)/gm)
      ?.map((name) => name.trim());
    const explained = [...readText('docs/operations.md').matchAll(/^\| `([A-Z_]+)`(?: \*)? \| /gm)]
      .map(([, name]) => name)
      .filter((name) => name !== 'CONCLAVE_DATA');
    expect(explained.sort()).toEqual(read?.sort());
  });
});
