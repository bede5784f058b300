import { defineQuery } from '../define-query.js';
import { readOpenTables } from './query.js';

export const openTables = defineQuery({
  name: 'openTables',
  grants: ['anyone'],
  token: 'rounds',
  audience: 'everyone',
  feeds: [],
  answer: ({ reader }) => readOpenTables(reader, new Date().toISOString()),
});
