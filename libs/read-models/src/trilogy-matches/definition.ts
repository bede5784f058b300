import { defineQuery } from '../define-query.js';
import { trilogyMatchesModel } from './projection.js';
import { readTrilogyMatch } from './query.js';

export const trilogyMatch = defineQuery({
  name: 'trilogyMatch',
  grants: ['onlooker'],
  token: 'rounds',
  audience: 'asker',
  feeds: [trilogyMatchesModel],
  answer: (sources, { matchId }, asker) => readTrilogyMatch(sources, matchId, asker),
});
