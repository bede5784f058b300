import { defineQuery } from '../define-query.js';
import { readMyEvents, readPublicEvents } from './query.js';

export const publicEvents = defineQuery({
  name: 'publicEvents',
  grants: ['anyone'],
  token: 'events',
  audience: 'everyone',
  feeds: [],
  answer: (sources) => readPublicEvents(sources),
});

export const myEvents = defineQuery({
  name: 'myEvents',
  grants: ['anyone'],
  token: 'events',
  audience: 'asker',
  feeds: [],
  answer: (sources, _params, asker) => readMyEvents(sources, asker),
});
