import type { FastifyInstance, FastifyRequest } from 'fastify';
import { correlationFrom, type OpenSpan, openSpan, withCorrelation } from '#platform';
import { isApiRoute, placeOf } from './route.js';

const ids = new WeakMap<object, string>();
const spans = new WeakMap<object, OpenSpan>();

const correlationOf = (request: FastifyRequest): string => {
  const known = ids.get(request.raw);
  if (known !== undefined) return known;
  const made = correlationFrom(request.headers['x-correlation-id']);
  ids.set(request.raw, made);
  return made;
};

/**
 * Runs work for a request under its correlation id, and as a part of its trace if tracing is on.
 */
export const duringRequest = <T>(request: FastifyRequest, work: () => T): T => {
  const span = spans.get(request.raw);
  return withCorrelation(correlationOf(request), span ? () => span.run(work) : work);
};

/**
 * Runs every request under its correlation id, which the response names. API requests begin a trace
 * or continue the caller's. Entered twice, because reading the body loses the first context.
 */
export const addCorrelation = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-correlation-id', correlationOf(request));
    const span = isApiRoute(request) ? openSpan(spanOf(request)) : null;
    if (span) spans.set(request.raw, span);
    duringRequest(request, done);
  });
  fastify.addHook('preValidation', (request, _reply, done) => duringRequest(request, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    spans.get(request.raw)?.end({
      attributes: { 'http.response.status_code': reply.statusCode },
      failed: reply.statusCode >= 500,
    });
    done();
  });
};

const spanOf = (request: FastifyRequest) => {
  const { route, params = {} } = placeOf(request);
  const caller = request.headers['traceparent'];
  return {
    name: `${request.method} ${route ?? ''}`,
    kind: 'server',
    within: typeof caller === 'string' ? caller : null,
    attributes: {
      'http.request.method': request.method,
      'http.route': route ?? '',
      ...Object.fromEntries(Object.entries(params).map(([name, id]) => [`conclave.${name}`, id])),
    },
  } as const;
};
