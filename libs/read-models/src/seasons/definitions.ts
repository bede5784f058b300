import { defineQuery } from '../define-query.js';
import { readSeason, readSeasons } from './query.js';

export const seasons = defineQuery({
  name: 'seasons',
  grants: ['anyone'],
  token: 'events',
  audience: 'asker',
  feeds: [],
  answer: ({ reader }, _params, asker) => readSeasons(reader, asker),
});

export const season = defineQuery({
  name: 'season',
  grants: ['anyone'],
  token: 'events',
  audience: 'asker',
  feeds: [],
  answer: (sources, { seasonId }, asker) => readSeason(sources, seasonId, asker),
});
