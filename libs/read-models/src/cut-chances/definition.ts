import { defineQuery } from '../define-query.js';
import { eventModel } from '../event-doc/projection.js';
import { readCutChances } from './query.js';

export const cutChances = defineQuery({
  name: 'cutChances',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'everyone',
  // It speaks of the moment before a round: results of the running one change nothing in it.
  feeds: [eventModel],
  answer: (sources, { eventId }) => readCutChances(sources, eventId),
});
