import { displayName } from '#contracts';
import { endpoints, type Endpoint } from '../auth/endpoints.js';
import { answers, content, type JsonSchema, schemaOf } from './schemas.js';

const email: JsonSchema = { type: 'string', format: 'email', maxLength: 254 };
const password: JsonSchema = { type: 'string', minLength: 8, maxLength: 128 };
const language: JsonSchema = { type: 'string', description: 'Of the page, for the mail' };
const known: JsonSchema = { type: 'string', maxLength: 128 };
const keepTokens: JsonSchema = {
  type: 'boolean',
  description: 'Tokens of the account live on; without it they end.',
};

const body = (required: readonly string[], properties: JsonSchema): JsonSchema => ({
  type: 'object',
  required,
  properties,
});

interface Door {
  readonly summary: string;
  readonly takes?: JsonSchema;
  readonly query?: readonly string[];
}

const doors: Readonly<Record<keyof typeof endpoints, Door>> = {
  'sign-up/email': {
    summary:
      'Make an account and sign in to it; where mail is sent the address confirms itself first, and the answer is the same for one that has an account',
    takes: body(['name', 'email', 'password'], {
      name: schemaOf(displayName, 'input'),
      email,
      password,
      language,
    }),
  },
  'sign-in/email': {
    summary: 'Sign in; the session is in a cookie',
    takes: body(['email', 'password'], { email, password: known, language }),
  },
  'sign-out': { summary: 'End the session', takes: body([], {}) },
  'get-session': { summary: 'The account that is signed in, or null' },
  'reset-password': {
    summary: 'Choose a new password with the token of a link; every session ends',
    takes: body(['token', 'newPassword'], {
      token: { type: 'string' },
      newPassword: password,
      keepTokens,
      keepPasskeys: {
        type: 'boolean',
        description: 'Passkeys of the account live on; without it they end.',
      },
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
      endPasskeys: {
        type: 'array',
        items: { type: 'string' },
        maxItems: 100,
        description: 'Passkeys that end, by their ids.',
      },
    }),
  },
};

const currentPassword: JsonSchema = {
  ...known,
  description: 'If the account has one; without one the sign-in has to be of the last ten minutes.',
};
const credential: JsonSchema = { type: 'object', description: 'What the browser made (WebAuthn)' };
const callback = (provider: string): Door => ({
  summary: `Where ${provider} sends people back to, with a code`,
  query: ['code', 'state', 'error', 'iss'],
});

const otherDoors: Readonly<Record<string, Door>> = {
  'change-email': {
    summary: 'Choose another e-mail; where mail is sent it counts once it is confirmed',
    takes: body(['newEmail'], { newEmail: email, currentPassword, language }),
  },
  'send-verification-email': {
    summary: 'Send the mail once more by which the own e-mail is confirmed',
    takes: body(['email'], { email, language }),
  },
  'verify-email': {
    summary: 'Confirm an e-mail with the token of a link',
    takes: body(['token'], { token: { type: 'string' } }),
  },
  'passkey/generate-register-options': {
    summary: 'What a browser makes a passkey from',
    takes: body([], { currentPassword }),
  },
  'passkey/verify-registration': {
    summary: 'Keep a passkey that the browser has made',
    takes: body(['response'], {
      response: credential,
      name: { type: 'string', maxLength: 80 },
      currentPassword,
    }),
  },
  'passkey/generate-authenticate-options': { summary: 'What a passkey signs to sign in' },
  'passkey/verify-authentication': {
    summary: 'Sign in by a passkey',
    takes: body(['response'], { response: credential }),
  },
  'passkey/list-user-passkeys': { summary: 'The passkeys of the account' },
  'passkey/delete-passkey': {
    summary: 'Forget a passkey',
    takes: body(['id'], { id: { type: 'string' }, currentPassword }),
  },
  'sign-in/social': {
    summary: 'The address of another server to sign in at',
    takes: body(['provider'], {
      provider: { type: 'string', enum: ['discord', 'google', 'oidc'] },
      callbackURL: { type: 'string' },
      errorCallbackURL: { type: 'string' },
    }),
  },
  'link-social': {
    summary: 'The address of another server whose account is to open the own one too',
    takes: body(['provider'], {
      provider: { type: 'string', enum: ['discord', 'google', 'oidc'] },
      currentPassword,
      callbackURL: { type: 'string' },
      errorCallbackURL: { type: 'string' },
    }),
  },
  'callback/discord': callback('Discord'),
  'callback/google': callback('Google'),
  'callback/oidc': callback('the server of OpenID Connect'),
};

const pathOf = ([path, { method }]: readonly [string, Endpoint]): readonly [string, JsonSchema] => {
  const { summary, takes, query } = doors[path] ?? otherDoors[path] ?? { summary: path };
  const operation: JsonSchema = {
    tags: ['sign-in'],
    summary,
    ...(query
      ? { parameters: query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })) }
      : {}),
    ...(takes ? { requestBody: { required: true, content: content(takes) } } : {}),
    responses: answers('Done', { type: ['object', 'array', 'null'] }),
  };
  return [`/api/auth/${path}`, { [method.toLowerCase()]: operation }];
};

/** The open doors of the sign-in library. */
export const signInPaths: JsonSchema = Object.fromEntries(Object.entries(endpoints).map(pathOf));
