import { describe, expect, it } from 'vitest';
import { ringsOf } from './rings.js';

describe('a round as rings', () => {
  it.each([
    [
      { tables: 8, completed: 3 },
      { rings: 8, full: 3 },
    ],
    [
      { tables: 240, completed: 239 },
      { rings: 24, full: 23 },
    ],
    [
      { tables: 240, completed: 240 },
      { rings: 24, full: 24 },
    ],
    [
      { tables: 0, completed: 0 },
      { rings: 0, full: 0 },
    ],
  ])('%o', (round, shown) => expect(ringsOf(round, 24)).toEqual(shown));
});
