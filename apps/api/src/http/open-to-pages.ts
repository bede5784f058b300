import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where any web page may ask, refusals included: no cookie of the person at the browser goes along. */
const OPEN = ['/api/v1/', '/docs/openapi.json', '/docs/v1/openapi.json'];

/** By the address as it was asked for: some are answered by a route of another name. */
const isOpen = ({ originalUrl }: FastifyRequest): boolean =>
  OPEN.some((address) => originalUrl.startsWith(address));

const ANSWER = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'api-version, deprecation, etag, link, retry-after, sunset, x-correlation-id, x-position',
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-none-match, last-event-id, x-after-position',
  'access-control-max-age': '86400',
};

/**
 * Lets scripts of other sites read what is public, and with a token do what its owner may
 * (Fetch, section 3.2). Nest's own `enableCors` would say `Vary: Origin` on every answer,
 * also of our pages, and a phone without network could not find them in its cache any more.
 */
export const openToPages = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!isOpen(request)) {
      done();
      return;
    }
    void reply.headers(ANSWER);
    if (request.method === 'OPTIONS') void reply.headers(PREFLIGHT).code(204).send();
    else done();
  });
};
