import { defineQuery } from '../define-query.js';
import { eventModel } from '../event-doc/projection.js';
import { readCutChances } from './query.js';

export const cutChances = defineQuery({
  name: 'cutChances',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'everyone',
  // The answer describes the time before a round, so results of the running round do not change it.
  feeds: [eventModel],
  answer: (sources, { eventId }) => readCutChances(sources, eventId),
});
