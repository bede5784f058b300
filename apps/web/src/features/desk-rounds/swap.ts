import type { PairingsView } from '#contracts';

/** A place in the round: a side of a table, or a bye. */
export interface Place {
  readonly playerId: string;
  readonly name: string;
  /** Null: has the bye. */
  readonly table: number | null;
}

export const placesOf = ({ tables, byes }: Pick<PairingsView, 'tables' | 'byes'>): Place[] => [
  ...tables
    .filter((row) => row.status !== 'void')
    .flatMap((row) =>
      [row.a, row.b].map(({ playerId, name }) => ({ playerId, name, table: row.table })),
    ),
  ...byes.map(({ playerId, name }) => ({ playerId, name, table: null })),
];

export interface Edit {
  readonly tables: { a: string; b: string; table: number }[];
  readonly byes: string[];
}

/** Two players change places: only the tables they leave are named, everything else stays as it is. Null when nothing would change. */
export const swapped = (
  pairings: Pick<PairingsView, 'tables' | 'byes'>,
  one: string,
  other: string,
): Edit | null => {
  const standing = pairings.tables.filter((row) => row.status !== 'void');
  const exchange = (playerId: string): string =>
    playerId === one ? other : playerId === other ? one : playerId;
  const touched = standing.filter((row) =>
    [row.a.playerId, row.b.playerId].some((playerId) => playerId === one || playerId === other),
  );
  const changed = touched.filter(
    (row) =>
      !(exchange(row.a.playerId) === row.b.playerId && exchange(row.b.playerId) === row.a.playerId),
  );
  if (one === other || changed.length === 0) return null;
  return {
    tables: changed.map((row) => ({
      a: exchange(row.a.playerId),
      b: exchange(row.b.playerId),
      table: row.table,
    })),
    byes: pairings.byes
      .map((bye) => bye.playerId)
      .filter((playerId) => playerId === one || playerId === other)
      .map(exchange),
  };
};
