import { describe, expect, it } from 'vitest';
import { replaceInList } from './replace-in-list.js';

describe('a name put in the place of another', () => {
  const list = 'Deck\n3 | L3-37 (Droid)\n2 | Luke  |  Jedi Knight\n3 | L3-37 (Droid)\n';

  it('stands on its line alone, with the number of copies as it was', () => {
    expect(replaceInList(list, { line: 2, written: 'L3-37 (Droid)' }, 'L3-37')).toBe(
      'Deck\n3 | L3-37\n2 | Luke  |  Jedi Knight\n3 | L3-37 (Droid)\n',
    );
  });

  it('takes the place of name and subtitle, however they were written', () => {
    const other = 'Luke Skywalker | Jedi Knight';
    expect(replaceInList(list, { line: 3, written: 'Luke | Jedi Knight' }, other)).toContain(
      `2 | ${other}\n`,
    );
  });

  it('leaves the list alone where nothing of the kind stands', () => {
    expect(replaceInList(list, { line: 9, written: 'Luke' }, 'Leia')).toBe(list);
    expect(replaceInList(list, { line: 2, written: 'Luke' }, 'Leia $&')).toBe(list);
  });
});
