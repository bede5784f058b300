import { freeMatchView, lineTold } from '#contracts';
import { answers, failed, type JsonSchema, schemaOf } from './schemas.js';

const ofMatch = [{ name: 'matchId', in: 'path', required: true, schema: { type: 'string' } }];

const file = (summary: string, media: string, schema: JsonSchema): JsonSchema => ({
  get: {
    tags: ['free matches'],
    summary,
    parameters: ofMatch,
    responses: {
      200: { description: summary, content: { [media]: { schema } } },
      default: failed,
    },
  },
});

/** Matches of two people and no event. */
export const freeMatchPaths: JsonSchema = {
  '/api/free-matches/{matchId}': {
    get: {
      tags: ['free matches'],
      summary: 'How far two people are with finding each other for a match of no event',
      parameters: ofMatch,
      responses: answers('The match', schemaOf(freeMatchView, 'output')),
    },
  },
  '/api/free-matches/{matchId}/live': file(
    'Server-sent events: the version that it stands at, now and after every change',
    'text/event-stream',
    schemaOf(lineTold, 'output'),
  ),
  '/api/free-matches/{matchId}/qr.svg': file('Its address as a QR code', 'image/svg+xml', {
    type: 'string',
  }),
};
