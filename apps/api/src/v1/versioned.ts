import type { FastifyInstance, FastifyReply } from 'fastify';
import { VERSIONED } from './versioned-door.js';

/** The version of the interface for programs; additions do not raise it. */
const API_VERSION = '1';

/** Every answer under the version says which it is, refusals included. */
export const addVersion = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.originalUrl.startsWith(VERSIONED)) void reply.header('api-version', API_VERSION);
    done();
  });
};

/** What every answer of the read interface carries beside its version. */
export const addCacheHeaders = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
