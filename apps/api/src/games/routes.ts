import { token } from '#platform';
import type { StreamHub } from '../live/stream-hub.js';
import { TABLE_HUB } from '../tables/table-hub.js';
import type { GameLine, GameRoutes, ShownGames, VisitedGames } from './game-routes.js';

export const DUELS = token<VisitedGames>('Duels');
export const DUEL_HUB = token<StreamHub>('DuelHub');
export const DUEL_LINES = token<GameLine>('DuelLines');
export const TWIN_SUNS = token<VisitedGames>('TwinSuns');
export const TWIN_SUNS_HUB = token<StreamHub>('TwinSunsHub');
export const FREE_MATCHES = token<VisitedGames>('FreeMatches');
export const PRACTICES = token<ShownGames>('Practices');
export const GAME_PRACTICES = token<ShownGames>('GamePractices');

const practice = { base: 'api/practice', id: 'practiceId', notFound: 'practice/not-found' };

/** The addresses of games on screen that belong to no tournament, a row for each kind. */
export const gameRoutes: readonly GameRoutes[] = [
  {
    base: 'api/duels',
    id: 'duelId',
    notFound: 'duel/not-found',
    views: DUELS,
    asks: ['chat', 'replay'],
    visited: {
      views: DUELS,
      line: DUEL_LINES,
      page: (duelId) => `/other-games/duels/${duelId}`,
    },
  },
  {
    base: 'api/twin-suns',
    id: 'gameId',
    notFound: 'twin-suns/not-found',
    views: TWIN_SUNS,
    asks: ['explain', 'replay'],
    visited: { views: TWIN_SUNS, line: TWIN_SUNS_HUB, page: (gameId) => `/twin-suns/${gameId}` },
  },
  {
    base: 'api/free-matches',
    id: 'matchId',
    notFound: 'free-match/not-found',
    views: FREE_MATCHES,
    asks: [],
    visited: { views: FREE_MATCHES, line: TABLE_HUB, page: (matchId) => `/play/${matchId}` },
  },
  { ...practice, views: PRACTICES, asks: ['explain', 'replay', 'fault'] },
  { ...practice, part: 'board', views: GAME_PRACTICES, asks: ['replay'] },
];
