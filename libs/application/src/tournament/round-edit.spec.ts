import { describe, expect, it } from 'vitest';
import { editTables } from './round-edit.js';

const table = (number: number, a: string, b: string) => ({
  matchId: `m${number}`,
  table: number,
  a,
  b,
  reasons: [],
});
const round = {
  tables: [table(1, 'ana', 'ben'), table(2, 'cleo', 'dan'), table(3, 'eva', 'finn')],
  byes: [{ playerId: 'gus', reasons: [] }],
};
const newId = (index: number): string => `new${index}`;
const byHand = [{ code: 'by-hand', data: {} }];

describe('an edit by hand', () => {
  it('voids the tables of everyone who moves and takes the numbers that became free', () => {
    expect(
      editTables(
        round,
        {
          tables: [
            { a: 'ana', b: 'cleo' },
            { a: 'ben', b: 'dan' },
          ],
          byes: [],
        },
        newId,
      ),
    ).toEqual({
      voidedMatches: ['m1', 'm2'],
      tables: [
        { matchId: 'new0', table: 1, a: 'ana', b: 'cleo', reasons: byHand },
        { matchId: 'new1', table: 2, a: 'ben', b: 'dan', reasons: byHand },
      ],
      byes: ['gus'],
    });
  });

  it('keeps the number that was asked for and counts on when none is free', () => {
    const { tables } = editTables(
      round,
      {
        tables: [
          { a: 'gus', b: 'hal' },
          { a: 'ivo', b: 'jan', table: 9 },
        ],
        byes: [],
      },
      newId,
    );
    expect(tables.map((each) => each.table)).toEqual([10, 9]);
  });

  it('swaps a bye: who had it plays, who is named has it', () => {
    expect(
      editTables(round, { tables: [{ a: 'eva', b: 'gus' }], byes: ['finn'] }, newId),
    ).toMatchObject({ voidedMatches: ['m3'], byes: ['finn'], tables: [{ table: 3 }] });
  });
});
