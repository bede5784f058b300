import { cubeCheck, freePool, podLog, poolView, thinkingView } from '#contracts';
import { answers, content, type JsonSchema, schemaOf } from './schemas.js';

/** Cubes, draft logs, and what decks are built from. */
export const limitedPaths: JsonSchema = {
  '/api/cubes/check': {
    post: {
      tags: ['decks'],
      summary: 'The cards of a cube list, or what is wrong with it line by line; nothing is stored',
      requestBody: {
        required: true,
        content: content({
          type: 'object',
          required: ['text'],
          properties: { text: { type: 'string' } },
        }),
      },
      responses: answers('The list', schemaOf(cubeCheck, 'output')),
    },
  },
  '/api/events/{eventId}/thinking': {
    get: {
      tags: ['limited'],
      summary: 'Who has a pack before them in the running draft, and for how long',
      responses: answers('The seats', schemaOf(thinkingView, 'output')),
    },
  },
  '/api/pods/{podId}/log': {
    get: {
      tags: ['limited'],
      summary: 'What was in every pack and what was taken from it, once revealed',
      responses: answers('The log', schemaOf(podLog, 'output')),
    },
  },
  '/api/pods/{podId}/deck': {
    get: {
      tags: ['limited'],
      summary: 'What the asker drafted in a pod of no event, and decks to play against',
      responses: answers('The cards', schemaOf(freePool, 'output')),
    },
  },
  '/api/pods/{podId}/suggestion': {
    get: {
      tags: ['limited'],
      summary: 'A deck to start from, out of what the asker drafted in a pod of no event',
      responses: answers('The deck', { type: 'object' }),
    },
  },
  '/api/pools/{eventId}/{playerId}/suggestion': {
    get: {
      tags: ['limited'],
      summary: 'A deck to start from, for whoever may see the pool',
      responses: answers('The deck', { type: 'object' }),
    },
  },
  '/api/pools/{eventId}/{playerId}': {
    get: {
      tags: ['limited'],
      summary:
        'The cards a player of a limited event builds from: for the player and the staff, for everyone once revealed',
      responses: answers('The pool', schemaOf(poolView, 'output')),
    },
  },
};
