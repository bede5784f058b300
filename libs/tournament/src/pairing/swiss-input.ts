import type { ByeAssignment, Reason } from '../events.js';

/**
 * How a player was paired in the round before: with an opponent of a lower score group (down), of a
 * higher one (up), or neither.
 */
export type Float = 'down' | 'up';

export interface SwissPlayer {
  readonly id: string;
  readonly points: number;
  /** All opponents of this player so far. */
  readonly opponents: readonly string[];
  readonly hadBye: boolean;
  readonly lastFloat: Float | null;
  /**
   * Players of one team, family or travel group are kept apart unless a more important level
   * prevents it.
   */
  readonly team?: string;
  /**
   * Draft pod. Without a `podRule`, opponents come from the own pod unless a more important level
   * prevents it.
   */
  readonly pod?: string;
  /**
   * In the first round after a draft: the player who sat opposite in the pod. Used by the rule
   * `in-pod` only.
   */
  readonly opposite?: string;
  /** The table this player must not leave. */
  readonly staticTable?: number;
}

/**
 * Where opponents come from after a draft. This level comes before floats, and after rematches and
 * byes.
 */
export type PodRule = 'in-pod' | 'cross-pod';

export interface SwissInput {
  /** The round to pair, from 1. */
  readonly round: number;
  /**
   * The players of the round. With `byStanding` in order of the standings; otherwise the order does
   * not matter.
   */
  readonly players: readonly SwissPlayer[];
  /** Pairs that must not meet; broken only if no other opponent is left, and then reported. */
  readonly forbidden?: readonly (readonly [string, string])[];
  /** Pairs set by hand; they are kept at any cost. */
  readonly fixed?: readonly (readonly [string, string])[];
  /**
   * Decides everything that the objective leaves open: the same players and seed give the same
   * pairing.
   */
  readonly seed: string;
  /** The last Swiss round before a cut: 1 against 2, 3 against 4 ..., rematches avoided. */
  readonly byStanding?: boolean;
  readonly podRule?: PodRule;
}

export interface SwissTable {
  readonly table: number;
  /** The player with the higher score; of two equals the one drawn first. */
  readonly a: string;
  readonly b: string;
  readonly reasons: readonly Reason[];
}

export interface SwissPairing {
  /** In order of table numbers. */
  readonly tables: readonly SwissTable[];
  readonly bye: ByeAssignment | null;
  /** The value of `objectiveOf` for this pairing: smaller is better, compared number by number. */
  readonly objective: readonly number[];
  /** The number of tables that repeat an earlier pairing because no complete pairing avoids it. */
  readonly unavoidableRematches: number;
}
