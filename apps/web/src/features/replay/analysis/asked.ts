import type { Hindsight, PlayedGame } from '#swu-analysis';

/** To a worker: the game, and which of its decisions are this worker's: every `of`-th, from `from`. */
export interface AskedOfWorker {
  readonly game: PlayedGame;
  readonly from: number;
  readonly of: number;
  /** Weighed before. */
  readonly known: readonly number[];
}

/**
 * From a worker: first how many decisions there are, null
 * where the game cannot be played again here; then each.
 */
export type ToldByWorker =
  | { readonly decisions: number | null }
  | { readonly at: number; readonly hindsight: Hindsight | null }
  | { readonly done: true };
