import { defineQuery } from '../define-query.js';
import { draftStandingsModel } from '../records/limited-projection.js';
import { readDraftStandings } from './query.js';

export const draftStandings = defineQuery({
  name: 'draftStandings',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'everyone',
  feeds: [draftStandingsModel],
  answer: (sources, { eventId, draft }) => readDraftStandings(sources, eventId, draft),
});
