/**
 * The seats of a game in turn order; `c` and `d` sit only at games
 * of Twin Suns. Apart from the schemas, which pages do not load.
 */
export const tableSeats = ['a', 'b', 'c', 'd'] as const;
export type TableSeat = (typeof tableSeats)[number];
