import type { GameCatalogue } from '#game';
import type { Opening } from '../events.js';
import { finalRanking } from '../rounds/final-ranking.js';
import type { MatchResult } from '../rounds/match-result.js';
import { histories, swissStandings } from '../rounds/swiss-history.js';
import type { PlayerState, TournamentState } from '../state.js';
import type { Stage } from './plan.js';

export interface Qualifier {
  readonly player: PlayerState;
  readonly opening: Opening;
}

/** The round behind every Swiss round. */
const afterAll = 100;

/**
 * Who goes on from a finished stage, best first. Whoever dropped does not, and the
 * next by place moves up. Ties at the line are decided by the ranking where places
 * are asked for; where points are asked for, everybody who has them goes on.
 */
export const qualifiers = (
  games: GameCatalogue,
  source: TournamentState,
  results: readonly MatchResult[],
  { entry, carry }: Pick<Stage, 'entry' | 'carry'>,
): readonly Qualifier[] => {
  if (entry.kind !== 'qualified') return [];
  const points = new Map(
    swissStandings(games, source, results).map((row) => [row.player, row.points]),
  );
  const met = histories(games, source, results, afterAll);
  const placed = finalRanking(games, source, results).ranking.flatMap((playerId, index) => {
    const player = source.players.get(playerId);
    return player && player.status !== 'dropped' ? [{ player, place: index + 1 }] : [];
  });
  const inside =
    entry.by === 'place'
      ? placed.slice(0, entry.least)
      : placed.filter(({ player }) => (points.get(player.playerId) ?? 0) >= entry.least);
  return inside.map(({ player, place }) => ({
    player,
    opening: {
      from: { eventId: source.eventId, place },
      points: carry === 'points' ? (points.get(player.playerId) ?? 0) : 0,
      met: carry === 'points' ? [...new Set(met.get(player.playerId)?.opponents ?? [])] : [],
    },
  }));
};
