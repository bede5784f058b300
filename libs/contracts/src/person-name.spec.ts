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
      'isolated\u2066round',
      'tagged\u{e0041}\u{e0042}',
      '\u3164',
      '\u2800\u2800',
      '\u00a0\u2003',
      `zalgo${'\u0301'.repeat(8)}`,
      '\u0301alone',
      'private\ue000',
      'Ana\u00a0\u2003 Paula',
      'Vie\u0323\u0302t',
      'نمی\u200cخواهم',
      '👩\u200d🚀',
      'क्\u200dष',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Mac',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074} endless',
      'דוד\u200f כהן',
      'An\u00adna',
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
      'Ana\u00a0\u2003 Paula',
      'Vie\u0323\u0302t',
      'نمی\u200cخواهم',
      '👩\u200d🚀',
      'क्\u200dष',
      '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Mac',
      'דוד\u200f כהן',
      'An\u00adna',
    ]);
    expect(displayName.parse('דוד\u200f כהן')).toBe('דוד כהן');
    expect(displayName.parse('An\u00adna')).toBe('Anna');
    expect(displayName.parse(' Ana\u00a0\u2003 Paula ')).toBe('Ana Paula');
    expect(displayName.parse('Jose\u0301')).toBe('Jos\u00e9');
  });
});
