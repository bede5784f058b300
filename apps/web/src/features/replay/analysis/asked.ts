import type { Hindsight, PlayedGame } from '#swu-analysis';

/**
 * Message to a worker: the game, and the worker's share of its decisions: every `of`-th, starting
 * with `from`.
 */
export interface AskedOfWorker {
  readonly game: PlayedGame;
  readonly from: number;
  readonly of: number;
  /** Decisions that were already evaluated. */
  readonly known: readonly number[];
}

/**
 * Messages from a worker: first the number of decisions, null if this version cannot replay the
 * game; then each result.
 */
export type ToldByWorker =
  | { readonly decisions: number | null }
  | { readonly at: number; readonly hindsight: Hindsight | null }
  | { readonly done: true };
