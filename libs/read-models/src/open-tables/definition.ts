import { defineQuery } from '../define-query.js';
import { readOpenTables } from './query.js';

export const openTables = defineQuery({
  name: 'openTables',
  grants: ['anyone'],
  token: 'rounds',
  audience: 'everyone',
  feeds: [],
  answer: (sources) => readOpenTables(sources, new Date().toISOString()),
});
