/** The move that a page shows, from the query; undefined for a page that shows none yet. */
export const moveNumber = (since: unknown): number | undefined =>
  typeof since === 'string' && /^\d{1,6}$/.test(since) ? Number(since) : undefined;
