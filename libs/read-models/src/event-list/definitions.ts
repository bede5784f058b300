import { defineQuery } from '../define-query.js';
import { readMyEvents, readPublicEvents } from './query.js';

export const publicEvents = defineQuery({
  name: 'publicEvents',
  grants: ['anyone'],
  token: 'events',
  audience: 'everyone',
  feeds: [],
  answer: ({ reader }) => readPublicEvents(reader),
});

export const myEvents = defineQuery({
  name: 'myEvents',
  grants: ['anyone'],
  token: 'events',
  audience: 'asker',
  feeds: [],
  answer: ({ reader }, _params, asker) => readMyEvents(reader, asker),
});
