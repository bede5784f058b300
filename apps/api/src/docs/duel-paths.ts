import { duelView, screenReplay, tableChat } from '#contracts';
import { answers, type JsonSchema, schemaOf } from './schemas.js';
import { ofTable, tablePaths } from './table-paths.js';

/** Games between two people and no event, of games that describe their board themselves. */
export const duelPaths: JsonSchema = {
  ...tablePaths({
    base: '/api/duels',
    id: 'duelId',
    tag: 'duels',
    summary: 'A game between two people and no event, as the asker sees it',
    answer: 'The game',
    view: duelView,
  }),
  '/api/duels/{duelId}/chat': {
    get: {
      tags: ['duels'],
      summary: 'What the two players wrote to each other; for themselves',
      parameters: ofTable('duelId'),
      responses: answers('The chat', schemaOf(tableChat, 'output')),
    },
  },
  '/api/duels/{duelId}/replay': {
    get: {
      tags: ['duels'],
      summary: 'A finished game position by position, with both hands open',
      parameters: ofTable('duelId'),
      responses: answers('The replay', schemaOf(screenReplay, 'output')),
    },
  },
};
