import type { PairingsView } from '#contracts';
import { seatedTables } from '../../shared/match/seated-tables.js';

/** So many numbers are read from across the hall; of more tables their count is told. */
const mostNamed = 24;

/** The tables whose result is missing, by number; null where none or too many are. */
export const stillPlaying = (
  pairings: Pick<PairingsView, 'tables' | 'multiplayer'>,
): readonly number[] | null => {
  const open = seatedTables(pairings).filter(({ status }) => status !== 'completed');
  return open.length === 0 || open.length > mostNamed ? null : open.map(({ table }) => table);
};
