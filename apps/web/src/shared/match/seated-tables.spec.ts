import { describe, expect, it } from 'vitest';
import type { PairingsView, TableRow } from '#contracts';
import { opponentsOf, seatedTables } from './seated-tables.js';
import { placesText, saidAlike, type SharedTable } from './shared-table.js';

const side = (playerId: string) => ({ playerId, name: playerId, points: 0, record: '0-0-0' });
const trio: SharedTable = {
  table: 1,
  seats: ['Ana', 'Bo', 'Cy'].map((name) => ({ ...side(name), place: null })),
  status: 'open',
  claims: [],
};
const settled: SharedTable = {
  ...trio,
  table: 3,
  seats: [2, 1, 2].map((place, index) => ({ ...side(`P${index}`), place })),
  status: 'completed',
};
const match = (table: number, status: TableRow['status']): TableRow => ({
  matchId: `m${table}`,
  table,
  a: side('Di'),
  b: side('Ed'),
  status,
  score: null,
  report: null,
  dispute: null,
  extensionSeconds: 0,
  corrected: false,
  onScreen: false,
  reasons: [],
});
const round: Pick<PairingsView, 'tables' | 'multiplayer'> = {
  tables: [match(4, 'void'), match(2, 'open')],
  multiplayer: [settled, trio],
};

describe('the tables of a round', () => {
  it('are one list, whoever sits at them, by number and without void ones', () => {
    expect(seatedTables(round).map(({ table, seats }) => [table, seats.length])).toEqual([
      [1, 3],
      [2, 2],
      [3, 3],
    ]);
  });

  it('show places in the order of the seats once they are settled', () => {
    expect(seatedTables(round).map(({ result }) => result)).toEqual([null, null, '2-1-2']);
  });

  it('name everybody else at the table', () => {
    const [first] = seatedTables(round);
    expect(first && opponentsOf(first, 'Bo')).toBe('Ana, Cy');
  });
});

describe('what a table of three says', () => {
  const places = (...order: string[]) =>
    order.map((playerId, index) => ({ playerId, place: index + 1 }));

  it('is told once for all who say the same, in whatever order they name the players', () => {
    const claims = [
      { playerId: 'Ana', places: places('Bo', 'Ana', 'Cy') },
      { playerId: 'Bo', places: places('Ana', 'Bo', 'Cy') },
      { playerId: 'Cy', places: places('Bo', 'Ana', 'Cy').toReversed() },
    ];
    expect(saidAlike({ ...trio, claims }).map(({ by }) => by)).toEqual([['Ana', 'Cy'], ['Bo']]);
    expect(placesText(trio, places('Bo', 'Ana', 'Cy').toReversed())).toBe('1. Bo, 2. Ana, 3. Cy');
  });
});
