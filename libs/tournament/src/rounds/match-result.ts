import { winnerOf, type GameScore } from '#game';

/** A match of the event with its current result, supplied by the read side. */
export interface MatchResult {
  readonly matchId: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  readonly a: string;
  readonly b: string;
  readonly status: 'open' | 'reported' | 'disputed' | 'completed' | 'void';
  readonly score: GameScore | null;
}

export const isSettled = (match: MatchResult): boolean =>
  match.status === 'completed' || match.status === 'void';

export const winnerOfMatch = (match: MatchResult): string | null => {
  const side = match.status === 'completed' && match.score ? winnerOf(match.score) : null;
  return side && match[side];
};
