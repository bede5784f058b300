import { defineQuery } from '../define-query.js';
import { trilogyStandingsModel } from '../records/trilogy-projection.js';
import { readTrilogyStandings, readTrilogyStatistics } from './query.js';

export const trilogyStandings = defineQuery({
  name: 'trilogyStandings',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'everyone',
  feeds: [trilogyStandingsModel],
  answer: (sources, { eventId }) => readTrilogyStandings(sources, eventId),
});

export const trilogyStatistics = defineQuery({
  name: 'trilogyStatistics',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'everyone',
  feeds: [trilogyStandingsModel],
  answer: ({ reader }, { eventId }) => readTrilogyStatistics(reader, eventId),
});
