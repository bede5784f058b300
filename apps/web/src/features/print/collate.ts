/**
 * Slips in the places of their pages, so that the stack of pages, cut through and
 * its piles laid upon each other, first place uppermost, is in order: place 1 of all
 * pages holds the first slips, place 2 the next. Only the last places can be empty.
 */
export const collate = <T>(
  items: readonly T[],
  places: number,
): readonly (readonly (T | null)[])[] => {
  const pages = Math.ceil(items.length / places);
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: places }, (__, place) => items[place * pages + page] ?? null),
  );
};
