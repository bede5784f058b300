import { lineTold, replayFile, twinSunsView } from '#contracts';
import { answers, failed, type JsonSchema, schemaOf } from './schemas.js';

const ofGame = [{ name: 'gameId', in: 'path', required: true, schema: { type: 'string' } }];

const file = (summary: string, media: string, schema: JsonSchema): JsonSchema => ({
  get: {
    tags: ['twin suns'],
    summary,
    parameters: ofGame,
    responses: {
      200: { description: summary, content: { [media]: { schema } } },
      default: failed,
    },
  },
});

/** Games of Twin Suns among three or four people and no event. */
export const twinSunsPaths = (
  explainPath: (tag: string, of: readonly JsonSchema[]) => JsonSchema,
): JsonSchema => ({
  '/api/twin-suns/{gameId}': {
    get: {
      tags: ['twin suns'],
      summary: 'A game of Twin Suns among three or four people and no event, as the asker sees it',
      parameters: ofGame,
      responses: answers('The game', schemaOf(twinSunsView, 'output')),
    },
  },
  '/api/twin-suns/{gameId}/live': file(
    'Server-sent events: the version that it stands at, now and after every change',
    'text/event-stream',
    schemaOf(lineTold, 'output'),
  ),
  '/api/twin-suns/{gameId}/replay': {
    get: {
      tags: ['twin suns'],
      summary: 'A finished game of Twin Suns, position by position',
      parameters: ofGame,
      responses: answers('The replay', schemaOf(replayFile, 'output')),
    },
  },
  '/api/twin-suns/{gameId}/explain': explainPath('twin suns', ofGame),
  '/api/twin-suns/{gameId}/qr.svg': file('Its address as a QR code', 'image/svg+xml', {
    type: 'string',
  }),
});
