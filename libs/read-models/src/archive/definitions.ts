import { defineQuery } from '../define-query.js';
import { readMetagame } from './metagame.js';
import { readArchive } from './query.js';

export const archive = defineQuery({
  name: 'archive',
  grants: ['anyone'],
  token: 'events',
  audience: 'everyone',
  feeds: [],
  answer: ({ reader }, wish) => readArchive(reader, wish),
});

export const metagame = defineQuery({
  name: 'metagame',
  grants: ['anyone'],
  token: 'decks',
  audience: 'everyone',
  feeds: [],
  answer: ({ reader }, wish) => readMetagame(reader, wish),
});
