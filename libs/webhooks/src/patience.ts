/** How long deliveries to a receiver that does not answer are retried. */
export interface Patience {
  /** Milliseconds from the n-th failed attempt to the next one; null: the delivery is given up. */
  readonly retryAfter: (attempts: number) => number | null;
  /** Whether an endpoint is paused because nothing has arrived for so long, in so many attempts. */
  readonly isTooLong: (failingMs: number, failures: number) => boolean;
}

const firstMs = 5_000;
const longestMs = 900_000;
const mostAttempts = 12;
const longMs = 3_600_000;
const many = 10;

/** Five seconds, then doubled up to a quarter of an hour, twelve times: about an hour in total. */
export const usualPatience: Patience = {
  retryAfter: (attempts) =>
    attempts >= mostAttempts ? null : Math.min(firstMs * 2 ** (attempts - 1), longestMs),
  isTooLong: (failingMs, failures) => failingMs >= longMs && failures >= many,
};
