import {
  duelView,
  freeMatchView,
  gamePracticeView,
  practiceView,
  replayFile,
  screenReplay,
  twinSunsView,
} from '#contracts';
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

/** A limited token may play here if it has the part `play` and is not limited to one tournament. */
const tokens = { part: 'play', ofNoEvent: true } as const;
const practice = {
  base: 'api/practice',
  id: 'practiceId',
  notFound: 'practice/not-found',
  tokens,
};

/** The addresses of games on screen that belong to no tournament, one row for each kind. */
export const gameRoutes: readonly GameRoutes[] = [
  {
    base: 'api/duels',
    tokens,
    id: 'duelId',
    notFound: 'duel/not-found',
    views: DUELS,
    asks: ['chat', 'replay'],
    told: {
      tag: 'duels',
      summary: 'A game between two people and no event, as the asker sees it',
      game: 'A game between two people',
      view: duelView,
      replay: screenReplay,
    },
    visited: {
      views: DUELS,
      line: DUEL_LINES,
      page: (duelId) => `/other-games/duels/${duelId}`,
    },
  },
  {
    base: 'api/twin-suns',
    tokens,
    id: 'gameId',
    notFound: 'twin-suns/not-found',
    views: TWIN_SUNS,
    asks: ['explain', 'replay'],
    told: {
      tag: 'twin suns',
      summary: 'A game of Twin Suns among three or four people and no event, as the asker sees it',
      game: 'A game of Twin Suns',
      view: twinSunsView,
      replay: replayFile,
    },
    visited: { views: TWIN_SUNS, line: TWIN_SUNS_HUB, page: (gameId) => `/twin-suns/${gameId}` },
  },
  {
    base: 'api/free-matches',
    id: 'matchId',
    notFound: 'free-match/not-found',
    views: FREE_MATCHES,
    asks: [],
    told: {
      tag: 'free matches',
      summary: 'How far two people are with finding each other for a match of no event',
      game: 'A match of no event',
      view: freeMatchView,
    },
    visited: { views: FREE_MATCHES, line: TABLE_HUB, page: (matchId) => `/play/${matchId}` },
  },
  {
    ...practice,
    views: PRACTICES,
    asks: ['explain', 'replay', 'fault'],
    told: {
      tag: 'practice',
      summary: 'A game against the bot as its person sees it',
      game: 'A game against the bot',
      view: practiceView,
      replay: replayFile,
      named: true,
    },
  },
  {
    ...practice,
    part: 'board',
    views: GAME_PRACTICES,
    asks: ['replay'],
    told: {
      tag: 'practice',
      summary: 'A game against the bot that describes its board itself, as its person sees it',
      game: 'A game against the bot that describes its board itself',
      view: gamePracticeView,
      replay: screenReplay,
    },
  },
];
