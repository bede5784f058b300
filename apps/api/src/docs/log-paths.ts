import { answers, failed, type JsonSchema } from './schemas.js';

const queryParameter = (name: string, type: 'string' | 'integer'): JsonSchema => ({
  name,
  in: 'query',
  required: true,
  schema: { type },
});

/** What the server has signed about the log of an event. */
export const logPaths: JsonSchema = {
  '/api/events/{eventId}/log/checkpoint': {
    get: {
      tags: ['events'],
      summary: 'The last signed checkpoint of the log (C2SP tlog-checkpoint)',
      responses: {
        200: { description: 'Signed note', content: { 'text/plain': {} } },
        default: failed,
      },
    },
  },
  '/api/events/{eventId}/log/cosigned': {
    get: {
      tags: ['events'],
      summary: 'The last checkpoint of the log that witnesses have signed too, with their lines',
      responses: {
        200: { description: 'Signed note', content: { 'text/plain': {} } },
        default: failed,
      },
    },
  },
  '/witness/add-checkpoint': {
    post: {
      tags: ['operation'],
      summary: 'Has this server sign a checkpoint of another server’s log (C2SP tlog-witness)',
      requestBody: { content: { 'text/plain': { schema: { type: 'string' } } } },
      responses: {
        200: { description: 'Lines to add to the note', content: { 'text/plain': {} } },
        409: { description: 'The size seen last', content: { 'text/x.tlog.size': {} } },
        default: failed,
      },
    },
  },
  '/witness/{logId}/checkpoint': {
    get: {
      tags: ['operation'],
      summary: 'The last checkpoint of another server’s log that this one has signed',
      responses: {
        200: { description: 'Signed note', content: { 'text/plain': {} } },
        default: failed,
      },
    },
  },
  '/api/events/{eventId}/log/consistency': {
    get: {
      tags: ['events'],
      summary: 'The last checkpoint, and the proof that the log of this size was its beginning',
      parameters: [queryParameter('size', 'integer')],
      responses: answers('Checkpoint and proof', { type: 'object' }),
    },
  },
  '/api/events/{eventId}/log/inclusion': {
    get: {
      tags: ['events'],
      summary: 'Where a fact lies in the log, proved against the last checkpoint',
      parameters: [queryParameter('stream', 'string'), queryParameter('version', 'integer')],
      responses: answers('Position, proof and checkpoint', { type: 'object' }),
    },
  },
};
