import { defineQuery } from '../define-query.js';
import { eventModel } from '../event-doc/projection.js';
import { matchesModel } from '../matches/projection.js';
import { recordModels } from '../standings/ranked-records.js';
import { readBracket } from './query.js';

export const bracket = defineQuery({
  name: 'bracket',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'everyone',
  feeds: [eventModel, matchesModel, ...recordModels],
  answer: (sources, { eventId }) => readBracket(sources, eventId),
});
