/** Lists over many events, and that of open tables, are looked up again after so long, in ms. */
export const LISTS_FRESH_MS = 250;
