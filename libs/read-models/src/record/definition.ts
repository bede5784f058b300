import { defineQuery } from '../define-query.js';
import { readEventRecord } from './query.js';

export const eventRecord = defineQuery({
  name: 'eventRecord',
  grants: ['onlooker'],
  token: 'files',
  audience: 'everyone',
  feeds: [],
  answer: (sources, { eventId }) => readEventRecord(sources, eventId),
});
