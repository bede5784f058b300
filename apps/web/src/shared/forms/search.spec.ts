import { describe, expect, it } from 'vitest';
import { isFound, matches } from './search.js';

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

it('finds a team by the name of any of its members', () => {
  const team = { name: 'Red Five', members: ['Ann Lee', 'Bob', 'Cid'] };
  expect(['red', 'ann le', 'cid', 'bob lee'].map((typed) => isFound(team, typed))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isFound({ name: 'Ana' }, 'bo')).toBe(false);
});
