import { defineQuery } from '../define-query.js';
import { readMetagame } from './metagame.js';
import { readArchive } from './query.js';

export const archive = defineQuery({
  name: 'archive',
  grants: ['anyone'],
  token: 'events',
  audience: 'everyone',
  feeds: [],
  answer: (sources, wish) => readArchive(sources, wish),
});

export const metagame = defineQuery({
  name: 'metagame',
  grants: ['anyone'],
  token: 'decks',
  audience: 'everyone',
  feeds: [],
  answer: (sources, wish) => readMetagame(sources, wish),
});
