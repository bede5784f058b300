import type { TableRow } from '#contracts';

/**
 * A table of the round by chance (0 to below 1): those where somebody
 * has not been checked come first, void and settled ones never.
 */
export const drawTable = (
  tables: readonly TableRow[],
  checked: ReadonlySet<string>,
  chance: number,
): TableRow | null => {
  const playing = tables.filter((table) => table.status !== 'void' && table.status !== 'completed');
  const fresh = playing.filter(({ a, b }) => !checked.has(a.playerId) || !checked.has(b.playerId));
  const pool = fresh.length > 0 ? fresh : playing;
  return pool[Math.floor(chance * pool.length)] ?? null;
};
