import type { ReplayRecord } from '#contracts';
import type { Hindsight } from '#swu-analysis';
import type { AskedOfWorker, ToldByWorker } from './asked.js';
import { playedGame } from './played-game.js';

/** More threads make a phone warm and are hardly faster. */
const MOST_THREADS = 4;

export interface Progress {
  readonly judged: ReadonlyMap<number, Hindsight | null>;
  /** The number of decisions in the game; null until a worker has counted them. */
  readonly decisions: number | null;
  readonly state: 'running' | 'done' | 'unknown' | 'failed';
}

/**
 * The results for a game are kept while its replay is open, so that closing the panel loses
 * nothing.
 */
const kept = new WeakMap<ReplayRecord, Progress>();

const begin: Progress = { judged: new Map(), decisions: null, state: 'running' };
export const progressOf = (record: ReplayRecord): Progress => kept.get(record) ?? begin;

const workerOf = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Evaluates the remaining decisions in several workers; returns a function that stops them. */
export const analyse = (
  record: ReplayRecord,
  onProgress: (now: Progress) => void,
): (() => void) => {
  let now: Progress = { ...progressOf(record) };
  if (now.state === 'done' || now.state === 'unknown') return () => undefined;
  // The page itself is idle meanwhile: of two cores both are used, of more one is left free.
  const threads = Math.max(2, Math.min(MOST_THREADS, (navigator.hardwareConcurrency || 2) - 1));
  const workers = Array.from({ length: threads }, workerOf);
  const stop = (): void => {
    for (const worker of workers) worker.terminate();
  };
  const change = (to: Partial<Progress>): void => {
    now = { ...now, ...to };
    kept.set(record, now);
    onProgress(now);
  };
  let running = workers.length;
  const hear = (told: ToldByWorker): void => {
    if ('at' in told) change({ judged: new Map(now.judged).set(told.at, told.hindsight) });
    else if ('decisions' in told)
      change(told.decisions === null ? { state: 'unknown' } : { decisions: told.decisions });
    else if (--running === 0 && now.state === 'running') change({ state: 'done' });
  };
  change({ state: 'running' });
  const game = playedGame(record);
  workers.forEach((worker, from) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ToldByWorker>) => hear(data));
    worker.addEventListener('error', () => {
      stop();
      change({ state: 'failed' });
    });
    const asked: AskedOfWorker = { game, from, of: workers.length, known: [...now.judged.keys()] };
    worker.postMessage(asked);
  });
  return stop;
};
