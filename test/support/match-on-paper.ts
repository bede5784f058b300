import type { GameScore } from '#contracts';
import { matchEvent } from '#match';
import { plainTerms } from '../../libs/match/src/testing/terms.js';

/** A match and where it stands in its event; `players` by seat. */
export interface MatchOnPaper {
  readonly eventId: string;
  readonly matchId: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  readonly players: readonly [string, string];
  readonly score: GameScore;
}

/**
 * What the stream of a match holds that was paired, played on
 * paper, reported by one player and confirmed by the other.
 */
export const eventsOfMatch = ({ matchId, score, ...place }: MatchOnPaper) =>
  [
    matchEvent('MatchScheduled', {
      ...place,
      matchId,
      ...plainTerms,
    }),
    matchEvent('ResultReported', { ...place, by: 'a', score, confirmBy: null }),
    matchEvent('ResultConfirmed', { ...place, by: 'b' }),
    matchEvent('MatchCompleted', { ...place, score, cause: 'confirmed' }),
  ] as const;

export const EVENTS_A_MATCH = 4;
