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
