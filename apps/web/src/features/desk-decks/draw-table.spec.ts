import { describe, expect, it } from 'vitest';
import type { TableRow } from '#contracts';
import { drawTable } from './draw-table.js';

const side = (playerId: string) => ({ playerId, name: playerId, points: 0, record: '0-0' });
const table = (number: number, status: TableRow['status'] = 'open'): TableRow => ({
  matchId: `match-${number}`,
  table: number,
  a: side(`a${number}`),
  b: side(`b${number}`),
  status,
  score: null,
  report: null,
  dispute: null,
  extensionSeconds: 0,
  corrected: false,
  onScreen: false,
  reasons: [],
});
const drawn = (tables: TableRow[], checked: string[], chance: number) =>
  drawTable(tables, new Set(checked), chance)?.table ?? null;

describe('the table drawn for a deck check', () => {
  it('can be any table that still plays', () => {
    const tables = [table(1), table(2, 'completed'), table(3), table(4, 'void')];
    expect([0, 0.49, 0.5, 0.99].map((chance) => drawn(tables, [], chance))).toEqual([1, 1, 3, 3]);
    expect(drawn([table(2, 'completed')], [], 0)).toBeNull();
  });

  it('is one with somebody unchecked while there is one', () => {
    const tables = [table(1), table(2)];
    expect([0, 0.99].map((chance) => drawn(tables, ['a1', 'b1', 'a2'], chance))).toEqual([2, 2]);
    expect(drawn(tables, ['a1', 'b1', 'a2', 'b2'], 0)).toBe(1);
  });
});
