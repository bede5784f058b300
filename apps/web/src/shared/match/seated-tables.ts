import type { PairingsView, TableRow } from '#contracts';
import { scoreText } from './score.js';
import { placesInSeats, type SharedTable } from './shared-table.js';

interface TableSeat {
  readonly playerId: string;
  readonly name: string;
  readonly points: number;
  readonly record: string;
  readonly dropped?: true;
}

/** A table of a round with any number of players. */
export interface SeatedTable {
  readonly id: string;
  readonly table: number;
  readonly seats: readonly TableSeat[];
  readonly status: TableRow['status'];
  /** Games won, or places in the order of the seats. null until the table is settled. */
  readonly result: string | null;
  /** The match of two, or the table of three or four. */
  readonly of:
    | { readonly kind: 'match'; readonly row: TableRow }
    | { readonly kind: 'shared'; readonly row: SharedTable };
}

/**
 * All tables of a round by number, without void ones; the desk, the wall display and the printouts
 * use them.
 */
export const seatedTables = ({
  tables,
  multiplayer = [],
}: Pick<PairingsView, 'tables' | 'multiplayer'>): readonly SeatedTable[] =>
  [
    ...tables
      .filter(({ status }) => status !== 'void')
      .map((row): SeatedTable => ({
        id: row.matchId,
        table: row.table,
        seats: [row.a, row.b],
        status: row.status,
        result: row.score && scoreText(row.score),
        of: { kind: 'match', row },
      })),
    ...multiplayer.map((row): SeatedTable => ({
      id: `table-${row.table}`,
      table: row.table,
      seats: row.seats,
      status: row.status,
      result: placesInSeats(row),
      of: { kind: 'shared', row },
    })),
  ].sort((one, other) => one.table - other.table);

/** The extra time of a table in seconds, on top of its round's time. */
export const extraSeconds = ({ of: { row } }: SeatedTable): number => row.extensionSeconds ?? 0;

/** The names of all others at a player's table. */
export const opponentsOf = ({ seats }: SeatedTable, playerId: string): string =>
  seats
    .filter((seat) => seat.playerId !== playerId)
    .map(({ name }) => name)
    .join(', ');
