/** How many decks have a leader; `leader` is its name. */
export interface LeaderCount {
  readonly leader: string;
  readonly count: number;
}

/**
 * The leaders that most players brought, sorted by count and then by name; at most `most` of them.
 */
export const leadersPlayed = (
  players: readonly { readonly leader?: string | null | undefined }[],
  most = Infinity,
): readonly LeaderCount[] => {
  const counts = new Map<string, number>();
  for (const { leader } of players) if (leader) counts.set(leader, (counts.get(leader) ?? 0) + 1);
  return [...counts]
    .map(([leader, count]) => ({ leader, count }))
    .sort((a, b) => b.count - a.count || (a.leader < b.leader ? -1 : 1))
    .slice(0, most);
};
