import { defineQuery } from '../define-query.js';
import { readStandings } from './query.js';
import { recordModels } from './ranked-records.js';

export const standings = defineQuery({
  name: 'standings',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'everyone',
  feeds: recordModels,
  answer: (sources, { eventId, ...wish }) => readStandings(sources, eventId, wish),
});
