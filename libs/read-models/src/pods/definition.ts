import { defineQuery } from '../define-query.js';
import { podsModel } from './projection.js';
import { readPods } from './query.js';

export const pods = defineQuery({
  name: 'pods',
  grants: ['onlooker'],
  token: 'play',
  audience: 'everyone',
  feeds: [podsModel],
  answer: ({ reader }, { eventId }) => readPods(reader, eventId),
});
