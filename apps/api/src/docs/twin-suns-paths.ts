import { replayFile, twinSunsView } from '#contracts';
import { answers, type JsonSchema, schemaOf } from './schemas.js';
import { ofTable, tablePaths } from './table-paths.js';

const id = 'gameId';
const tag = 'twin suns';

/** Games of Twin Suns among three or four people and no event. */
export const twinSunsPaths = (
  explainPath: (tag: string, of: readonly JsonSchema[]) => JsonSchema,
): JsonSchema => ({
  ...tablePaths({
    base: '/api/twin-suns',
    id,
    tag,
    summary: 'A game of Twin Suns among three or four people and no event, as the asker sees it',
    answer: 'The game',
    view: twinSunsView,
  }),
  '/api/twin-suns/{gameId}/replay': {
    get: {
      tags: [tag],
      summary: 'A finished game of Twin Suns, position by position',
      parameters: ofTable(id),
      responses: answers('The replay', schemaOf(replayFile, 'output')),
    },
  },
  '/api/twin-suns/{gameId}/explain': explainPath(tag, ofTable(id)),
});
