/**
 * Distributes slips to the places on their pages such that, after the stack of pages is cut and its
 * piles are laid on each other with the first place on top, the slips are in order: place 1 of all
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
