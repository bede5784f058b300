import { defineQuery } from '../define-query.js';
import { readGameLegend, readGames } from './query.js';
import { readResultsFile } from './results-file.js';

export const games = defineQuery({
  name: 'games',
  grants: ['anyone'],
  token: 'events',
  audience: 'everyone',
  feeds: [],
  answer: ({ games: offered }) => readGames(offered),
});

export const gameLegend = defineQuery({
  name: 'gameLegend',
  grants: ['anyone'],
  token: 'events',
  audience: 'everyone',
  feeds: [],
  answer: ({ games: offered }, { game }) => Promise.resolve(readGameLegend(offered, game)),
});

/** The same files are available under /api/v1 with more content. */
export const resultsFile = defineQuery({
  name: 'resultsFile',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'everyone',
  feeds: [],
  deprecated: {
    since: new Date('2026-11-22T00:00:00Z'),
    sunset: new Date('2027-11-22T00:00:00Z'),
    successor: '/api/v1/events/{eventId}/files/record',
  },
  answer: (sources, { eventId }) => readResultsFile(sources, eventId),
});
