import { displayName } from '#contracts';
import { endpoints, type Endpoint } from '../auth/endpoints.js';
import { answers, content, type Json, schemaOf } from './schemas.js';

const email: Json = { type: 'string', format: 'email', maxLength: 254 };
const password: Json = { type: 'string', minLength: 8, maxLength: 128 };
const known: Json = { type: 'string', maxLength: 128 };
const keepTokens: Json = {
  type: 'boolean',
  description: 'Tokens of the account live on; without it they end.',
};

const body = (required: readonly string[], properties: Json): Json => ({
  type: 'object',
  required,
  properties,
});

interface Door {
  readonly summary: string;
  readonly takes?: Json;
}

const doors: Readonly<Record<keyof typeof endpoints, Door>> = {
  'sign-up/email': {
    summary: 'Make an account and sign in to it',
    takes: body(['name', 'email', 'password'], {
      name: schemaOf(displayName, 'input'),
      email,
      password,
    }),
  },
  'sign-in/email': {
    summary: 'Sign in; the session is in a cookie',
    takes: body(['email', 'password'], { email, password: known }),
  },
  'sign-out': { summary: 'End the session', takes: body([], {}) },
  'get-session': { summary: 'The account that is signed in, or null' },
  'reset-password': {
    summary: 'Choose a new password with the token of a link; every session ends',
    takes: body(['token', 'newPassword'], {
      token: { type: 'string' },
      newPassword: password,
      keepTokens,
    }),
  },
  'change-password': {
    summary: 'Choose a new password',
    takes: body(['currentPassword', 'newPassword'], {
      currentPassword: known,
      newPassword: password,
      keepSessions: {
        type: 'boolean',
        description: 'Other browsers stay signed in; without it they are signed out.',
      },
      keepTokens,
    }),
  },
};

const pathOf = ([path, { method }]: readonly [string, Endpoint]): readonly [string, Json] => {
  const { summary, takes } = doors[path] ?? { summary: path };
  const operation: Json = {
    tags: ['sign-in'],
    summary,
    ...(takes ? { requestBody: { required: true, content: content(takes) } } : {}),
    responses: answers('Done', { type: ['object', 'null'] }),
  };
  return [`/api/auth/${path}`, { [method.toLowerCase()]: operation }];
};

/** The open doors of the sign-in library. */
export const signInPaths: Json = Object.fromEntries(Object.entries(endpoints).map(pathOf));
