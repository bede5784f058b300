import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startThread } from '#platform';

export interface Watched {
  readonly url: string;
  readonly pid: number;
}

export interface Vitals {
  /** Megabytes by which the memory rose above where it was, at its peak. */
  readonly grewMb: number;
  /** Milliseconds that /health took. */
  readonly p50: number;
  readonly p99: number;
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity;

/**
 * How the server fares while something is done to it: its memory, and how long /health takes,
 * asked from an address of its own and in a thread of its own, for whoever floods is busy.
 */
export const vitalsDuring = async (
  server: Watched,
  work: () => Promise<unknown>,
): Promise<Vitals> => {
  const thread = startThread('./vitals.entry', import.meta.url, { workerData: server });
  const told = once(thread, 'message');
  await once(thread, 'online');
  // The thread compiles what it runs.
  await pause(1_000);
  try {
    await work();
    // What still lies in queues is part of it.
    await pause(500);
  } finally {
    thread.postMessage('over');
  }
  const [{ grewMb, times }] = (await told) as [{ grewMb: number; times: number[] }];
  const sorted = times.sort((one, other) => one - other);
  return { grewMb, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
};
