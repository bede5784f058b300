import type { FastifyInstance } from 'fastify';
import type { Logger } from '#platform';
import type { ApiMetrics } from './api-metrics.js';
import { duringRequest } from '../http/correlation.hook.js';
import { placeOf } from '../http/route.js';

/** Logs one line per request: always for changes and faults, for reads only at debug level. */
export const logRequests = (
  fastify: FastifyInstance,
  logger: Logger,
  metrics: ApiMetrics,
): void => {
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.request(request.method, reply.statusCode);
    duringRequest(request, () => {
      const line = {
        method: request.method,
        ...placeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      const looks = request.method === 'GET' || request.method === 'HEAD';
      logger[looks && reply.statusCode < 500 ? 'debug' : 'info'](line, 'request');
    });
    done();
  });
};
