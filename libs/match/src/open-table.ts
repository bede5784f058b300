interface OpenTable {
  readonly status: string;
  /** ISO 8601. */
  readonly openUntil: string;
}

/**
 * Whether the table's time to wait (`openUntil`) is over, so that nobody can sit down any more. A
 * table whose game has begun never expires. `at`: ISO 8601.
 */
export const hasExpired = ({ status, openUntil }: OpenTable, at: string): boolean =>
  status === 'open' && Date.parse(at) > Date.parse(openUntil);

/** Whether nothing will be played at this table any more; a rematch opens another table. */
export const isGone = (table: OpenTable, at: string): boolean =>
  table.status === 'cancelled' || table.status === 'over' || hasExpired(table, at);
