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
  /** The set of the boosters; limited formats only. */
  readonly set: string;
  /** The number of players in a full pod; Draft only. */
  readonly pod: number;
  /** The address of a running server; null: a local one is used, or started. */
  readonly url: string | null;
  /** The number of matches played in parallel: each waits for its own responses (closed loop). */
  readonly concurrency: number;
  /**
   * The maximum number of matches begun per second, so that latencies are measured at a known load;
   * 0: as fast as the concurrency allows.
   */
  readonly rate: number;
}

/**
 * Checks combinations of options: the cut must not exceed the players, and the set must have
 * boosters.
 */
export const checkOptions = (options: SimulationOptions): SimulationOptions => {
  if (options.cut > options.players)
    throw new UsageError(`--cut ${options.cut} is more than --players ${options.players}`);
  if (!boosterSets.some((code) => code === options.set))
    throw new UsageError(`--set must be one of ${boosterSets.join(', ')}`);
  return options;
};
