import { playedMatch, rankWithPlayoff, type RoundResult, type GameCatalogue } from '#game';
import { roundsOf, type TournamentState } from '../state.js';
import { winnerOfMatch, type MatchResult } from './match-result.js';
import { championOfDouble } from './plan-double-elimination.js';
import { swissStandings } from './swiss-history.js';

export interface FinalRanking {
  readonly champion: string | null;
  /** Player ids, first place first. */
  readonly ranking: readonly string[];
}

const playoffResult = (match: MatchResult): readonly RoundResult[] =>
  match.score ? [playedMatch(match.round, match, match.score)] : [];

/**
 * The final places: players of the cut by how far they came, then the Swiss standings; without a
 * cut the Swiss standings alone. The champion is null while the final is undecided.
 */
export const finalRanking = (
  games: GameCatalogue,
  state: TournamentState,
  results: readonly MatchResult[],
): FinalRanking => {
  const swiss = swissStandings(games, state, results);
  const index = state.phases.findIndex((phase) => phase.kind === 'elimination');
  const phase = state.phases[index];
  if (phase?.kind !== 'elimination')
    return { champion: swiss[0]?.player ?? null, ranking: swiss.map((row) => row.player) };
  const matches = results.filter((match) => match.phase === index && match.status === 'completed');
  const final = matches.find((match) => match.round === roundsOf(phase));
  const ranking = rankWithPlayoff(swiss, matches.flatMap(playoffResult), phase.losses).map(
    (row) => row.player,
  );
  if (phase.losses === 2) return { champion: championOfDouble(state, results, index), ranking };
  return { champion: final ? winnerOfMatch(final) : null, ranking };
};
