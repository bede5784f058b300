import type { Field } from './field.js';

export interface NumberedTable {
  readonly table: number;
  readonly a: number;
  readonly b: number;
  /** The player for whom the table number is reserved, if any. */
  readonly keptFor: number | null;
  /** A player with a reserved table who could not be seated there. */
  readonly displaced: number | null;
}

/**
 * Best players first: by standing their places, otherwise the points of the higher, then of the
 * lower player; ties keep the order drawn.
 */
const inOrder = (
  field: Field,
  tables: readonly (readonly [number, number])[],
): (readonly [number, number])[] => {
  const rank = (i: number) => (field.byStanding ? i : field.group[i]!);
  const oriented = tables.map(([i, j]): readonly [number, number] =>
    rank(j) < rank(i) || (rank(j) === rank(i) && j < i) ? [j, i] : [i, j],
  );
  return oriented.sort((x, y) => rank(x[0]) - rank(y[0]) || rank(x[1]) - rank(y[1]) || x[0] - y[0]);
};

/**
 * Numbers the tables from 1 by standing. A static table goes to its player first (to the better
 * placed of two who claim it); the others get the remaining numbers.
 */
export const numberTables = (
  field: Field,
  tables: readonly (readonly [number, number])[],
): NumberedTable[] => {
  const ordered = inOrder(field, tables);
  const owner = new Map<number, number>();
  const kept = new Map<number, { readonly table: number; readonly player: number }>();
  ordered.forEach((pair, index) => {
    for (const player of pair) {
      const table = field.players[player]!.staticTable;
      if (table === undefined || owner.has(table) || kept.has(index)) continue;
      owner.set(table, player);
      kept.set(index, { table, player });
    }
  });
  let next = 1;
  const numbered = ordered.map(([a, b], index): NumberedTable => {
    const own = kept.get(index);
    const displaced =
      [a, b].find(
        (i) =>
          field.players[i]!.staticTable !== undefined &&
          field.players[i]!.staticTable !== own?.table,
      ) ?? null;
    if (own) return { table: own.table, a, b, keptFor: own.player, displaced };
    while (owner.has(next)) next += 1;
    next += 1;
    return { table: next - 1, a, b, keptFor: null, displaced };
  });
  return numbered.sort((x, y) => x.table - y.table);
};
