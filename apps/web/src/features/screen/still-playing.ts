import type { PairingsView } from '#contracts';
import { seatedTables } from '../../shared/match/seated-tables.js';

/**
 * Up to this many table numbers can be read from across the hall; with more tables, only their
 * number is shown.
 */
const mostNamed = 24;

/** The numbers of the tables without a result; null if there are none or too many. */
export const stillPlaying = (
  pairings: Pick<PairingsView, 'tables' | 'multiplayer'>,
): readonly number[] | null => {
  const open = seatedTables(pairings).filter(({ status }) => status !== 'completed');
  return open.length === 0 || open.length > mostNamed ? null : open.map(({ table }) => table);
};
