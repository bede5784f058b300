/** How long the lists over many events, and that of open tables, are cached, in ms. */
export const LISTS_FRESH_MS = 250;
