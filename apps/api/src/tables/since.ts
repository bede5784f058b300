/** The move that a page shows, as its address says it; undefined for one that shows none yet. */
export const moveNumber = (since: unknown): number | undefined =>
  typeof since === 'string' && /^\d{1,6}$/.test(since) ? Number(since) : undefined;
