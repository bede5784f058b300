import { roundsOf, type TournamentState } from '../state.js';
import { rankWithPlayoff, type RoundResult } from '../tiebreaks/index.js';
import { winnerOfMatch, type MatchResult } from './match-result.js';
import { swissStandings } from './swiss-history.js';

export interface FinalRanking {
  readonly champion: string | null;
  /** Player ids, first place first. */
  readonly ranking: readonly string[];
}

const playoffResult = ({ round, a, b, score }: MatchResult): RoundResult => ({
  kind: 'match',
  round,
  a,
  b,
  games: [score?.a ?? 0, score?.b ?? 0, score?.drawn ?? 0],
});

/**
 * The final places: those of the cut by how far they came, behind them the Swiss standings; without a cut the Swiss standings alone.
 * The champion is null while the final is undecided.
 */
export const finalRanking = (
  state: TournamentState,
  results: readonly MatchResult[],
): FinalRanking => {
  const swiss = swissStandings(state, results);
  const index = state.phases.findIndex((phase) => phase.kind === 'elimination');
  const phase = state.phases[index];
  if (!phase)
    return { champion: swiss[0]?.player ?? null, ranking: swiss.map((row) => row.player) };
  const matches = results.filter((match) => match.phase === index && match.status === 'completed');
  const final = matches.find((match) => match.round === roundsOf(phase));
  return {
    champion: final ? winnerOfMatch(final) : null,
    ranking: rankWithPlayoff(swiss, matches.map(playoffResult)).map((row) => row.player),
  };
};
