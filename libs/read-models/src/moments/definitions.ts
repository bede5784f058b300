import { defineQuery } from '../define-query.js';
import { readMoment, readMoments } from './query.js';

export const moments = defineQuery({
  name: 'moments',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'everyone',
  feeds: [],
  answer: ({ store }, { eventId }) => readMoments(store, eventId),
});

export const moment = defineQuery({
  name: 'moment',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'everyone',
  feeds: [],
  costly: true,
  // Whatever lies beyond the end is the end: nobody has it computed for every number.
  settle: ({ eventId, position }, head) =>
    position === undefined ? { eventId } : { eventId, position: Math.min(position, head) },
  answer: readMoment,
});
