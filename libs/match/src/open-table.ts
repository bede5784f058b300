interface OpenTable {
  readonly status: string;
  /** ISO 8601. */
  readonly openUntil: string;
}

/**
 * Whether nobody can sit down any more at a table that waits until
 * then; one whose game has begun never expires. `at`: ISO 8601.
 */
export const hasExpired = ({ status, openUntil }: OpenTable, at: string): boolean =>
  status === 'open' && Date.parse(at) > Date.parse(openUntil);

/** Whether nobody will play there any more: who wants to play again opens another table. */
export const isGone = (table: OpenTable, at: string): boolean =>
  table.status === 'cancelled' || table.status === 'over' || hasExpired(table, at);
