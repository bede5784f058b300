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

/** What decides whether a player of a stage goes on. */
interface Placed {
  readonly dropped: boolean;
  readonly points: number;
}

/**
 * Who advances among the players of a stage, best first. A player who dropped does not, and the
 * next by place moves up. If a number of places advances, the ranking decides ties at the line; if
 * points are required, everybody who has them advances.
 */
export const goOn = <T extends Placed>(
  entry: Stage['entry'],
  ranking: readonly T[],
): readonly T[] => {
  if (entry.kind !== 'qualified') return [];
  const stayed = ranking.filter(({ dropped }) => !dropped);
  return entry.by === 'place'
    ? stayed.slice(0, entry.least)
    : stayed.filter(({ points }) => points >= entry.least);
};

interface Entrant {
  readonly playerId: string;
  readonly account: string | null;
}

/**
 * Entrants who are not yet in a stage. A player who was invited and has also qualified is entered
 * once, with the points earned by qualifying.
 */
export const yetToEnter = <T extends Entrant>(
  inside: readonly Entrant[],
  entrants: readonly T[],
): readonly T[] => {
  const ids = new Set(inside.map(({ playerId }) => playerId));
  const accounts = new Set(inside.map(({ account }) => account));
  return entrants.filter(({ playerId, account }) => {
    const twice = ids.has(playerId) || (account !== null && accounts.has(account));
    if (account !== null) accounts.add(account);
    return !twice;
  });
};

/** A round number above every Swiss round. */
const afterAll = 100;

/** Who advances from a finished stage, best first, with the points and history they bring. */
export const qualifiers = (
  games: GameCatalogue,
  source: TournamentState,
  results: readonly MatchResult[],
  { entry, carry }: Pick<Stage, 'entry' | 'carry'>,
): readonly Qualifier[] => {
  if (entry.kind !== 'qualified') return [];
  const pointsOf = new Map(
    swissStandings(games, source, results).map((row) => [row.player, row.points]),
  );
  const met = histories(games, source, results, afterAll);
  const ranking = finalRanking(games, source, results).ranking.flatMap((playerId, index) => {
    const player = source.players.get(playerId);
    if (player === undefined) return [];
    const points = pointsOf.get(playerId) ?? 0;
    return [{ player, place: index + 1, points, dropped: player.status === 'dropped' }];
  });
  return goOn(entry, ranking).map(({ player, place, points }) => ({
    player,
    opening: {
      from: { eventId: source.eventId, place },
      points: carry === 'points' ? points : 0,
      met: carry === 'points' ? [...new Set(met.get(player.playerId)?.opponents ?? [])] : [],
    },
  }));
};
