/** What a request to the sign-in library is about, as far as the api has to look into it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Whose password is tried with it: that of the account of this address, or of the account that is signed in. */
  readonly tries?: 'named-account' | 'own-account';
  /** Decides who gets into the account: asks for its password in `currentPassword`, or a fresh sign-in where it has none. */
  readonly asksOwner?: true;
  /** Sends a mail to the address in this member. Only `signsUp` may be asked for that by somebody who is not signed in. */
  readonly mailsTo?: 'email' | 'newEmail';
  /** Makes an account. Where mail is sent, the answer is the same whether there is one of the address or not. */
  readonly signsUp?: true;
  /** Members of the body that the library takes from the address, by GET. Here nothing that changes something is asked for so. */
  readonly askedByGet?: readonly string[];
  /** Members of the query that reach the library. */
  readonly query?: readonly string[];
  /** The member of the body that is to become a password. */
  readonly choosesPassword?: 'password' | 'newPassword';
  readonly choosesName?: true;
  /** Where the answer holds texts that a session is opened with: they stay in the cookie. */
  readonly hidesToken?: true;
  /** Ends the account's other sessions, unless its body says `keepSessions`. */
  readonly endsOtherSessions?: true;
  /** The library calls what it cannot verify a fault of its own (500); it is one of the request. */
  readonly refusesBy500?: true;
  /** Ends the passkeys of the account, unless its body says `keepPasskeys`. */
  readonly endsPasskeys?: true;
}

/** Every door of the sign-in library that is open, by its path below /api/auth. What has no row is not there. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  'sign-up/email': {
    method: 'POST',
    choosesPassword: 'password',
    choosesName: true,
    signsUp: true,
    mailsTo: 'email',
    hidesToken: true,
  },
  'sign-in/email': { method: 'POST', tries: 'named-account', hidesToken: true },
  'sign-out': { method: 'POST' },
  'get-session': { method: 'GET', hidesToken: true },
  'reset-password': { method: 'POST', choosesPassword: 'newPassword', endsPasskeys: true },
  'change-password': {
    method: 'POST',
    tries: 'own-account',
    choosesPassword: 'newPassword',
    hidesToken: true,
    endsOtherSessions: true,
  },
  'change-email': {
    method: 'POST',
    asksOwner: true,
    mailsTo: 'newEmail',
    hidesToken: true,
  },
  'send-verification-email': { method: 'POST', mailsTo: 'email' },
  'verify-email': { method: 'POST', askedByGet: ['token'], hidesToken: true },
  'passkey/generate-register-options': { method: 'POST', askedByGet: [], asksOwner: true },
  'passkey/verify-registration': {
    method: 'POST',
    asksOwner: true,
    refusesBy500: true,
    hidesToken: true,
  },
  'passkey/generate-authenticate-options': { method: 'GET' },
  'passkey/verify-authentication': { method: 'POST', hidesToken: true },
  'passkey/list-user-passkeys': { method: 'GET' },
  'passkey/delete-passkey': { method: 'POST', asksOwner: true },
  'sign-in/social': { method: 'POST', hidesToken: true },
  'link-social': { method: 'POST', asksOwner: true },
  'callback/discord': { method: 'GET', query: ['code', 'state', 'error', 'iss'], hidesToken: true },
  'callback/google': { method: 'GET', query: ['code', 'state', 'error', 'iss'], hidesToken: true },
  'callback/oidc': { method: 'GET', query: ['code', 'state', 'error', 'iss'], hidesToken: true },
};

/** The row for a path, in its one spelling and by its one method; null when there is none. */
export const endpointFor = (path: string, method: string): Endpoint | null => {
  const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
  return endpoint?.method === method ? endpoint : null;
};
