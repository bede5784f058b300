/** A match of the event as its results stand; the read side hands these in. */
export interface MatchResult {
  readonly matchId: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  readonly a: string;
  readonly b: string;
  readonly status: 'open' | 'reported' | 'disputed' | 'completed' | 'void';
  /** Games won by a, won by b, drawn. */
  readonly score: { readonly a: number; readonly b: number; readonly drawn: number } | null;
}

export const isSettled = (match: MatchResult): boolean =>
  match.status === 'completed' || match.status === 'void';

export const winnerOfMatch = (match: MatchResult): string | null => {
  if (match.status !== 'completed' || !match.score || match.score.a === match.score.b) return null;
  return match.score.a > match.score.b ? match.a : match.b;
};
