import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where any web page may ask, refusals included: no cookie of the person at the browser goes along. */
const OPEN = ['/api/v1/', '/docs/openapi.json'];

const isOpen = ({ url }: FastifyRequest): boolean =>
  OPEN.some((address) => url.startsWith(address));

const ANSWER = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'api-version, deprecation, etag, link, retry-after, sunset, x-correlation-id',
};

const PREFLIGHT = {
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'authorization, if-none-match',
  'access-control-max-age': '86400',
};

/**
 * Lets scripts of other sites read what is public, and with a token what its owner may read (Fetch, section 3.2). Nest's own `enableCors` would say `Vary: Origin`
 * on every answer, also of our pages, and a phone without network could not find them in its cache any more.
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
