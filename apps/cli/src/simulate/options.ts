import { boosterSets } from '#cards';
import { UsageError } from '../command-line/words.js';

export interface SimulationOptions {
  /** One event, or a convention of several. */
  readonly plan: 'event' | 'convention';
  readonly format: 'premier' | 'trilogy' | 'sealed' | 'draft';
  readonly players: number;
  readonly rounds: number;
  readonly cut: 0 | 2 | 4 | 8 | 16 | 32;
  readonly seed: string;
  /** The set whose boosters are opened; limited formats only. */
  readonly set: string;
  /** Players of a full pod; Draft only. */
  readonly pod: number;
  /** A running server; null looks for one and else starts one. */
  readonly url: string | null;
  /** Matches being settled at the same time: each waits for its own answers (closed loop). */
  readonly concurrency: number;
  /**
   * Matches begun per second at most, so that latencies are measured
   * at a stated load; 0 for as fast as the concurrency allows.
   */
  readonly rate: number;
}

/** What goes together: a cut of players who are there, a set with boosters. */
export const checkOptions = (options: SimulationOptions): SimulationOptions => {
  if (options.cut > options.players)
    throw new UsageError(`--cut ${options.cut} is more than --players ${options.players}`);
  if (!boosterSets.some((code) => code === options.set))
    throw new UsageError(`--set must be one of ${boosterSets.join(', ')}`);
  return options;
};
