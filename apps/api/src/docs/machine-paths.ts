import { madeToken, newToken, tokenList } from '#contracts';
import { answers, content, type Json, schemaOf } from './schemas.js';

/** How a caller is known: a person's browser by its cookie, a machine by its token, a visitor not at all. */
export const securitySchemes: Json = {
  session: { type: 'apiKey', in: 'cookie', name: 'conclave.session_token', description: 'Set by signing in. Requests that change something must come from our own pages.' },
  token: { type: 'http', scheme: 'bearer', description: 'A token made on the account page, `Authorization: Bearer conclave_...`: for looking only or for acting as its account, for all events or for one.' },
};

/** Anything may be tried in any of these ways; each command and query says whom it is granted to. */
export const anyCaller: Json[] = [{}, { session: [] }, { token: [] }];

const person: Json[] = [{ session: [] }];
const ofToken = [{ name: 'tokenId', in: 'path', required: true, schema: { type: 'string' } }];

/** What machines are let in and told things by. */
export const machinePaths: Json = {
  '/api/me/tokens': {
    get: { tags: ['machines'], summary: 'The tokens of the account that is signed in', security: person, responses: answers('Tokens, newest first', schemaOf(tokenList, 'output')) },
    post: { tags: ['machines'], summary: 'Make a token; its text is told this once', security: person, requestBody: { required: true, content: content(schemaOf(newToken, 'input')) }, responses: answers('The token', schemaOf(madeToken, 'output')) },
  },
  '/api/me/tokens/{tokenId}/revoke': { post: { tags: ['machines'], summary: 'Revoke a token', security: person, parameters: ofToken, responses: answers('Revoked', { type: 'object' }) } },
};
