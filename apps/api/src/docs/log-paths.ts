import { answers, failed, type Json } from './schemas.js';

const ofEvent = [{ name: 'eventId', in: 'path', required: true, schema: { type: 'string' } }];
const asked = (name: string, type: 'string' | 'integer'): Json => ({
  name,
  in: 'query',
  required: true,
  schema: { type },
});

/** What the server has signed about the log of an event. */
export const logPaths: Json = {
  '/api/events/{eventId}/log/checkpoint': {
    get: {
      tags: ['events'],
      summary: 'The last signed checkpoint of the log (C2SP tlog-checkpoint)',
      parameters: ofEvent,
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
      parameters: [...ofEvent, asked('size', 'integer')],
      responses: answers('Checkpoint and proof', { type: 'object' }),
    },
  },
  '/api/events/{eventId}/log/inclusion': {
    get: {
      tags: ['events'],
      summary: 'Where a fact lies in the log, proved against the last checkpoint',
      parameters: [...ofEvent, asked('stream', 'string'), asked('version', 'integer')],
      responses: answers('Position, proof and checkpoint', { type: 'object' }),
    },
  },
};
