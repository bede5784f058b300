/**
 * The seats of a game in turn order; only games of Twin Suns have `c` and `d`. Kept apart from the
 * schemas, which pages do not load.
 */
export const tableSeats = ['a', 'b', 'c', 'd'] as const;
export type TableSeat = (typeof tableSeats)[number];
