import {
  deviceList,
  endedOthers,
  endOthers,
  ownSignIn,
  signInWays,
  unlinking,
  waysIn,
} from '#contracts';
import { answers, content, type JsonSchema, schemaOf } from './schemas.js';

/** Where an account is signed in. */
export const devicePaths: JsonSchema = {
  '/api/sign-in-ways': {
    get: {
      tags: ['sign-in'],
      summary: "By which other servers' accounts people may sign in",
      responses: answers('Ways', schemaOf(signInWays, 'output')),
    },
  },
  '/api/me/sign-in': {
    get: {
      tags: ['people'],
      summary: 'What the account is opened by, and whether its e-mail is confirmed',
      responses: answers('Sign-in', schemaOf(ownSignIn, 'output')),
    },
  },
  '/api/me/ways-in': {
    get: {
      tags: ['people'],
      summary: 'Everything that opens the account beside its password',
      responses: answers(
        'Devices, tokens, passkeys and accounts elsewhere',
        schemaOf(waysIn, 'output'),
      ),
    },
  },
  '/api/me/sign-in/unlink': {
    post: {
      tags: ['people'],
      summary: 'The account at another server opens this one no more',
      requestBody: { required: true, content: content(schemaOf(unlinking, 'input')) },
      responses: answers('Done', { type: 'object' }),
    },
  },
  '/api/me/devices': {
    get: {
      tags: ['people'],
      summary: 'The browsers that are signed in to the account',
      responses: answers('Devices, last used first', schemaOf(deviceList, 'output')),
    },
  },
  '/api/me/devices/end-others': {
    post: {
      tags: ['people'],
      summary: 'Sign every other browser out, and end the tokens too if asked',
      requestBody: { required: true, content: content(schemaOf(endOthers, 'input')) },
      responses: answers('How many ended', schemaOf(endedOthers, 'output')),
    },
  },
  '/api/me/devices/{deviceId}/end': {
    post: {
      tags: ['people'],
      summary: 'Sign one browser out',
      responses: answers('Signed out', { type: 'object' }),
    },
  },
};
