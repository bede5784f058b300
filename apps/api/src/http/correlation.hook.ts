import type { FastifyInstance, FastifyRequest } from 'fastify';
import { correlationFrom, withCorrelation } from '#platform';

const ids = new WeakMap<object, string>();

export const correlationOf = (request: FastifyRequest): string => {
  const known = ids.get(request.raw);
  if (known !== undefined) return known;
  const made = correlationFrom(request.headers['x-correlation-id']);
  ids.set(request.raw, made);
  return made;
};

/**
 * Runs every request under its correlation id and tells it to the
 * caller. Entered twice: reading the body loses the first context.
 */
export const addCorrelation = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-correlation-id', correlationOf(request));
    withCorrelation(correlationOf(request), done);
  });
  fastify.addHook('preValidation', (request, _reply, done) =>
    withCorrelation(correlationOf(request), done),
  );
};
