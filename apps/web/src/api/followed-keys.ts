import type { QueryKey } from '@tanstack/react-query';

/**
 * The queries that a live connection currently keeps up to date, so that nobody needs to refetch
 * them; with the number of connections for each.
 */
const followed = new Map<string, number>();

export const isFollowed = (key: QueryKey): boolean => followed.has(JSON.stringify(key));

/** Marks a query as kept up to date until the returned function is called. */
export const followKey = (key: QueryKey): (() => void) => {
  const name = JSON.stringify(key);
  followed.set(name, (followed.get(name) ?? 0) + 1);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    const left = (followed.get(name) ?? 1) - 1;
    if (left > 0) followed.set(name, left);
    else followed.delete(name);
  };
};
