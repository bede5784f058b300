import type { TableSeat } from '#contracts';

/** The sides of the board by seat. Not the list of the contracts, which would bring their schemas to the page. */
export const sides: readonly TableSeat[] = ['a', 'b', 'c', 'd'];
