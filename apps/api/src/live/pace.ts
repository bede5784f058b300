/**
 * How many pages one process lets reload per second: for a single result, and for what everybody is
 * waiting for. A page asks two queries; a process answers several thousand per second (npx conclave
 * bench viewers) and has commands to decide besides.
 */
const pagesPerSecond = { routine: 600, pressing: 1_500 } as const;

const longestMs = 15_000;

/** Milliseconds over which this many pages should spread their requests. */
export const spreadOf = (viewers: number, pressing: boolean): number =>
  Math.min(
    longestMs,
    Math.ceil((viewers * 1_000) / (pressing ? pagesPerSecond.pressing : pagesPerSecond.routine)),
  );

/**
 * At most eight messages a second to each viewer. A result must be on the pages within 300 ms,
 * which includes this wait.
 */
export const shortestGapMs = 120;
const longestGapMs = 2_000;
/**
 * Sending to viewers takes at most one part in this many of the process's time; deciding and
 * answering need the rest.
 */
const gapToWork = 5;

/**
 * Milliseconds between two messages, by how long the last one took to write: thousands of viewers
 * get messages less often than a few.
 */
export const gapAfter = (tookMs: number): number =>
  Math.min(longestGapMs, Math.max(shortestGapMs, tookMs * gapToWork));

/**
 * Reconnections per second after all connections have broken at once, with this process or with a
 * hall's network.
 */
const linesPerSecond = 1_000;
const soonestMs = 1_000;

/**
 * How long a page should wait before it reconnects; `share` in [0, 1) is its position among all.
 */
export const retryOf = (viewers: number, share: number): number =>
  soonestMs + Math.floor((viewers * 1_000 * share) / linesPerSecond);
