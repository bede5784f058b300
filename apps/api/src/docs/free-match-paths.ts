import { freeMatchView } from '#contracts';
import { tablePaths } from './table-paths.js';

/** Matches of two people and no event. */
export const freeMatchPaths = tablePaths({
  base: '/api/free-matches',
  id: 'matchId',
  tag: 'free matches',
  summary: 'How far two people are with finding each other for a match of no event',
  answer: 'The match',
  view: freeMatchView,
});
