export type { GameScore } from '#game';

/** Where a match stands in its event; carried by every event that others fold without loading the match. */
export interface MatchPlace {
  readonly eventId: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  /** Player ids; the score's `a` belongs to the first. */
  readonly players: readonly [string, string];
}

export type Reporter = 'a' | 'b';

/** The seat of a side in a game on screen, and the side of a seat. */
export const seatOf = (by: Reporter): 0 | 1 => (by === 'a' ? 0 : 1);
export const sideAt = (seat: number): Reporter => (seat === 0 ? 'a' : 'b');
