import { roundsOf, type TournamentState } from '../state.js';
import { winnerOfMatch, type MatchResult } from './match-result.js';
import { swissStandings } from './swiss-history.js';

export interface FinalRanking {
  readonly champion: string | null;
  /** Player ids, first place first. */
  readonly ranking: readonly string[];
}

/** How far a player came in the cut: the number of matches won there, or -1 when he was not in it. */
const depth = (seeds: readonly string[], matches: readonly MatchResult[]) => {
  const won = new Map<string, number>();
  for (const match of matches) {
    const winner = winnerOfMatch(match);
    if (winner !== null) won.set(winner, (won.get(winner) ?? 0) + 1);
  }
  return (playerId: string): number => (seeds.includes(playerId) ? (won.get(playerId) ?? 0) : -1);
};

/**
 * The final places: those of the cut by how far they came, among equals by seed; behind them the Swiss standings.
 * Without a cut the Swiss standings alone. The champion is null while the final is undecided.
 */
export const finalRanking = (state: TournamentState, results: readonly MatchResult[]): FinalRanking => {
  const swiss = swissStandings(state, results).map((row) => row.player);
  const index = state.phases.findIndex((phase) => phase.kind === 'elimination');
  const phase = state.phases[index];
  if (!phase) return { champion: swiss[0] ?? null, ranking: swiss };
  const seeds = state.rounds.find((round) => round.phase === index && round.round === 1)?.seeds ?? [];
  const matches = results.filter((match) => match.phase === index && match.status === 'completed');
  const came = depth(seeds, matches);
  const ranking = [...swiss].sort((one, other) => came(other) - came(one) || swiss.indexOf(one) - swiss.indexOf(other));
  const final = matches.find((match) => match.round === roundsOf(phase));
  return { champion: final ? winnerOfMatch(final) : null, ranking };
};
