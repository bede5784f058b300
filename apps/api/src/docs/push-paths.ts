import { z } from 'zod';
import { pushHeard, pushKey, pushListen, pushState, pushStop } from '#contracts';
import { answers, content, type JsonSchema, schemaOf } from './schemas.js';

const postPath = (summary: string, body: z.ZodType, answer: z.ZodType): JsonSchema => ({
  post: {
    tags: ['push'],
    summary,
    requestBody: { required: true, content: content(schemaOf(body, 'input')) },
    responses: answers('Done', schemaOf(answer, 'output')),
  },
});

/** Notifications for devices whose page sleeps. */
export const pushPaths: JsonSchema = {
  '/api/push/key': {
    get: {
      tags: ['push'],
      summary: 'The public key that browsers subscribe to notifications with',
      responses: answers('The key', schemaOf(pushKey, 'output')),
    },
  },
  '/api/push/listen': postPath(
    "Be told on this device of one's seat in an event, or of what its floor is called to",
    pushListen,
    pushHeard,
  ),
  '/api/push/stop': postPath('Be told no more', pushStop, z.object({})),
  '/api/push/state': postPath('What this device is told of', pushState, pushHeard),
};
