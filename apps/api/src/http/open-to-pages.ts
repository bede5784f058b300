import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Paths that any web page may request, refusals included; the browser sends no cookies along. */
const OPEN = ['/api/v1/', '/docs/openapi.json', '/docs/v1/openapi.json'];

/**
 * Judged by the requested address, because some addresses are answered by a route of another name.
 */
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
 * Lets scripts of other sites read what is public and, with a token, do what its owner may (Fetch,
 * section 3.2). Nest's own `enableCors` would send `Vary: Origin` with every answer, also for our
 * pages, and a phone without network could no longer find them in its cache.
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
