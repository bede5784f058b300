import { defineQuery } from '../define-query.js';
import { readConvention, readConventions } from './query.js';

export const conventions = defineQuery({
  name: 'conventions',
  grants: ['anyone'],
  token: 'events',
  audience: 'asker',
  feeds: [],
  answer: ({ reader }, _params, asker) => readConventions(reader, asker),
});

export const convention = defineQuery({
  name: 'convention',
  grants: ['anyone'],
  token: 'events',
  audience: 'asker',
  feeds: [],
  answer: (sources, { conventionId }, asker) => readConvention(sources, conventionId, asker),
});
