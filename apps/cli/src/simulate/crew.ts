import { setTimeout as pause } from 'node:timers/promises';

/**
 * Processes a list with so many tasks in parallel; starts at most `rate` per second if that is
 * above 0. The first failure ends it.
 */
export const inParallel = async <T>(
  list: readonly T[],
  { workers, rate = 0 }: { workers: number; rate?: number },
  work: (item: T, index: number) => Promise<void>,
): Promise<void> => {
  const began = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < list.length) {
      const index = next;
      next += 1;
      const early = rate > 0 ? began + (index * 1000) / rate - performance.now() : 0;
      if (early > 1) await pause(early);
      await work(list[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, list.length) }, worker));
};

/** Polls until there is an answer; throws after the time limit, naming what was awaited. */
export const until = async <T>(
  what: string,
  limitMs: number,
  ask: () => Promise<T | null>,
): Promise<T> => {
  const end = performance.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (performance.now() > end) throw new Error(`waited ${limitMs} ms in vain for: ${what}`);
    await pause(50);
  }
};
