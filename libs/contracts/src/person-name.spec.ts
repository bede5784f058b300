import { describe, expect, it } from 'vitest';
import { displayName, isPersonName } from './index.js';

describe("a person's name", () => {
  it('is judged alike with and without the schema', () => {
    const typed = [
      'Ada',
      '  Ada  ',
      '',
      '   ',
      'x'.repeat(80),
      'x'.repeat(81),
      '長谷川',
      'محمد',
      '🐙',
      "O'Brien",
      'tab\there',
      'zero\u200bwidth',
      'turned\u202eround',
    ];
    expect(typed.map(isPersonName)).toEqual(
      typed.map((name) => displayName.safeParse(name).success),
    );
    expect(typed.filter(isPersonName)).toEqual([
      'Ada',
      '  Ada  ',
      'x'.repeat(80),
      '長谷川',
      'محمد',
      '🐙',
      "O'Brien",
    ]);
  });
});
