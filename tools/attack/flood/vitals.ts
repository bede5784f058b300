import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startThread } from '#platform';

export interface Watched {
  readonly url: string;
  readonly pid: number;
}

export interface Vitals {
  /** The peak growth of the memory in megabytes. */
  readonly grewMb: number;
  /** The response time of /health in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity;

/**
 * Measures the server during some work: its memory, and the response time of /health, requested
 * from a separate address and in a separate thread, because this one is busy.
 */
export const vitalsDuring = async (
  server: Watched,
  work: () => Promise<unknown>,
): Promise<Vitals> => {
  const thread = startThread('./vitals.entry', import.meta.url, { workerData: server });
  const told = once(thread, 'message');
  await once(thread, 'online');
  // The thread must first compile its code.
  await pause(1_000);
  try {
    await work();
    // Work still in queues is included.
    await pause(500);
  } finally {
    thread.postMessage('over');
  }
  const [{ grewMb, times }] = (await told) as [{ grewMb: number; times: number[] }];
  const sorted = times.sort((one, other) => one - other);
  return { grewMb, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
};
