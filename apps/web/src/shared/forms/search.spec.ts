import { describe, expect, it } from 'vitest';
import { matches } from './search.js';

describe('finding a name', () => {
  it.each([
    ['jo gar', true],
    ['garcia', true],
    ['GARCÍA josé', true],
    ['', true],
    ['arc', false],
    ['jo x', false],
  ])('"%s" finds José García-López: %s', (typed, found) => {
    expect(matches('José García-López', typed)).toBe(found);
  });
});
