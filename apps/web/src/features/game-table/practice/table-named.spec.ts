import { expect, it } from 'vitest';
import { warmUpSearch } from '../../../navigation/searches.js';
import { tableNamed } from './table-named.js';

it('reads the table at which somebody waits, and nothing else', () => {
  expect(tableNamed(warmUpSearch({ table: 'duel/d-1' }).table)).toEqual({
    kind: 'duel',
    id: 'd-1',
  });
  expect(tableNamed(warmUpSearch({}).table)).toBeNull();
  for (const table of ['match/m1', 'duel/', 'duel/../../x', 'free-match/a b', 'duel'])
    expect(tableNamed(warmUpSearch({ table }).table)).toBeNull();
});
