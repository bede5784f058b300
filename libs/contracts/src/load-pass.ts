/**
 * Request header of a load run on a server of one's own: who
 * shows the server's LOAD_PASS is not counted by the rate limits.
 */
export const LOAD_PASS_HEADER = 'x-load-pass';
