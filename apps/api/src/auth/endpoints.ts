import { displayName } from '#contracts';
import { type JsonSchema, schemaOf } from '../http/describe.js';

/** What the API needs to know about an endpoint of the sign-in library. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Its text in the documentation. */
  readonly summary: string;
  /** The body, as an OpenAPI schema. */
  readonly takes?: JsonSchema;
  /**
   * Whose password a request tries: that of the account with the given address, or of the account
   * that is signed in.
   */
  readonly tries?: 'named-account' | 'own-account';
  /**
   * Changes who can sign in to the account: requires its password in `currentPassword`, or a fresh
   * sign-in if it has none.
   */
  readonly asksOwner?: true;
  /**
   * Sends a mail to the address in this member. Only with `signsUp` may somebody request that
   * without being signed in.
   */
  readonly mailsTo?: 'email' | 'newEmail';
  /**
   * Makes an account. If the server sends mail, the answer is the same whether or not the address
   * has an account.
   */
  readonly signsUp?: true;
  /**
   * Members of the body that the library expects in the query of a GET request. Here a request that
   * changes something is never a GET.
   */
  readonly askedByGet?: readonly string[];
  /** Members of the query that are passed on to the library. */
  readonly query?: readonly string[];
  /** The member of the body with the new password. */
  readonly choosesPassword?: 'password' | 'newPassword';
  readonly choosesName?: true;
  /** The answer contains session tokens, which are removed: they stay in the cookie. */
  readonly hidesToken?: true;
  /** Ends the account's other sessions, unless its body says `keepSessions`. */
  readonly endsOtherSessions?: true;
  /**
   * The library answers 500 if it cannot verify something; that is the request's fault and becomes
   * 400.
   */
  readonly refusesBy500?: true;
  /** Ends the passkeys of the account, unless its body says `keepPasskeys`. */
  readonly endsPasskeys?: true;
}

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

const currentPassword: JsonSchema = {
  ...known,
  description: 'If the account has one; without one the sign-in has to be of the last ten minutes.',
};
const credential: JsonSchema = { type: 'object', description: 'What the browser made (WebAuthn)' };
const callback = (provider: string): Endpoint => ({
  method: 'GET',
  summary: `Where ${provider} sends people back to, with a code`,
  query: ['code', 'state', 'error', 'iss'],
  hidesToken: true,
});

/**
 * Every endpoint of the sign-in library that is open, by its path below /api/auth. All others do
 * not exist.
 */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  'sign-up/email': {
    method: 'POST',
    choosesPassword: 'password',
    choosesName: true,
    signsUp: true,
    mailsTo: 'email',
    hidesToken: true,
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
    method: 'POST',
    tries: 'named-account',
    hidesToken: true,
    summary: 'Sign in; the session is in a cookie',
    takes: body(['email', 'password'], { email, password: known, language }),
  },
  'sign-out': { method: 'POST', summary: 'End the session', takes: body([], {}) },
  'get-session': {
    method: 'GET',
    hidesToken: true,
    summary: 'The account that is signed in, or null',
  },
  'reset-password': {
    method: 'POST',
    choosesPassword: 'newPassword',
    endsPasskeys: true,
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
    method: 'POST',
    tries: 'own-account',
    choosesPassword: 'newPassword',
    hidesToken: true,
    endsOtherSessions: true,
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
  'change-email': {
    method: 'POST',
    asksOwner: true,
    mailsTo: 'newEmail',
    hidesToken: true,
    summary: 'Choose another e-mail; where mail is sent it counts once it is confirmed',
    takes: body(['newEmail'], { newEmail: email, currentPassword, language }),
  },
  'send-verification-email': {
    method: 'POST',
    mailsTo: 'email',
    summary: 'Send the mail once more by which the own e-mail is confirmed',
    takes: body(['email'], { email, language }),
  },
  'verify-email': {
    method: 'POST',
    askedByGet: ['token'],
    hidesToken: true,
    summary: 'Confirm an e-mail with the token of a link',
    takes: body(['token'], { token: { type: 'string' } }),
  },
  'passkey/generate-register-options': {
    method: 'POST',
    askedByGet: [],
    asksOwner: true,
    summary: 'What a browser makes a passkey from',
    takes: body([], { currentPassword }),
  },
  'passkey/verify-registration': {
    method: 'POST',
    asksOwner: true,
    refusesBy500: true,
    hidesToken: true,
    summary: 'Keep a passkey that the browser has made',
    takes: body(['response'], {
      response: credential,
      name: { type: 'string', maxLength: 80 },
      currentPassword,
    }),
  },
  'passkey/generate-authenticate-options': {
    method: 'GET',
    summary: 'What a passkey signs to sign in',
  },
  'passkey/verify-authentication': {
    method: 'POST',
    hidesToken: true,
    summary: 'Sign in by a passkey',
    takes: body(['response'], { response: credential }),
  },
  'passkey/list-user-passkeys': { method: 'GET', summary: 'The passkeys of the account' },
  'passkey/delete-passkey': {
    method: 'POST',
    asksOwner: true,
    summary: 'Forget a passkey',
    takes: body(['id'], { id: { type: 'string' }, currentPassword }),
  },
  'sign-in/social': {
    method: 'POST',
    hidesToken: true,
    summary: 'The address of another server to sign in at',
    takes: body(['provider'], {
      provider: { type: 'string', enum: ['discord', 'google', 'oidc'] },
      callbackURL: { type: 'string' },
      errorCallbackURL: { type: 'string' },
    }),
  },
  'link-social': {
    method: 'POST',
    asksOwner: true,
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

/** The row for a path in its one spelling and its one method; null if there is none. */
export const endpointFor = (path: string, method: string): Endpoint | null => {
  const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
  return endpoint?.method === method ? endpoint : null;
};
