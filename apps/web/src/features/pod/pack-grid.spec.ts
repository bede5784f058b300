import { describe, expect, it } from 'vitest';
import { placeOf } from './pack-grid.js';

const pack = ['one', 'two', 'one', 'three'].map((id) => ({ id }));

describe('the marked card of a pack with two copies', () => {
  it('is the copy that was tapped, and no other', () => {
    expect(placeOf(pack, 'one', 2)).toBe(2);
    expect(placeOf(pack, 'one', 0)).toBe(0);
  });

  it('is the first one where it was marked elsewhere, as before the page was opened again', () => {
    expect(placeOf(pack, 'one', null)).toBe(0);
    expect(placeOf(pack, 'one', 3)).toBe(0);
  });

  it('is nowhere while nothing is marked', () => {
    expect(placeOf(pack, null, 1)).toBe(-1);
  });
});
