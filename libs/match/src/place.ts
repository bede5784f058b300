export type { GameScore } from '#game';

/**
 * A match's place in its event; every event that is folded without loading the match carries it.
 */
export interface MatchPlace {
  readonly eventId: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  /** Player ids; the score's `a` belongs to the first. */
  readonly players: readonly [string, string];
}

export type Reporter = 'a' | 'b';

/** The seat of a side in a game on screen; `sideAt` is the inverse. */
export const seatOf = (by: Reporter): 0 | 1 => (by === 'a' ? 0 : 1);
export const sideAt = (seat: number): Reporter => (seat === 0 ? 'a' : 'b');
