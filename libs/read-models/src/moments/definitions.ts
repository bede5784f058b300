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
  answer: readMoment,
});
