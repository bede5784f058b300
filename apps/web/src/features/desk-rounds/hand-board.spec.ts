import { describe, expect, it } from 'vitest';
import type { PairingsView } from '#contracts';
import {
  boardOf,
  editOf,
  halfEmpty,
  keepFixedTables,
  placeOnBoard,
  reverseOf,
  type Spot,
  withTable,
} from './hand-board.js';

const side = (playerId: string) => ({
  playerId,
  name: playerId.toUpperCase(),
  points: 0,
  record: '0-0-0',
});
const table = (number: number, a: string, b: string): PairingsView['tables'][number] => ({
  matchId: `match-${number}`,
  table: number,
  a: side(a),
  b: side(b),
  status: 'open',
  score: null,
  report: null,
  dispute: null,
  extensionSeconds: 0,
  corrected: false,
  onScreen: false,
  reasons: [],
});
const round = {
  tables: [table(1, 'ana', 'ben'), table(2, 'carla', 'diego'), table(3, 'eva', 'farid')],
  byes: [{ playerId: 'gina', name: 'GINA', reasons: [] }],
};
const player = (playerId: string): Spot => ({ kind: 'player', playerId });
const before = boardOf(round);

describe('a round rearranged by hand', () => {
  it('names the two tables that two players leave and nothing else', () => {
    const board = placeOnBoard(before, player('ben'), player('carla'));
    expect(editOf(round, board)).toEqual({
      tables: [
        { a: 'ana', b: 'carla', table: 1 },
        { a: 'ben', b: 'diego', table: 2 },
      ],
      byes: [],
    });
  });

  it('hands the bye over', () => {
    expect(editOf(round, placeOnBoard(before, player('gina'), player('eva')))).toEqual({
      tables: [{ a: 'gina', b: 'farid', table: 3 }],
      byes: ['eva'],
    });
  });

  it('changes nothing between two who play each other', () => {
    expect(editOf(round, placeOnBoard(before, player('ana'), player('ben')))).toBeNull();
  });

  it('exchanges the numbers of two tables', () => {
    const board = placeOnBoard(before, { kind: 'table', table: 1 }, { kind: 'table', table: 3 });
    expect(editOf(round, board)?.tables).toEqual([
      { a: 'eva', b: 'farid', table: 1 },
      { a: 'ana', b: 'ben', table: 3 },
    ]);
  });

  it('leaves nobody alone at a table unseen', () => {
    const board = placeOnBoard(before, player('ana'), { kind: 'bye' });
    expect(halfEmpty(board)).toEqual([1]);
    const both = placeOnBoard(board, player('ben'), { kind: 'bye' });
    expect(halfEmpty(both)).toEqual([]);
    expect(editOf(round, both)).toEqual({ tables: [], byes: ['ana', 'ben'] });
  });

  it('seats two byes at a table of their own', () => {
    const two = placeOnBoard(placeOnBoard(before, player('ana'), { kind: 'bye' }), player('ben'), {
      kind: 'seat',
      table: 1,
      side: 0,
    });
    const seated = placeOnBoard(withTable(two), player('gina'), {
      kind: 'seat',
      table: 1,
      side: 1,
    });
    expect(editOf(round, seated)).toEqual({
      tables: [{ a: 'ben', b: 'gina', table: 1 }],
      byes: ['ana'],
    });
    expect(withTable(before).tables.map((each) => each.table)).toEqual([1, 2, 3, 4]);
  });

  it('knows the way back', () => {
    const swapped = placeOnBoard(before, player('ben'), player('carla'));
    expect(reverseOf(round, swapped)).toEqual({
      tables: [
        { a: 'ana', b: 'ben', table: 1 },
        { a: 'carla', b: 'diego', table: 2 },
      ],
      byes: [],
    });
    const handed = placeOnBoard(before, player('gina'), player('eva'));
    expect(reverseOf(round, handed)).toEqual({
      tables: [{ a: 'eva', b: 'farid', table: 3 }],
      byes: ['gina'],
    });
  });
});

describe('a fixed table', () => {
  const board = {
    tables: [
      { table: 4, seats: ['vera', 'emil'] as const },
      { table: 5, seats: ['ana', 'bo'] as const },
    ],
    byes: [],
  };

  it('is kept when its player changes places with somebody', () => {
    const moved = placeOnBoard(
      board,
      { kind: 'player', playerId: 'vera' },
      { kind: 'player', playerId: 'ana' },
    );
    const kept = keepFixedTables(moved, new Map([['vera', 4]]));
    expect(kept.tables).toEqual([
      { table: 4, seats: ['vera', 'bo'] },
      { table: 5, seats: ['ana', 'emil'] },
    ]);
  });

  it('is kept when tables change numbers, also for a number that no table has', () => {
    const swapped = placeOnBoard(board, { kind: 'table', table: 4 }, { kind: 'table', table: 5 });
    expect(keepFixedTables(swapped, new Map([['vera', 4]]))).toEqual(board);
    const far = keepFixedTables(board, new Map([['ana', 9]]));
    expect(far.tables.map(({ table }) => table)).toEqual([4, 9]);
  });
});
