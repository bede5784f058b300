import type { RosterRow } from '#contracts';

export interface Sweep {
  /** Only registrations of the last so many minutes; null: of any time. */
  readonly minutes: number | null;
  /** Only registrations from this network address, given as its keyed hash; null: from any. */
  readonly from: string | null;
}

/**
 * The selected registrations among those that were not made by staff and are not checked in. `now`:
 * ms.
 */
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

/** The addresses of registrations, those with the most registrations first. */
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
