/** The number of players who play a leader; `leader` is its name. */
export interface LeaderCount {
  readonly leader: string;
  readonly count: number;
}

/**
 * The leaders played by the most players, sorted by number, then by name; at most `most` of them.
 */
export const leadersPlayed = (
  players: readonly { readonly leader?: string | null | undefined }[],
  most: number,
): readonly LeaderCount[] => {
  const counts = new Map<string, number>();
  for (const { leader } of players) if (leader) counts.set(leader, (counts.get(leader) ?? 0) + 1);
  return [...counts]
    .map(([leader, count]) => ({ leader, count }))
    .sort((a, b) => b.count - a.count || a.leader.localeCompare(b.leader))
    .slice(0, most);
};

/**
 * A round as a row of rings, one per table; with more tables than `most`, a ring stands for
 * several. Returns the number of rings and how many are full.
 */
export const ringsOf = (
  { tables, completed }: { readonly tables: number; readonly completed: number },
  most: number,
): { readonly rings: number; readonly full: number } => {
  const rings = Math.min(tables, most);
  return { rings, full: tables === 0 ? 0 : Math.floor((completed / tables) * rings) };
};
