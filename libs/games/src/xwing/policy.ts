/** Tournament points, margin of victory, strength of schedule. */
export type XwingColumn = 'score' | 'mov' | 'sos';

/**
 * How strength of schedule is counted; events differ.
 * - `sum`: the opponents' scores added up (first edition)
 * - `per-opponent`: the mean of the opponents' scores, each divided by the rounds that opponent played
 * - `per-round`: the same sum divided by the player's own rounds, byes included
 */
export type StrengthOfSchedule = 'sum' | 'per-opponent' | 'per-round';

/** How an X-Wing event counts. Points are tournament points, squad points those of the list. */
export interface XwingPolicy {
  readonly win: number;
  /** A win by a margin below `modifiedBelow` squad points (first edition). */
  readonly modifiedWin?: { readonly points: number; readonly modifiedBelow: number };
  readonly draw: number;
  readonly loss: number;
  readonly bye: number;
  /** The size of a list: 100 in the first edition, 200 in the second. */
  readonly squadPoints: number;
  /** The margin of victory that a bye counts. */
  readonly byeMargin: number;
  readonly strengthOfSchedule: StrengthOfSchedule;
  /** What decides, first to last; after that the lot. */
  readonly chain: readonly XwingColumn[];
}
