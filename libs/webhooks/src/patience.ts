/** How long a receiver that does not answer is tried. */
export interface Patience {
  /** Milliseconds after the n-th failed try until the next one; null: it is given up. */
  readonly retryAfter: (attempts: number) => number | null;
  /** Whether an endpoint at which nothing has arrived for so long, in so many tries, is paused. */
  readonly isTooLong: (failingMs: number, failures: number) => boolean;
}

const firstMs = 5_000;
const longestMs = 900_000;
const mostAttempts = 12;
const longMs = 3_600_000;
const many = 10;

/** Five seconds, then doubling up to a quarter of an hour, twelve times: about an hour. */
export const usualPatience: Patience = {
  retryAfter: (attempts) =>
    attempts >= mostAttempts ? null : Math.min(firstMs * 2 ** (attempts - 1), longestMs),
  isTooLong: (failingMs, failures) => failingMs >= longMs && failures >= many,
};
