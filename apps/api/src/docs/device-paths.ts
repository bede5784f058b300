import { deviceList, endedOthers, endOthers } from '#contracts';
import { answers, content, type Json, schemaOf } from './schemas.js';

const person: Json[] = [{ session: [] }];

/** Where an account is signed in. */
export const devicePaths: Json = {
  '/api/me/devices': {
    get: {
      tags: ['people'],
      summary: 'The browsers that are signed in to the account',
      security: person,
      responses: answers('Devices, last used first', schemaOf(deviceList, 'output')),
    },
  },
  '/api/me/devices/end-others': {
    post: {
      tags: ['people'],
      summary: 'Sign every other browser out, and end the tokens too if asked',
      security: person,
      requestBody: { required: true, content: content(schemaOf(endOthers, 'input')) },
      responses: answers('How many ended', schemaOf(endedOthers, 'output')),
    },
  },
  '/api/me/devices/{deviceId}/end': {
    post: {
      tags: ['people'],
      summary: 'Sign one browser out',
      security: person,
      parameters: [{ name: 'deviceId', in: 'path', required: true, schema: { type: 'string' } }],
      responses: answers('Signed out', { type: 'object' }),
    },
  },
};
