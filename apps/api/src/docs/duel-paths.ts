import { duelView } from '#contracts';
import { tablePaths } from './table-paths.js';

/** Games between two people and no event, of games that describe their board themselves. */
export const duelPaths = tablePaths({
  base: '/api/duels',
  id: 'duelId',
  tag: 'duels',
  summary: 'A game between two people and no event, as the asker sees it',
  answer: 'The game',
  view: duelView,
});
