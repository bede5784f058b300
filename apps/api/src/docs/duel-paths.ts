import { duelView, lineTold } from '#contracts';
import { answers, failed, type JsonSchema, schemaOf } from './schemas.js';

const ofDuel = [{ name: 'duelId', in: 'path', required: true, schema: { type: 'string' } }];

const file = (summary: string, media: string, schema: JsonSchema): JsonSchema => ({
  get: {
    tags: ['duels'],
    summary,
    parameters: ofDuel,
    responses: {
      200: { description: summary, content: { [media]: { schema } } },
      default: failed,
    },
  },
});

/** Games between two people and no event, of games that describe their board themselves. */
export const duelPaths: JsonSchema = {
  '/api/duels/{duelId}': {
    get: {
      tags: ['duels'],
      summary: 'A game between two people and no event, as the asker sees it',
      parameters: ofDuel,
      responses: answers('The game', schemaOf(duelView, 'output')),
    },
  },
  '/api/duels/{duelId}/live': file(
    'Server-sent events: the version that it stands at, now and after every change',
    'text/event-stream',
    schemaOf(lineTold, 'output'),
  ),
  '/api/duels/{duelId}/qr.svg': file('Its address as a QR code', 'image/svg+xml', {
    type: 'string',
  }),
};
