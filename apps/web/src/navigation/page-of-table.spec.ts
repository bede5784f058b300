import { expect, it } from 'vitest';
import { warmUpSearch } from './searches.js';
import { pageOfTable, tableOfPage } from './page-of-table.js';

it('names the page of a table of each kind, and the table of such a page', () => {
  for (const kind of ['free-match', 'twin-suns', 'duel'] as const) {
    const page = pageOfTable({ kind, id: 'a-1' });
    expect(tableOfPage(page)).toEqual({ kind, id: 'a-1' });
    expect(warmUpSearch({ table: page })).toEqual({ table: page });
  }
  expect(tableOfPage('/e/x/table/y')).toBeNull();
});

it('lets an address lead back to tables alone', () => {
  const others = [
    '/e/x/table/y',
    '/play/',
    '/play/../admin',
    '/play/a b',
    '//play/a',
    'https://x.org',
  ];
  for (const table of others) expect(warmUpSearch({ table })).toEqual({});
});
