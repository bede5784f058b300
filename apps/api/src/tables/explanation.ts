import { tableExplanation } from '#contracts';
import { type Description, inQuery, type JsonSchema } from '../http/describe.js';

/** The route that explains why something cannot be done in a game on screen. */
export const explanation = (tag: string, of: readonly JsonSchema[] = []): Description => ({
  tag,
  summary:
    'Why the asker cannot do this now, by rule and by card; empty where nothing is against it',
  parameters: [
    ...of,
    inQuery('want', 'string', {
      schema: { type: 'string', enum: ['play', 'attack', 'use', 'choose'] },
    }),
    inQuery('card', 'integer'),
    inQuery('target', 'integer', { required: false }),
  ],
  answers: ['The reasons', tableExplanation],
});
