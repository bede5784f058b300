import {
  lineTold,
  madeToken,
  madeWebhook,
  newToken,
  newWebhook,
  redelivery,
  tokenList,
  webhookDeliveryList,
  webhookList,
} from '#contracts';
import { answers, content, failed, type JsonSchema, schemaOf } from './schemas.js';

/** How a caller is known: a person's browser by its cookie, a machine by its token, a visitor not at all. */
export const securitySchemes: JsonSchema = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'conclave.session_token',
    description: 'Set by signing in. Requests that change something must come from our own pages.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A token made on the account page, `Authorization: Bearer conclave_...`: for looking only or for acting as its account, for all events or for one.',
  },
};

/** Anything may be tried in any of these ways; each command and query says whom it is granted to. */
export const anyCaller: JsonSchema[] = [{}, { session: [] }, { token: [] }];

const endpoints = '/api/events/{eventId}/webhooks';
const granted = { tags: ['machines'], description: 'Granted to: owner, organizer.' };
const endpointAction = (summary: string, body?: JsonSchema): JsonSchema => ({
  post: {
    ...granted,
    summary,
    ...(body ? { requestBody: { required: true, content: content(body) } } : {}),
    responses: answers('Done', { type: 'object' }),
  },
});

/** What machines are let in and told things by. */
export const machinePaths: JsonSchema = {
  '/api/me/tokens': {
    get: {
      tags: ['machines'],
      summary: 'The tokens of the account that is signed in',
      responses: answers('Tokens, newest first', schemaOf(tokenList, 'output')),
    },
    post: {
      tags: ['machines'],
      summary: 'Make a token; its text is told this once',
      requestBody: { required: true, content: content(schemaOf(newToken, 'input')) },
      responses: answers('The token', schemaOf(madeToken, 'output')),
    },
  },
  '/api/me/tokens/{tokenId}/revoke': {
    post: {
      tags: ['machines'],
      summary: 'Revoke a token',
      responses: answers('Revoked', { type: 'object' }),
    },
  },
  [endpoints]: {
    get: {
      ...granted,
      summary: 'Where the happenings of an event are told to',
      responses: answers('Endpoints', schemaOf(webhookList, 'output')),
    },
    post: {
      ...granted,
      summary: 'Add an endpoint; its secret is told this once',
      requestBody: { required: true, content: content(schemaOf(newWebhook, 'input')) },
      responses: answers('The endpoint', schemaOf(madeWebhook, 'output')),
    },
  },
  [`${endpoints}/live`]: {
    get: {
      ...granted,
      summary: 'Server-sent events: endpoints or deliveries have changed',
      responses: {
        200: {
          description: 'A stream',
          content: { 'text/event-stream': { schema: schemaOf(lineTold, 'output') } },
        },
        default: failed,
      },
    },
  },
  [`${endpoints}/{endpointId}/deliveries`]: {
    get: {
      ...granted,
      summary: 'The last hundred deliveries',
      responses: answers('Deliveries, newest first', schemaOf(webhookDeliveryList, 'output')),
    },
  },
  [`${endpoints}/{endpointId}/test`]: endpointAction('Send a test'),
  [`${endpoints}/{endpointId}/redeliver`]: endpointAction(
    'Make a delivery again, under its id',
    schemaOf(redelivery, 'input'),
  ),
  [`${endpoints}/{endpointId}/pause`]: endpointAction('Hold deliveries back'),
  [`${endpoints}/{endpointId}/resume`]: endpointAction('Deliver again, what was held back first'),
  [`${endpoints}/{endpointId}/remove`]: endpointAction(
    'Remove the endpoint, its secret and its deliveries',
  ),
};
