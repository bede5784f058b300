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
  // A position beyond the end means the end, so that it cannot be used to force a new computation.
  settle: ({ eventId, position }, head) =>
    position === undefined ? { eventId } : { eventId, position: Math.min(position, head) },
  answer: readMoment,
});
