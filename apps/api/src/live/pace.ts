/**
 * Pages that one process lets ask again in a second: about some table's result, and
 * about what everybody waits for. A page asks two questions; a process answers several
 * thousand a second (npx conclave bench viewers) and has commands to decide besides.
 */
const pagesPerSecond = { routine: 600, pressing: 1_500 } as const;

const longestMs = 15_000;

/** Milliseconds within which so many pages should spread their questions. */
export const spreadOf = (viewers: number, pressing: boolean): number =>
  Math.min(
    longestMs,
    Math.ceil((viewers * 1_000) / (pressing ? pagesPerSecond.pressing : pagesPerSecond.routine)),
  );

/**
 * At most eight messages a second to each viewer; a result must
 * be on the pages within 300 ms, and this wait is part of it.
 */
export const shortestGapMs = 120;
const longestGapMs = 2_000;
/**
 * Telling viewers takes no more than one part in so many of
 * the process's time; deciding and answering need the rest.
 */
const gapToWork = 5;

/**
 * Milliseconds from one message to the next when the last took so
 * long to write: thousands of viewers are told less often than a few.
 */
export const gapAfter = (tookMs: number): number =>
  Math.min(longestGapMs, Math.max(shortestGapMs, tookMs * gapToWork));

/**
 * Lines that are dialled anew in a second when all have
 * broken at once, with this process or with a hall's network.
 */
const linesPerSecond = 1_000;
const soonestMs = 1_000;

/** How long a page should wait before it dials again: `share` in [0, 1) is its place among all. */
export const retryOf = (viewers: number, share: number): number =>
  soonestMs + Math.floor((viewers * 1_000 * share) / linesPerSecond);
