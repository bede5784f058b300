import type { TableRow } from '#contracts';
import { isSettled } from '../../shared/match/settled.js';

/**
 * Selects a table of the round at random (`chance`: 0 to below 1). Tables with an unchecked player
 * have precedence; void and settled ones are never selected.
 */
export const drawTable = (
  tables: readonly TableRow[],
  checked: ReadonlySet<string>,
  chance: number,
): TableRow | null => {
  const playing = tables.filter((table) => !isSettled(table));
  const fresh = playing.filter(({ a, b }) => !checked.has(a.playerId) || !checked.has(b.playerId));
  const pool = fresh.length > 0 ? fresh : playing;
  return pool[Math.floor(chance * pool.length)] ?? null;
};
