import { describe, expect, it } from 'vitest';
import { displayName } from '#contracts';
import { inventedNames } from './names.js';

describe('inventedNames', () => {
  it('are different for as many players as an event may have, and acceptable to the server', () => {
    const names = inventedNames(4096);
    expect(new Set(names.map((name) => name.normalize('NFKC').toLowerCase())).size).toBe(4096);
    expect(names.every((name) => displayName.safeParse(name).success)).toBe(true);
  });
});
