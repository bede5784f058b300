import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOnWall, readWallPart, wallParts, wholeWall } from './wall-part.js';

describe('a list that several walls share', () => {
  it('stands on them whole, each line once and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.constantFrom(1, 2, 3, 4), (lines, walls) => {
        const parts = wallParts.filter(({ of }) => of === walls);
        expect(parts.flatMap((part) => linesOnWall(lines, part))).toEqual(lines);
        const lengths = parts.map((part) => linesOnWall(lines, part).length);
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is whole where the address says nothing that fits', () => {
    expect(readWallPart('2-3')).toEqual({ part: 2, of: 3 });
    for (const text of ['3-2', '0-1', '1-5', '', undefined, 7])
      expect(readWallPart(text)).toEqual(wholeWall);
  });
});
