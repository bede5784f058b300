import { tableExplanation } from '#contracts';
import { answers, type JsonSchema, schemaOf } from './schemas.js';

/** Why something cannot be done in a game on screen. */
export const explainPath = (tag: string, of: readonly JsonSchema[] = []): JsonSchema => ({
  get: {
    tags: [tag],
    summary:
      'Why the asker cannot do this now, by rule and by card; empty where nothing is against it',
    parameters: [
      ...of,
      {
        name: 'want',
        in: 'query',
        required: true,
        schema: { type: 'string', enum: ['play', 'attack', 'use', 'choose'] },
      },
      { name: 'card', in: 'query', required: true, schema: { type: 'integer' } },
      { name: 'target', in: 'query', required: false, schema: { type: 'integer' } },
    ],
    responses: answers('The reasons', schemaOf(tableExplanation, 'output')),
  },
});
