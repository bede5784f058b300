/** Tournament points, margin of victory, strength of schedule. */
export type XwingColumn = 'score' | 'mov' | 'sos';

/**
 * How strength of schedule is counted; events differ.
 * - `sum`: the sum of the opponents' scores (first edition)
 * - `per-opponent`: the mean of the opponents' scores, each divided by the rounds that opponent
 * played
 * - `per-round`: the same sum divided by the player's own rounds, byes included
 */
export type StrengthOfSchedule = 'sum' | 'per-opponent' | 'per-round';

/** How an X-Wing event counts. `points` are tournament points, `squadPoints` those of the list. */
export interface XwingPolicy {
  readonly win: number;
  /** A win by less than `modifiedBelow` squad points gives these points (first edition). */
  readonly modifiedWin?: { readonly points: number; readonly modifiedBelow: number };
  readonly draw: number;
  readonly loss: number;
  readonly bye: number;
  /** The size of a list: 100 in the first edition, 200 in the second. */
  readonly squadPoints: number;
  /** The margin of victory that a bye counts as. */
  readonly byeMargin: number;
  readonly strengthOfSchedule: StrengthOfSchedule;
  /** The columns that decide, first to last; after them the random lot. */
  readonly chain: readonly XwingColumn[];
}
