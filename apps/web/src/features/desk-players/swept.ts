import type { RosterRow } from '#contracts';

export interface Sweep {
  /** Minutes before now; null for any time. */
  readonly minutes: number | null;
  /** What tells one network address from others; null for any. */
  readonly from: string | null;
}

/** Registrations that nobody of the staff made and that have not been checked in, by time and address. */
export const sweptBy = (
  players: readonly RosterRow[],
  { minutes, from }: Sweep,
  now: number,
): readonly RosterRow[] =>
  players.filter(
    (row) =>
      (row.status === 'registered' || row.status === 'waitlisted') &&
      typeof row.from === 'string' &&
      (from === null || row.from === from) &&
      (minutes === null || now - Date.parse(row.registeredAt ?? '') <= minutes * 60_000),
  );

/** The addresses that registrations came from, the busiest first. */
export const addressesOf = (
  players: readonly RosterRow[],
): readonly { readonly from: string; readonly count: number }[] => {
  const counts = new Map<string, number>();
  for (const { from } of sweptBy(players, { minutes: null, from: null }, 0))
    if (typeof from === 'string') counts.set(from, (counts.get(from) ?? 0) + 1);
  return [...counts]
    .map(([from, count]) => ({ from, count }))
    .sort((one, other) => other.count - one.count);
};
