import type { QueryKey } from '@tanstack/react-query';

/** Answers that a live line brings at this moment: nobody has to ask for them. How many lines bring each. */
const followed = new Map<string, number>();

export const isFollowed = (key: QueryKey): boolean => followed.has(JSON.stringify(key));

/** Until the returned function is called. */
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
