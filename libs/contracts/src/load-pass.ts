/**
 * Request header for a load test against your own server: requests with the server's LOAD_PASS are
 * exempt from the rate limits.
 */
export const LOAD_PASS_HEADER = 'x-load-pass';
